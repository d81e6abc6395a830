// The words that tell a caller one failure from another, on each transport. The pages take their types from here, so a
// code that nobody sends cannot be waited for.
import { BadToken, type DomainError, type ErrorCode } from './errors.ts';

/** `extensions.code` of a thrown error. Some failures share one; the rest is told by their sentence. */
export const GRAPHQL_CODE = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  LOGIN_REQUIRED: 'LOGIN_REQUIRED',
  QUOTA_EXHAUSTED: 'QUOTA_EXHAUSTED',
  THROTTLED: 'THROTTLED',
  BUSY: 'THROTTLED',
  BAD_INPUT: 'BAD_INPUT',
  IDEMPOTENCY_KEY_REUSED: 'IDEMPOTENCY_KEY_REUSED',
  CONFLICT: 'BAD_INPUT',
  TOO_LARGE: 'BAD_INPUT',
  STORAGE_FULL: 'STORAGE_FULL',
  UNAVAILABLE: 'UNAVAILABLE',
} as const satisfies Record<ErrorCode, string>;

/** Codes that no service throws: defects, and operations over the limits of the schema. */
export type GraphqlCode =
  | (typeof GRAPHQL_CODE)[ErrorCode]
  | 'INTERNAL'
  | 'LIMIT_EXCEEDED'
  | 'PERSISTED_QUERY_NOT_FOUND';

/** `code` of a REST answer. */
export const REST_CODE = {
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  LOGIN_REQUIRED: 'login_required',
  QUOTA_EXHAUSTED: 'guest_quota_exhausted',
  THROTTLED: 'throttled',
  BUSY: 'too_many_requests',
  BAD_INPUT: 'bad_input',
  IDEMPOTENCY_KEY_REUSED: 'idempotency_key_reused',
  CONFLICT: 'conflict',
  TOO_LARGE: 'too_large',
  STORAGE_FULL: 'storage_full',
  UNAVAILABLE: 'unavailable',
} as const satisfies Record<ErrorCode, string>;

export type RestCode = (typeof REST_CODE)[ErrorCode] | 'internal';

/** The specification's (§8) word of servers before this one. */
export type OlderCode = 'quota_exhausted';

export type FailureCode = GraphqlCode | RestCode | OlderCode;

const CHALLENGE = 'Bearer realm="Plumbline"';

/** What a 401 says of how to sign in, as `WWW-Authenticate`: a token that was sent and is not good is named (RFC 6750 §3). */
export const challengeOf = (error: DomainError): string =>
  error instanceof BadToken ? `${CHALLENGE}, error="invalid_token"` : CHALLENGE;
