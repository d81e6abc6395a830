/** However busy the page stays; ms. */
const LONGEST_MS = 2_000;

/** Resolves when the page has nothing else to do; at once where the browser cannot tell. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestIdleCallback' in globalThis)) return resolve();
    requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
  });
