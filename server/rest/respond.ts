// How outcomes look over REST: one table from error code to status, and the body old clients know.
import { DomainError, type ErrorCode, failureSentence } from '../domain/errors.ts';
import { challengeOf, REST_CODE, type RestCode } from '../domain/failure-codes.ts';
import { outageOf } from '../infra/outage.ts';
import { type FieldNames, toWirePath } from './wire-names.ts';

export interface RestAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): RestAnswer => ({ status: 200, body });
export const created = (body: unknown): RestAnswer => ({ status: 201, body });
/** Says that it is done, and nothing else. */
export const noContent = (): RestAnswer => ({ status: 204, body: null });
/** Says that it is not ready yet: ask again. */
export const accepted = (body: unknown): RestAnswer => ({ status: 202, body });

/** A stale write says which version is current, so that the client can load it. */
export const versionConflict = (error: { message: string; version: number }): RestAnswer => ({
  status: 409,
  body: { detail: error.message, code: 'version_conflict', version: error.version },
});

const STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  LOGIN_REQUIRED: 401,
  QUOTA_EXHAUSTED: 402,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_INPUT: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  CONFLICT: 409,
  TOO_LARGE: 413,
  THROTTLED: 429,
  // Old clients try again by themselves unless the answer speaks of throttling.
  BUSY: 429,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
};

/** Old clients look for the flag as well as for the word. */
const LEADS_TO_LOGIN = new Set<ErrorCode>(['LOGIN_REQUIRED', 'QUOTA_EXHAUSTED']);

/** What the HTTP layer itself refuses, before any handler sees it. */
const REFUSALS: Record<number, { code: RestCode; detail: string }> = {
  400: {
    code: 'bad_input',
    detail: 'The request could not be read. Send valid JSON, or a complete form.',
  },
  404: { code: 'not_found', detail: 'There is nothing at this address.' },
  413: { code: 'too_large', detail: 'The request is too large. Send less at once.' },
  415: { code: 'bad_input', detail: 'Send JSON, or files as multipart/form-data.' },
};

const internal = (reference: string): RestAnswer => ({
  status: 500,
  body: { detail: failureSentence(reference), code: 'internal' satisfies RestCode },
});

/** Old clients wait so long by themselves. They tell their user of a longer wait where the answer speaks of throttling (§8). */
const SHORT_WAIT_SECONDS = 30;

const wordsOf = ({ code, message, retryAfterSeconds = 0 }: DomainError) =>
  code === 'BUSY' && retryAfterSeconds > SHORT_WAIT_SECONDS
    ? { detail: `Request was throttled. ${message}`, code: REST_CODE.THROTTLED }
    : { detail: message, code: REST_CODE[code] };

/** @param names of members, where the route has its own */
export const failed = (error: DomainError, names: FieldNames = {}): RestAnswer => {
  const { code, retryAfterSeconds } = error;
  return {
    status: STATUS[code],
    body: {
      ...wordsOf(error),
      ...(LEADS_TO_LOGIN.has(code) && { login_required: true }),
      ...(error.fields.length > 0 && {
        fields: Object.fromEntries(
          error.fields.map(({ path, message }) => [toWirePath(path, names), message]),
        ),
      }),
    },
    headers: {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...(STATUS[code] === 401 && { 'www-authenticate': challengeOf(error) }),
    },
  };
};

interface HttpError {
  statusCode?: number;
}

/** The answer to anything thrown. `report` hears of what is a defect or an outage, and gives its number. */
export const answerTo = (error: unknown, report: (error: unknown) => string): RestAnswer => {
  if (error instanceof DomainError) return failed(error);
  const outage = outageOf(error);
  if (outage) {
    report(error);
    return failed(outage);
  }
  const { statusCode: thrown = 500 } = error as HttpError;
  // A path that the file server refuses is, to whoever asked, an address with nothing behind it.
  const statusCode = thrown === 403 ? 404 : thrown;
  // The caller is at fault for whatever else the HTTP layer refuses: the sentence tells what to send.
  const isRefused = statusCode >= 400 && statusCode < 500;
  const refusal = REFUSALS[statusCode] ?? (isRefused ? REFUSALS[400] : undefined);
  if (refusal) return { status: statusCode, body: refusal };
  return internal(report(error));
};
