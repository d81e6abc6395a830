// `npm start` in a fresh clone, timed to the line that says where to go.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverEnv } from '../harness/server-env.ts';

const READY = /ready at (\S+)/;
const STEP_DONE = /^ {2}(.+: [\d.]+ s)$/;

export interface FirstStart {
  readySeconds: number;
  /** What the start said it did on the way, some of it at once, with its own times. */
  steps: string[];
}

export const startFirst = async (folder: string, dataDir: string): Promise<FirstStart> => {
  const started = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...serverEnv(dataDir), PATH: process.env['PATH'], HOME: process.env['HOME'] },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(npm, 'exit');
  const steps: string[] = [];
  try {
    for await (const line of createInterface({ input: npm.stdout })) {
      if (READY.test(line)) return { readySeconds: (performance.now() - started) / 1000, steps };
      const step = STEP_DONE.exec(line)?.[1];
      if (step) steps.push(step);
    }
    throw new Error('npm start ended before it was ready.');
  } finally {
    npm.kill('SIGTERM');
    await exited;
  }
};
