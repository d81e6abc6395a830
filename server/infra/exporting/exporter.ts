// The door to documents made for people: PDFs and workbooks are laid out in one thread of their own, since that takes seconds
// of pure computing. Which templates there are, and what they need, is decided by the module that runs in the thread.
import type { Transferable } from 'node:worker_threads';
import { DomainError } from '../../domain/errors.ts';
import type { Logger } from '../logger.ts';
import { createThreads } from '../threads.ts';
import type { ExportMessage, ExportReply } from './serve-exports.ts';

export interface Exporter {
  /**
   * @param template one that the thread knows
   * @param data plain data; it is copied, `transfer` is handed over instead
   * @returns the bytes of the document
   * @throws DomainError BUSY when too many wait already, UNAVAILABLE with a sentence when it cannot be made; the signal's reason.
   */
  make(
    template: string,
    data: unknown,
    options?: { signal?: AbortSignal | undefined; transfer?: Transferable[] },
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** Ends the thread; documents under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

export interface ExporterOptions {
  timeoutMs?: number;
  heapMb?: number;
  idleMs?: number;
  /** More than this many documents at once are refused. */
  maxPending?: number;
}

/** Shorter than the time after which a silent connection is closed, so that the reason still reaches whoever asked. */
const TIMEOUT_MS = 45_000;
const IDLE_MS = 5 * 60_000;
const BUSY_RETRY_SECONDS = 10;

const SENTENCES: Record<string, string> = {
  TimeoutError:
    'The document took too long to make. Take out some photos or long texts, or download the spreadsheet instead.',
  ERR_WORKER_OUT_OF_MEMORY:
    'The document is too large to make. Take out some photos or long texts, or download the spreadsheet instead.',
};
const UNFORESEEN =
  'The document could not be made because of a fault on our side. Try again in a minute; nothing in the estimate was changed.';

const explain = (error: unknown): DomainError => {
  const { name, code } = error as NodeJS.ErrnoException;
  const sentence = SENTENCES[code ?? ''] ?? SENTENCES[name] ?? UNFORESEEN;
  return new DomainError('UNAVAILABLE', sentence, { cause: error });
};

/** @param entry module of the thread; it calls `serveExports` */
export const createExporter = (
  entry: URL,
  log: Pick<Logger, 'error'>,
  { timeoutMs = TIMEOUT_MS, heapMb = 512, idleMs = IDLE_MS, maxPending = 24 }: ExporterOptions = {},
): Exporter => {
  const threads = createThreads<ExportMessage, ExportReply>({
    entry,
    threads: 1,
    idleMs,
    heapMb,
    isSpentBy: (reply) => 'failure' in reply,
  });

  const ask = async (
    message: ExportMessage,
    signal: AbortSignal | undefined,
    transfer: Transferable[] | undefined,
  ) => {
    try {
      const reply = await threads.ask(message, { timeoutMs, signal, transfer });
      if ('failure' in reply) throw new Error(reply.failure);
      return reply.bytes;
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof DomainError) throw error;
      log.error({ err: error, template: message.template }, 'A document could not be made');
      throw explain(error);
    }
  };

  return {
    async make(template, data, { signal, transfer } = {}) {
      if (threads.pending >= maxPending) {
        throw new DomainError(
          'BUSY',
          `Many documents are being made right now. Try again in ${BUSY_RETRY_SECONDS} seconds.`,
          { retryAfterSeconds: BUSY_RETRY_SECONDS },
        );
      }
      return ask({ template, data }, signal, transfer);
    },

    close: () =>
      threads.close(
        new DomainError(
          'UNAVAILABLE',
          'The server is restarting. Please ask for the document again in a minute.',
          { retryAfterSeconds: BUSY_RETRY_SECONDS },
        ),
      ),
  };
};
