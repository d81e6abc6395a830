// What the queue leaves to the disk of the embedded database half a second later. A server has a writer of its own.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from './infra/db/database.ts';
import { createLogger } from './infra/logger.ts';
import { createQueue } from './infra/queue/create-queue.ts';
import type { Queue } from './infra/queue/queue.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

const NOTE = { name: 'note', payload: z.object({ id: z.int() }) };

let testDatabase: TestDatabase;
let database: Database;
let queue: Queue;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = await testDatabase.open();
  queue = createQueue(database, createLogger('silent'));
});
afterEach(async () => {
  await queue.stop(0);
  await database.close();
  await testDatabase.drop();
});

it.skipIf(isOnRealDatabase)(
  'a message counts as received on the disk, whatever its work writes',
  async () => {
    const received = Promise.withResolvers<void>();
    // It works until the queue stops.
    const handler = (_note: object, signal: AbortSignal) => {
      received.resolve();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    queue.work(NOTE, handler, 1);
    await database.prisma.$transaction((tx) => queue.send(NOTE, { id: 1 }, tx));
    await received.promise;
    const { rows } = await database.pool.query<{ end: string }>(
      'SELECT pg_current_wal_insert_lsn()::text AS end',
    );
    const isWritten = async () => {
      const { rowCount } = await database.pool.query(
        'SELECT WHERE pg_current_wal_flush_lsn() >= $1::pg_lsn',
        [rows[0]?.end],
      );
      return rowCount === 1;
    };
    await expect.poll(isWritten).toBe(true);
  },
);
