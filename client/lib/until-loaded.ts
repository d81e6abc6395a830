import { RESULTS_POLL, spread, waitBefore } from '../../server/domain/account/backoff.ts';
import { pause } from './pause.ts';

/**
 * Chromium does not ask again for code that failed to come once, as long as the page lives
 * (https://github.com/whatwg/html/issues/6768): nothing is asked for while it cannot come.
 */
export const isOffline = (): boolean => !navigator.onLine;

/** Loads code that can be asked for again: without a connection it fails before it asks. */
export const whileOnline =
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    if (isOffline()) throw new Error('offline');
    return load();
  };

/** Why code does not come: there is no connection, there is and it failed, or it failed so often that only a new page helps. */
export type LoadDelay = 'offline' | 'failed' | 'ended';

/** Tries with a connection. Between the first and the last of them are some two minutes. */
const TRIES_MAX = 6;

/**
 * Loads code: as soon as there is a connection, and with one a few times. `onDelay` is called when it does not come, and again
 * when the reason changes. After `ended` it stays pending, as what waits for it has nothing to go on with.
 */
export const untilLoaded = async <Code>(
  load: () => Promise<Code>,
  onDelay?: (delay: LoadDelay) => void,
): Promise<Code> => {
  let told: LoadDelay | null = null;
  let failures = 0;
  for (let tries = 0; ; tries += 1) {
    let delay: LoadDelay = 'offline';
    if (!isOffline()) {
      try {
        return await load();
      } catch {
        failures += 1;
        delay = failures < TRIES_MAX ? 'failed' : 'ended';
      }
    }
    if (delay !== told) onDelay?.(delay);
    if (delay === 'ended') return new Promise(() => {});
    told = delay;
    await pause(spread(waitBefore(RESULTS_POLL, tries)));
  }
};
