// Reads a failed GraphQL call into the few cases the screens know, whichever way the server or a proxy worded it.
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { FailureCode } from '../../server/domain/failure-codes.ts';
import { isRecord } from '../../server/domain/is-record.ts';
import { textOr } from './text-or.ts';

export type RequestFailure =
  /** Sign in first, or the free trial is used up. */
  | { kind: 'login'; message: string }
  /** The server does not know who is asking: a sign-in has expired, or there is none. */
  | { kind: 'unauthenticated'; message: string }
  /** A rate limit or a daily cap asks the page to slow down. */
  | { kind: 'throttled'; message: string; retryAfterSeconds: number | null }
  /** The server is busy for a moment. Trying again is expected to help. */
  | { kind: 'busy'; message: string; retryAfterSeconds: number | null }
  /** The server does not answer at all. */
  | { kind: 'unreachable'; message: string }
  | { kind: 'other'; message: string };

interface FailureClues {
  status: number | null;
  codes: string[];
  message: string;
  retryAfterSeconds: number | null;
}

const DEFAULT_LOGIN_MESSAGE = 'Free trial used up — sign in to continue.';
const SIGNED_OUT_MESSAGE = 'Your sign-in has expired. Sign in again.';
const LOGIN_WORDS: FailureCode[] = ['login_required', 'guest_quota_exhausted', 'quota_exhausted'];
const LOGIN_CODES: FailureCode[] = ['LOGIN_REQUIRED', 'QUOTA_EXHAUSTED', ...LOGIN_WORDS];
/** Statuses of answers that may ask for a login. Null is a GraphQL answer as such, whose codes say it all. */
const LOGIN_STATUSES = new Set<number | null>([null, 401, 402, 403, 429]);
const GONE_STATUSES = new Set<number | null>([404, 410]);
const UNREACHABLE_STATUSES = new Set([502, 504]);

const BODY_TEXT_MAX = 500;

const isLoginCode = (code: string): boolean => LOGIN_CODES.some((known) => known === code);

const says = ({ codes }: Pick<FailureClues, 'codes'>, code: FailureCode): boolean =>
  codes.includes(code);

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

const cluesFromErrors = (errors: readonly unknown[]): Omit<FailureClues, 'status'> => {
  const records = errors.filter(isRecord);
  const extensions = records.map((error) => (isRecord(error.extensions) ? error.extensions : {}));
  return {
    codes: extensions.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])),
    message: records.map((error) => textOr(error.message)).find(Boolean) ?? '',
    retryAfterSeconds:
      extensions.map((each) => seconds(each.retryAfterSeconds)).find((each) => each !== null) ??
      null,
  };
};

/** Part of an answer that fits into a sentence. It is empty for the page of a proxy, which says nothing to people. */
const bodyText = (raw: string): string =>
  raw.trim().startsWith('<') ? '' : raw.trim().slice(0, BODY_TEXT_MAX);

const cluesFromBody = (body: unknown, raw: string): Omit<FailureClues, 'status'> => {
  if (isRecord(body) && Array.isArray(body.errors)) return cluesFromErrors(body.errors);
  if (!isRecord(body)) return { codes: [], message: bodyText(raw), retryAfterSeconds: null };
  const words = [body.code, body.error, body.detail].map((word) => textOr(word)).filter(Boolean);
  const codes = [...words, ...LOGIN_WORDS.filter((word) => body[word] === true)];
  const said = [body.detail, body.message]
    .map((word) => textOr(word))
    .find((each) => !['', ...codes.filter(isLoginCode)].includes(each));
  const isSilent = Object.keys(body).length === 0 || codes.length > 0;
  return { codes, message: said ?? (isSilent ? '' : bodyText(raw)), retryAfterSeconds: null };
};

/** What a mutation named is not there. */
export class Gone extends Error {}

const cluesOf = (error: unknown): FailureClues => {
  if (error instanceof Gone) {
    return { status: null, codes: ['NOT_FOUND'], message: error.message, retryAfterSeconds: null };
  }
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

const speaksOfThrottling = (message: string): boolean => /throttl/i.test(message);

/** Spec §8: a 429 is worth waiting for when it asks for 1–30 s and does not speak of throttling. */
const isMomentary = (message: string, retryAfterSeconds: number | null): boolean =>
  retryAfterSeconds !== null &&
  retryAfterSeconds >= 1 &&
  retryAfterSeconds <= 30 &&
  !speaksOfThrottling(message);

const asksForLogin = ({ status, codes, message }: FailureClues): boolean =>
  LOGIN_STATUSES.has(status) &&
  codes.some(isLoginCode) &&
  !(status === 429 && speaksOfThrottling(message));

/** @param error whatever an Apollo call rejected with */
export const readFailure = (error: unknown): RequestFailure => {
  const clues = cluesOf(error);
  const { status, message, retryAfterSeconds } = clues;
  if (asksForLogin(clues)) return { kind: 'login', message: message || DEFAULT_LOGIN_MESSAGE };
  if (status === 401 || says(clues, 'UNAUTHENTICATED')) {
    return { kind: 'unauthenticated', message: message || SIGNED_OUT_MESSAGE };
  }
  if (status === 429 || says(clues, 'THROTTLED')) {
    return isMomentary(message, retryAfterSeconds)
      ? { kind: 'busy', message, retryAfterSeconds }
      : { kind: 'throttled', message, retryAfterSeconds };
  }
  if (status === 503 || says(clues, 'UNAVAILABLE')) {
    return { kind: 'busy', message, retryAfterSeconds };
  }
  if (status === 0 || (status !== null && UNREACHABLE_STATUSES.has(status))) {
    return { kind: 'unreachable', message: 'The server could not be reached.' };
  }
  return { kind: 'other', message: message || unexpected(status) };
};

/** What is said of an answer that says nothing itself. */
const unexpected = (status: number | null): string =>
  status === null
    ? 'Something went wrong on the server.'
    : `Something went wrong on the server: Unexpected status ${status}.`;

const TEMPORARY: readonly RequestFailure['kind'][] = ['busy', 'throttled', 'unreachable'];

/** Whether waiting is expected to mend it. */
export const isTemporary = (error: unknown): boolean => TEMPORARY.includes(readFailure(error).kind);

/** What was asked for is not there any more, whoever asks. */
export const isGone = (error: unknown): boolean => {
  const clues = cluesOf(error);
  return GONE_STATUSES.has(clues.status) || says(clues, 'NOT_FOUND');
};

export const SIGN_IN_FOR_MORE = 'Sign in to get more estimates.';

/** Spec §6: a guest who is throttled is told how to get more. */
export const messageFor = (message: string, isSignedIn: boolean): string =>
  !isSignedIn && speaksOfThrottling(message) ? SIGN_IN_FOR_MORE : message;
