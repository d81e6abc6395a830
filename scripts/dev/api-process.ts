// The API of development: one process, ended without waiting for its jobs and started anew.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 25;
/** Whoever has not ended by then is made to. */
const END_LIMIT_MS = 3_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const start = (): ChildProcess =>
  spawn(process.execPath, ['server/main.ts'], {
    // What its jobs have not done they do again after the start.
    env: { ...process.env, JOB_GRACE_SECONDS: '0', DRAIN_SECONDS: '0' },
    stdio: 'inherit',
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  await ended;
  clearTimeout(limit);
};

const answers = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
};

export class ApiProcess {
  readonly #address: string;
  #child: ChildProcess | null = null;
  #ready: Promise<boolean> = Promise.resolve(false);
  #isStopped = false;
  /** Counts the restarts: the last one wins. */
  #turn = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Of the process of this moment: false when it ended before it answered. */
  get ready(): Promise<boolean> {
    return this.#ready;
  }

  /** Ends what runs and starts it from the sources as they are now. */
  restart(): Promise<boolean> {
    this.#turn += 1;
    this.#ready = this.#startAfter(this.#ready, this.#turn);
    return this.#ready;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#child) await end(this.#child);
  }

  async #startAfter(before: Promise<boolean>, turn: number): Promise<boolean> {
    if (this.#child) await end(this.#child);
    await before;
    if (this.#isStopped || turn !== this.#turn) return false;
    const child = start();
    this.#child = child;
    while (!hasEnded(child)) {
      if (await answers(this.#address)) return true;
      await delay(LOOK_EVERY_MS);
    }
    return false;
  }
}
