// Writes the file of an export, a line for each estimate, straight into storage: however many there are, a few are in memory.
// Delivered at least once: a message of an export that has ended does nothing, and one that was cut off begins anew.
import { Readable } from 'node:stream';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/scope/uploads.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import type { StoredBlob } from '../../infra/storage/storage.ts';
import { readExportedRows } from '../estimates/exported-rows.ts';
import { accountOfPending } from '../downloads/export-rows.ts';
import { dropBytes, withBytes } from '../files/kept-bytes.ts';
import { endExport, EXPORT_FAILED } from './end-export.ts';
import { toExportedEstimate } from './exported-estimate.rest.ts';
import { type WriteExport, writeExportJob } from './write-export.definition.ts';

/** Bytes of one export. */
const FILE_MOST = 2_000_000_000;

const TOO_LARGE = `Your estimates have more than ${formatBytes(FILE_MOST)} together. Read them page by page.`;

/** A sentence for the owner. */
const failureOf = (error: unknown): string => {
  if (!(error instanceof DomainError)) return EXPORT_FAILED;
  if (error.code === 'TOO_LARGE') return TOO_LARGE;
  return error.code === 'STORAGE_FULL' ? error.message : EXPORT_FAILED;
};

const store = async (
  ports: Ports,
  accountId: number,
  signal: AbortSignal,
): Promise<StoredBlob & { estimateCount: number }> => {
  let estimateCount = 0;
  async function* lines() {
    for await (const row of readExportedRows(ports, accountId)) {
      estimateCount += 1;
      yield Buffer.from(`${JSON.stringify(toExportedEstimate(row))}\n`);
    }
  }
  const blob = await ports.storage.put(Readable.from(lines()), { maxBytes: FILE_MOST, signal });
  return { ...blob, estimateCount };
};

export const writeExport = async (
  ports: Ports,
  { exportId }: WriteExport,
  signal: AbortSignal,
): Promise<void> => {
  const accountId = await accountOfPending(ports, exportId);
  if (accountId === null) return;
  const at = { exportId, accountId };
  try {
    const { key, size, estimateCount } = await store(ports, accountId, signal);
    try {
      await endExport(ports, at, { status: 'READY', key, size, estimateCount });
    } finally {
      // Its account was closed, somebody else has written it, or that it is there could not be noted.
      await withBytes(ports, (tx) => dropBytes(ports, tx, [key]));
    }
  } catch (error) {
    // Stopping: the message comes again.
    signal.throwIfAborted();
    ports.log.error({ err: error, exportId }, 'An export of all estimates failed');
    await endExport(ports, at, { status: 'FAILED', failure: failureOf(error) });
  }
};

export const bindWriteExport = (ports: Ports): JobBinding =>
  bindJob(writeExportJob, (message, signal) => writeExport(ports, message, signal));
