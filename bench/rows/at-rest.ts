// Row 21: what a server costs on which nobody works: `npm start` on an empty data folder, embedded database, all processes;
// the same with many workers; and one with thousands of open sockets on which nothing happens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from '../harness/bench.ts';
import { treeMb, watchCpu } from '../harness/processes.ts';
import { type Scratch, withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';
import { openIdleSockets } from '../push/idle.ts';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY = /ready at \S+/;
const LOOK_EVERY_MS = 100;
const SETTLE_MS = 45_000;
const WATCH_MS = 60_000;
const MANY_WORKERS = 40;
const SOCKETS = 5_000;

const untilReady = async (lines: AsyncIterable<string>): Promise<void> => {
  for await (const line of lines) if (READY.test(line)) return;
  throw new Error('The server ended before it was ready.');
};

/** The most of `read()` while `until` has not come about. */
const mostUntil = async (read: () => number, until: Promise<void>): Promise<number> => {
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
    return { pid, peakMb: await mostUntil(() => treeMb(pid), ready), stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
      return {
        figures: [
          {
            row: 21,
            name: 'CPU at rest, embedded database, share of a core',
            measured: (plainMs / WATCH_MS) * 100,
            unit: '%',
            goal: { atMost: 0.5 },
          },
          {
            row: 21,
            name: `the same with ${MANY_WORKERS} workers`,
            measured: (manyMs / WATCH_MS) * 100,
            unit: '%',
            goal: { atMost: 0.5 },
          },
          {
            row: 21,
            name: `CPU of a server with ${SOCKETS} open sockets on which nothing happens`,
            measured: (idleMs / WATCH_MS) * 1_000,
            unit: 'ms/s',
            goal: { atMost: 15 },
          },
          {
            row: 21,
            name: 'memory at rest, embedded database, all processes',
            measured: treeMb(plain.pid),
            unit: 'MB',
            goal: { atMost: 350 },
          },
          {
            row: 21,
            name: 'memory until ready, at most',
            measured: plain.peakMb,
            unit: 'MB',
            goal: { atMost: 450 },
          },
        ],
        notes: [
          `Looked at for ${WATCH_MS / 1_000} s, ${SETTLE_MS / 1_000} s after the last start; what several processes share counts once.`,
        ],
      };
    }),
};
