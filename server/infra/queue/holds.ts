// What this process holds of the queue, and the signs of life that keep it: one statement for all of it, every few seconds.
import { type Held, keepMessages } from './holding.ts';
import type { Rows } from './messages.ts';

export interface Patience {
  /** Silence after which a holder is dead, and its messages are handed out again. */
  leaseMs: number;
  /** Wait between two signs of life. */
  beatMs: number;
  /** Longer than any work takes: what is not done by then hangs, and is handed out again though its holder lives. */
  hangsAfterMs: number;
}

export interface Holds {
  add(message: Held): void;
  /** Resolves when no sign of life for it is under way any more. */
  remove(message: Held): Promise<void>;
  close(): void;
}

export const createHolds = (
  rows: Rows,
  { leaseMs, beatMs, hangsAfterMs }: Patience,
  onError: (error: unknown) => void,
): Holds => {
  const since = new Map<Held, number>();
  let beating = Promise.resolve();

  const beat = async () => {
    const begun = performance.now() - hangsAfterMs;
    const held = [...since].filter(([, from]) => from > begun).map(([message]) => message);
    if (held.length > 0) await keepMessages(rows, held, leaseMs);
  };
  let isBeating = false;
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    beating = beat()
      .catch(onError)
      .finally(() => {
        isBeating = false;
      });
  }, beatMs);
  timer.unref();

  return {
    add: (message) => void since.set(message, performance.now()),
    async remove(message) {
      since.delete(message);
      await beating;
    },
    close: () => clearInterval(timer),
  };
};
