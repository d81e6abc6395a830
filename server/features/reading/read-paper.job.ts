// Reads the numbers of a document right after it was uploaded, once; what comes of it stands in its row.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { callerOf } from '../../infra/caller.ts';
import { bindJob, type JobBinding } from '../../infra/queue.ts';
import { publishPaperChange } from './papers.events.ts';
import { readPaperFile, type PaperReading } from './read-paper-file.ts';
import { type ReadPaper, readPaperJob } from './read-paper.definition.ts';
import { leftOut, notRead } from './reading-notes.ts';

/** A file that ended the process twice while it was read ends it no more. */
const MOST_ATTEMPTS = 2;

type PaperPorts = Pick<
  Ports,
  'db' | 'storage' | 'mediaReader' | 'log' | 'events' | 'queue' | 'now'
>;

const isOfFile = (error: unknown): error is DomainError =>
  error instanceof DomainError && ['BAD_INPUT', 'TOO_LARGE'].includes(error.code);

/** Throws UNAVAILABLE while the bytes cannot be reached; the signal's reason. */
const readFile = async (
  ports: PaperPorts,
  file: { key: string; name: string; accountId: number },
  signal: AbortSignal,
): Promise<PaperReading> => {
  const caller = callerOf(file.accountId, signal);
  try {
    return await ports.storage.withFile(
      file.key,
      (path) => readPaperFile(ports, { path, name: file.name }, caller),
      signal,
    );
  } catch (error) {
    signal.throwIfAborted();
    if (!isOfFile(error)) throw error;
    return { paper: null, note: notRead(file.name, error.message) };
  }
};

const readPaperOfFile = async (
  ports: PaperPorts,
  { fileId }: ReadPaper,
  signal: AbortSignal,
): Promise<void> => {
  const { db, now } = ports;
  const [begun] = await db.paper.updateManyAndReturn({
    where: { fileId, state: 'WAITING' },
    data: { attempts: { increment: 1 } },
    include: { file: { select: { key: true, name: true, accountId: true } } },
  });
  // It was deleted meanwhile, or read by the worker of a job that could not wait.
  if (!begun) return;
  const { file, attempts } = begun;
  const { paper, note } =
    attempts > MOST_ATTEMPTS
      ? { paper: null, note: leftOut(file.name) }
      : await readFile(ports, file, signal);
  const { count } = await db.paper.updateMany({
    where: { fileId, state: 'WAITING' },
    data: {
      state: paper ? 'READ' : 'FAILED',
      ...(paper && { reading: paper }),
      note,
      readAt: now(),
    },
  });
  if (count > 0) await publishPaperChange(ports, fileId);
};

export const bindReadPaper = (ports: Ports): JobBinding =>
  bindJob(readPaperJob, (message, signal) => readPaperOfFile(ports, message, signal));
