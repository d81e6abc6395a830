// An empty database for a test file: embedded in memory, or, with TEST_DATABASE_URL, one of a real PostgreSQL.
// Each is a copy of the template that global-setup.ts makes once a run, as migrating one takes a second or two.
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, databaseOver } from '../infra/db/database.ts';
import { openMemoryPostgres } from '../infra/db/pglite.ts';
import { createDatabase, databaseAt, onServer, serverUrl } from './test-services.ts';

export interface TestDatabase {
  /** Address; null for one in memory. */
  url: string | null;
  open(): Promise<Database>;
  drop(): Promise<void>;
}

const inMemory: TestDatabase = {
  url: null,
  async open() {
    const embedded = await openMemoryPostgres(await openAsBlob(inject('databaseTemplate')));
    return databaseOver(embedded.pool, embedded, null);
  },
  drop: async () => {},
};

/** It outlives a server, so that a test can start a second one on it. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = serverUrl;
  if (!server) return inMemory;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(server, name, inject('databaseTemplate'));
  const url = databaseAt(server, name);
  return {
    url,
    async open() {
      const pool = new pg.Pool({ connectionString: url, max: 10, pipeline: true });
      pool.on('error', () => undefined);
      return databaseOver(pool, null, url);
    },
    drop: () => onServer(server, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
};
