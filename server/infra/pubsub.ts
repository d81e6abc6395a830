// Events between requests, jobs and sockets: in this process, or through Redis to all of them.
// A message carries ids and enums only; whoever hears it reads the row again.
import { EventEmitter } from 'node:events';
import { RedisPubSub } from 'graphql-redis-subscriptions';
import { PubSub } from 'graphql-subscriptions';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';

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
}

/** Messages that wait to be taken. `events.on` would do, but holds 33 kB for each socket. */
const createInbox = <Payload>() => {
  const heard: Payload[] = [];
  let isClosed = false;
  let bell = Promise.withResolvers<void>();
  return {
    put(payload: Payload) {
      heard.push(payload);
      bell.resolve();
    },
    close() {
      isClosed = true;
      bell.resolve();
    },
    async take(): Promise<IteratorResult<Payload>> {
      while (heard.length === 0 && !isClosed) {
        await bell.promise;
        bell = Promise.withResolvers();
      }
      const value = heard.shift();
      if (value === undefined || isClosed) return { done: true, value: undefined };
      return { done: false, value };
    },
  };
};

/** Not an async generator: its `return()` would wait for the next message before it lets go. */
const followTopic = <Payload>(
  engine: Engine,
  topic: string,
  { first, isLast }: Following<Payload>,
): AsyncIterableIterator<Payload> => {
  const inbox = createInbox<Payload>();
  let subscription: Promise<number> | undefined;
  let isOver = false;

  const begin = async () => {
    const early: Payload[] = [];
    let put: (payload: Payload) => void = (payload) => early.push(payload);
    subscription = engine.subscribe(topic, (payload) => put(payload as Payload), {});
    await subscription;
    for (const payload of [...(await first()), ...early]) inbox.put(payload);
    put = (payload) => inbox.put(payload);
  };
  const end = async () => {
    if (isOver) return;
    isOver = true;
    inbox.close();
    if (subscription) engine.unsubscribe(await subscription);
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
  const engine = new PubSub({ eventEmitter: new EventEmitter().setMaxListeners(0) });
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
  const engine = new RedisPubSub({ publisher, subscriber });
  const bus = overEngine(engine, namespace, {
    ready: async () => void (await publisher.ping()),
    close: async () => void (await engine.close()),
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
