// The door to documents made for people: PDFs and workbooks are laid out in processes of their own, since that takes seconds
// of pure computing. Which templates there are, and what they need, is decided by the module that runs there.
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../caller.ts';
import type { Logger } from '../logger.ts';
import { createProcessPool } from '../processes/pool.ts';
import type { ExportMessage } from './serve-exports.ts';
import { notMade, restarting, tooBusy } from './export-refusals.ts';

export interface Exporter {
  /**
   * @param template one that the process knows
   * @param data plain data; it is copied
   * @returns the bytes of the document
   * @throws DomainError BUSY when too many wait already, UNAVAILABLE with a sentence when it cannot be made; the signal's
   * reason
   */
  make(template: string, data: unknown, caller: Caller): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the processes; documents under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  timeoutMs?: number;
  heapMb?: number;
  memoryMb?: number;
  idleMs?: number;
  /** More than this many documents of one owner at once are refused. */
  maxPending?: number;
}

/** Shorter than the time after which a silent connection is closed, so that the reason still reaches whoever asked. */
const TIMEOUT_MS = 45_000;
const IDLE_MS = 5 * 60_000;
/** Nobody new is let in once this many owners are at their limit. */
const MOST_BUSY_OWNERS = 10;

/** @param entry module of the processes; it calls `serveExports` */
export const createExporter = (
  entry: URL,
  log: Pick<Logger, 'error'>,
  {
    timeoutMs = TIMEOUT_MS,
    heapMb = 512,
    memoryMb = 800,
    idleMs = IDLE_MS,
    maxPending = 6,
  }: ExporterOptions = {},
): Exporter => {
  const pool = createProcessPool<ExportMessage, Uint8Array<ArrayBuffer>>({
    entry,
    processes: 2,
    idleMs,
    heapMb,
    memoryMb,
  });

  const ask = async (message: ExportMessage, caller: Caller) => {
    try {
      return await pool.ask(message, { ...caller, timeoutMs });
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
