// Reads a plan or a document once, right after its upload, and keeps the result in its row.
import { setTimeout as delay } from 'node:timers/promises';
import type { Ports } from '../../context.ts';
import { callerOf } from '../accounts/turns.ts';
import type { Caller } from '../../infra/caller.ts';
import { createFairTurns } from '../../infra/processes/fair-turns.ts';
import { bindJob, type JobBinding } from '../../infra/queue/queue.ts';
import { findAnyPaper, storeReading } from './papers.ts';
import { type ReadPaper, readPaperJob } from './read-paper.definition.ts';
import { type ReadableKind, readUpload } from './read-upload.ts';
import { endedServer } from './reading-notes.ts';

/** A file that ended the process twice while it was read ends it no more. */
const MOST_ATTEMPTS = 2;

/** A database that was away is back by then. */
const TAKE_BACK_WAITS_MS = [100, 500, 2_000, 5_000];

/** This process lives: what kept it from reading was an outage or its end, which the queue tries again. */
const takeBack = async ({ db, log }: Pick<Ports, 'db' | 'log'>, fileId: number): Promise<void> => {
  for (const wait of TAKE_BACK_WAITS_MS) {
    try {
      await db.paper.updateMany({
        where: { fileId, state: 'WAITING', attempts: { gt: 0 } },
        data: { attempts: { decrement: 1 } },
      });
      return;
    } catch (error) {
      log.warn({ err: error, fileId }, 'An attempt to read a paper could not be taken back yet');
      await delay(wait);
    }
  }
};

const readInTurn = async (
  ports: Ports,
  { fileId }: ReadPaper,
  caller: Caller & { signal: AbortSignal },
): Promise<void> => {
  const [begun] = await ports.db.paper.updateManyAndReturn({
    where: { fileId, state: 'WAITING' },
    data: { attempts: { increment: 1 } },
    include: { file: { select: { key: true, name: true, kind: true } } },
  });
  // It was deleted meanwhile, or read by a job that could not wait.
  if (!begun) return;
  const { key, name, kind } = begun.file;
  if (begun.attempts > MOST_ATTEMPTS) {
    return storeReading(ports, fileId, { paper: null, notes: [endedServer(name)] });
  }
  try {
    const reading = await ports.storage.withFile(
      key,
      (path) => readUpload(ports, { kind: kind as ReadableKind, path, name }, caller),
      caller.signal,
    );
    await storeReading(ports, fileId, reading);
  } catch (error) {
    await takeBack(ports, fileId);
    throw error;
  }
};

/** Papers that one worker reads at once; their pages take turns at the processes. One owner has at most all but one. */
const BEGUN_AT_ONCE = 16;
/** Papers that one worker takes from the queue. With fewer, many papers of one owner would keep out another's first. */
const IN_HAND = 250;

export const bindReadPaper = (ports: Ports): JobBinding => {
  const places = createFairTurns(BEGUN_AT_ONCE);
  const { name, work } = bindJob(readPaperJob, async (message, signal) => {
    const paper = await findAnyPaper(ports, message.fileId);
    if (paper?.state !== 'WAITING') return;
    const { owner } = await callerOf(ports, paper.file.accountId);
    const place = await places.take({ owner, signal });
    try {
      await readInTurn(ports, message, { owner, signal });
    } finally {
      place.release();
    }
  });
  return { name, work: (queue) => work(queue, IN_HAND) };
};
