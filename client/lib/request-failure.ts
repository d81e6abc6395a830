// Reads a failed GraphQL call into the few cases the screens know, whichever way the server or a proxy worded it.
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

export type RequestFailure =
  /** Sign in first, or the free trial is used up. */
  | { kind: 'login'; message: string }
  /** Asked to slow down by a rate limit or a daily cap. */
  | { kind: 'throttled'; message: string; retryAfterSeconds: number | null }
  /** Busy for a moment; trying again is expected to help. */
  | { kind: 'busy'; message: string; retryAfterSeconds: number | null }
  /** No answer from the server at all. */
  | { kind: 'unreachable'; message: string }
  | { kind: 'other'; message: string };

interface Clues {
  status: number | null;
  codes: string[];
  message: string;
  retryAfterSeconds: number | null;
}

const DEFAULT_LOGIN_MESSAGE = 'Free trial used up — sign in to continue.';
const LOGIN_CODES = new Set([
  'LOGIN_REQUIRED',
  'QUOTA_EXHAUSTED',
  'login_required',
  'guest_quota_exhausted',
  'quota_exhausted',
]);
const UNREACHABLE_STATUSES = new Set([502, 504]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const seconds = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  return value !== null && value !== undefined && Number.isFinite(number) ? number : null;
};

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
};

const cluesFromErrors = (errors: readonly unknown[]): Omit<Clues, 'status'> => {
  const records = errors.filter(isRecord);
  const extensions = records.map((error) => (isRecord(error.extensions) ? error.extensions : {}));
  return {
    codes: extensions.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])),
    message: records.map((error) => text(error.message)).find(Boolean) ?? '',
    retryAfterSeconds:
      extensions.map((each) => seconds(each.retryAfterSeconds)).find((each) => each !== null) ??
      null,
  };
};

const cluesFromBody = (body: unknown, raw: string): Omit<Clues, 'status'> => {
  if (isRecord(body) && Array.isArray(body.errors)) return cluesFromErrors(body.errors);
  if (!isRecord(body)) return { codes: [], message: raw.trim(), retryAfterSeconds: null };
  return {
    codes: [
      ...(typeof body.code === 'string' ? [body.code] : []),
      ...(body.login_required === true ? ['login_required'] : []),
    ],
    message: text(body.detail) || text(body.message),
    retryAfterSeconds: null,
  };
};

const cluesOf = (error: unknown): Clues => {
  if (CombinedGraphQLErrors.is(error)) return { status: null, ...cluesFromErrors(error.errors) };
  if (ServerError.is(error) || ServerParseError.is(error)) {
    const clues = cluesFromBody(parse(error.bodyText), error.bodyText);
    const header = seconds(error.response.headers.get('Retry-After'));
    return {
      ...clues,
      status: error.statusCode,
      retryAfterSeconds: header ?? clues.retryAfterSeconds,
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { status: 0, codes: [], message, retryAfterSeconds: null };
};

/** Spec §8: a 429 is worth waiting for when it asks for 1–30 s and does not speak of throttling. */
const isMomentary = (message: string, retryAfterSeconds: number | null): boolean =>
  retryAfterSeconds !== null &&
  retryAfterSeconds >= 1 &&
  retryAfterSeconds <= 30 &&
  !/throttl/i.test(message);

/** @param error whatever an Apollo call rejected with */
export const readFailure = (error: unknown): RequestFailure => {
  const { status, codes, message, retryAfterSeconds } = cluesOf(error);
  if (codes.some((code) => LOGIN_CODES.has(code))) {
    return { kind: 'login', message: message || DEFAULT_LOGIN_MESSAGE };
  }
  if (status === 429 || codes.includes('THROTTLED')) {
    return isMomentary(message, retryAfterSeconds)
      ? { kind: 'busy', message, retryAfterSeconds }
      : { kind: 'throttled', message, retryAfterSeconds };
  }
  if (status === 503 || codes.includes('UNAVAILABLE')) {
    return { kind: 'busy', message, retryAfterSeconds };
  }
  if (status === 0 || (status !== null && UNREACHABLE_STATUSES.has(status))) {
    return { kind: 'unreachable', message: 'The server could not be reached.' };
  }
  return { kind: 'other', message: message || 'Something went wrong on the server.' };
};

const TEMPORARY: readonly RequestFailure['kind'][] = ['busy', 'throttled', 'unreachable'];

/** Whether waiting is expected to mend it. */
export const isTemporary = (error: unknown): boolean => TEMPORARY.includes(readFailure(error).kind);

/** Spec §6: a guest who is throttled is told how to get more. */
export const messageFor = (message: string, isSignedIn: boolean): string =>
  !isSignedIn && /throttl/i.test(message) ? 'Sign in to get more estimates.' : message;
