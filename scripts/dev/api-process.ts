// The API of development: one process, ended without waiting for its jobs, and one that stands by to take its place.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

const STANDBY = new URL('./standby.ts', import.meta.url);
const LOOK_EVERY_MS = 25;
/** Time after which a process that has not ended is made to. */
const END_LIMIT_MS = 3_000;

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

const standBy = (): ChildProcess =>
  fork(STANDBY, {
    // What its jobs have not done they do again after the start.
    env: { ...process.env, JOB_GRACE_SECONDS: '0', DRAIN_SECONDS: '0' },
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
  #standby: ChildProcess | null = standBy();
  #ready: Promise<boolean> = Promise.resolve(false);
  #isStopped = false;
  /** Counts the restarts: the last one wins. */
  #turn = 0;

  constructor(address: string) {
    this.#address = address;
  }

  /** Whether the process of this moment is ready: false when it ended before it answered. */
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
    const running = [this.#child, this.#standby].filter((child) => child !== null);
    await Promise.all(running.map(end));
  }

  async #startAfter(before: Promise<boolean>, turn: number): Promise<boolean> {
    // It reads the sources while the other ends.
    const child = this.#standby ?? standBy();
    this.#standby = null;
    child.send('load');
    if (this.#child) await end(this.#child);
    await before;
    if (this.#isStopped || turn !== this.#turn) {
      await end(child);
      return false;
    }
    this.#child = child;
    child.send('serve');
    while (!hasEnded(child) && !(await answers(this.#address))) await delay(LOOK_EVERY_MS);
    if (!this.#isStopped) this.#standby ??= standBy();
    return !hasEnded(child);
  }
}
