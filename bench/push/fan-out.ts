// One side of the fan-out: many sockets that follow the same job.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../harness/child.ts';
import { watchCpu } from '../harness/processes.ts';
import type { Scratch } from '../harness/scratch.ts';
import { median } from '../harness/statistics.ts';
import type { PushServer } from './our-server.ts';
import type { PushWriter } from './our-writer.ts';
import type { Sockets } from './sockets.ts';

/** Time for an event to reach everybody. */
const PAUSE_MS = 1_500;
const JOB = 1;

export interface FanOut {
  /** CPU of the server for each message that arrived. */
  cpuMs: number;
  /** State written → the last client has it, median over the events. */
  lastMs: number;
  lost: number;
}

export const openFanOut = async (
  scratch: Scratch,
  server: Child<PushServer>,
  writer: Child<PushWriter>,
  followers: number,
): Promise<(firstEvent: number, events: number) => Promise<FanOut>> => {
  const client = await scratch.child<Sockets>(new URL('./sockets.ts', import.meta.url));
  const url = await server.ask('address');
  await client.ask('open', { url, firstJob: JOB, count: followers, isOneJob: true });
  return async (firstEvent, events) => {
    await client.ask('takeArrivals');
    const cpu = watchCpu(server.pid);
    const lasts: number[] = [];
    let arrived = 0;
    for (let event = firstEvent; event < firstEvent + events; event++) {
      const [moment] = await writer.ask('write', {
        jobIds: [JOB],
        firstEvent: event,
        everyMs: PAUSE_MS,
      });
      await sleep(PAUSE_MS);
      const arrivals = await client.ask('takeArrivals');
      arrived += arrivals.length;
      lasts.push(Math.max(...arrivals.map(([, at]) => at)) - (moment?.[1] ?? 0));
    }
    return {
      cpuMs: cpu() / arrived,
      lastMs: median(lasts),
      lost: followers * events - arrived,
    };
  };
};
