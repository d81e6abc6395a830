// Runs decode tasks on a few threads, each task with its own limit, and says in a sentence for the owner why one failed.
import { badInput, DomainError } from '../../../domain/errors.ts';
import { createThreads } from '../../threads.ts';
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

interface DecodeMessage {
  task: TaskName;
  input: TaskInput<TaskName>;
}

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
  const pool = createThreads<DecodeMessage, TaskReply<TaskName>>({
    entry: ENTRY,
    threads,
    idleMs,
    heapMb,
    isSpentBy: (reply) => 'failure' in reply,
  });

  const answerTo = async <K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    signal: AbortSignal | undefined,
  ): Promise<TaskAnswer<K>> => {
    try {
      const reply = (await pool.ask(
        { task, input },
        { timeoutMs: timeoutMs ?? TIMEOUTS_MS[task], signal },
      )) as TaskReply<K>;
      if ('failure' in reply) throw new Error(reply.failure);
      return reply;
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof DomainError ? error : explain(error);
    }
  };

  return {
    async run(task, input, signal) {
      const answer = await answerTo(task, input, signal);
      if ('refusal' in answer) throw badInput(answer.refusal);
      return answer.output;
    },

    close: () =>
      pool.close(
        new DomainError(
          'UNAVAILABLE',
          'The server is restarting. Please upload the file again in a minute.',
          { retryAfterSeconds: 10 },
        ),
      ),
  };
};
