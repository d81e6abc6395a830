// Keeps a second process out of a data directory. The lock is a listening socket, which the kernel drops when its
// process dies; a pid file would survive a crash and lie.
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const RETRIES = 20;
const RETRY_MS = 100;

const addressOf = (directory: string): string => {
  const id = `plumbline-${createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return join(tmpdir(), `${id}.sock`);
};

const listen = (address: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', reject);
    server.listen(address, () => resolve(server));
  });

const answers = (address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Takes the lock, waiting two seconds for a predecessor that is shutting down. Returns the function that gives it back. */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const address = addressOf(directory);
  for (let attempt = 0; attempt <= RETRIES; attempt++) {
    try {
      const server = await listen(address);
      return () => new Promise((resolve) => server.close(() => resolve()));
    } catch (error) {
      if (!isInUse(error)) throw error;
      const isLeftOver = address.endsWith('.sock') && !(await answers(address));
      if (isLeftOver) rmSync(address, { force: true });
      else await delay(RETRY_MS);
    }
  }
  throw new Error(
    `The data directory ${directory} is in use by another Plumbline. Stop that one, or give this one another DATA_DIR.`,
  );
};
