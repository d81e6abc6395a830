// One process of a pool, seen from the server: start, one question at a time, end.
import { EventEmitter, once } from 'node:events';
import type { FromProcess, ToProcess } from './serve-process.ts';
import { ProcessEnded, reasonOf } from './process-ended.ts';
import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

// Starts the process of a pool's module as the head of a group, within its limits, and ends the whole group.

interface ProcessOptions {
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
 * free memory back at once, out of one heap for all threads.
 */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const code = getCompileCacheDir();
  // Node adds its own folder for its version again.
  return {
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_ARENA_MAX: '1',
    ...(code && { NODE_COMPILE_CACHE: dirname(code) }),
  };
};

/** Its own group, so that what it starts ends with it. Windows has none: there, programs end when their output is closed. */
const killGroup = (process_: ChildProcess): void => {
  if (process_.pid === undefined) return;
  try {
    process.kill(-process_.pid, 'SIGKILL');
  } catch {
    process_.kill('SIGKILL');
  }
};

const startProcess = ({
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

export interface ProcessRequest<Message, Event> {
  message: Message;
  /** Sent ahead of it one by one, and others are served between them: to copy megabytes at once would take 20 ms. */
  parts?: readonly unknown[] | undefined;
  timeoutMs: number;
  /** The caller leaves. */
  signal: AbortSignal;
  onEvent?: ((event: Event) => void) | undefined;
}

export interface Child<Message, Reply, Event> {
  readonly isAlive: boolean;
  /** It gave its memory back well enough to be asked again. */
  readonly isFit: boolean;
  /** Asks nothing twice at the same time. @throws ProcessEnded, what the process threw, the signal's reason */
  ask(question: ProcessRequest<Message, Event>): Promise<Reply>;
  /** Ends it, and the programs it has started, at once. */
  end(): Promise<void>;
}

/**
 * Share of the limit that a process may hold and be asked again. WebAssembly keeps what it has taken: a fuller process would
 * refuse the next for what the last took.
 */
const FIT_SHARE = 0.6;
/** Time to start on a machine that is busy with everything else. */
const START_LIMIT_MS = 30_000;
const WORDS_KEPT = 2_000;

export const startChild = <Message, Reply, Event>(
  options: ProcessOptions,
): Child<Message, Reply, Event> => {
  const { memoryMb, input } = options;
  const process_ = startProcess(options);
  let lastWords = '';
  let isFit = true;
  let isReady = false;
  let ended: ProcessEnded | null = null;
  const endings = new EventEmitter<{ ended: [ProcessEnded] }>();
  const goneWith = (reason: ProcessEnded) => {
    ended ??= reason;
    endings.emit('ended', ended);
  };

  // What libraries print about a bad input is not for our log; the end of it tells why Node gave up.
  process_.stderr?.on('data', (words: Buffer) => {
    lastWords = (lastWords + words.toString()).slice(-WORDS_KEPT);
  });
  // A process that ends before it has read its input says so by ending.
  process_.stdin?.on('error', () => undefined).end(input);
  // "close" comes after the last of its output.
  process_.on('close', (code, killedBy) => {
    killGroup(process_);
    goneWith(reasonOf({ code, killedBy, lastWords, memoryMb }));
  });
  process_.once('message', () => {
    isReady = true;
  });
  process_.on('error', (error) =>
    goneWith(new ProcessEnded('CRASH', `The process could not be started: ${error.message}`)),
  );

  /** A process that rests keeps nobody from ending. */
  const hold = (isBusy: boolean) => {
    for (const handle of [process_, process_.channel]) handle?.[isBusy ? 'ref' : 'unref']();
    (process_.stderr as { unref?: () => void } | null)?.unref?.();
  };
  hold(false);

  // One that cannot be sent any more meets a process that ends, which says more.
  const send = (said: ToProcess<Message>) => process_.send(said, () => undefined);

  /** @param left says that nobody waits for the answer any more */
  const sendAll = async (message: Message, parts: readonly unknown[], left: AbortSignal) => {
    for (const part of parts) {
      send({ part });
      await nextTurn();
      if (left.aborted || ended) return;
    }
    send({ message });
  };

  return {
    get isAlive() {
      return ended === null && process_.connected;
    },

    get isFit() {
      return isFit;
    },

    async ask({ message, parts = [], timeoutMs, signal, onEvent }) {
      if (ended) throw ended;
      const over = new AbortController();
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      const hear = (said: FromProcess<Reply, Event>) => {
        if ('ready' in said) timer = limit();
        else if ('event' in said) onEvent?.(said.event);
        else if ('failure' in said) reject(new Error(said.failure));
        else {
          isFit = said.residentMb < memoryMb * FIT_SHARE;
          resolve(said.reply);
        }
      };
      const leave = () => reject(signal.reason);
      const giveUp = () =>
        reject(new ProcessEnded('TIME', `The process took more than ${timeoutMs} ms.`));
      const limit = () => {
        clearTimeout(timer);
        return setTimeout(giveUp, isReady ? timeoutMs : START_LIMIT_MS + timeoutMs);
      };
      let timer: NodeJS.Timeout | undefined;
      timer = limit();
      hold(true);
      process_.on('message', hear);
      endings.once('ended', reject);
      signal.addEventListener('abort', leave, { once: true });
      try {
        // What cannot be copied is thrown while it is sent.
        sendAll(message, parts, over.signal).catch(reject);
        return await promise;
      } finally {
        over.abort();
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
        endings.off('ended', reject);
        process_.off('message', hear);
        hold(false);
      }
    },

    async end() {
      if (ended) return;
      const gone = once(endings, 'ended');
      killGroup(process_);
      process_.ref();
      await gone;
    },
  };
};
