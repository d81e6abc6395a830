// What the queue promises its users, on the embedded database and on a server of its own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from './infra/db/database.ts';
import { createLogger } from './infra/logger.ts';
import { createQueue, waitBeforeTry } from './infra/queue/create-queue.ts';
import type { JobDefinition, Queue } from './infra/queue/queue.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

interface Note {
  id: number;
}
const NOTE: JobDefinition<Note> = {
  name: 'note',
  payload: z.object({ id: z.int() }),
  retry: { afterSeconds: 0, atMostSeconds: 0 },
};
/** A kind whose long work gives its slot. */
const YIELDING_NOTE: JobDefinition<Note> = { ...NOTE, yieldsSlotWhenLong: true };
/** Nothing is found by a look or after a lease: messages come because they are announced. */
const SLOW = {
  leaseMs: 60_000,
  renewEveryMs: 20_000,
  hangsAfterMs: 60_000,
  lookEveryMs: 60_000,
  longAfterMs: 60_000,
};
/** Notices dead workers soon. */
const QUICK = { ...SLOW, leaseMs: 2_000, renewEveryMs: 50, lookEveryMs: 50 };

/** A handler that ends with its message when it is told to. */
const heldHandler = () => {
  const seen: number[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const handler = async ({ id }: Note) => {
    seen.push(id);
    await promise;
  };
  return { seen, handler, end: () => resolve() };
};

/** A handler that notes what it gets. */
const notingHandler = () => {
  const seen: number[] = [];
  return { seen, handler: async ({ id }: Note) => void seen.push(id) };
};

const byNumber = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

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

/** The queue of one more server. */
const open = (times = SLOW, on: Parameters<typeof createQueue>[0] = database): Queue => {
  const queue = createQueue(on, createLogger('silent'), times);
  queues.add(queue);
  return queue;
};
const stop = async (queue: Queue, graceMs: number) => {
  queues.delete(queue);
  await queue.stop(graceMs);
};
const send = (queue: Queue, id: number, rank?: number) =>
  database.prisma.$transaction((tx) => queue.send(NOTE, { id }, tx, rank));
const messages = async () => {
  const { rows } = await database.pool.query<{ tries: number; runAt: Date; isLater: boolean }>(
    'SELECT tries, run_at AS "runAt", run_at > now() AS "isLater" FROM queue_messages',
  );
  return rows;
};
const untilNone = () => expect.poll(messages).toEqual([]);

/** A server that can be cut off from its database for ever: what it dies of is for others to notice. */
const openMortal = (times = SLOW) => {
  let isDead = false;
  const query = (...args: unknown[]): unknown =>
    isDead
      ? Promise.reject(new Error('cut off'))
      : Reflect.apply(database.pool.query, database.pool, args);
  const pool = new Proxy(database.pool, {
    get: (target, key) => (key === 'query' ? query : Reflect.get(target, key)),
  });
  return { queue: open(times, { pool, embedded: null, url: null }), kill: () => (isDead = true) };
};

describe('a message', () => {
  it('is sent with its transaction or never runs', async () => {
    const queue = open();
    const { seen, handler } = notingHandler();
    queue.work(NOTE, handler, 1);
    const failing = database.prisma.$transaction(async (tx) => {
      await queue.send(NOTE, { id: 1 }, tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queue.has(NOTE, { id: 1 })).toBe(false);
    await send(queue, 2);
    await untilNone();
    expect(seen).toEqual([2]);
  });

  it('is refused when it has not the shape of its kind', async () => {
    await expect(send(open(), 0.5)).rejects.toThrow('int');
  });

  it('is worked on once, by one of all servers, which share the work', async () => {
    const [here, there] = [open(), open()];
    const both = [notingHandler(), notingHandler()] as const;
    here.work(NOTE, both[0].handler, 3);
    there.work(NOTE, both[1].handler, 3);
    const ids = Array.from({ length: 40 }, (_, index) => index);
    for (const id of ids) await send(here, id);
    await untilNone();
    expect(byNumber(both.flatMap(({ seen }) => seen))).toEqual(ids);
  });

  it('is taken by another server when one has no free slot', async () => {
    const [busy, idle] = [open(), open()];
    const held = heldHandler();
    busy.work(NOTE, held.handler, 1);
    await send(busy, 1);
    await expect.poll(() => held.seen).toEqual([1]);
    const { seen, handler } = notingHandler();
    idle.work(NOTE, handler, 1);
    await send(busy, 2);
    await expect.poll(() => seen).toEqual([2]);
    expect(held.seen).toEqual([1]);
    held.end();
    await untilNone();
  });

  it('that was sent before anybody worked is not forgotten', async () => {
    const queue = open();
    await send(queue, 1);
    const { seen, handler, end } = heldHandler();
    queue.work(NOTE, handler, 1);
    await expect.poll(() => seen).toEqual([1]);
    expect(await queue.has(NOTE, { id: 1 })).toBe(true);
    end();
    await untilNone();
  });

  it('of a lower rank comes first, and among equals the older', async () => {
    const queue = open();
    const ranks = [2, 1, 0, 1, 0];
    for (const [index, rank] of ranks.entries()) await send(queue, index + 1, rank);
    const { seen, handler } = notingHandler();
    queue.work(NOTE, handler, 1);
    await expect.poll(() => seen).toEqual([3, 5, 2, 4, 1]);
  });
});

describe('a message whose work takes long', () => {
  it('gives its slot to rank 0, and to no higher one', async () => {
    const queue = open({ ...SLOW, longAfterMs: 50 });
    const long = heldHandler();
    const { seen, handler } = notingHandler();
    queue.work(YIELDING_NOTE, (note) => (note.id < 10 ? long.handler(note) : handler(note)), 1);
    await send(queue, 1);
    await expect.poll(() => long.seen).toEqual([1]);
    await send(queue, 11, 1);
    await send(queue, 12);
    await expect.poll(() => seen).toEqual([12]);
    long.end();
    await expect.poll(() => seen).toEqual([12, 11]);
  });

  it('does not keep from receiving what comes after it became long', async () => {
    const queue = open({ ...SLOW, longAfterMs: 0 });
    const long = heldHandler();
    const { seen, handler } = notingHandler();
    queue.work(YIELDING_NOTE, (note) => (note.id < 10 ? long.handler(note) : handler(note)), 2);
    await send(queue, 1);
    await expect.poll(() => long.seen).toEqual([1]);
    // By when the next is committed, the first has become long with nothing else waiting.
    await send(queue, 11, 1);
    await expect.poll(() => seen).toEqual([11]);
    await send(queue, 12);
    await expect.poll(() => seen).toEqual([11, 12]);
    long.end();
  });

  it('is worked on beside three others for each slot at most', async () => {
    const queue = open({ ...SLOW, longAfterMs: 50 });
    const long = heldHandler();
    queue.work(YIELDING_NOTE, long.handler, 1);
    for (let id = 1; id <= 6; id += 1) await send(queue, id);
    await expect.poll(() => long.seen).toEqual([1, 2, 3, 4]);
    const tries = (await messages()).map((message) => message.tries);
    expect(byNumber(tries)).toEqual([0, 0, 1, 1, 1, 1]);
    long.end();
    await untilNone();
    expect(long.seen).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('keeps its slot where its kind does not give it', async () => {
    const queue = open({ ...SLOW, longAfterMs: 0 });
    const long = heldHandler();
    const yielding = notingHandler();
    const other = { ...YIELDING_NOTE, name: 'other' };
    queue.work(NOTE, long.handler, 1);
    queue.work(other, (note) => (note.id === 1 ? long.handler(note) : yielding.handler(note)), 1);
    await send(queue, 1);
    await expect.poll(() => long.seen).toEqual([1]);
    await send(queue, 2);
    // By when the second of a kind that gives its slot has come, the first of both kinds is long.
    for (const id of [1, 2]) {
      await database.prisma.$transaction((tx) => queue.send(other, { id }, tx));
    }
    await expect.poll(() => yielding.seen).toEqual([2]);
    expect(long.seen).toEqual([1, 1]);
    long.end();
    await untilNone();
    expect(long.seen).toEqual([1, 1, 2]);
  });
});

describe('a message that fails', () => {
  it('is tried again until it works', async () => {
    const queue = open();
    const handler = vi.fn<(note: Note) => Promise<void>>().mockRejectedValueOnce(new Error('no'));
    queue.work({ ...NOTE, retry: { afterSeconds: 0.2, atMostSeconds: 1 } }, handler, 1);
    await send(queue, 1);
    await expect.poll(() => handler.mock.calls.length).toBe(2);
    await untilNone();
  });

  it('waits twice as long each time, up to the most', () => {
    const retry = { afterSeconds: 30, atMostSeconds: 3_600 };
    const waits = [1, 2, 3, 7, 8, 20].map((tries) => waitBeforeTry(tries, retry) / 1_000);
    expect(waits).toEqual([30, 60, 120, 1_920, 3_600, 3_600]);
    expect([waitBeforeTry(1), waitBeforeTry(20)]).toEqual([1_000, 1_000]);
  });

  it('is kept while it waits', async () => {
    const queue = open();
    const late = { ...NOTE, retry: { afterSeconds: 3_600, atMostSeconds: 3_600 } };
    queue.work(late, () => Promise.reject(new Error('no')), 1);
    await send(queue, 1);
    await expect.poll(messages).toMatchObject([{ tries: 1, isLater: true }]);
    expect(await queue.has(NOTE, { id: 1 })).toBe(true);
  });

  it('is given up after 21 tries, and holds nobody up', async () => {
    const queue = open();
    const seen: number[] = [];
    const handler = async ({ id }: Note) => {
      seen.push(id);
      if (id === 1) throw new Error('never');
    };
    queue.work(NOTE, handler, 1);
    await send(queue, 1);
    await send(queue, 2);
    await untilNone();
    expect(seen.filter((id) => id === 1)).toHaveLength(21);
    expect(seen).toContain(2);
  });
});

describe('a message whose worker died', () => {
  it('is run again by another, and the dead one changes nothing any more', async () => {
    const alive = open(QUICK);
    const dying = openMortal(QUICK);
    const [last, next] = [heldHandler(), heldHandler()];
    await send(alive, 1);
    dying.queue.work(NOTE, last.handler, 1);
    await expect.poll(() => last.seen).toEqual([1]);
    dying.kill();
    alive.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    last.end();
    expect(await alive.has(NOTE, { id: 1 })).toBe(true);
    next.end();
    await untilNone();
    expect(next.seen).toEqual([1]);
  });

  it('stays with one that lives, however long it takes', async () => {
    const [busy, idle] = [open(QUICK), open(QUICK)];
    const { seen, handler, end } = heldHandler();
    busy.work(NOTE, handler, 1);
    await send(busy, 1);
    await expect.poll(() => seen).toEqual([1]);
    const other = vi.fn<(note: Note) => Promise<void>>();
    idle.work(NOTE, other, 1);
    const leaseEnds = async () => (await messages())[0]?.runAt.getTime() ?? 0;
    const first = await leaseEnds();
    await expect.poll(leaseEnds).toBeGreaterThan(first + 2 * QUICK.leaseMs);
    expect(other).not.toHaveBeenCalled();
    end();
    await untilNone();
  });

  it('is run again when the work hangs', async () => {
    const [hanging, other] = [open({ ...QUICK, hangsAfterMs: 100 }), open(QUICK)];
    const [hung, next] = [heldHandler(), heldHandler()];
    hanging.work(NOTE, hung.handler, 1);
    await send(hanging, 1);
    await expect.poll(() => hung.seen).toEqual([1]);
    other.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    hung.end();
    next.end();
  });

  it('is run again at once by a start at which nobody else can live', async () => {
    const dying = openMortal();
    const [last, next] = [heldHandler(), heldHandler()];
    await send(dying.queue, 1);
    dying.queue.work(NOTE, last.handler, 1);
    await expect.poll(() => last.seen).toEqual([1]);
    dying.kill();
    const starting = open();
    await starting.releaseInterrupted(NOTE, [{ id: 1 }]);
    starting.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    last.end();
    next.end();
  });
});

describe('a stop', () => {
  it('lets running work end', async () => {
    const queue = open();
    const { seen, handler, end } = heldHandler();
    queue.work(NOTE, handler, 1);
    await send(queue, 1);
    await expect.poll(() => seen).toEqual([1]);
    const stopped = stop(queue, 60_000);
    end();
    await stopped;
    expect(await messages()).toEqual([]);
  });

  it('gives back what does not end, for another to begin at once', async () => {
    const [stopping, staying] = [open(), open()];
    const begun: number[] = [];
    const handler = ({ id }: Note, signal: AbortSignal) => {
      begun.push(id);
      return new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    stopping.work(NOTE, handler, 1);
    await send(stopping, 1);
    await expect.poll(() => begun).toEqual([1]);
    const { seen, handler: other } = notingHandler();
    staying.work(NOTE, other, 2);
    await send(stopping, 2);
    await expect.poll(() => seen).toEqual([2]);
    await stop(stopping, 0);
    await expect.poll(() => seen).toEqual([2, 1]);
    expect(begun).toEqual([1]);
  });
});

describe.runIf(isOnRealDatabase)('a connection that is lost', () => {
  it('comes back, and what was sent meanwhile is worked on', async () => {
    const queue = open();
    const { seen, handler } = notingHandler();
    queue.work(NOTE, handler, 1);
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    await expect.poll(async () => (await database.pool.query(end)).rowCount).toBe(1);
    await send(queue, 1);
    await expect.poll(() => seen).toEqual([1]);
    await send(queue, 2);
    await expect.poll(() => seen).toEqual([1, 2]);
  });
});
