// Row 21: what a server costs on which nobody works: `npm start` on an empty data folder, embedded database, all processes;
// the same after a job and with many workers; and one with thousands of open sockets on which nothing happens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { guestOf } from '../../server/testing/world.ts';
import type { Row } from '../harness/bench.ts';
import type { Figure } from '../harness/figure.ts';
import { treeMb, watchCpu } from '../harness/processes.ts';
import { type Scratch, withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { openIdleSockets } from '../push/idle.ts';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY = /ready at (\S+)/;
const LOOK_EVERY_MS = 100;
const SETTLE_MS = 45_000;
const WATCH_MS = 60_000;
const AFTER_JOB_MS = 20_000;
const WORK = 'Repaint my 12x14 bedroom, walls and ceiling, and replace the baseboard';
const MANY_WORKERS = 40;
const SOCKETS = 5_000;

/** Returns its address. */
const untilReady = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const [, address] = READY.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended before it was ready.');
};

/** The most of `read()` while `until` has not come about. */
const mostUntil = async (read: () => number, until: Promise<unknown>): Promise<number> => {
  let most = 0;
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  while (!isOver) {
    most = Math.max(most, read());
    await sleep(LOOK_EVERY_MS);
  }
  await over;
  return most;
};

interface Started {
  pid: number;
  address: string;
  peakMb: number;
  stop(): Promise<void>;
}

const start = async (scratch: Scratch, more: Record<string, string> = {}): Promise<Started> => {
  const settings = { ...serverEnv(await scratch.folder()), NODE_ENV: 'production', ...more };
  const server = spawn(process.execPath, [START], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const pid = server.pid ?? 0;
  const stop = async () => {
    server.kill('SIGTERM');
    await exited;
  };
  try {
    const ready = untilReady(createInterface({ input: server.stdout }));
    const peakMb = await mostUntil(() => treeMb(pid), ready);
    return { pid, address: await ready, peakMb, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Memory a while after somebody has had one estimate made, MB. */
const afterJobMb = async ({ pid, address }: Started): Promise<number> => {
  const guest = guestOf({ url: address });
  const projectId = await guest.makeProject();
  const { id } = await guest.submit({ projectId, instructions: WORK });
  await guest.waitForEnd(id);
  await sleep(AFTER_JOB_MS);
  return treeMb(pid);
};

export const atRestRow: Row = {
  rows: [21],
  title: 'At rest',
  run: (startServices) =>
    withScratch(async (scratch) => {
      await using ends = new AsyncDisposableStack();
      // One after the other, so that a start is measured alone; then all rest together: each one's CPU is its own.
      const plain = await start(scratch);
      ends.defer(plain.stop);
      const many = await start(scratch, { WORKER_CONCURRENCY: String(MANY_WORKERS) });
      ends.defer(many.stop);
      const idle = await openIdleSockets(scratch, await startServices(), SOCKETS);
      await sleep(SETTLE_MS);
      const cpus = [plain, many, idle].map(({ pid }) => watchCpu(pid));
      await sleep(WATCH_MS);
      const [plainMs = 0, manyMs = 0, idleMs = 0] = cpus.map((cpu) => cpu());
      const atRestMb = treeMb(plain.pid);
      const figure = (name: string, measured: number, unit: Figure['unit'], atMost: number) => ({
        row: 21,
        name,
        measured,
        unit,
        goal: { atMost },
      });
      return {
        figures: [
          figure(
            'CPU at rest, embedded database, share of a core',
            (plainMs / WATCH_MS) * 100,
            '%',
            0.5,
          ),
          figure(`the same with ${MANY_WORKERS} workers`, (manyMs / WATCH_MS) * 100, '%', 0.5),
          figure(
            `CPU of a server with ${SOCKETS} open sockets on which nothing happens`,
            (idleMs / WATCH_MS) * 1_000,
            'ms/s',
            15,
          ),
          figure('memory at rest, embedded database, all processes', atRestMb, 'MB', 240),
          figure(
            `the same ${AFTER_JOB_MS / 1_000} s after a job`,
            await afterJobMb(plain),
            'MB',
            330,
          ),
          figure('memory until ready, at most', plain.peakMb, 'MB', 300),
        ],
        notes: [
          `Looked at for ${WATCH_MS / 1_000} s, ${SETTLE_MS / 1_000} s after the last start; what several processes share counts once.`,
        ],
      };
    }),
};
