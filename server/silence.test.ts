// Connections to a PostgreSQL that does not answer.
import { once } from 'node:events';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSilent } from './infra/db/database.ts';
import { isOnRealDatabase, serverUrl } from './testing/test-services.ts';

const SILENCE_MS = 500;

describe.runIf(isOnRealDatabase)('a connection that hears nothing', () => {
  let pool: pg.Pool;

  beforeEach(() => {
    pool = new pg.Pool({ connectionString: serverUrl ?? '', pipeline: true });
    endSilent(pool, SILENCE_MS);
  });
  afterEach(() => pool.end());

  it('is ended when it has asked, and another one takes its place', async () => {
    await pool.query('SELECT 1');
    await expect(pool.query('SELECT pg_sleep(10)')).rejects.toThrow(/^Connection terminated/);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('is kept when it has not asked, also within a transaction', async () => {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT 1 AS one');
    await once(client.connection.stream, 'timeout');
    expect((await client.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await client.query('ROLLBACK');
    client.release();
  });
});
