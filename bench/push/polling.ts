// Clients who ask every two seconds where their jobs stand, as one does without a push, and when each first knows.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../harness/child.ts';
import { shuffled } from '../harness/statistics.ts';
import { ask } from '../reads/load.ts';
import type { PushWriter } from './our-writer.ts';
import { eventOf, steadyMs } from './protocol.ts';

const POLL_EVERY_MS = 2_000;
const POLLERS = 100;
/** Milliseconds between two writes. Each job changes once in so many of them, so that every change is seen before the next. */
const WRITE_EVERY_MS = 30;
const PASSES = 3;
const QUERY = 'query ($id: ID!) { job(by: { id: $id }) { id stage progress } }';

interface Answer {
  data: { job: { progress: number } };
}

/** Milliseconds from each written change to the poll that shows it; the pollers began at random moments. */
export const delaysOfPolling = async (
  address: string,
  writer: Child<PushWriter>,
  firstEvent: number,
): Promise<number[]> => {
  const seen = new Map<number, number>();
  let isOver = false;
  const poll = async (id: number) => {
    await sleep(Math.random() * POLL_EVERY_MS);
    while (!isOver) {
      const begun = performance.now();
      const text = await ask(address, { owner: id, query: QUERY, variables: { id: String(id) } });
      const event = eventOf((JSON.parse(text) as Answer).data.job.progress);
      if (!seen.has(event)) seen.set(event, steadyMs());
      await sleep(POLL_EVERY_MS - (performance.now() - begun));
    }
  };
  const jobIds = Array.from({ length: POLLERS }, (_, index) => index + 1);
  const polls = jobIds.map(poll);
  await sleep(POLL_EVERY_MS);
  const order = shuffled(jobIds);
  const written = await writer.ask('write', {
    jobIds: Array.from({ length: PASSES }, () => order).flat(),
    firstEvent,
    everyMs: WRITE_EVERY_MS,
  });
  await sleep(POLL_EVERY_MS);
  isOver = true;
  await Promise.all(polls);
  return written.flatMap(([event, at]) => {
    const arrived = seen.get(event);
    return arrived === undefined ? [] : [arrived - at];
  });
};
