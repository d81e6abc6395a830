// Programs in processes of their own that do what they are asked. Types go with the questions: a child exports the type of its duties.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type CpuShares, profileDuties } from './cpu-shares.ts';

type Duty = (input: never) => unknown;
export type Duties = Record<string, Duty>;

interface Question {
  id: number;
  duty: string;
  input: unknown;
}
interface Answer {
  id: number;
  output?: unknown;
  failure?: string;
}

export interface Child<D extends Duties> {
  readonly pid: number;
  ask<K extends keyof D & string>(
    duty: K,
    ...input: Parameters<D[K]>
  ): Promise<Awaited<ReturnType<D[K]>>>;
  /** What it computes while `work` goes on. */
  profile(work: () => Promise<unknown>): Promise<CpuShares>;
  stop(): Promise<void>;
}

const STOP_WITHIN_MS = 5_000;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exited;
  clearTimeout(timer);
};

/** Starts a program that calls `serveDuties`. It ends when its parent does. */
export const startChild = async <D extends Duties>(
  program: URL,
  env: Record<string, string> = {},
): Promise<Child<D>> => {
  const child = fork(fileURLToPath(program), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc'],
    serialization: 'advanced',
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const ready = Promise.withResolvers<void>();
  let asked = 0;
  child.on('message', (message: Answer | 'ready') => {
    if (message === 'ready') return ready.resolve();
    const { id, output, failure } = message;
    if (failure) waiting.get(id)?.reject(new Error(failure));
    else waiting.get(id)?.resolve(output);
    waiting.delete(id);
  });
  child.on('exit', (code) => {
    const error = new Error(`${program.pathname} ended with ${code}.`);
    ready.reject(error);
    for (const answer of waiting.values()) answer.reject(error);
  });
  await ready.promise;
  if (child.pid === undefined) throw new Error(`${program.pathname} did not start.`);
  const perform = (duty: string, input?: unknown): Promise<unknown> => {
    const answer = Promise.withResolvers<unknown>();
    const question: Question = { id: asked++, duty, input };
    waiting.set(question.id, answer);
    child.send(question);
    return answer.promise;
  };
  return {
    pid: child.pid,
    async ask(duty, ...[input]) {
      return (await perform(duty, input)) as never;
    },
    async profile(work) {
      await perform('startProfile');
      await work();
      return (await perform('endProfile')) as CpuShares;
    },
    stop: () => end(child),
  };
};

/** Answers the parent's questions in the child, until the parent leaves. */
export const serveDuties = (own: Duties): void => {
  const duties: Duties = { ...own, ...profileDuties };
  const perform = async ({ id, duty, input }: Question): Promise<Answer> => {
    try {
      return { id, output: await duties[duty]?.(input as never) };
    } catch (error) {
      const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return { id, failure };
    }
  };
  process.on('message', (question: Question) => {
    void perform(question).then((answer) => process.send?.(answer));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
};

/** Throws away what is not used any more, so that memory can be compared. */
export const collectGarbage = (): void => {
  globalThis.gc?.();
  globalThis.gc?.();
};
