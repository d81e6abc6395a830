// Opens one page in one look and takes its picture, as small WebP.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { DECLINE_INVENTORY } from '../../e2e/pages/inventory-panel.ts';
import type { ReachedServer } from '../../server/testing/app.ts';
import { type Look, lookName } from './looks.ts';
import type { Shot } from './shot.ts';
import { signInAs } from './who.ts';

const QUALITY = 50;
/** Beyond it a page says nothing new, and WebP ends at 16,383. */
const HEIGHT_MAX = 5_000;
const SETTLE_MS = 15_000;
const [PHONE, TABLET] = [390, 768];

/** Pictures load when they come into sight; these wait until each that is shown can be drawn. */
const showPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async (mostMs) => {
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of shown) picture.loading = 'eager';
    const drawn = async (picture: HTMLImageElement): Promise<string[]> => {
      const { promise, resolve } = Promise.withResolvers<'late'>();
      setTimeout(() => resolve('late'), mostMs);
      const end = await Promise.race([picture.decode().catch(() => 'broken' as const), promise]);
      return end ? [`${picture.currentSrc || picture.src} is ${end}`] : [];
    };
    return (await Promise.all(shown.map(drawn))).flat();
  }, SETTLE_MS);

const settle = async (page: Page, { before, isAlive }: Shot): Promise<void> => {
  await page.locator('h1, [role=status], [aria-busy=true]').first().waitFor({ timeout: SETTLE_MS });
  if (!before && !isAlive) {
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS });
    // What is still drawn bit by bit.
    await page.locator('.mantine-Loader-root').first().waitFor({ state: 'hidden' });
  }
  await page.evaluate('document.fonts.ready');
};

/** Sideways scrolling of the page itself is a fault on every width. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Long lists draw only what is in sight, so all that is shown of the page is brought there. */
const showWhole = async (page: Page, { width }: Look): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, HEIGHT_MAX) });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

const pictureOf = async (page: Page, shot: Shot, look: Look): Promise<Buffer> => {
  const { width } = look;
  if (!shot.isScreenOnly) await showWhole(page, look);
  const png = await page.screenshot({ fullPage: !shot.isScreenOnly, animations: 'disabled' });
  const { height } = await sharp(png).metadata();
  const shown = Math.min(height, HEIGHT_MAX);
  return sharp(png)
    .extract({ left: 0, top: 0, width, height: shown })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toBuffer();
};

/** @returns what is wrong with the page at this look, to be said */
export const takePicture = async (
  server: ReachedServer,
  browser: Browser,
  { shot, look, folder }: { shot: Shot; look: Look; folder: string },
): Promise<string[]> => {
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height },
    colorScheme,
    isMobile: width === PHONE,
    hasTouch: width <= TABLET,
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript(DECLINE_INVENTORY);
    await signInAs(server, context, shot.as);
    const page = await context.newPage();
    await shot.before?.(page);
    await page.goto(shot.address);
    await settle(page, shot);
    await shot.prepare?.(page);
    const name = `${shot.name}-${lookName(look)}`;
    const undrawn = await showPictures(page);
    const sideways = await sidewaysOf(page);
    await writeFile(join(folder, `${name}.webp`), await pictureOf(page, shot, look));
    return [
      ...undrawn.map((picture) => `${name}: ${picture}`),
      ...(sideways > 0 ? [`${name} scrolls sideways by ${sideways} px`] : []),
    ];
  } finally {
    await context.close();
  }
};
