// Events through Redis, to all processes. Loaded only where one is configured.
import { RedisPubSub } from 'graphql-redis-subscriptions';
import { Redis } from 'ioredis';
import { type Engine, overEngine, type Returning } from './event-engine.ts';
import type { EventBus } from './events.ts';
import type { Logger } from './logger.ts';

export const createRedisBus = (url: string, namespace: string, log: Logger): EventBus => {
  const options = {
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
    maxRetriesPerRequest: null,
    lazyConnect: true,
  };
  // While Redis is away a publish fails at once instead of piling up: rows are the truth, and readers re-read.
  const publisher = new Redis(url, { ...options, enableOfflineQueue: false });
  const subscriber = new Redis(url, options);
  let lastLogged = 0;
  for (const client of [publisher, subscriber]) {
    client.on('error', (error: Error) => {
      if (Date.now() - lastLogged < 10_000) return;
      lastLogged = Date.now();
      log.warn({ err: error }, 'Redis does not answer; live events wait until it is back');
    });
    client.connect().catch(() => undefined);
  }
  const redis = new RedisPubSub({ publisher, subscriber });
  const returned = new Set<Returning>();
  // Nobody subscribes while the connection is being made: the client's last question then is INFO, which one that has
  // subscribed must not ask. It would connect anew, and have forgotten the subscription.
  const waiting: (() => void)[] = [];
  subscriber.on('ready', () => {
    for (const begin of waiting.splice(0)) begin();
    // Answered behind the subscriptions, which the client takes up again first.
    subscriber.ping().then(
      () => returned.forEach((returning) => returning.readAgain()),
      () => undefined,
    );
  });
  const engine: Engine = {
    publish: (topic, payload) => redis.publish(topic, payload),
    subscribe: (topic, listener, topicOptions) =>
      new Promise((resolve) => {
        const begin = () => resolve(redis.subscribe(topic, listener, topicOptions));
        if (engine.isUp()) begin();
        else waiting.push(begin);
      }),
    unsubscribe: (subscription) => redis.unsubscribe(subscription),
    isUp: () => subscriber.status === 'ready',
    watchReturn: (returning) => void returned.add(returning),
    forgetReturn: (returning) => void returned.delete(returning),
  };
  const bus = overEngine(engine, namespace, {
    ready: async () => void (await publisher.ping()),
    close: async () => void (await redis.close()),
  });
  return {
    ...bus,
    publish: (channel, key, payload) =>
      bus.publish(channel, key, payload).catch((error: unknown) => {
        log.debug({ err: error, channel: channel.name }, 'An event was not carried');
      }),
  };
};
