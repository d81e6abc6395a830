// Events as the features know them: channels, and a bus that carries messages to whoever follows.
// A message carries ids, enums and numbers, no texts; whoever hears it reads the row again, or goes on from what it has read.

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

export interface ChangeListener<Payload> {
  /** @param isEnd nothing comes after it */
  hear(payload: Payload, isEnd: boolean): void;
  /** Ends it: the state cannot be read, or messages cannot be had. */
  fail(error: unknown): void;
}

export interface Listening {
  stop(): void;
}

export interface EventBus {
  publish<Payload>(channel: Channel<Payload>, key: number, payload: Payload): Promise<void>;
  /** The current state, then every message as it comes; `return()` ends the subscription at once. */
  follow<Payload>(
    channel: Channel<Payload>,
    key: number,
    following: Following<Payload>,
  ): AsyncIterableIterator<Payload>;
  /** The same, told as it comes: thousands who listen hold less than as many who wait. */
  listen<Payload>(
    channel: Channel<Payload>,
    key: number,
    following: Following<Payload>,
    listener: ChangeListener<Payload>,
  ): Listening;
  /** Throws when events cannot be carried. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
