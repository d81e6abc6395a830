import { describe, expect, it } from 'vitest';
import { overEngine } from './event-engine.ts';
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

  it('ends also where what carries the messages has forgotten it', async () => {
    const begun = Promise.withResolvers<void>();
    const forgetful = {
      publish: async () => undefined,
      subscribe: async () => 7,
      unsubscribe: (subscription: number) => {
        throw new Error(`There is no subscription of id "${subscription}"`);
      },
      isUp: () => true,
      watchReturn: () => undefined,
      forgetReturn: () => undefined,
    };
    const bus = overEngine(forgetful, 'test', { ready: async () => {}, close: async () => {} });
    const failures: unknown[] = [];
    const listening = bus.listen(
      changes,
      1,
      { first: async () => [0], isLast: never },
      { hear: () => begun.resolve(), fail: (error) => void failures.push(error) },
    );
    await begun.promise;
    expect(() => listening.stop()).not.toThrow();
    expect(failures).toEqual([]);
  });
});
