// Messages of the version before, while processes are replaced: it kept them in tables of pg-boss.
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from './infra/db/database.ts';
import { createLogger } from './infra/logger.ts';
import type { JobDefinition, Queue } from './infra/queue.ts';
import { createQueue } from './infra/queue/create-queue.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

const NOTE: JobDefinition<{ id: number }> = {
  name: 'note',
  payload: z.object({ id: z.int() }),
};
const PACE = { leaseMs: 60_000, beatMs: 20_000, hangsAfterMs: 60_000, lookMs: 50 };
/** Tables as that version made them, as far as they are touched here. */
const TABLES = `CREATE SCHEMA pgboss;
  CREATE TYPE pgboss.job_state AS ENUM ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
  CREATE TABLE pgboss.queue (name text PRIMARY KEY, policy text NOT NULL, retry_limit int NOT NULL, retry_delay int NOT NULL,
    retry_backoff bool NOT NULL, retry_delay_max int, expire_seconds int NOT NULL, retention_seconds int NOT NULL,
    deletion_seconds int NOT NULL, heartbeat_seconds int);
  CREATE TABLE pgboss.job (id uuid NOT NULL DEFAULT gen_random_uuid(), name text NOT NULL, priority int NOT NULL DEFAULT 0,
    data jsonb, state pgboss.job_state NOT NULL DEFAULT 'created', retry_limit int NOT NULL DEFAULT 2, retry_delay int NOT NULL
    DEFAULT 0, retry_backoff bool NOT NULL DEFAULT false, retry_delay_max int, expire_seconds int NOT NULL DEFAULT 900,
    deletion_seconds int NOT NULL DEFAULT 1, start_after timestamptz NOT NULL DEFAULT now(), created_on timestamptz NOT NULL
    DEFAULT now(), started_on timestamptz, completed_on timestamptz, keep_until timestamptz NOT NULL DEFAULT now(), policy text,
    heartbeat_on timestamptz, heartbeat_seconds int, blocked bool NOT NULL DEFAULT false) PARTITION BY LIST (name);
  CREATE TABLE pgboss.job_common PARTITION OF pgboss.job DEFAULT;
  INSERT INTO pgboss.queue VALUES ('note', 'standard', 20, 1, false, NULL, 1800, 1209600, 86400, 10)`;

let testDatabase: TestDatabase;
let database: Database;
let queue: Queue;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  await database.pool.query(TABLES);
  queue = createQueue(database, createLogger('silent'), PACE);
});
afterEach(async () => {
  await queue.stop(0);
  await database.close();
  await testDatabase.drop();
});

const insertOld = (id: number, state: string, heartbeat: string) =>
  database.pool.query(
    `INSERT INTO pgboss.job (name, data, state, started_on, heartbeat_on)
      VALUES ('note', $1::jsonb, $2::pgboss.job_state, now(), now() - $3::interval)`,
    [JSON.stringify({ id }), state, heartbeat],
  );
const statesOfOld = async () => {
  const { rows } = await database.pool.query<{ state: string }>(
    'SELECT state::text FROM pgboss.job',
  );
  return rows.map(({ state }) => state);
};
const send = (id: number) => database.prisma.$transaction((tx) => queue.send(NOTE, { id }, tx));
const workOn = async (seen: number[]) => {
  await queue.work(NOTE, async ({ id }) => void seen.push(id), 1);
};

describe('the version before', () => {
  it('leaves messages behind, which are worked on once', async () => {
    await insertOld(1, 'created', '0 s');
    await insertOld(2, 'retry', '0 s');
    await insertOld(3, 'active', '1 hour');
    await insertOld(4, 'completed', '0 s');
    await queue.start();
    expect(await queue.holds(NOTE, { id: 1 })).toBe(true);
    expect(await queue.holds(NOTE, { id: 4 })).toBe(false);
    const seen: number[] = [];
    await workOn(seen);
    await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    expect(await statesOfOld()).toEqual(['completed', 'completed', 'completed', 'completed']);
    await expect.poll(() => queue.holds(NOTE, { id: 1 })).toBe(false);
  });

  it('that is gone gets no messages any more', async () => {
    await queue.start();
    await send(1);
    expect(await statesOfOld()).toEqual([]);
    expect(await queue.holds(NOTE, { id: 1 })).toBe(true);
  });

  it.runIf(isOnRealDatabase)(
    'finds ours as long as it lives, and keeps what it holds',
    async () => {
      const client = new pg.Client({
        connectionString: testDatabase.url ?? '',
        application_name: 'pgboss',
      });
      await client.connect();
      await insertOld(1, 'active', '0 s');
      await queue.start();
      await send(2);
      const { rows } = await client.query('SELECT data FROM pgboss.job ORDER BY created_on');
      expect(rows).toEqual([{ data: { id: 1 } }, { data: { id: 2 } }]);
      const seen: number[] = [];
      await workOn(seen);
      await expect.poll(() => seen).toEqual([2]);
      expect(await queue.holds(NOTE, { id: 1 })).toBe(true);
      await client.end();
      const addedBySending = async () => {
        const { length } = await statesOfOld();
        await send(3);
        return (await statesOfOld()).length - length;
      };
      await expect.poll(addedBySending).toBe(0);
      expect((await statesOfOld())[0]).toBe('active');
    },
  );
});
