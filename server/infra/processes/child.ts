// One process of a pool, seen from the server: start, one question at a time, end.
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FromProcess } from './serve-process.ts';

/** Why a process ended that had been asked something. */
export type EndOfProcess = 'MEMORY' | 'TIME' | 'CRASH';

/** The process ended, or was ended, before it had answered. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  readonly reason: EndOfProcess;
  constructor(reason: EndOfProcess, message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface ChildOptions {
  entry: URL;
  args: readonly string[];
  heapMb: number;
  /** Of it, for new objects: Node's own default where it is left out. */
  youngMb?: number | undefined;
  memoryMb: number;
  /** What its standard input says; it has none without. */
  input?: string | undefined;
}

export interface ProcessRequest<Message, Event> {
  message: Message;
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

/** What WebAssembly has taken it keeps: a process that holds more than this share would refuse the next for what the last took. */
const FIT_SHARE = 0.6;
/** On a machine that is busy with everything else. */
const START_LIMIT_MS = 30_000;
const WORDS_KEPT = 2_000;
const HEAP_IS_FULL = /heap limit|heap out of memory|allocation failed/i;

/** No setting of the server's: only where Node keeps compiled code, and that the C library gives free memory back at once. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const code = getCompileCacheDir();
  // Node's own folder in it, by its version, comes again.
  return { MALLOC_TRIM_THRESHOLD_: '131072', ...(code && { NODE_COMPILE_CACHE: dirname(code) }) };
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

export const startChild = <Message, Reply, Event>({
  entry,
  args,
  heapMb,
  youngMb,
  memoryMb,
  input,
}: ChildOptions): Child<Message, Reply, Event> => {
  const process_ = fork(fileURLToPath(entry), [String(memoryMb), ...args], {
    env: ownEnvironment(),
    execArgv: [
      `--max-old-space-size=${heapMb}`,
      ...(youngMb ? [`--max-semi-space-size=${youngMb}`] : []),
    ],
    serialization: 'advanced',
    detached: process.platform !== 'win32',
    stdio: [input === undefined ? 'ignore' : 'pipe', 'ignore', 'pipe', 'ipc'],
  });
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
  // One that ends before it has read it says so by ending.
  process_.stdin?.on('error', () => undefined).end(input);
  // "close" comes after the last of its output.
  process_.on('close', (code, killedBy) => {
    killGroup(process_);
    // A kill that was not ours is the watch's, or the kernel's: both for memory.
    const isMemory = killedBy === 'SIGKILL' || HEAP_IS_FULL.test(lastWords);
    goneWith(
      isMemory
        ? new ProcessEnded('MEMORY', `The process took more than ${memoryMb} MB.`)
        : new ProcessEnded('CRASH', `The process ended with ${code ?? killedBy}. ${lastWords}`),
    );
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

  return {
    get isAlive() {
      return ended === null && process_.connected;
    },

    get isFit() {
      return isFit;
    },

    async ask({ message, timeoutMs, signal, onEvent }) {
      if (ended) throw ended;
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
        // One that cannot be sent any more meets a process that ends, which says more.
        process_.send(message as object, () => undefined);
        return await promise;
      } finally {
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
