import { RESULTS_POLL, spread, waitBefore } from '../../server/domain/account/backoff.ts';
import { pause } from './pause.ts';

/**
 * Chromium does not ask again for code that failed to come once, as long as the page lives
 * (https://github.com/whatwg/html/issues/6768): nothing is asked for while it cannot come.
 */
export const isOffline = (): boolean => !navigator.onLine;

/** Why code does not come: there is no connection, or there is and it failed. */
export type LoadDelay = 'offline' | 'failed';

/** Loads code, as often as it takes. `onDelay` is called when it does not come, and for the other reason when that changes. */
export const untilLoaded = async <Code>(
  load: () => Promise<Code>,
  onDelay?: (delay: LoadDelay) => void,
): Promise<Code> => {
  let told: LoadDelay | null = null;
  for (let tries = 0; ; tries += 1) {
    let delay: LoadDelay = 'offline';
    if (!isOffline()) {
      try {
        return await load();
      } catch {
        delay = 'failed';
      }
    }
    if (delay !== told) onDelay?.(delay);
    told = delay;
    await pause(spread(waitBefore(RESULTS_POLL, tries)));
  }
};
