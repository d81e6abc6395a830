// What runs in a process of a pool: answers one message after the other, while the process is watched.
// A module that calls `serveProcess` is the entry of a pool.
import { writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { Worker } from 'node:worker_threads';
import { collect } from '../collector.ts';
import { OVER_MEMORY } from './process-ended.ts';

// Watches a process of a pool from within, so that it neither outgrows its memory nor outlives its parent.

const MEGABYTE = 1_000_000;
/** Memory is filled at about a gigabyte a second. */
const LOOK_EVERY_MS = 25;

/** Ends this process and the programs it has started. */
const endAll = () => {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    // Windows knows no groups.
    process.kill(process.pid, 'SIGKILL');
  }
};

/**
 * Looks on from a thread of its own, so that no long call of the process keeps it from looking: often while calls are under way,
 * once a second while there are none. Heap, buffers, WebAssembly and what native libraries take: all count. Both functions reach
 * the thread as their texts: they name nothing else of this module.
 * @param calls how many are under way, and a number that is always 0
 */
const watch = (
  end: () => void,
  calls: Int32Array,
  parent: number,
  maxBytes: number,
  everyMs: number,
  overMemory: string,
) => {
  for (;;) {
    if (process.ppid !== parent) end();
    if (process.memoryUsage.rss() > maxBytes) {
      // The line lets the parent tell this end from a kill from outside.
      process.getBuiltinModule('node:fs').writeSync(2, overMemory);
      end();
    }
    Atomics.wait(calls, 0, 0, 1_000);
    Atomics.wait(calls, 1, 0, everyMs);
  }
};

const startWatch = (memoryMb: number, calls: Int32Array): void => {
  const limits = [process.ppid, memoryMb * MEGABYTE, LOOK_EVERY_MS].join(',');
  const words = JSON.stringify(OVER_MEMORY);
  const shared = 'require("node:worker_threads").workerData';
  new Worker(`(${watch.toString()})(${endAll.toString()},${shared},${limits},${words})`, {
    eval: true,
    workerData: calls,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
};

/** What the process is sent: the parts of a message, any number of them, then the message. */
export type ToProcess<Message> = { part: unknown } | { message: Message };

/**
 * Messages of the process: ready, once at the beginning. For each message: events, any number of them, then a reply or a
 * failure.
 */
export type FromProcess<Reply, Event> =
  | { ready: true }
  | { event: Event }
  /** What the process holds now, in MB. */
  | { reply: Reply; residentMb: number }
  | { failure: string };

/** Where the machine runs out of memory before a limit is reached, Linux ends this process before any other of ours. */
const volunteerToBeEnded = (): void => {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // A container may forbid it; the process's own limits hold without.
  }
};

/**
 * What a pool's module does with one message. What it throws reaches the caller as an error, and ends the process.
 * `emit` sends something ahead of the reply. `parts` are what was sent ahead of the message, in order.
 */
export type MessageHandler<Message, Reply, Event = never> = (
  message: Message,
  emit: (event: Event) => void,
  parts: readonly unknown[],
) => Promise<Reply> | Reply;

/** Time without a call after which the process gives back what the last calls have left: 16 MB after the estimate of a room. */
const IDLE_MS = 10_000;

/** Answers the pool's messages from now on. */
export const serveProcess = (answer: MessageHandler<never, unknown, unknown>): void => {
  if (!process.send) throw new Error('This module runs in a process that a pool starts.');
  const tell = (message: FromProcess<unknown, unknown>) => void process.send?.(message);
  volunteerToBeEnded();
  const calls = new Int32Array(new SharedArrayBuffer(8));
  startWatch(Number(process.argv[2]), calls);
  process.on('disconnect', endAll);
  let idle: NodeJS.Timeout | undefined;
  let parts: unknown[] = [];
  process.on('message', (said: ToProcess<never>) => {
    if ('part' in said) return void parts.push(said.part);
    const before = parts;
    parts = [];
    clearTimeout(idle);
    return void (async () => {
      Atomics.add(calls, 0, 1);
      Atomics.notify(calls, 0);
      try {
        const reply = await answer(said.message, (event) => tell({ event }), before);
        tell({ reply, residentMb: process.memoryUsage.rss() / MEGABYTE });
      } catch (error) {
        tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      } finally {
        Atomics.sub(calls, 0, 1);
        idle = setTimeout(() => collect({ type: 'major' }), IDLE_MS).unref();
      }
    })();
  });
  tell({ ready: true });
  // The process is ended without a word later on.
  flushCompileCache();
};
