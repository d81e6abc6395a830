// Receives messages of one kind while it has free slots, and whenever it is woken. Work that takes long may give its slot to
// messages of rank 0, whose owners had nothing unfinished when they were sent: it goes on beside them.
import type { Message } from './messages.ts';

const TRY_AGAIN_MS = 1_000;
/** Messages handled at once, long ones included, for each slot. */
const MOST_PER_SLOT = 4;
/** Highest rank of a message. */
const ANY_RANK = 2_147_483_647;
/** Margin for a clock that runs ahead of the database's, as a look that comes too early finds nothing. */
const LATE_MS = 10;

interface ConsumerWork {
  /** Number of messages it handles at once, without long ones. */
  slots: number;
  /** Time after which a message is long, in ms; null when none ever gives its slot. */
  longAfterMs: number | null;
  /** @param mostRank the highest rank to receive */
  receive(most: number, mostRank: number): Promise<Message[]>;
  /** Never rejects. */
  handle(message: Message): Promise<void>;
  onError(error: unknown): void;
}

export class Consumer {
  readonly #work: ConsumerWork;
  readonly #running = new Set<Promise<void>>();
  readonly #long = new Set<Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #receiving: Promise<void> | null = null;
  #mayHaveMore = false;
  /** Messages of higher ranks may wait that the last look left out. */
  #mayHaveHigher = false;
  #isStopped = false;

  constructor(work: ConsumerWork) {
    this.#work = work;
  }

  /** Looks for messages now, or as soon as a slot is free. */
  wake(): void {
    this.#mayHaveMore = true;
    this.#receive();
  }

  wakeIn(ms: number): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.wake();
    }, ms + LATE_MS);
    this.#timers.add(timer);
  }

  /** Receives no more; resolves when all that was received is handled. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#timers.forEach(clearTimeout);
    await this.#receiving;
    await Promise.all(this.#running);
  }

  /** What may be received now. Slots of long work are for messages of rank 0. */
  #free(): { most: number; mostRank: number } {
    const { slots } = this.#work;
    const usual = slots - this.#running.size;
    if (usual > 0) return { most: usual, mostRank: ANY_RANK };
    const left = slots * MOST_PER_SLOT - this.#running.size;
    return { most: Math.max(0, Math.min(usual + this.#long.size, left)), mostRank: 0 };
  }

  #receive(): void {
    if (this.#receiving || this.#isStopped) return;
    const { most, mostRank } = this.#free();
    const mayFind = this.#mayHaveMore || (this.#mayHaveHigher && mostRank === ANY_RANK);
    if (most === 0 || !mayFind) return;
    this.#receiving = this.#receiveOnce(most, mostRank).finally(() => {
      this.#receiving = null;
      this.#receive();
    });
  }

  async #receiveOnce(most: number, mostRank: number): Promise<void> {
    this.#mayHaveMore = false;
    this.#mayHaveHigher = mostRank < ANY_RANK;
    try {
      const messages = await this.#work.receive(most, mostRank);
      this.#mayHaveMore ||= messages.length === most;
      for (const message of messages) this.#start(message);
    } catch (error) {
      this.#work.onError(error);
      this.wakeIn(TRY_AGAIN_MS);
    }
  }

  #start(message: Message): void {
    const { longAfterMs } = this.#work;
    const becomeLong = () => {
      this.#long.add(handled);
      this.#receive();
    };
    const handled = this.#work.handle(message).finally(() => {
      clearTimeout(timer);
      this.#running.delete(handled);
      this.#long.delete(handled);
      this.#receive();
    });
    this.#running.add(handled);
    const timer = longAfterMs === null ? undefined : setTimeout(becomeLong, longAfterMs).unref();
  }
}
