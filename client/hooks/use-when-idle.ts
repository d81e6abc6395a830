import { useEffect } from 'react';

/** Without `requestIdleCallback` (Safari); ms. */
const QUIET_MS = 1_000;

/** Begins, once the page has nothing else to do, what is likely to be wanted next. */
export function useWhenIdle(begin: () => unknown): void {
  useEffect(() => {
    if ('requestIdleCallback' in globalThis) {
      const request = requestIdleCallback(begin);
      return () => cancelIdleCallback(request);
    }
    const timer = setTimeout(begin, QUIET_MS);
    return () => clearTimeout(timer);
  }, [begin]);
}
