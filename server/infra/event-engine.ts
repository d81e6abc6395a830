// An event bus over whatever carries messages by topics.
import type { Channel, EventBus, Following } from './events.ts';
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

export const overEngine = (
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
