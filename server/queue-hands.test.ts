// What the queue promises a sender whose own process has a worker that waits.
import { describe, expect, it, vi } from 'vitest';
import type { Hand, Queue } from './infra/queue.ts';
import { holder, NOTE, type Note, STRICT, TIMES, useQueues } from './testing/queues.ts';

const { database, open, stop, send, cutOff } = useQueues();

describe('a message from hand to hand', () => {
  const sendBy = (hand: Hand<Note, string>, id: number) =>
    database().prisma.$transaction((tx) => hand.send({ id }, tx));
  /** Waits until the worker has looked for what waits. */
  const reserve = (queue: Queue) =>
    vi.waitUntil(() => queue.reserve(NOTE), { timeout: 10_000, interval: 10 });
  const handOver = async (queue: Queue, id: number) => {
    const hand = await reserve(queue);
    await sendBy(hand, id);
    hand.begin('along');
  };
  /** Works one after the other, each until it is let go. */
  const workOn = async (queue: Queue) => {
    const { seen, handler, letGo } = holder();
    const given: (string | undefined)[] = [];
    const work = async (note: Note, _signal: AbortSignal, handed?: string) => {
      given.push(handed);
      await handler(note);
    };
    await queue.work(NOTE, work, 1);
    return { seen, given, letGo };
  };

  it('begins at once with what came along, is nobody else’s, and is gone when it is done', async () => {
    const [here, there] = [await open(), await open()];
    const other = vi.fn<(note: Note) => Promise<void>>();
    await there.work(NOTE, other, 1);
    const { seen, given, letGo } = await workOn(here);
    await handOver(here, 1);
    expect([seen, given]).toEqual([[1], ['along']]);
    expect((await database().pool.query(TIMES)).rows).toEqual([{ tries: 1, isLater: true }]);
    letGo();
    await expect.poll(() => here.holds(NOTE, { id: 1 })).toBe(false);
    expect(other).not.toHaveBeenCalled();
  });

  it('is none where nobody works, whoever works has no hand free, or a message may be waiting', async () => {
    const queue = await open();
    expect(queue.reserve(NOTE)).toBeNull();
    const { seen, given, letGo } = await workOn(queue);
    await handOver(queue, 1);
    expect(queue.reserve(NOTE)).toBeNull();
    await send(queue, 2);
    letGo();
    await expect.poll(() => queue.holds(NOTE, { id: 2 })).toBe(false);
    expect([seen, given]).toEqual([
      [1, 2],
      ['along', undefined],
    ]);
    await stop(queue, 0);
    expect(queue.reserve(NOTE)).toBeNull();
  });

  it('that comes to nothing leaves the hand free', async () => {
    const queue = await open();
    const { seen, letGo } = await workOn(queue);
    const hand = await reserve(queue);
    await expect(sendBy(hand, 0.5)).rejects.toThrow('int');
    hand.letGo();
    await handOver(queue, 2);
    expect(seen).toEqual([2]);
    letGo();
  });

  it('is handed to another when its holder dies, before it has begun and later', async () => {
    const { on, cut } = cutOff();
    const dying = await open(STRICT, on);
    const last = await workOn(dying);
    const hand = await reserve(dying);
    await sendBy(hand, 1);
    cut();
    const alive = await open(STRICT);
    const next = await workOn(alive);
    await expect.poll(() => next.seen).toEqual([1]);
    hand.begin('along');
    await expect.poll(() => last.seen).toEqual([1]);
    last.letGo();
    expect(await alive.holds(NOTE, { id: 1 })).toBe(true);
    next.letGo();
    await expect.poll(() => alive.holds(NOTE, { id: 1 })).toBe(false);
    expect(next.given).toEqual([undefined]);
  });
});
