// The JSON body of a request: an object that can be worked with, or a refusal.
import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../domain/errors.ts';
import { isRecord } from '../domain/is-record.ts';

/** Levels of a body: deeper than anything that is kept, as an item's metadata has four. */
const DEPTH_MAX = 20;

/** Half of a pair cannot be written as UTF-8, and PostgreSQL keeps no NUL. Texts are cleaned where they are read, keys are not. */
const isGoodKey = (key: string): boolean => !key.includes('\0') && key.isWellFormed();

/** Throws InvalidInput for what parses as JSON and can still not be worked with. */
const requirePlain = (value: unknown, depth = 0): void => {
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEPTH_MAX) throw new InvalidInput('This JSON is nested too deeply.');
  for (const [key, inner] of Object.entries(value)) {
    if (!isGoodKey(key)) {
      throw new InvalidInput('A name in this JSON holds a character that cannot be kept.');
    }
    requirePlain(inner, depth + 1);
  }
};

/** The JSON body as an object. Throws InvalidInput for anything else. */
export const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> => {
  if (!isRecord(body)) throw new InvalidInput('Send a JSON object.');
  requirePlain(body);
  return body;
};

/** Works like `bodyOf`, but takes a missing body for an empty one. */
export const optionalBodyOf = (request: FastifyRequest): Record<string, unknown> =>
  request.body == null ? {} : bodyOf(request);
