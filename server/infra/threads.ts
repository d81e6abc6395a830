// A few threads that answer one message at a time. A thread that hangs, dies or fails in an unforeseen way is thrown away;
// one that has nothing to do is ended, so that its memory is given back. What is asked, and in which words it fails, is its callers'.
import { once } from 'node:events';
import { type Transferable, Worker } from 'node:worker_threads';
import { createSlots } from './slots.ts';

export interface ThreadsOptions<Reply> {
  /** Module of the thread; it answers each message with exactly one. */
  entry: URL;
  threads: number;
  /** A thread that was asked nothing for so long is ended. */
  idleMs: number;
  /** Heap of one thread, in MB; buffers and WebAssembly lie outside of it. */
  heapMb: number;
  /** True for an answer after which the thread is not trusted any more. */
  isSpentBy(reply: Reply): boolean;
}

export interface AskOptions {
  /** Counted from when a thread is free. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  transfer?: Transferable[] | undefined;
}

export interface Threads<Message, Reply> {
  /** Waits in line when all threads are taken. @throws the signal's reason, a TimeoutError, what killed the thread, what `close` was given. */
  ask(message: Message, options: AskOptions): Promise<Reply>;
  /** How many callers have a thread or wait for one. */
  readonly pending: number;
  /** Ends all threads; whoever has asked, or asks later, gets `reason`. */
  close(reason: Error): Promise<void>;
}

export const createThreads = <Message, Reply>({
  entry,
  threads,
  idleMs,
  heapMb,
  isSpentBy,
}: ThreadsOptions<Reply>): Threads<Message, Reply> => {
  const slots = createSlots(threads);
  const closing = new AbortController();
  const living = new Set<Worker>();
  const idle: Worker[] = [];
  let retirement: NodeJS.Timeout | undefined;
  let pending = 0;

  const end = (worker: Worker) => {
    living.delete(worker);
    return worker.terminate();
  };

  const start = () => {
    const worker = new Worker(entry, {
      env: {},
      execArgv: [],
      // What libraries print about a bad input is not for our log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.unref();
    // A death between two messages must not end the process; the next message then meets the same error.
    worker.on('error', () => living.delete(worker));
    worker.on('exit', () => living.delete(worker));
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

  const converse = async (
    worker: Worker,
    message: Message,
    leave: AbortSignal,
    { timeoutMs, transfer }: AskOptions,
  ): Promise<Reply> => {
    const gone = new AbortController();
    const onExit = () => gone.abort(new Error('The thread ended without an answer.'));
    const signal = AbortSignal.any([leave, AbortSignal.timeout(timeoutMs), gone.signal]);
    worker.once('exit', onExit);
    const answer = once(worker, 'message', { signal });
    worker.postMessage(message, transfer);
    try {
      const [reply] = await answer;
      return reply;
    } catch (error) {
      // What killed the thread comes just before its end, which is the poorer reason.
      throw signal.aborted && (error as Error).name === 'AbortError' ? signal.reason : error;
    } finally {
      worker.off('exit', onExit);
    }
  };

  const perform = async (message: Message, leave: AbortSignal, options: AskOptions) => {
    const worker = takeWorker();
    try {
      const reply = await converse(worker, message, leave, options);
      if (isSpentBy(reply)) void end(worker);
      else rest(worker);
      return reply;
    } catch (error) {
      void end(worker);
      throw error;
    }
  };

  return {
    async ask(message, options) {
      const leave = options.signal
        ? AbortSignal.any([options.signal, closing.signal])
        : closing.signal;
      pending += 1;
      try {
        const release = await slots.take(leave);
        try {
          return await perform(message, leave, options);
        } finally {
          release();
        }
      } finally {
        pending -= 1;
      }
    },

    get pending() {
      return pending;
    },

    async close(reason) {
      closing.abort(reason);
      clearTimeout(retirement);
      await Promise.all([...living].map(end));
    },
  };
};
