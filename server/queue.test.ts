// What the queue promises its users, on the embedded database and on a server of its own.
import { describe, expect, it, vi } from 'vitest';
import { waitBeforeTry } from './infra/queue/wait-before-try.ts';
import { holder, NOTE, type Note, STRICT, PATIENT, TIMES, useQueues } from './testing/queues.ts';
import { isOnRealDatabase } from './testing/test-services.ts';

const { database, open, stop, send, cutOff } = useQueues();

describe('a message', () => {
  it('is sent with its transaction or not at all', async () => {
    const queue = await open();
    const failing = database().prisma.$transaction(async (tx) => {
      await queue.send(NOTE, { id: 1 }, tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await queue.holds(NOTE, { id: 1 })).toBe(false);
    await send(queue, 2);
    expect(await queue.holds(NOTE, { id: 2 })).toBe(true);
  });

  it('is refused when it has not the shape of its kind', async () => {
    const queue = await open();
    await expect(send(queue, 0.5)).rejects.toThrow('int');
  });

  it('is worked on once, by one of all processes, as soon as it is sent', async () => {
    const [here, there] = [await open(), await open()];
    const seen: number[] = [];
    for (const queue of [here, there]) {
      await queue.work(NOTE, async ({ id }) => void seen.push(id), 3);
    }
    const ids = Array.from({ length: 40 }, (_, index) => index);
    for (const id of ids) await send(here, id);
    await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual(ids);
    await expect.poll(() => here.holds(NOTE, { id: 39 })).toBe(false);
    expect((await database().pool.query(TIMES)).rows).toEqual([]);
  });

  it('that was sent before anybody worked is not forgotten', async () => {
    const queue = await open();
    await send(queue, 1);
    const { seen, handler, letGo } = holder();
    await queue.work(NOTE, handler, 1);
    await expect.poll(() => seen).toEqual([1]);
    expect(await queue.holds(NOTE, { id: 1 })).toBe(true);
    letGo();
    await expect.poll(() => queue.holds(NOTE, { id: 1 })).toBe(false);
  });

  it('of a lower rank comes first, and among equals the older', async () => {
    const queue = await open();
    for (const [id, rank] of [
      [1, 2],
      [2, 1],
      [3, 0],
      [4, 1],
      [5, 0],
    ] as const)
      await send(queue, id, rank);
    const seen: number[] = [];
    await queue.work(NOTE, async ({ id }) => void seen.push(id), 1);
    await expect.poll(() => seen).toEqual([3, 5, 2, 4, 1]);
  });
});

describe('a message that fails', () => {
  it('is tried again until it works', async () => {
    const queue = await open();
    const handler = vi.fn<(note: Note) => Promise<void>>().mockRejectedValueOnce(new Error('no'));
    await queue.work({ ...NOTE, retry: { afterSeconds: 0.2, atMostSeconds: 1 } }, handler, 1);
    await send(queue, 1);
    await expect.poll(() => handler.mock.calls.length).toBe(2);
    await expect.poll(() => queue.holds(NOTE, { id: 1 })).toBe(false);
  });

  it('waits twice as long each time, up to the most', () => {
    const retry = { afterSeconds: 30, atMostSeconds: 3_600 };
    const waits = [1, 2, 3, 7, 8, 20].map((tries) => waitBeforeTry(tries, retry) / 1_000);
    expect(waits).toEqual([30, 60, 120, 1_920, 3_600, 3_600]);
    expect([waitBeforeTry(1), waitBeforeTry(20)]).toEqual([1_000, 1_000]);
  });

  it('is held while it waits', async () => {
    const queue = await open();
    const late = { ...NOTE, retry: { afterSeconds: 3_600, atMostSeconds: 3_600 } };
    await queue.work(late, () => Promise.reject(new Error('no')), 1);
    await send(queue, 1);
    const rows = async () => (await database().pool.query(TIMES)).rows;
    await expect.poll(rows).toEqual([{ tries: 1, isLater: true }]);
    expect(await queue.holds(NOTE, { id: 1 })).toBe(true);
  });

  it('is given up after 21 tries, and holds nobody up', async () => {
    const queue = await open();
    const seen: number[] = [];
    await queue.work(
      NOTE,
      async ({ id }) => {
        seen.push(id);
        if (id === 1) throw new Error('never');
      },
      1,
    );
    await send(queue, 1);
    await send(queue, 2);
    await expect.poll(() => queue.holds(NOTE, { id: 1 })).toBe(false);
    expect(seen.filter((id) => id === 1)).toHaveLength(21);
    expect(seen).toContain(2);
  });
});

describe('a message whose holder dies', () => {
  it('is handed to another, and the dead one changes nothing any more', async () => {
    const alive = await open(STRICT);
    const { on, cut } = cutOff();
    const dying = await open(STRICT, on);
    const [last, next] = [holder(), holder()];
    await send(alive, 1);
    await dying.work(NOTE, last.handler, 1);
    await expect.poll(() => last.seen).toEqual([1]);
    cut();
    await alive.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    last.letGo();
    expect(await alive.holds(NOTE, { id: 1 })).toBe(true);
    next.letGo();
    await expect.poll(() => alive.holds(NOTE, { id: 1 })).toBe(false);
  });

  it('stays with one that lives, however long it takes', async () => {
    const [busy, idle] = [await open(STRICT), await open(STRICT)];
    const { seen, handler, letGo } = holder();
    await busy.work(NOTE, handler, 1);
    await send(busy, 1);
    await expect.poll(() => seen).toEqual([1]);
    const other = vi.fn<(note: Note) => Promise<void>>();
    await idle.work(NOTE, other, 1);
    const due = async () => {
      const { rows } = await database().pool.query<{ at: Date }>(
        'SELECT run_at AS at FROM queue_messages',
      );
      return rows[0]?.at.getTime() ?? 0;
    };
    const first = await due();
    await expect.poll(due).toBeGreaterThan(first + 2 * STRICT.leaseMs);
    expect(other).not.toHaveBeenCalled();
    letGo();
    await expect.poll(() => busy.holds(NOTE, { id: 1 })).toBe(false);
  });

  it('is handed out again when the work hangs', async () => {
    const [hanging, other] = [await open({ ...STRICT, hangsAfterMs: 100 }), await open(STRICT)];
    const [hung, next] = [holder(), holder()];
    await hanging.work(NOTE, hung.handler, 1);
    await send(hanging, 1);
    await expect.poll(() => hung.seen).toEqual([1]);
    await other.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    hung.letGo();
    next.letGo();
  });

  it('is handed out at once by a start at which nobody else can live', async () => {
    const { on, cut } = cutOff();
    const dying = await open(PATIENT, on);
    const [last, next] = [holder(), holder()];
    await send(dying, 1);
    await dying.work(NOTE, last.handler, 1);
    await expect.poll(() => last.seen).toEqual([1]);
    cut();
    const starting = await open();
    await starting.releaseInterrupted(NOTE, [{ id: 1 }]);
    await starting.work(NOTE, next.handler, 1);
    await expect.poll(() => next.seen).toEqual([1]);
    last.letGo();
    next.letGo();
  });
});

describe('a stop', () => {
  it('lets work end, or breaks it off for another to begin anew at once', async () => {
    const [stopping, staying] = [await open(), await open()];
    const begun: number[] = [];
    const handler = ({ id }: Note, signal: AbortSignal) => {
      begun.push(id);
      return new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    await stopping.work(NOTE, handler, 1);
    await send(stopping, 1);
    await expect.poll(() => begun).toEqual([1]);
    await send(stopping, 2);
    await stop(stopping, 0);
    const seen: number[] = [];
    await staying.work(NOTE, async ({ id }) => void seen.push(id), 2);
    await expect.poll(() => seen.toSorted((a, b) => a - b)).toEqual([1, 2]);
    expect(begun).toEqual([1]);
  });
});

describe.runIf(isOnRealDatabase)('a connection that is lost', () => {
  it('comes back, and what was sent meanwhile is worked on', async () => {
    const queue = await open();
    const seen: number[] = [];
    await queue.work(NOTE, async ({ id }) => void seen.push(id), 1);
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    await expect.poll(async () => (await database().pool.query(end)).rowCount).toBe(1);
    await send(queue, 1);
    await expect.poll(() => seen).toEqual([1]);
    await send(queue, 2);
    await expect.poll(() => seen).toEqual([1, 2]);
  });
});
