// One form for the same answer in the words of each side, so that they can be held against each other.
import { createHash } from 'node:crypto';

const camelCase = (name: string) =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const normalValue = (name: string, value: unknown): unknown => {
  if (name === 'id') return String(value);
  if (name === 'createdAt') return new Date(String(value)).toISOString();
  return normalized(value);
};

/** Names in camel case and in order, keys as text, dates in UTC. */
const normalized = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => {
    const name = camelCase(key);
    return [name, normalValue(name, inner)] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

export const hashOfAnswer = (answer: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(normalized(answer)))
    .digest('hex');
