// Maps what the openai package throws to one ModelFailure. A table, so that each case can be read and tested.
import OpenAI, { APIError } from 'openai';
import { ModelFailure } from './model-client.ts';
import type { ModelFailureKind } from './model-client.ts';

const QUOTA_CODES: readonly unknown[] = ['insufficient_quota', 'billing_hard_limit_reached'];

const STATUS_KINDS: readonly (readonly [
  test: (error: APIError) => boolean,
  kind: ModelFailureKind,
])[] = [
  [({ code, type }) => QUOTA_CODES.includes(code) || QUOTA_CODES.includes(type), 'quota'],
  [({ status }) => status === 401 || status === 403, 'auth'],
  [({ status }) => status === 402, 'quota'],
  [({ status }) => status === 429, 'rate_limit'],
  [({ status }) => status === 408, 'timeout'],
  [({ status }) => status !== undefined && status >= 400 && status < 500, 'bad_request'],
];

const kindOf = (error: unknown): ModelFailureKind => {
  if (error instanceof OpenAI.APIUserAbortError) return 'aborted';
  if (error instanceof OpenAI.APIConnectionTimeoutError) return 'timeout';
  if (!(error instanceof APIError)) return 'unavailable';
  return STATUS_KINDS.find(([test]) => test(error))?.[1] ?? 'unavailable';
};

/** Milliseconds the server asks to wait; null when it does not say. */
const retryAfterOf = (error: unknown): number | null => {
  if (!(error instanceof APIError)) return null;
  const ms = Number(error.headers?.get('retry-after-ms') ?? Number.NaN);
  const seconds = Number(error.headers?.get('retry-after') ?? Number.NaN);
  const wait = Number.isFinite(ms) ? ms : seconds * 1_000;
  return Number.isFinite(wait) && wait >= 0 ? wait : null;
};

export const toModelFailure = (error: unknown): ModelFailure => {
  if (error instanceof ModelFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new ModelFailure(kindOf(error), message, {
    retryAfterMs: retryAfterOf(error),
    cause: error,
  });
};
