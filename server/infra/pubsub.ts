// Events between requests, jobs and sockets: in this process, or through Redis to all of them.
import { EventEmitter } from 'node:events';
import { PubSub } from 'graphql-subscriptions';
import { type Engine, overEngine } from './event-engine.ts';
import type { EventBus } from './events.ts';
import type { Logger } from './logger.ts';

export { type Channel, defineChannel, type EventBus, type Following } from './events.ts';

const createLocalBus = (): EventBus => {
  const local = new PubSub({ eventEmitter: new EventEmitter().setMaxListeners(0) });
  const engine: Engine = {
    publish: (topic, payload) => local.publish(topic, payload),
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    unsubscribe: (subscription) => local.unsubscribe(subscription),
    isUp: () => true,
    watchReturn: () => undefined,
    forgetReturn: () => undefined,
  };
  return overEngine(engine, 'local', { ready: async () => {}, close: async () => {} });
};

/** `namespace` keeps apart the events of two databases that share one Redis. */
export const createEventBus = async (
  redisUrl: string | undefined,
  namespace: string,
  log: Logger,
): Promise<EventBus> => {
  if (!redisUrl) return createLocalBus();
  const { createRedisBus } = await import('./redis-bus.ts');
  return createRedisBus(redisUrl, namespace, log);
};
