// Tells a service that does not answer (the database above all) from a defect: the caller is asked to come back, and
// operators get a line now and then instead of one for each request.
import { randomBytes } from 'node:crypto';
import { DomainError } from '../domain/errors.ts';
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

interface OutageClues {
  code?: unknown;
  kind?: unknown;
  message?: unknown;
  cause?: unknown;
  /** GraphQL's word for a cause. */
  originalError?: unknown;
  meta?: { driverAdapterError?: unknown };
}

const isOutage = (error: unknown, causesLeft = CAUSES_MAX): boolean => {
  if (typeof error !== 'object' || error === null || causesLeft === 0) return false;
  const { code, kind, message, cause, originalError, meta } = error as OutageClues;
  if (CODES.has(code) || KINDS.has(kind)) return true;
  if (typeof message === 'string' && DRIVER_SENTENCES.test(message)) return true;
  return [cause, originalError, meta?.driverAdapterError].some((inner) =>
    isOutage(inner, causesLeft - 1),
  );
};

/** What callers are told of it; null for anything that is not an outage. */
export const outageOf = (error: unknown): DomainError | null =>
  error instanceof DomainError || !isOutage(error)
    ? null
    : new DomainError(
        'UNAVAILABLE',
        'The server cannot reach its data at the moment. Nothing was lost; please try again in a few seconds.',
        { cause: error },
      );

/** @returns the number by which the line of a defect is found */
export type ReportFailure = (error: unknown, sentence: string) => string;

const REFERENCE_BYTES = 4;

/** Reports defects at once, and outages now and then. */
export const createFailureLog = (log: Pick<Logger, 'error' | 'warn'>): ReportFailure => {
  let lastOutage = Number.NEGATIVE_INFINITY;
  return (error, sentence) => {
    const reference = randomBytes(REFERENCE_BYTES).toString('hex');
    if (!isOutage(error)) {
      log.error({ err: error, reference }, sentence);
    } else if (Date.now() - lastOutage >= LOG_EVERY_MS) {
      lastOutage = Date.now();
      log.warn({ err: error }, 'The server cannot reach its data; callers are asked to come back');
    }
    return reference;
  };
};
