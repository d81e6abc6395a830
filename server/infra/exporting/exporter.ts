// The door to documents made for people: PDFs and workbooks are laid out in processes of their own, since that takes seconds
// of pure computing. Which templates there are, and what they need, is decided by the module that runs there.
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../caller.ts';
import { OPERATION_MS, withinDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { createProcessPool } from '../processes/pool.ts';
import type { ExportMessage } from './serve-exports.ts';
import { type EndOfProcess, ProcessEnded } from '../processes/process-ended.ts';

// Why there is no document, as whoever asked for it is told.

const BUSY_RETRY_SECONDS = 10;

const SENTENCES: Record<EndOfProcess, string | null> = {
  TIME: 'The document is too large to make: it took too long. Take out some lines, photos or long texts, or download the spreadsheet instead.',
  MEMORY:
    'The document is too large to make. Take out some lines, photos or long texts, or download the spreadsheet instead.',
  CRASH: null,
  KILLED: null,
};
/** The process ended, perhaps from outside. */
const ENDED =
  'The document could not be made because of a fault on our side. Try again in a minute; nothing in the estimate was changed.';
/** Layout is pure, so a document that failed once fails each time. */
const UNFORESEEN =
  'This document cannot be made as it is, because of a fault on our side that trying again does not mend. Download the spreadsheet instead, or shorten what was changed last; nothing in the estimate was changed.';

const notMade = (error: unknown): DomainError => {
  if (!(error instanceof ProcessEnded)) {
    return new DomainError('BAD_INPUT', UNFORESEEN, { cause: error });
  }
  const sentence = SENTENCES[error.reason];
  return new DomainError(sentence === null ? 'UNAVAILABLE' : 'TOO_LARGE', sentence ?? ENDED, {
    cause: error,
  });
};

/** Too many wait already. */
const tooBusy = (): DomainError =>
  new DomainError(
    'BUSY',
    `Many documents are being made right now. Try again in ${BUSY_RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

/** The processes end. */
const restarting = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The server is restarting. Please ask for the document again in a minute.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

export interface Exporter {
  /**
   * @param template one that the process knows
   * @param data plain data; it is copied
   * @returns the bytes of the document
   * @throws DomainError BUSY when too many wait already, UNAVAILABLE when a process ended; TOO_LARGE and BAD_INPUT for
   *   a document that can never be made; the signal's reason
   */
  make(template: string, data: unknown, caller: Caller): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the processes; documents under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  timeoutMs?: number;
  heapMb?: number;
  /** More than this many documents of one owner at once are refused. */
  maxPending?: number;
}

/** Shorter than the time after which a silent connection is closed, so that the reason still reaches whoever asked. */
const TIMEOUT_MS = 45_000;
const IDLE_MS = 5 * 60_000;
/** All memory of one process, in MB. */
const MEMORY_MB = 800;
/** Time after which a document is long. Most take a second; one with forty photos takes longer. */
const LONG_AFTER_MS = 5_000;
/** Nobody new is let in once this many owners are at their limit. */
const MOST_BUSY_OWNERS = 10;

/** @param entry module of the processes; it calls `serveExports` */
export const createExporter = (
  entry: URL,
  log: Pick<Logger, 'error'>,
  { timeoutMs = TIMEOUT_MS, heapMb = 512, maxPending = 6 }: ExporterOptions = {},
): Exporter => {
  const pool = createProcessPool<ExportMessage, Uint8Array<ArrayBuffer>>({
    entry,
    processes: 2,
    longAfterMs: LONG_AFTER_MS,
    idleMs: IDLE_MS,
    heapMb,
    memoryMb: MEMORY_MB,
  });

  const ask = async (message: ExportMessage, caller: Caller) => {
    try {
      return await withinDeadline(OPERATION_MS, tooBusy, (over) => {
        const signal = caller.signal ? AbortSignal.any([caller.signal, over]) : over;
        return pool.ask(message, { ...caller, signal, timeoutMs });
      });
    } catch (error) {
      caller.signal?.throwIfAborted();
      if (error instanceof DomainError) throw error;
      log.error({ err: error, template: message.template }, 'A document could not be made');
      throw notMade(error);
    }
  };

  return {
    async make(template, data, caller) {
      if (
        pool.pending(caller.owner) >= maxPending ||
        pool.pending() >= maxPending * MOST_BUSY_OWNERS
      ) {
        throw tooBusy();
      }
      return ask({ template, data }, caller);
    },

    close: () => pool.close(restarting()),
  };
};
