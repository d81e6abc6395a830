// The leases of this process: one statement every few seconds renews all of them.
import { type Delivery, renewLeases, type Rows } from './messages.ts';

export interface LeaseTimes {
  /** Silence after which a worker counts as dead and its messages are delivered again. */
  leaseMs: number;
  renewEveryMs: number;
  /** Time longer than any work takes. Work that is not done by then hangs; its message is delivered again. */
  hangsAfterMs: number;
}

export interface Leases {
  add(delivery: Delivery): void;
  /** Resolves when no renewal of this delivery is under way any more. */
  remove(delivery: Delivery): Promise<void>;
  close(): void;
}

export const createLeases = (
  rows: Rows,
  { leaseMs, renewEveryMs, hangsAfterMs }: LeaseTimes,
  onError: (error: unknown) => void,
): Leases => {
  const since = new Map<Delivery, number>();
  let renewing: Promise<void> | null = null;

  const renew = async () => {
    const hanging = performance.now() - hangsAfterMs;
    const held = [...since].filter(([, from]) => from > hanging).map(([delivery]) => delivery);
    if (held.length > 0) await renewLeases(rows, held, leaseMs);
  };
  const timer = setInterval(() => {
    renewing ??= renew()
      .catch(onError)
      .finally(() => {
        renewing = null;
      });
  }, renewEveryMs);
  timer.unref();

  return {
    add: (delivery) => void since.set(delivery, performance.now()),
    async remove(delivery) {
      since.delete(delivery);
      await renewing;
    },
    close: () => clearInterval(timer),
  };
};
