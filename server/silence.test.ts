// Connections to a PostgreSQL that does not answer. The test says when one has heard nothing for so long, and no clock.
import type { Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSilent } from './infra/db/database.ts';
import { isOnRealDatabase, serverUrl } from './testing/test-services.ts';

const SILENCE_MS = 3_600_000;

describe.runIf(isOnRealDatabase)('a connection that hears nothing', () => {
  let pool: pg.Pool;
  let client: pg.PoolClient;
  let stream: Socket;

  beforeEach(async () => {
    pool = new pg.Pool({ connectionString: serverUrl ?? '', pipeline: true });
    endSilent(pool, SILENCE_MS);
    client = await pool.connect();
    stream = client.connection.stream as Socket;
  });
  afterEach(() => pool.end());

  it('is ended when it has asked, and another one takes its place', async () => {
    await client.query('SELECT 1');
    expect(stream.timeout).toBe(SILENCE_MS);
    client.on('error', () => undefined);
    const asked = client.query('SELECT pg_sleep(3600)');
    stream.emit('timeout');
    await expect(asked).rejects.toThrow(/^Connection terminated/);
    client.release();
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('is kept when it has not asked, also within a transaction', async () => {
    await client.query('BEGIN');
    await client.query('CREATE TEMP TABLE kept ON COMMIT DROP AS SELECT 1 AS one');
    stream.emit('timeout');
    expect((await client.query('SELECT one FROM kept')).rows).toEqual([{ one: 1 }]);
    await client.query('ROLLBACK');
    client.release();
  });
});
