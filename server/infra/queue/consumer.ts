// Receives messages of one kind while it has free slots, and whenever it is woken.
import type { Message } from './messages.ts';

const TRY_AGAIN_MS = 1_000;
/** Margin for a clock that runs ahead of the database's, as a look that comes too early finds nothing. */
const LATE_MS = 10;

interface ConsumerWork {
  /** Number of messages it handles at once. */
  slots: number;
  receive(most: number): Promise<Message[]>;
  /** Never rejects. */
  handle(message: Message): Promise<void>;
  onError(error: unknown): void;
}

export class Consumer {
  readonly #work: ConsumerWork;
  readonly #running = new Set<Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #receiving: Promise<void> | null = null;
  #mayHaveMore = false;
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

  #freeSlots(): number {
    return this.#work.slots - this.#running.size;
  }

  #receive(): void {
    if (this.#receiving || this.#isStopped || this.#freeSlots() === 0) return;
    this.#receiving = this.#receiveWhileThereAre();
  }

  async #receiveWhileThereAre(): Promise<void> {
    try {
      while (this.#mayHaveMore && this.#freeSlots() > 0 && !this.#isStopped) {
        this.#mayHaveMore = false;
        const free = this.#freeSlots();
        const messages = await this.#work.receive(free);
        this.#mayHaveMore ||= messages.length === free;
        for (const message of messages) this.#start(message);
      }
    } catch (error) {
      this.#work.onError(error);
      this.wakeIn(TRY_AGAIN_MS);
    } finally {
      this.#receiving = null;
    }
  }

  #start(message: Message): void {
    const handled = this.#work.handle(message).finally(() => {
      this.#running.delete(handled);
      if (this.#mayHaveMore) this.#receive();
    });
    this.#running.add(handled);
  }
}
