// Starts the process of a pool's module as the head of a group, within its limits, and ends the whole group.
import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ProcessOptions {
  entry: URL;
  args: readonly string[];
  heapMb: number;
  /** Part of the heap for new objects, in MB. Node's own default holds where it is left out. */
  youngMb?: number | undefined;
  memoryMb: number;
  /** What its standard input says; it has none without. */
  input?: string | undefined;
}

/**
 * Environment without any setting of the server's. It only says where Node keeps compiled code, and that the C library gives
 * free memory back at once.
 */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const code = getCompileCacheDir();
  // Node adds its own folder for its version again.
  return { MALLOC_TRIM_THRESHOLD_: '131072', ...(code && { NODE_COMPILE_CACHE: dirname(code) }) };
};

/** Its own group, so that what it starts ends with it. Windows has none: there, programs end when their output is closed. */
export const killGroup = (process_: ChildProcess): void => {
  if (process_.pid === undefined) return;
  try {
    process.kill(-process_.pid, 'SIGKILL');
  } catch {
    process_.kill('SIGKILL');
  }
};

export const startProcess = ({
  entry,
  args,
  heapMb,
  youngMb,
  memoryMb,
  input,
}: ProcessOptions): ChildProcess =>
  fork(fileURLToPath(entry), [String(memoryMb), ...args], {
    env: ownEnvironment(),
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      ...(youngMb ? [`--max-semi-space-size=${youngMb}`] : []),
    ],
    serialization: 'advanced',
    detached: process.platform !== 'win32',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe', 'ipc'],
  });
