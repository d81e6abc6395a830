// One side of the push comparison: a server, a writer, and the processes that hold its sockets.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '../harness/child.ts';
import { memoryMb, watchCpu } from '../harness/processes.ts';
import type { Scratch } from '../harness/scratch.ts';
import { percentile } from '../harness/statistics.ts';
import type { PushServer } from './our-server.ts';
import type { PushWriter } from './our-writer.ts';
import type { WriteOrder } from './protocol.ts';
import type { Sockets } from './sockets.ts';

const SOCKETS_PER_PROCESS = 2_500;
/** Sockets opened before memory is looked at: the first ones bring code, statements and room to work in; no later one does. */
const FIRST_SOCKETS = 500;
/** Time for what is still on its way after the last write. */
const DRAIN_MS = 500;

export interface PushResult {
  delaysMs: number[];
  p50: number;
  lost: number;
  serverCpuMs: number;
  databaseCpuMs: number;
}

export interface PushSide {
  socketKb: number;
  /** CPU of the server for a socket that is opened, with its first answer. */
  openCpuMs: number;
  send(order: WriteOrder): Promise<PushResult>;
}

interface SideOptions {
  server: Child<PushServer>;
  writer: Child<PushWriter>;
  sockets: number;
  postmaster: number;
}

const settledMb = async (server: Child<PushServer>) => {
  await server.ask('collectGarbage');
  return memoryMb(server.pid);
};

export const openSockets = async (
  scratch: Scratch,
  url: string,
  sockets: number,
  firstJob = 1,
): Promise<Child<Sockets>[]> => {
  const clients: Child<Sockets>[] = [];
  for (let opened = 0; opened < sockets; opened += SOCKETS_PER_PROCESS) {
    const client = await scratch.child<Sockets>(new URL('./sockets.ts', import.meta.url));
    const count = Math.min(SOCKETS_PER_PROCESS, sockets - opened);
    await client.ask('open', { url, firstJob: firstJob + opened, count });
    clients.push(client);
  }
  return clients;
};

export const openSide = async (
  scratch: Scratch,
  { server, writer, sockets, postmaster }: SideOptions,
): Promise<PushSide> => {
  const address = await server.ask('address');
  const first = await openSockets(scratch, address, FIRST_SOCKETS);
  const usedMb = await settledMb(server);
  const openCpu = watchCpu(server.pid);
  const more = sockets - FIRST_SOCKETS;
  const clients = [...first, ...(await openSockets(scratch, address, more, FIRST_SOCKETS + 1))];
  const openCpuMs = openCpu() / more;
  const socketKb = ((await settledMb(server)) - usedMb) * (1024 / more);
  const takeArrivals = async () => {
    const taken = await Promise.all(clients.map((client) => client.ask('takeArrivals')));
    return new Map(taken.flat());
  };
  return {
    socketKb,
    openCpuMs,
    async send(order) {
      await takeArrivals();
      const [serverCpu, databaseCpu] = [watchCpu(server.pid), watchCpu(postmaster)];
      const written = await writer.ask('write', order);
      await sleep(DRAIN_MS);
      const [serverCpuMs, databaseCpuMs] = [serverCpu(), databaseCpu()];
      const arrivals = await takeArrivals();
      const delaysMs = written.flatMap(([event, at]) => {
        const arrived = arrivals.get(event);
        return arrived === undefined ? [] : [arrived - at];
      });
      const events = order.jobIds.length;
      return {
        delaysMs,
        p50: percentile(delaysMs, 0.5),
        lost: events - delaysMs.length,
        serverCpuMs: serverCpuMs / events,
        databaseCpuMs: databaseCpuMs / events,
      };
    },
  };
};
