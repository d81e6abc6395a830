// A whole server for a test file: on an embedded database in memory, or, with TEST_DATABASE_URL (and TEST_REDIS_URL),
// on a database of its own of a real PostgreSQL, with real Redis.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { parseEnv } from '../env.ts';
import type { Estimator } from '../estimator/estimator.ts';
import { type Database, databaseOver } from '../infra/db/database.ts';
import { openMemoryPostgres } from '../infra/db/pglite.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { createScriptedEstimator } from './scripted-estimator.ts';

const { TEST_DATABASE_URL, TEST_REDIS_URL } = parseTestEnv();

function parseTestEnv() {
  // oxlint-disable-next-line node/no-process-env -- set by the test runner, no part of the product's environment
  const { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl } = process.env;
  return { TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl };
}

/** True when the tests run on a real PostgreSQL. */
export const isOnRealDatabase = TEST_DATABASE_URL !== undefined;
export const redisUrl = TEST_REDIS_URL;

export interface TestDatabase {
  /** Null for one in memory. */
  url: string | null;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

const onServer = async (serverUrl: string, statement: string) => {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** An empty database; it outlives a server, so that a test can start a second one on it. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  if (!TEST_DATABASE_URL) {
    return {
      url: null,
      async open() {
        const embedded = await openMemoryPostgres(await openAsBlob(inject('memoryTemplate')));
        return databaseOver(embedded.pool, embedded, null);
      },
      drop: async () => {},
    };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(TEST_DATABASE_URL, `CREATE DATABASE "${name}"`);
  const url = new URL(TEST_DATABASE_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async open() {
      const pool = new pg.Pool({ connectionString: url.href, max: 10 });
      pool.on('error', () => undefined);
      return databaseOver(pool, null, url.href);
    },
    drop: () => onServer(TEST_DATABASE_URL, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
};

/** Who reviews contractors on every tested server. */
export const OPERATOR_EMAIL = 'operator@example.com';

export const METRICS_TOKEN = 'operators-only-4711';

export const askMetrics = (
  { url }: Pick<TestServer, 'url'>,
  authorization = `Bearer ${METRICS_TOKEN}`,
): Promise<Response> => fetch(`${url}/metrics`, { headers: { authorization } });

export interface TestServerOptions {
  env?: Record<string, string>;
  estimator?: Estimator;
}

export interface TestServer extends RunningServer {
  url: string;
  pool: pg.Pool;
  dataDir: string;
}

/** As much of a running server as its people need. */
export type ReachedServer = Pick<TestServer, 'url' | 'ports'>;

export const startTestServer = async (
  database: TestDatabase,
  { env = {}, estimator = createScriptedEstimator() }: TestServerOptions = {},
): Promise<TestServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'));
  const opened = await database.open();
  const server = await startServer(
    parseEnv({
      PORT: '0',
      HOST: '127.0.0.1',
      METRICS_TOKEN,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      GUEST_FREE_ESTIMATES: '1000',
      GUEST_DAILY_PER_ADDRESS: '100000',
      MIN_FREE_DISK_MB: '1',
      RATE_LIMITS: 'off',
      OPERATOR_EMAILS: OPERATOR_EMAIL,
      ...(database.url && { DATABASE_URL: database.url }),
      ...(TEST_REDIS_URL && { REDIS_URL: TEST_REDIS_URL }),
      ...env,
    }),
    () => estimator,
    { database: opened },
  );
  return {
    ...server,
    url: server.address,
    pool: opened.pool,
    dataDir,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** One server for all tests of a file. */
export const useTestServer = (options: TestServerOptions = {}): (() => TestServer) => {
  let server: TestServer | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await createTestDatabase();
    server = await startTestServer(database, options);
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });
  return () => {
    if (!server) throw new Error('The server is not running yet.');
    return server;
  };
};
