// Watches a process of a pool from within, so that it neither outgrows its memory nor outlives its parent.
import { Worker } from 'node:worker_threads';

export const MEGABYTE = 1_000_000;
/** Memory is filled at about a gigabyte a second. */
const LOOK_EVERY_MS = 25;

/** Ends this process and the programs it has started. */
export const endAll = () => {
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
) => {
  for (;;) {
    if (process.ppid !== parent || process.memoryUsage.rss() > maxBytes) end();
    Atomics.wait(calls, 0, 0, 1_000);
    Atomics.wait(calls, 1, 0, everyMs);
  }
};

export const startWatch = (memoryMb: number, calls: Int32Array): void => {
  const limits = [process.ppid, memoryMb * MEGABYTE, LOOK_EVERY_MS].join(',');
  const shared = 'require("node:worker_threads").workerData';
  new Worker(`(${watch.toString()})(${endAll.toString()},${shared},${limits})`, {
    eval: true,
    workerData: calls,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref();
};
