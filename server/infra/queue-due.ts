// Wakes workers for messages that nobody announces: those whose wait for another try is over, and those that a dead worker left.
// One look a second for all workers of the process, where each of them would ask for itself.
import type pg from 'pg';

const LOOK_EVERY_MS = 1_000;

/** Of these kinds, those with a message that could be taken now; an index holds just what waits. */
const DUE = `SELECT kind FROM unnest($1::text[]) AS kind WHERE EXISTS (SELECT FROM pgboss.job
    WHERE name = kind AND state < 'active' AND NOT blocked AND start_after <= now())`;

export interface DueWatch {
  /** @param worker is woken whenever a message of the kind is due */
  wake(kind: string, worker: string): void;
  stop(): void;
}

export const watchForDue = (
  pool: Pick<pg.Pool, 'query'>,
  notify: (worker: string) => void,
  onError: (error: unknown) => void,
): DueWatch => {
  const workers = new Map<string, string[]>();
  let isLooking = false;
  let clock: NodeJS.Timeout | undefined;

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const { rows } = await pool.query<{ kind: string }>(DUE, [[...workers.keys()]]);
      for (const { kind } of rows) workers.get(kind)?.forEach(notify);
    } catch (error) {
      onError(error);
    } finally {
      isLooking = false;
    }
  };

  return {
    wake(kind, worker) {
      workers.set(kind, [...(workers.get(kind) ?? []), worker]);
      clock ??= setInterval(() => void look(), LOOK_EVERY_MS);
    },
    stop: () => clearInterval(clock),
  };
};
