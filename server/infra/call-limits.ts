// How often one caller may ask for what costs this process computing time. Counted in memory, a minute at a time.
import { DomainError } from '../domain/errors.ts';

const WINDOW_MS = 60_000;
/** Callers remembered; beyond them the one whose minute began first is forgotten. */
const CALLERS_MAX = 50_000;

export interface CallLimits {
  /**
   * Counts one call, or `amount` of something.
   * Throws BUSY with the seconds to wait when `caller` has had more than `perMinute` in its minute.
   */
  count(what: string, caller: string, perMinute: number, amount?: number): void;
}

export const createCallLimits = (now: () => Date): CallLimits => {
  /** Windows in the order in which their minutes began. */
  const windows = new Map<string, { counted: number; endsAt: number }>();

  const open = (key: string, time: number) => {
    windows.delete(key);
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > time && windows.size < CALLERS_MAX) break;
      windows.delete(oldest);
    }
    const window = { counted: 0, endsAt: time + WINDOW_MS };
    windows.set(key, window);
    return window;
  };

  return {
    count(what, caller, perMinute, amount = 1) {
      const time = now().getTime();
      const key = `${what}:${caller}`;
      const known = windows.get(key);
      const window = known && known.endsAt > time ? known : open(key, time);
      window.counted += amount;
      if (window.counted <= perMinute) return;
      const seconds = Math.max(1, Math.ceil((window.endsAt - time) / 1000));
      throw new DomainError('BUSY', `Too many requests. Try again in ${seconds} seconds.`, {
        retryAfterSeconds: seconds,
      });
    },
  };
};

/** For set-ups that limit nothing. */
export const NO_CALL_LIMITS: CallLimits = { count: () => undefined };
