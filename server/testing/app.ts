// A whole server for a test file, on a database of its own, and on real Redis with TEST_REDIS_URL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { parseEnv } from '../env.ts';
import type { Estimator } from '../estimator/estimator.ts';
import { type FileProcesses, openFileProcesses } from '../infra/file-processes.ts';
import { createLogger } from '../infra/logger.ts';
import { EXPORT_PROCESS, type RunningServer, startServer } from '../start-server.ts';
import { createScriptedEstimator } from './scripted-estimator.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { redisUrl } from './test-services.ts';

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

/** The part of a running server that its people need. */
export type ReachedServer = Pick<TestServer, 'url' | 'ports'>;

let processes: Promise<FileProcesses> | undefined;

/**
 * Shares among the servers of one test process the processes that open and make files, and that outlive them. Starting some for
 * each takes as long as many a test.
 */
const sharedProcesses = async (): Promise<FileProcesses> => {
  processes ??= openFileProcesses({
    exportEntry: EXPORT_PROCESS,
    ffmpegPath: undefined,
    log: createLogger('silent'),
  });
  const { inspectMedia, mediaReader, mediaRenderer, exporter } = await processes;
  // The objects are new, as some tests put something else in place of what these do.
  return {
    inspectMedia,
    mediaReader: { ...mediaReader },
    mediaRenderer: { ...mediaRenderer },
    exporter: { ...exporter },
    close: async () => {},
  };
};

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
      ALL_GUESTS_DAILY_ESTIMATES: '100000',
      MIN_FREE_DISK_MB: '1',
      RATE_LIMITS: 'off',
      OPERATOR_EMAILS: OPERATOR_EMAIL,
      ...(database.url && { DATABASE_URL: database.url }),
      ...(redisUrl && { REDIS_URL: redisUrl }),
      ...env,
    }),
    () => estimator,
    { database: opened, files: await sharedProcesses() },
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
