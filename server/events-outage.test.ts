// Live events while Redis is away: nothing that was missed stays missed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from './infra/logger.ts';
import { createEventBus, defineChannel, type EventBus } from './infra/pubsub.ts';
import { redisUrl } from './testing/test-services.ts';
import { type FaultyLink, openFaultyLink } from './testing/faulty-link.ts';

const changes = defineChannel<number>('changes');

describe.runIf(redisUrl)('while Redis is away', () => {
  let link: FaultyLink;
  let follower: EventBus;
  let publisher: EventBus;
  /** What the database would say. */
  let state = 1;
  const namespace = crypto.randomUUID();

  beforeAll(async () => {
    const { hostname, port } = new URL(redisUrl ?? '');
    link = await openFaultyLink({ host: hostname, port: Number(port) });
    const log = createLogger('silent');
    await link.cut();
    follower = await createEventBus(`redis://127.0.0.1:${link.port}`, namespace, log);
    publisher = await createEventBus(redisUrl, namespace, log);
  });
  afterAll(async () => {
    await link.mend();
    await Promise.all([follower.close(), publisher.close()]);
    await link.close();
  });

  const change = async (next: number) => {
    state = next;
    await publisher.publish(changes, 1, next);
  };

  it(
    'the state is told at once, and again as soon as events come',
    { timeout: 60_000 },
    async () => {
      const events = follower.follow(changes, 1, {
        first: async () => [state],
        isLast: (seen) => seen === 4,
      });
      expect((await events.next()).value).toBe(1);
      await change(2);
      await link.mend();
      expect((await events.next()).value).toBe(2);

      await expect.poll(() => follower.ready().then(() => 'ready')).toBe('ready');
      await link.cut();
      await change(3);
      await change(4);
      await link.mend();
      expect((await events.next()).value).toBe(4);
      expect(await events.next()).toEqual({ done: true, value: undefined });
    },
  );

  it('who follows while the connection is being made hears every event after that', async () => {
    link.freeze();
    const log = createLogger('silent');
    const early = await createEventBus(`redis://127.0.0.1:${link.port}`, namespace, log);
    await expect.poll(() => link.guests()).toBe(4);
    const events = early.follow(changes, 2, { first: async () => [state], isLast: () => false });
    state = 5;
    expect((await events.next()).value).toBe(5);
    state = 6;
    await link.mend();
    expect((await events.next()).value).toBe(6);
    await publisher.publish(changes, 2, 7);
    expect((await events.next()).value).toBe(7);
    await events.return?.();
    await early.close();
  });
});
