// An event bus over whatever carries messages by topics.
import type { Channel, EventBus, Following, ChangeListener } from './events.ts';
import { createInbox } from './inbox.ts';

export interface Engine {
  publish(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, listener: (payload: unknown) => void, options: object): Promise<number>;
  unsubscribe(subscription: number): void;
  /** Whether messages are carried at the moment. */
  isUp(): boolean;
  /** Calls `listener` whenever messages are carried again: what was said meanwhile is lost. @returns what takes it back */
  onReturn(listener: () => void): () => void;
}

const listenToTopic = <Payload>(
  engine: Engine,
  topic: string,
  { first, isLast }: Following<Payload>,
  listener: ChangeListener<Payload>,
): (() => void) => {
  let subscription: Promise<number> | undefined;
  let forgetReturn: (() => void) | undefined;
  let early: Payload[] | null = [];
  let isOver = false;

  const stop = () => {
    if (isOver) return;
    isOver = true;
    early = null;
    forgetReturn?.();
    void subscription?.then((standing) => engine.unsubscribe(standing)).catch(() => undefined);
  };
  const tell = (payload: Payload) => {
    if (isOver) return;
    const isEnd = isLast(payload);
    if (isEnd) stop();
    listener.hear(payload, isEnd);
  };
  const fail = (error: unknown) => {
    if (isOver) return;
    stop();
    listener.fail(error);
  };
  const readAgain = () => first().then((payloads) => payloads.forEach(tell), fail);

  const begin = async () => {
    subscription = engine.subscribe(
      topic,
      (payload) => {
        if (early) early.push(payload as Payload);
        else tell(payload as Payload);
      },
      {},
    );
    // Without messages the state is still told; it is told again as soon as they come.
    subscription.catch(fail);
    if (engine.isUp()) await subscription;
    const state = await first();
    if (isOver) return;
    forgetReturn = engine.onReturn(() => void readAgain());
    const heard = [...state, ...(early ?? [])];
    early = null;
    heard.forEach(tell);
  };
  begin().catch(fail);
  return stop;
};

/** Not an async generator: its `return()` would wait for the next message before it lets go. */
const followTopic = <Payload>(
  engine: Engine,
  topic: string,
  following: Following<Payload>,
): AsyncIterableIterator<Payload> => {
  const inbox = createInbox<Payload>();
  let stop: (() => void) | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    inbox.close();
    stop?.();
  };
  const listener: ChangeListener<Payload> = {
    hear: (payload) => inbox.put(payload),
    fail: (error) => inbox.fail(error),
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (isOver) return { done: true, value: undefined };
      try {
        stop ??= listenToTopic(engine, topic, following, listener);
        const result = await inbox.take();
        if (!result.done && following.isLast(result.value)) end();
        return result;
      } catch (error) {
        end();
        throw error;
      }
    },
    async return() {
      end();
      return { done: true, value: undefined };
    },
  };
};

export const overEngine = (
  engine: Engine,
  namespace: string,
  rest: Pick<EventBus, 'ready' | 'close'>,
): EventBus => {
  const topic = (channel: Channel<unknown>, key: number) => `${namespace}:${channel.name}:${key}`;
  return {
    publish: (channel, key, payload) => engine.publish(topic(channel, key), payload),
    follow: (channel, key, following) => followTopic(engine, topic(channel, key), following),
    listen: (channel, key, following, listener) =>
      listenToTopic(engine, topic(channel, key), following, listener),
    ...rest,
  };
};
