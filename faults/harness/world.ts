// A set-up of several processes on PostgreSQL and Redis of its own, for one case.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Services, startServices } from '../../scripts/services.ts';
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '../../server/testing/processes.ts';

type Role = 'all' | 'web' | 'worker';

export interface World {
  readonly services: Services;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Asks the product's database, past the product. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  start(
    role: Role,
    env?: Record<string, string>,
    options?: ServerProcessOptions,
  ): Promise<ServerProcess>;
  /** Ends all processes that were started. */
  stopAll(): Promise<void>;
  end(): Promise<void>;
}

const withClient = async <Result>(url: string, use: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

export const openWorld = async (): Promise<World> => {
  const services = await startServices({ durable: true });
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-faults-'));
  const name = 'plumbline';
  await withClient(services.databaseUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  const databaseUrl = new URL(services.databaseUrl);
  databaseUrl.pathname = `/${name}`;
  const running = new Set<ServerProcess>();
  const shared = {
    DATABASE_URL: databaseUrl.href,
    REDIS_URL: services.redisUrl,
    DATA_DIR: dataDir,
    SECRET_KEY: randomUUID().repeat(2),
  };
  const stopAll = async () => {
    await Promise.all([...running].map((server) => server.kill()));
  };
  return {
    services,
    dataDir,
    databaseUrl: databaseUrl.href,
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) {
      const { rows } = await withClient(databaseUrl.href, (client) =>
        client.query<Row>(sql, values),
      );
      return rows;
    },
    async start(role, env = {}, options = {}) {
      const server = await startServerProcess({ ...shared, ROLE: role, ...env }, options);
      running.add(server);
      return server;
    },
    stopAll,
    async end() {
      await stopAll();
      await services.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
