// Row 21: what a server costs on which nobody works: `npm start` on an empty data folder, embedded database, all processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from '../harness/bench.ts';
import { treeMb, watchCpu } from '../harness/processes.ts';
import { withScratch } from '../harness/scratch.ts';
import { serverEnv } from '../harness/server-env.ts';

const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const READY = /ready at \S+/;
const LOOK_EVERY_MS = 100;
const SETTLE_MS = 60_000;
const WATCH_MS = 60_000;

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

export const atRestRow: Row = {
  row: 21,
  title: 'At rest',
  run: () =>
    withScratch(async (scratch) => {
      const env = { ...process.env, ...serverEnv(await scratch.folder()), NODE_ENV: 'production' };
      const server = spawn(process.execPath, [START], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(server, 'exit');
      const pid = server.pid ?? 0;
      try {
        const ready = untilReady(createInterface({ input: server.stdout }));
        const peakMb = await mostUntil(() => treeMb(pid), ready);
        await sleep(SETTLE_MS);
        const cpu = watchCpu(pid);
        await sleep(WATCH_MS);
        return {
          figures: [
            {
              row: 21,
              name: 'CPU at rest, embedded database, share of a core',
              measured: (cpu() / WATCH_MS) * 100,
              unit: '%',
              goal: { atMost: 0.5 },
            },
            {
              row: 21,
              name: 'memory at rest, all processes',
              measured: treeMb(pid),
              unit: 'MB',
              goal: { atMost: 350 },
            },
            {
              row: 21,
              name: 'memory until ready, at most',
              measured: peakMb,
              unit: 'MB',
              goal: { atMost: 450 },
            },
          ],
          notes: [],
        };
      } finally {
        server.kill('SIGTERM');
        await exited;
      }
    }),
};
