import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const never = new AbortController().signal;

/** Whoever gets a place says so and stays until told to leave. */
const watched = (count: number) => {
  const places = createFairTurns(count);
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const settled = () => new Promise(setImmediate);
  const enter = async (name: string) => {
    leaving.set(name, await places.take(name.charAt(0), never));
    inside.push(name);
  };
  return {
    inside,
    async come(...names: string[]) {
      for (const name of names) void enter(name);
      await settled();
    },
    async leave(name: string) {
      inside.splice(inside.indexOf(name), 1);
      leaving.get(name)?.();
      await settled();
    },
    places,
    settled,
  };
};

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
    const waiting = places.take('b', leaving.signal);
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(places.take('c', leaving.signal)).rejects.toBe(reason);
    await leave('a1');
    await come('d1');
    await settled();
    expect(inside).toEqual(['d1']);
  });
});
