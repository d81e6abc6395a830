import { type ComponentType, lazy } from 'react';
import { RESULTS_POLL, waitBefore } from '../../server/domain/backoff.ts';

/**
 * A component whose code comes when it is first drawn, and a function that has it come before. Where it cannot be
 * loaded, drawing it fails as the page's own code would.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() }));
  const preload = (): void => void load().catch(() => {});
  return [Part, preload] as const;
};

/** Tries until it succeeds. */
export const untilLoaded = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitBefore(RESULTS_POLL, tries)));
    }
  }
};

/** The same for what the page can do without: it appears when the connection is back, and the page stays as it is. */
export const extraPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [, preload] = lazyPart(load);
  const [Part] = lazyPart(() => untilLoaded(load));
  return [Part, preload] as const;
};
