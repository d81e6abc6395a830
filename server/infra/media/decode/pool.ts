// Runs decode tasks on a few threads. A thread that hangs, dies or fails in an unforeseen way is thrown away;
// one that has nothing to do is ended, so that decoders' memory is given back.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { badInput, DomainError } from '../../../domain/errors.ts';
import { createSlots } from '../../slots.ts';
import type { TaskAnswer, TaskInput, TaskName, TaskOutput, TaskReply } from './tasks.ts';

export interface DecodePoolOptions {
  threads?: number;
  /** In place of each task's own limit. */
  timeoutMs?: number;
  idleMs?: number;
  /** Heap of one thread, in MB; pixels and WebAssembly lie outside of it and are capped by their decoders. */
  heapMb?: number;
}

export interface DecodePool {
  /** @throws DomainError BAD_INPUT when the file cannot be decoded; the signal's reason. */
  run<K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    signal?: AbortSignal,
  ): Promise<TaskOutput<K>>;
  /** Ends all threads; tasks under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/** Reading a container takes milliseconds; its reader runs in circles on some damaged files. */
const TIMEOUTS_MS: Record<TaskName, number> = {
  picture: 30_000,
  pdf: 30_000,
  video: 10_000,
  poster: 30_000,
  office: 30_000,
  pdfText: 30_000,
  officeText: 30_000,
  drawnText: 60_000,
  pictureJpeg: 30_000,
  pageJpeg: 30_000,
  frameJpeg: 30_000,
};

const ENTRY = new URL('./thread.ts', import.meta.url);

const explain = (error: unknown): DomainError => {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError') {
    return badInput(
      'This file takes too long to open. Make it smaller or simpler and upload it again.',
    );
  }
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? badInput('This file needs too much memory to open. Make it smaller and upload it again.')
    : new DomainError(
        'BAD_INPUT',
        'This file could not be opened; it seems to be damaged. Save it again and upload the new copy.',
        { cause: error },
      );
};

export const createDecodePool = ({
  threads = 2,
  timeoutMs,
  idleMs = 10_000,
  heapMb = 512,
}: DecodePoolOptions = {}): DecodePool => {
  const slots = createSlots(threads);
  const closing = new AbortController();
  const living = new Set<Worker>();
  const idle: Worker[] = [];
  let retirement: NodeJS.Timeout | undefined;

  const end = (worker: Worker) => {
    living.delete(worker);
    return worker.terminate();
  };

  const start = () => {
    const worker = new Worker(ENTRY, {
      env: {},
      execArgv: [],
      // What decoders print about a bad file is not for our log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    // A death between two tasks must not end the process; the next task then meets the same error.
    worker.on('error', () => living.delete(worker));
    living.add(worker);
    return worker;
  };

  const takeWorker = (): Worker => {
    clearTimeout(retirement);
    let worker = idle.pop();
    while (worker && !living.has(worker)) worker = idle.pop();
    return worker ?? start();
  };

  const rest = (worker: Worker) => {
    idle.push(worker);
    clearTimeout(retirement);
    retirement = setTimeout(() => {
      for (const resting of idle.splice(0)) void end(resting);
    }, idleMs).unref();
  };

  const ask = async <K extends TaskName>(
    worker: Worker,
    task: K,
    input: TaskInput<K>,
    leave: AbortSignal,
  ): Promise<TaskReply<K>> => {
    const signal = AbortSignal.any([leave, AbortSignal.timeout(timeoutMs ?? TIMEOUTS_MS[task])]);
    const reply = once(worker, 'message', { signal });
    worker.postMessage({ task, input });
    try {
      const [message] = await reply;
      return message;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  };

  const perform = async <K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    leave: AbortSignal,
  ): Promise<TaskAnswer<K>> => {
    const worker = takeWorker();
    try {
      const reply = await ask(worker, task, input, leave);
      if ('failure' in reply) throw new Error(reply.failure);
      rest(worker);
      return reply;
    } catch (error) {
      void end(worker);
      leave.throwIfAborted();
      throw explain(error);
    }
  };

  return {
    async run(task, input, signal) {
      const leave = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal;
      const release = await slots.take(leave);
      try {
        const answer = await perform(task, input, leave);
        if ('refusal' in answer) throw badInput(answer.refusal);
        return answer.output;
      } finally {
        release();
      }
    },

    async close() {
      closing.abort(
        new DomainError(
          'UNAVAILABLE',
          'The server is restarting. Please upload the file again in a minute.',
          {
            retryAfterSeconds: 10,
          },
        ),
      );
      clearTimeout(retirement);
      await Promise.all([...living].map(end));
    },
  };
};
