// What a request asks, where it asks as programs and pages do: one small document by POST, as JSON.
import type { FastifyRequest } from 'fastify';
import { persistedText } from '../persisted-documents.ts';
import type { OperationVariables } from './arguments.ts';

/** Characters; what saves something is longer, and no read. */
const BODY_MAX = 10_000;

const KEYS: ReadonlySet<string> = new Set(['query', 'variables', 'operationName', 'extensions']);

export interface Question {
  text: string;
  variables: OperationVariables;
  /** All else that Yoga's answer depends on. */
  manner: string;
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

type JsonFields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is JsonFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isObjectOrNone = (value: unknown): value is JsonFields | null | undefined =>
  value === undefined || value === null || isObject(value);

/** Null for what Yoga has to look at. */
export const questionIn = ({ method, url, body, headers }: FastifyRequest): Question | null => {
  if (method !== 'POST' || url !== '/graphql' || typeof body !== 'string') return null;
  const asked = body.length > BODY_MAX ? null : parsed(body);
  if (!isObject(asked) || !Object.keys(asked).every((key) => KEYS.has(key))) return null;
  const { query, variables, operationName = '', extensions } = asked;
  if (!isObjectOrNone(variables) || !isObjectOrNone(extensions)) return null;
  const text = query === undefined ? persistedText(extensions ?? {}) : query;
  if (typeof text !== 'string' || typeof operationName !== 'string') return null;
  const manner = [headers['content-type'], headers.accept, operationName].join('\n');
  return { text, variables: variables ?? {}, manner };
};
