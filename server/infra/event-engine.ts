// An event bus over whatever carries messages by topics.
import type { Channel, ChangeListener, EventBus, Following, Listening } from './events.ts';

// Messages that wait to be taken. `events.on` would do, but holds 33 kB for each socket.

const createInbox = <Payload>() => {
  const heard: Payload[] = [];
  let isClosed = false;
  let failure: { reason: unknown } | null = null;
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
    /** Whoever takes next is told why nothing more comes. */
    fail(reason: unknown) {
      failure = { reason };
      bell.resolve();
    },
    async take(): Promise<IteratorResult<Payload>> {
      while (heard.length === 0 && !isClosed && !failure) {
        await bell.promise;
        bell = Promise.withResolvers();
      }
      if (failure) throw failure.reason;
      const value = heard.shift();
      if (value === undefined || isClosed) return { done: true, value: undefined };
      return { done: false, value };
    },
  };
};

/** Who is told that messages are carried again: what was said meanwhile is lost. */
export interface Returning {
  readAgain(): void;
}

export interface Engine {
  publish(topic: string, payload: unknown): Promise<void>;
  subscribe(topic: string, listener: (payload: unknown) => void, options: object): Promise<number>;
  unsubscribe(subscription: number): void;
  /** Whether messages are carried at the moment. */
  isUp(): boolean;
  watchReturn(returning: Returning): void;
  forgetReturn(returning: Returning): void;
}

/** There may be thousands, so it is fields instead of functions that remember. */
class TopicListening<Payload> implements Listening, Returning {
  readonly #engine: Engine;
  readonly #following: Following<Payload>;
  readonly #listener: ChangeListener<Payload>;
  #subscription: number | null = null;
  /** Heard before the state was read; null since then. */
  #early: Payload[] | null = [];
  #isOver = false;

  constructor(engine: Engine, following: Following<Payload>, listener: ChangeListener<Payload>) {
    this.#engine = engine;
    this.#following = following;
    this.#listener = listener;
  }

  begin(topic: string): void {
    this.#begin(topic).catch((error: unknown) => this.#fail(error));
  }

  stop(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#early = null;
    this.#engine.forgetReturn(this);
    if (this.#subscription !== null) this.#letGo(this.#subscription);
  }

  readAgain(): void {
    this.#following.first().then(
      (payloads) => payloads.forEach((payload) => this.#tell(payload)),
      (error: unknown) => this.#fail(error),
    );
  }

  async #begin(topic: string): Promise<void> {
    const standing = this.#subscribe(topic);
    // Without messages the state is still told; it is told again as soon as they come.
    standing.catch((error: unknown) => this.#fail(error));
    if (this.#engine.isUp()) await standing;
    const state = await this.#following.first();
    if (this.#isOver) return;
    this.#engine.watchReturn(this);
    const heard = [...state, ...(this.#early ?? [])];
    this.#early = null;
    heard.forEach((payload) => this.#tell(payload));
  }

  async #subscribe(topic: string): Promise<void> {
    const hear = (payload: unknown) => this.#hear(payload as Payload);
    const subscription = await this.#engine.subscribe(topic, hear, {});
    if (this.#isOver) this.#letGo(subscription);
    else this.#subscription = subscription;
  }

  #letGo(subscription: number): void {
    try {
      this.#engine.unsubscribe(subscription);
    } catch {
      // Redis' library throws where it has forgotten a subscription, as when another one of the topic ended just before. It is
      // gone, as it should be.
    }
  }

  #hear(payload: Payload): void {
    if (this.#early) this.#early.push(payload);
    else this.#tell(payload);
  }

  #tell(payload: Payload): void {
    if (this.#isOver) return;
    const isEnd = this.#following.isLast(payload);
    if (isEnd) this.stop();
    this.#listener.hear(payload, isEnd);
  }

  #fail(error: unknown): void {
    if (this.#isOver) return;
    this.stop();
    this.#listener.fail(error);
  }
}

const listenToTopic = <Payload>(
  engine: Engine,
  topic: string,
  following: Following<Payload>,
  listener: ChangeListener<Payload>,
): Listening => {
  const listening = new TopicListening(engine, following, listener);
  listening.begin(topic);
  return listening;
};

/** Follows a topic without an async generator, whose `return()` would wait for the next message before it ends. */
const followTopic = <Payload>(
  engine: Engine,
  topic: string,
  following: Following<Payload>,
): AsyncIterableIterator<Payload> => {
  const inbox = createInbox<Payload>();
  let listening: Listening | undefined;
  let isOver = false;
  const end = () => {
    isOver = true;
    inbox.close();
    listening?.stop();
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
        listening ??= listenToTopic(engine, topic, following, listener);
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
