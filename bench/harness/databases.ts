// A database for one row, and the processes that serve it.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Services } from '../../scripts/services.ts';
import { parentOf } from './processes.ts';

export interface BenchDatabase {
  url: string;
  /** The process whose children are PostgreSQL's backends. */
  postmaster: number;
  drop(): Promise<void>;
}

export const withClient = async <T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
};

export const createDatabase = async ({ databaseUrl }: Services): Promise<BenchDatabase> => {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const postmaster = await withClient(databaseUrl, async (client) => {
    await client.query(`CREATE DATABASE ${name}`);
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return parentOf(rows[0]?.pid ?? 0);
  });
  return {
    url: url.href,
    postmaster,
    drop: () =>
      withClient(databaseUrl, async (client) => {
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      }),
  };
};
