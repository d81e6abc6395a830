// Opens a page of the built client in a browser, with a server's answers but without a server.
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import type { MeasuredPage } from './pages.ts';

/**
 * Opens the page until its first screen stands, and returns the files that it has loaded.
 * @param allowed only these files arrive, and the first screen must stand; otherwise all that the page loads unasked
 */
export const openPage = async (
  browser: Browser,
  origin: string,
  { address, answers, sign }: MeasuredPage,
  allowed?: ReadonlySet<string>,
): Promise<Set<string>> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const loaded = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const data = answers[operationName];
    const json = data ? { data } : { errors: [{ message: 'Not measured' }] };
    await route.fulfill({ json });
  });
  await page.route('**/assets/*.js', async (route) => {
    const file = `assets/${basename(new URL(route.request().url()).pathname)}`;
    // Others are kept waiting: the page must not need them.
    if (allowed && !allowed.has(file)) return;
    loaded.add(file);
    await route.continue();
  });
  await page.goto(origin + address, { waitUntil: 'commit' });
  await page.getByText(sign).first().waitFor();
  if (!allowed) await page.waitForLoadState('networkidle');
  await page.close();
  return loaded;
};
