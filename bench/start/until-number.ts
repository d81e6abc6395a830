// How long a person waits for the number: after the click that starts the analysis, and where the estimate is stored already.
import type { Page } from '@playwright/test';
import { tinyPng } from '../../server/testing/tiny-files.ts';

// Runs in the page. The document's own first sight counts, as it shows the number before the scripts are there.
const WATCH = `
  globalThis.untilNumber = (began) => new Promise((done) => {
    const shows = (one) => one.checkVisibility() && (one.value ?? one.textContent).includes('$');
    const look = () => {
      const totals = document.querySelectorAll('input[aria-labelledby=cost], [data-slot=total]');
      if (![...totals].some(shows)) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => done(performance.now() - began);
      port1.postMessage(null);
    };
    requestAnimationFrame(look);
  });
  addEventListener('click', () => {
    globalThis.afterClick = untilNumber(performance.now());
  }, true);
`;

export const watchNumbers = (page: Page): Promise<unknown> => page.addInitScript(WATCH);

/** Time from the click on Start Analysis to the number, ms. */
export const startAndWait = async (
  page: Page,
  projectId: string,
  instructions: string,
): Promise<number> => {
  await page.goto(`/start?project=${projectId}`);
  await page
    .getByLabel('Choose files: Photos')
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(tinyPng()) });
  await page.getByLabel('Details').fill(instructions);
  const start = page.getByRole('button', { name: 'Start Analysis' });
  await page.waitForFunction(
    (button) => !(button as HTMLButtonElement).disabled,
    await start.elementHandle(),
  );
  // What the page reads while somebody writes is not waited for in the click.
  await page.waitForLoadState('networkidle');
  await start.click();
  return page.evaluate<number>('afterClick');
};

/** Time from an address, opened anew, to the number there, ms. */
export const openAndWait = async (page: Page, address: string): Promise<number> => {
  await page.goto('/robots.txt');
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate<number>('untilNumber(0)');
};
