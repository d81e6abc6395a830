// Tells outages (the database above all) and a full disk from defects. Callers hear what to do, and operators get a
// line now and then instead of one for each request.
import { randomBytes } from 'node:crypto';
import { DomainError, noRoomToSave } from '../domain/errors.ts';
import type { Logger } from './logger.ts';

const CAUSES_MAX = 4;
const LOG_EVERY_MS = 10_000;

const NODE = 'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN';
/** PostgreSQL's codes for: shut down, crashed, starting; connections lost, or too many; a statement that took too long. */
const POSTGRES = '57P01 57P02 57P03 08000 08001 08003 08006 53300 57014';
/** Prisma's codes for: unreachable, timed out, closed; no free connection, no transaction. */
const PRISMA = 'P1001 P1002 P1008 P1017 P2024 P2028 P2037';
const CODES: ReadonlySet<unknown> = new Set(
  [NODE, POSTGRES, PRISMA].flatMap((codes) => codes.split(' ')),
);
/** What Prisma's adapter calls the same. */
const KINDS: ReadonlySet<unknown> = new Set([
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
]);
/** Sentences of the driver for errors to which it gives no code. */
const DRIVER_SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The system's codes for a full disk, and PostgreSQL's. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
const FULL_SENTENCE = /No space left on device|Disk quota exceeded/;

interface OutageClues {
  code?: unknown;
  /** PostgreSQL's code for an error to which Prisma's adapter gave its own code. */
  originalCode?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  /** GraphQL's word for a cause. */
  originalError?: unknown;
  meta?: { driverAdapterError?: unknown };
}

type Sign = (clues: OutageClues) => boolean;

const saysFull: Sign = ({ code, originalCode, message }) =>
  FULL_CODES.has(code) ||
  FULL_CODES.has(originalCode) ||
  (typeof message === 'string' && FULL_SENTENCE.test(message));

const saysAway: Sign = ({ code, kind, message }) =>
  CODES.has(code) ||
  KINDS.has(kind) ||
  (typeof message === 'string' && DRIVER_SENTENCES.test(message));

/** Looks for a sign in an error and in its causes. */
const hasSign = (error: unknown, sign: Sign, causesLeft = CAUSES_MAX): boolean => {
  if (typeof error !== 'object' || error === null || causesLeft === 0) return false;
  const clues = error as OutageClues;
  const { cause, originalError, meta } = clues;
  return (
    sign(clues) ||
    [cause, originalError, meta?.driverAdapterError].some((inner) =>
      hasSign(inner, sign, causesLeft - 1),
    )
  );
};

type OutageCode = 'STORAGE_FULL' | 'UNAVAILABLE';

const codeOf = (error: unknown): OutageCode | null => {
  if (hasSign(error, saysFull)) return 'STORAGE_FULL';
  return hasSign(error, saysAway) ? 'UNAVAILABLE' : null;
};

/** The error for callers at a full disk or an outage; null for anything else. */
export const outageOf = (error: unknown): DomainError | null => {
  const code = error instanceof DomainError ? null : codeOf(error);
  if (code === null) return null;
  if (code === 'STORAGE_FULL') return noRoomToSave(error);
  return new DomainError(
    'UNAVAILABLE',
    'The server cannot reach its data at the moment. Nothing was lost; please try again in a few seconds.',
    { cause: error },
  );
};

/** @returns the number by which the line of a defect is found */
export type ReportFailure = (error: unknown, sentence: string) => string;

const REFERENCE_BYTES = 4;

const LINES: Readonly<Record<OutageCode, string>> = {
  STORAGE_FULL: 'The disk is full; nothing is saved until there is room again',
  UNAVAILABLE: 'The server cannot reach its data; callers are asked to come back',
};

/** Reports defects at once, and outages now and then. */
export const createFailureLog = (log: Pick<Logger, 'error' | 'warn'>): ReportFailure => {
  let lastOutage = Number.NEGATIVE_INFINITY;
  return (error, sentence) => {
    const reference = randomBytes(REFERENCE_BYTES).toString('hex');
    const code = codeOf(error);
    if (code === null) {
      log.error({ err: error, reference }, sentence);
    } else if (Date.now() - lastOutage >= LOG_EVERY_MS) {
      lastOutage = Date.now();
      log.warn({ err: error }, LINES[code]);
    }
    return reference;
  };
};
