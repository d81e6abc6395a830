// Throwaway PostgreSQL and Redis from Debian's packages, on free ports, in a folder that goes away
// with them. For tests and benchmarks; knows nothing of what is done with them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { findBinaries, onPath, type ServiceUser, unprivilegedUser } from './service-binaries.ts';

/** What is running, and how to end it. */
export interface Services {
  /** Superuser URL of the maintenance database: databases can be made and dropped through it. */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  stop(): Promise<void>;
}

export interface ServicesOptions {
  /** Keep PostgreSQL's fsync on, for measurements; tests do without. Default false. */
  readonly durable?: boolean;
}

const READY_WITHIN_MS = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** Starts a service that dies with us, even when we are killed. */
function spawnService(
  command: string,
  args: readonly string[],
  user: ServiceUser = {},
): ChildProcess {
  const setpriv = onPath('setpriv');
  const [file, first] = setpriv ? [setpriv, ['--pdeathsig', 'SIGINT', command]] : [command, []];
  return spawn(file, [...first, ...args], { ...user, stdio: 'ignore', cwd: '/' });
}

async function ready(name: string, child: ChildProcess, ping: () => Promise<unknown>) {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      await ping();
      return;
    } catch (error) {
      const isDead = child.exitCode !== null;
      if (isDead || Date.now() > deadline) {
        throw new Error(`The throwaway ${name} did not start.`, { cause: error });
      }
      await sleep(50);
    }
  }
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

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

/**
 * Starts both services, installing them first where we may.
 *
 * @throws ServicesUnavailable when the machine cannot provide them
 */
export async function startServices({ durable = false }: ServicesOptions = {}): Promise<Services> {
  const { postgres: binaries, redis: redisServer } = findBinaries();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-services-'));
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
  const database = spawnService(
    join(binaries, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    user,
  );
  const redisSettings = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawnService(
    redisServer,
    ['--port', String(redisPort), '--dir', '/', ...redisSettings],
    user,
  );

  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const abandon = () => {
    database.kill('SIGQUIT');
    redis.kill();
    removeFolder();
  };
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await Promise.all([end(database, 'SIGINT'), end(redis, 'SIGTERM')]);
    removeFolder();
  };
  try {
    await ready('PostgreSQL', database, () => pingPostgres(databaseUrl));
    await ready('Redis', redis, () => pingRedis(redisUrl));
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl, redisUrl, stop };
}

// By hand: starts them, says where they are, and stays until Ctrl+C.
if (process.argv[1] === import.meta.filename) {
  const services = await startServices();
  console.log(`TEST_DATABASE_URL=${services.databaseUrl}`);
  console.log(`TEST_REDIS_URL=${services.redisUrl}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void services.stop().then(() => process.exit(0)));
  }
}
