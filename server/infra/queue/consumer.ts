// Takes messages of one kind as long as it has hands free, when it is told that there are some.
import type { Message } from './holding.ts';

const TRY_AGAIN_MS = 1_000;
/** Clocks are not the same to the millisecond, and whoever looks too early finds nothing. */
const LATE_MS = 10;

/** A hand that is kept free for a message. */
export interface FreeHand {
  take(message: Message): void;
  letGo(): void;
}

export interface Consumer {
  /** There may be messages. */
  ring(): void;
  /** There will be one in so many milliseconds. */
  ringIn(ms: number): void;
  /** Returns a free hand, or null where none is free or messages may be waiting for it. */
  reserve(): FreeHand | null;
  /** How many more it could work on. */
  free(): number;
  /** Takes no more; resolves when what was being taken is in its hands. */
  stop(): Promise<void>;
}

interface Consuming {
  hands: number;
  take(most: number): Promise<Message[]>;
  /** Never rejects. */
  handle(message: Message): Promise<void>;
  onError(error: unknown): void;
}

export const createConsumer = ({ hands, take, handle, onError }: Consuming): Consumer => {
  let free = hands;
  let taking: Promise<void> | undefined;
  let mayHaveMore = false;
  let isOver = false;
  const alarms = new Set<NodeJS.Timeout>();

  const letGo = () => {
    free += 1;
    if (mayHaveMore) takeAll();
  };
  const handleOne = async (message: Message) => {
    await handle(message);
    letGo();
  };

  const takeOnAndOn = async () => {
    try {
      while (mayHaveMore && free > 0 && !isOver) {
        mayHaveMore = false;
        const asked = free;
        const messages = await take(asked);
        mayHaveMore ||= messages.length === asked;
        free -= messages.length;
        for (const message of messages) void handleOne(message);
      }
    } catch (error) {
      onError(error);
      ringIn(TRY_AGAIN_MS);
    } finally {
      taking = undefined;
    }
  };
  const takeAll = () => {
    if (taking || free === 0 || isOver) return;
    taking = takeOnAndOn();
  };

  const ring = () => {
    mayHaveMore = true;
    takeAll();
  };

  const ringIn = (ms: number) => {
    if (isOver) return;
    const alarm = setTimeout(() => {
      alarms.delete(alarm);
      ring();
    }, ms + LATE_MS);
    alarms.add(alarm);
  };

  return {
    ring,
    ringIn,
    reserve() {
      if (free === 0 || taking || mayHaveMore || isOver) return null;
      free -= 1;
      return { take: (message) => void handleOne(message), letGo };
    },
    free: () => free,
    async stop() {
      isOver = true;
      alarms.forEach(clearTimeout);
      await taking;
    },
  };
};
