// Starts servers in processes of their own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = 'server/testing/child-server.ts';

/** Code is compiled once for all that are started, and for the processes that they start: a third of a start's work. */
export const COMPILED = resolve(ROOT, 'node_modules/.cache/compiled');

export interface ServerProcess {
  url: string;
  pid: number;
  /** All that it wrote to its log and beside it so far. */
  output(): string;
  /** Bytes of memory it holds. */
  memory(): Promise<number>;
  /** Bytes of objects and buffers that it uses, once garbage has been collected. */
  used(): Promise<number>;
  /** Lets the estimator go on. */
  open(): void;
  /** Makes estimates wait after their first line; resolves when those that begin do. */
  close(): Promise<void>;
  /** Resolves when a job of one that is stuck has begun to read a file. */
  reading: Promise<void>;
  /** Sets its clock so many milliseconds ahead of what it is. */
  setAhead(ms: number): Promise<void>;
  /** Ends it without a chance to clean up. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with the exit code. */
  stop(): Promise<number | null>;
}

const ended = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

export interface ServerProcessOptions {
  /** Jobs wait after their first line until `open`. */
  isClosed?: boolean;
  /** Reads files for ever. */
  isStuck?: boolean;
  /** The product's own estimator instead of the scripted one. */
  isBuiltIn?: boolean;
  /** Folder of its sources, if not this one. */
  root?: string;
  /** A module that runs before it. */
  preload?: string;
  /** Megabytes of JavaScript objects at which it would end. */
  heapMb?: number;
}

export const startServerProcess = async (
  env: Record<string, string>,
  {
    isClosed = false,
    isBuiltIn = false,
    isStuck = false,
    heapMb,
    preload,
    root = ROOT,
  }: ServerProcessOptions = {},
): Promise<ServerProcess> => {
  const flags = [isClosed && '--closed', isBuiltIn && '--built-in', isStuck && '--stuck'].filter(
    (flag) => flag !== false,
  );
  const child = fork(resolve(root, ENTRY), flags, {
    silent: true,
    execArgv: [
      ...(heapMb ? [`--max-old-space-size=${heapMb}`] : []),
      ...(preload ? ['--import', preload] : []),
    ],
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      GUEST_FREE_ESTIMATES: '1000',
      GUEST_DAILY_PER_ADDRESS: '100000',
      ALL_GUESTS_DAILY_ESTIMATES: '100000',
      MIN_FREE_DISK_MB: '1',
      ...env,
    },
  });
  const reading = Promise.withResolvers<void>();
  child.on('message', (message) => {
    if (message === 'reading') reading.resolve();
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => written.push(piece));
  }
  const output = () => Buffer.concat(written).toString();
  const message = await Promise.race([
    once(child, 'message'),
    ended(child).then((code) => {
      throw new Error(`The server process ended with ${code} before it was ready.\n${output()}`);
    }),
  ]);
  const [{ url }] = message as [{ url: string }];
  const bytesOf = async (what: 'memory' | 'used') => {
    child.send(what);
    const [{ bytes }] = (await once(child, 'message')) as [{ bytes: number }];
    return bytes;
  };
  return {
    url,
    pid: child.pid ?? 0,
    output,
    reading: reading.promise,
    memory: () => bytesOf('memory'),
    used: () => bytesOf('used'),
    async setAhead(aheadMs) {
      child.send({ aheadMs });
      await once(child, 'message');
    },
    open: () => void child.send('open'),
    async close() {
      child.send('close');
      await once(child, 'message');
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.kill('SIGTERM');
      return ended(child);
    },
  };
};
