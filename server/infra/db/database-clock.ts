// What time it is, by the database: one clock for all processes, whatever the machines' own say or jump to. Between two looks
// at it the time is carried on by a clock that never jumps.
import { setInterval } from 'node:timers';
import type { Database } from './database.ts';

const LOOK_EVERY_MS = 10_000;
/** An answer that took longer says too little: half of the way there and back is what it may be wrong by. */
const QUICK_MS = 1_000;
const ASK = 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms';

/** Milliseconds since 1970, by the database. */
export type AskTime = () => number | Promise<number>;

/** The embedded database has this machine's clock, and need not be asked. */
export const askingTime = ({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>): AskTime =>
  embedded
    ? Date.now
    : async () => {
        const { rows } = await pool.query<{ ms: number }>(ASK);
        const [time] = rows;
        if (!time) throw new Error('The database did not say what time it is.');
        return time.ms;
      };

export interface DatabaseClock {
  now(): Date;
  close(): void;
}

/** Throws when the database does not answer; later it is asked in vain without harm. */
export const openDatabaseClock = async (
  askTime: AskTime,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<DatabaseClock> => {
  /** Milliseconds by which the database's clock is ahead of ours. */
  let ahead = 0;

  const look = async (patienceMs: number) => {
    const asked = performance.now();
    const time = await askTime();
    const took = performance.now() - asked;
    if (took < patienceMs) ahead = time - (asked + took / 2);
  };

  await look(Infinity);
  const timer = setInterval(() => {
    look(QUICK_MS).catch(() => undefined);
  }, lookEveryMs);
  timer.unref();
  return {
    now: () => new Date(performance.now() + ahead),
    close: () => clearInterval(timer),
  };
};
