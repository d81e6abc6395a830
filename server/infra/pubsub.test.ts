import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { createEventBus, defineChannel } from './pubsub.ts';

const changes = defineChannel<number>('changes');
const openBus = () => createEventBus(undefined, 'test', createLogger('silent'));
const never = () => false;

describe('following a channel', () => {
  it('gives the current state, then every message, and ends after the last', async () => {
    const bus = await openBus();
    const seen: number[] = [];
    const events = bus.follow(changes, 1, { first: async () => [0], isLast: (n) => n === 3 });
    for await (const event of events) {
      seen.push(event);
      if (event < 3) await bus.publish(changes, 1, event + 1);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('misses nothing that is published while the state is read', async () => {
    const bus = await openBus();
    const events = bus.follow(changes, 1, {
      async first() {
        await bus.publish(changes, 1, 7);
        return [0];
      },
      isLast: never,
    });
    expect([(await events.next()).value, (await events.next()).value]).toEqual([0, 7]);
  });

  it('lets go at once, also while it waits', async () => {
    const bus = await openBus();
    const events = bus.follow(changes, 1, { first: async () => [], isLast: never });
    const waiting = events.next();
    await events.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('keeps channels and keys apart', async () => {
    const bus = await openBus();
    const other = defineChannel<number>('other');
    const events = bus.follow(changes, 1, { first: async () => [0], isLast: never });
    await events.next();
    await bus.publish(changes, 2, 5);
    await bus.publish(other, 1, 6);
    await bus.publish(changes, 1, 7);
    expect((await events.next()).value).toBe(7);
  });

  it('passes on what went wrong with reading the state', async () => {
    const bus = await openBus();
    const events = bus.follow(changes, 1, {
      first: () => Promise.reject(new Error('hidden')),
      isLast: never,
    });
    await expect(events.next()).rejects.toThrow('hidden');
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
