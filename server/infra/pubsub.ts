// Events between requests, jobs and sockets: in this process, or through Redis to all of them.
// A message carries ids and enums only; whoever hears it reads the row again.
import { EventEmitter } from 'node:events';
import { RedisPubSub } from 'graphql-redis-subscriptions';
import { PubSub } from 'graphql-subscriptions';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { createInbox } from './inbox.ts';

/** A named kind of event; `Payload` is what each message holds. */
export interface Channel<Payload> {
  name: string;
  /** Type only; never set. */
  payload?: Payload;
}

export const defineChannel = <Payload>(name: string): Channel<Payload> => ({ name });

export interface Following<Payload> {
  /** The state at the start, as messages; read after the subscription stands, so that nothing falls between. */
  first(): Promise<Payload[]>;
  /** True for the message after which nothing more will come. */
  isLast(payload: Payload): boolean;
}

export interface EventBus {
  publish<Payload>(channel: Channel<Payload>, key: number, payload: Payload): Promise<void>;
  /** The current state, then every message as it comes; `return()` ends the subscription at once. */
  follow<Payload>(
    channel: Channel<Payload>,
    key: number,
    following: Following<Payload>,
  ): AsyncIterableIterator<Payload>;
  /** Throws when events cannot be carried. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface Engine {
  publish(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, listener: (payload: unknown) => void, options: object): Promise<number>;
  unsubscribe(subscription: number): void;
  /** Whether messages are carried at the moment. */
  isUp(): boolean;
  /** Calls `listener` whenever messages are carried again: what was said meanwhile is lost. @returns what takes it back */
  onReturn(listener: () => void): () => void;
}

/** Not an async generator: its `return()` would wait for the next message before it lets go. */
const followTopic = <Payload>(
  engine: Engine,
  topic: string,
  { first, isLast }: Following<Payload>,
): AsyncIterableIterator<Payload> => {
  const inbox = createInbox<Payload>();
  let subscription: Promise<number> | undefined;
  let forgetReturn: (() => void) | undefined;
  let isOver = false;

  const readAgain = () =>
    first().then(
      (payloads) => payloads.forEach((payload) => inbox.put(payload)),
      (error: unknown) => inbox.fail(error),
    );

  const begin = async () => {
    const early: Payload[] = [];
    let put: (payload: Payload) => void = (payload) => early.push(payload);
    subscription = engine.subscribe(topic, (payload) => put(payload as Payload), {});
    // Without messages the state is still told; it is told again as soon as they come.
    subscription.catch((error: unknown) => inbox.fail(error));
    if (engine.isUp()) await subscription;
    forgetReturn = engine.onReturn(() => void readAgain());
    for (const payload of [...(await first()), ...early]) inbox.put(payload);
    put = (payload) => inbox.put(payload);
  };
  const end = async () => {
    if (isOver) return;
    isOver = true;
    inbox.close();
    forgetReturn?.();
    void subscription?.then((standing) => engine.unsubscribe(standing)).catch(() => undefined);
  };

  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (isOver) return { done: true, value: undefined };
      try {
        if (!subscription) await begin();
        const result = await inbox.take();
        if (!result.done && isLast(result.value)) await end();
        return result;
      } catch (error) {
        await end();
        throw error;
      }
    },
    async return() {
      await end();
      return { done: true, value: undefined };
    },
  };
};

const overEngine = (
  engine: Engine,
  namespace: string,
  rest: Pick<EventBus, 'ready' | 'close'>,
): EventBus => {
  const topic = (channel: Channel<unknown>, key: number) => `${namespace}:${channel.name}:${key}`;
  return {
    publish: (channel, key, payload) => engine.publish(topic(channel, key), payload),
    follow: (channel, key, following) => followTopic(engine, topic(channel, key), following),
    ...rest,
  };
};

const createLocalBus = (): EventBus => {
  const local = new PubSub({ eventEmitter: new EventEmitter().setMaxListeners(0) });
  const engine: Engine = {
    publish: (topic, payload) => local.publish(topic, payload),
    subscribe: (topic, listener) => local.subscribe(topic, listener),
    unsubscribe: (subscription) => local.unsubscribe(subscription),
    isUp: () => true,
    onReturn: () => () => undefined,
  };
  return overEngine(engine, 'local', { ready: async () => {}, close: async () => {} });
};

const createRedisBus = (url: string, namespace: string, log: Logger): EventBus => {
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
  const returned = new Set<() => void>();
  subscriber.on('ready', () => {
    // Answered behind the subscriptions, which the client takes up again first.
    subscriber.ping().then(
      () => returned.forEach((listener) => listener()),
      () => undefined,
    );
  });
  const engine: Engine = {
    publish: (topic, payload) => redis.publish(topic, payload),
    subscribe: (topic, listener, topicOptions) => redis.subscribe(topic, listener, topicOptions),
    unsubscribe: (subscription) => redis.unsubscribe(subscription),
    isUp: () => subscriber.status === 'ready',
    onReturn(listener) {
      returned.add(listener);
      return () => returned.delete(listener);
    },
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

/** `namespace` keeps apart the events of two databases that share one Redis. */
export const createEventBus = (
  redisUrl: string | undefined,
  namespace: string,
  log: Logger,
): EventBus => (redisUrl ? createRedisBus(redisUrl, namespace, log) : createLocalBus());
