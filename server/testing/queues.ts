// Queues of a test file: some processes' hands on one database, on the embedded one and on a server of its own.
import { afterEach, beforeEach } from 'vitest';
import { z } from 'zod';
import type { Database } from '../infra/db/database.ts';
import { createLogger } from '../infra/logger.ts';
import type { JobDefinition, Queue } from '../infra/queue.ts';
import { createQueue } from '../infra/queue/create-queue.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface Note {
  id: number;
}
export const NOTE: JobDefinition<Note, string> = {
  name: 'note',
  payload: z.object({ id: z.int() }),
  retry: { afterSeconds: 0, atMostSeconds: 0 },
};
export const PATIENT = { leaseMs: 60_000, beatMs: 20_000, hangsAfterMs: 60_000, lookMs: 60_000 };
/** Notices dead holders soon. */
export const STRICT = { ...PATIENT, leaseMs: 500, beatMs: 50, lookMs: 50 };
export const TIMES = 'SELECT tries, run_at > now() AS "isLater" FROM queue_messages';
const log = createLogger('silent');

/** Keeps what it is given until it is let go. */
export const holder = () => {
  const seen: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const handler = async ({ id }: Note) => {
    seen.push(id);
    await promise;
  };
  return { seen, handler, letGo: () => resolve() };
};

/** A database for each test, and queues that are stopped after it. */
export const useQueues = () => {
  let testDatabase: TestDatabase;
  let database: Database;
  const queues = new Set<Queue>();
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    database = await testDatabase.open();
  });
  afterEach(async () => {
    for (const queue of queues) await queue.stop(0);
    queues.clear();
    await database.close();
    await testDatabase.drop();
  });

  return {
    database: () => database,
    async open(pace = PATIENT, on: Parameters<typeof createQueue>[0] = database): Promise<Queue> {
      const queue = createQueue(on, log, pace);
      queues.add(queue);
      await queue.start();
      return queue;
    },
    async stop(queue: Queue, graceMs: number): Promise<void> {
      queues.delete(queue);
      await queue.stop(graceMs);
    },
    send: (queue: Queue, id: number, rank?: number) =>
      database.prisma.$transaction((tx) => queue.send(NOTE, { id }, tx, rank)),
    /** A database of which a process is cut off for ever: what it dies of is for others to notice. */
    cutOff() {
      let isCut = false;
      const query = (...args: unknown[]): unknown =>
        isCut
          ? Promise.reject(new Error('cut off'))
          : Reflect.apply(database.pool.query, database.pool, args);
      const pool = new Proxy(database.pool, {
        get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)),
      });
      return { on: { pool, embedded: null, url: null }, cut: () => (isCut = true) };
    },
  };
};
