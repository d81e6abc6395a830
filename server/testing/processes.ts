// Starts servers in processes of their own.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const ENTRY = resolve(import.meta.dirname, 'child-server.ts');

export interface ServerProcess {
  url: string;
  /** Lets the estimator go on. */
  open(): void;
  /** Makes estimates wait after their first line. */
  close(): void;
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
  /** The product's own estimator instead of the scripted one. */
  isBuiltIn?: boolean;
}

export const startServerProcess = async (
  env: Record<string, string>,
  { isClosed = false, isBuiltIn = false }: ServerProcessOptions = {},
): Promise<ServerProcess> => {
  const flags = [isClosed && '--closed', isBuiltIn && '--built-in'].filter(
    (flag) => flag !== false,
  );
  const child = fork(ENTRY, flags, {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      GUEST_FREE_ESTIMATES: '1000',
      GUEST_DAILY_PER_ADDRESS: '100000',
      ...env,
    },
  });
  const message = await Promise.race([
    once(child, 'message'),
    ended(child).then((code) => {
      throw new Error(`The server process ended with ${code} before it was ready.`);
    }),
  ]);
  const [{ url }] = message as [{ url: string }];
  return {
    url,
    open: () => void child.send('open'),
    close: () => void child.send('close'),
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
