// How far what a page shows moves by itself while it loads: the browser's own measure.
import { expect, type Locator, type Page } from '@playwright/test';

/** Cumulative layout shift below which nobody sees anything move. */
export const SHIFT_MOST = 0.01;

const NOTE_SHIFTS = `{
  window.layoutShift = { sum: 0, moved: [] };
  const note = (list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      layoutShift.sum += value;
      layoutShift.moved.push(...sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)));
    }
  };
  const observer = new PerformanceObserver(note);
  observer.observe({ type: 'layout-shift', buffered: true });
  layoutShift.read = () => {
    note({ getEntries: () => observer.takeRecords() });
    return layoutShift;
  };
}`;

/** Notes the shifts of every page that is opened from now on. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: NOTE_SHIFTS });

/** Resolves when what is there now was painted, and what moved by it is known. */
const painted = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** What comes only after the frame of the page was seen, as over a slow line: data, and the typeface. */
const LATE = /\/graphql$|\.woff2$/;

/** Opens an address over a line so slow that the page is seen before all of it is there. */
export const openSlowly = async (page: Page, address: string, whole: Locator): Promise<void> => {
  const seen = Promise.withResolvers<void>();
  await page.route(LATE, async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main > :visible').first()).toBeVisible();
  await painted(page);
  seen.resolve();
  await expect(whole).toBeVisible();
  await painted(page);
  await page.unroute(LATE);
};

interface Shifts {
  sum: number;
  /** The texts that moved. */
  moved: string[];
}

/** Shifts of the page that is open. */
export const shiftsOf = (page: Page): Promise<Shifts> =>
  page.evaluate(() => {
    const { sum, moved } = (
      globalThis as unknown as { layoutShift: { read: () => Shifts } }
    ).layoutShift.read();
    return { sum, moved };
  });
