// One write every few milliseconds, whether or not the one before has ended.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Moment, WriteOrder } from './protocol.ts';

export const writeSteadily = async (
  { jobIds, firstEvent, everyMs }: WriteOrder,
  write: (jobId: number, event: number) => Promise<Moment>,
): Promise<Moment[]> => {
  const writes: Promise<Moment>[] = [];
  for (const [index, jobId] of jobIds.entries()) {
    writes.push(write(jobId, firstEvent + index));
    await sleep(everyMs);
  }
  return Promise.all(writes);
};
