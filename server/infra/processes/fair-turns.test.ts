import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFairTurns, GaveWay } from './fair-turns.ts';

const never = new AbortController().signal;
const LONG_AFTER_MS = 5_000;

/** Whoever gets a place says so and stays until told to leave, or until it gives way; then it waits for a long one. */
const watched = (count: number) => {
  const places = createFairTurns(count, LONG_AFTER_MS);
  const inside: string[] = [];
  const gaveWay: string[] = [];
  const leaving = new Map<string, () => void>();
  const settled = () => new Promise(setImmediate);
  const enter = async (name: string, isLong = false) => {
    const { signal, release } = await places.take({
      owner: name.charAt(0),
      signal: never,
      isLong,
    });
    leaving.set(name, release);
    inside.push(name);
    signal.addEventListener('abort', () => {
      expect(signal.reason).toBeInstanceOf(GaveWay);
      gaveWay.push(name);
      inside.splice(inside.indexOf(name), 1);
      release();
      void enter(name, true);
    });
  };
  return {
    inside,
    gaveWay,
    async come(...names: string[]) {
      for (const name of names) void enter(name);
      await settled();
    },
    async leave(name: string) {
      inside.splice(inside.indexOf(name), 1);
      leaving.get(name)?.();
      await settled();
    },
    async longTime() {
      vi.advanceTimersByTime(LONG_AFTER_MS);
      await settled();
    },
    places,
    settled,
  };
};

afterEach(() => vi.useRealTimers());

describe('fair turns', () => {
  it('serves whoever was served longest ago, however long another line is', async () => {
    const { inside, come, leave } = watched(1);
    await come('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    const order = [];
    while (inside[0]) {
      order.push(inside[0]);
      await leave(inside[0]);
    }
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('keeps the last place for somebody who has none', async () => {
    const { inside, come, leave } = watched(3);
    await come('a1', 'a2', 'a3', 'a4');
    expect(inside).toEqual(['a1', 'a2']);
    await come('b1', 'b2');
    expect(inside).toEqual(['a1', 'a2', 'b1']);
    await leave('b1');
    expect(inside).toEqual(['a1', 'a2', 'b2']);
    await leave('a1');
    expect(inside).toEqual(['a2', 'b2']);
    await leave('b2');
    expect(inside).toEqual(['a2', 'a3']);
  });

  it('forgets who leaves the line', async () => {
    const { inside, come, leave, places, settled } = watched(1);
    await come('a1');
    const leaving = new AbortController();
    const reason = new Error('the visitor left');
    const waiting = places.take({ owner: 'b', signal: leaving.signal });
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(places.take({ owner: 'c', signal: leaving.signal })).rejects.toBe(reason);
    await leave('a1');
    await come('d1');
    await settled();
    expect(inside).toEqual(['d1']);
  });
});

describe('work that takes long', () => {
  const timed = (count: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return watched(count);
  };

  it('holds all places but one, and what comes after it gives way to whoever waits', async () => {
    const { inside, gaveWay, come, leave, longTime } = timed(3);
    await come('a1', 'b1', 'c1');
    await longTime();
    // Nobody waits: nothing is lost.
    expect([inside, gaveWay]).toEqual([['a1', 'b1', 'c1'], []]);
    await come('d1', 'e1');
    expect([inside, gaveWay]).toEqual([['a1', 'b1', 'd1'], ['c1']]);
    await leave('d1');
    expect(inside).toEqual(['a1', 'b1', 'e1']);
    await leave('e1');
    // The last place is for what is quick, though one waits that is long.
    expect(inside).toEqual(['a1', 'b1']);
    await leave('a1');
    expect(inside).toEqual(['b1', 'c1']);
  });

  it('gives way to others only, and once only', async () => {
    const { inside, gaveWay, come, leave, longTime } = timed(2);
    await come('a1', 'b1');
    await longTime();
    await come('b2');
    expect([inside, gaveWay]).toEqual([['a1', 'b1'], []]);
    await come('c1');
    expect([inside, gaveWay]).toEqual([['a1', 'c1'], ['b1']]);
    await leave('a1');
    expect(inside).toEqual(['c1', 'b1']);
    await longTime();
    await come('d1');
    // c1 has had its time by now; b1 has a place of long work.
    expect([inside, gaveWay]).toEqual([
      ['b1', 'd1'],
      ['b1', 'c1'],
    ]);
  });

  it('is served in the order of its owners, too', async () => {
    const { inside, gaveWay, come, leave, longTime } = timed(2);
    await come('a1', 'b1');
    await longTime();
    await come('c1', 'd1');
    await longTime();
    await leave('d1');
    expect(gaveWay).toEqual(['b1', 'c1']);
    await leave('a1');
    expect(inside).toEqual(['b1']);
    await leave('b1');
    expect(inside).toEqual(['c1']);
  });

  it('has a worker beside it where there is but one place, for what is quick', async () => {
    const { inside, gaveWay, come, leave, longTime } = timed(1);
    await come('a1');
    await longTime();
    expect(inside).toEqual(['a1']);
    await come('b1', 'a2');
    // Its own owner waits for it.
    expect([inside, gaveWay]).toEqual([['a1', 'b1'], []]);
    await longTime();
    await come('c1');
    expect([inside, gaveWay]).toEqual([['a1', 'c1'], ['b1']]);
    await leave('a1');
    // What gave way waits for the one place.
    expect(inside).toEqual(['c1']);
    await leave('c1');
    expect([inside, gaveWay]).toEqual([['b1', 'a2'], ['b1']]);
    await leave('a2');
    await longTime();
    await come('d1');
    expect([inside, gaveWay]).toEqual([['b1', 'd1'], ['b1']]);
  });
});
