// Throwaway PostgreSQL and Redis from Debian's packages, on free ports, in a folder that goes away
// with them. For tests and benchmarks; knows nothing of what is done with them.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createService, type Service } from './service.ts';
import { findBinaries, unprivilegedUser } from './service-binaries.ts';

/** What is running, and how to end it. */
export interface Services {
  /** Superuser URL of the maintenance database: databases can be made and dropped through it. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** The programs themselves, for tests of what goes on without them. */
  readonly database: Service;
  readonly redis: Service;
  stop(): Promise<void>;
}

export interface ServicesOptions {
  /** Runs on a disk, and with PostgreSQL's fsync on, for measurements; tests do without. The default is false. */
  readonly durable?: boolean;
}

const MEMORY = '/dev/shm';
const MEMORY_NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * Memory that looks like a folder, where the machine has enough of it. Each test makes a database of a thousand small
 * files and drops it: on a disk, looking for places for them took half of PostgreSQL's CPU.
 */
const folderInMemory = (): string => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= MEMORY_NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function pingPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}

async function pingRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } finally {
    redis.disconnect();
  }
}

/**
 * Starts both services, installing them first where we may.
 *
 * @throws ServicesUnavailable when the machine cannot provide them
 */
export async function startServices({ durable = false }: ServicesOptions = {}): Promise<Services> {
  const { postgres: binaries, redis: redisServer } = await findBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(durable ? tmpdir() : folderInMemory(), 'plumbline-services-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'postgres');
  const [databasePort, redisPort] = [await freePort(), await freePort()];
  const databaseUrl = `postgresql://plumbline@127.0.0.1:${databasePort}/postgres`;
  const redisUrl = `redis://127.0.0.1:${redisPort}`;

  const initdb = ['-D', data, '-U', 'plumbline', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), [...initdb, '--locale=C.UTF-8'], {
    ...user,
    stdio: 'pipe',
    cwd: '/',
  });
  const settings = {
    port: databasePort,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: durable ? 'on' : 'off',
  };
  const database = createService({
    name: 'PostgreSQL',
    command: join(binaries, 'postgres'),
    args: [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    user,
    ping: () => pingPostgres(databaseUrl),
  });
  const redisSettings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = createService({
    name: 'Redis',
    command: redisServer,
    args: ['--port', String(redisPort), '--dir', '/', ...redisSettings],
    user,
    ping: () => pingRedis(redisUrl),
  });

  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const abandon = () => {
    database.abandon('SIGQUIT');
    redis.abandon('SIGTERM');
    removeFolder();
  };
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await Promise.all([database.stop('SIGINT'), redis.stop('SIGTERM')]);
    removeFolder();
  };
  try {
    await Promise.all([database.start(), redis.start()]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl, redisUrl, database, redis, stop };
}

// When run by hand, the program starts them, says where they are, and stays until Ctrl+C.
if (process.argv[1] === import.meta.filename) {
  const services = await startServices();
  console.log(`TEST_DATABASE_URL=${services.databaseUrl}`);
  console.log(`TEST_REDIS_URL=${services.redisUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void services.stop().then(() => process.exit(0)));
  }
}
