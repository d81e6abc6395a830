// Opens one page in one look and takes its picture, as small WebP.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { ReachedServer } from '../../server/testing/app.ts';
import { type Look, lookName } from './looks.ts';
import type { Shot } from './pages.ts';
import { signInAs } from './who.ts';

const QUALITY = 60;
/** Beyond it a page says nothing new, and WebP ends at 16,383. */
const HEIGHT_MAX = 6_000;
const SETTLE_MS = 15_000;

/** Pictures load when they come into sight. */
const showPictures = async (page: Page): Promise<void> => {
  for (const picture of await page.locator('img[loading=lazy]').all()) {
    await picture.scrollIntoViewIfNeeded({ timeout: 1_000 }).catch(() => undefined);
  }
  await page.evaluate('scrollTo(0, 0)');
};

const settle = async (page: Page, { before }: Shot): Promise<void> => {
  await page.locator('h1, [role=status], [aria-busy=true]').first().waitFor({ timeout: SETTLE_MS });
  if (!before) await page.waitForLoadState('networkidle', { timeout: SETTLE_MS });
  await page.evaluate('document.fonts.ready');
};

/** Sideways scrolling of the page itself is a fault on every width. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const pictureOf = async (page: Page, shot: Shot, { width }: Look): Promise<Buffer> => {
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
    reducedMotion: 'reduce',
  });
  try {
    await signInAs(server, context, shot.as);
    const page = await context.newPage();
    await shot.before?.(page);
    await page.goto(shot.address);
    await settle(page, shot);
    await showPictures(page);
    await shot.prepare?.(page);
    const sideways = await sidewaysOf(page);
    const name = `${shot.name}-${lookName(look)}`;
    await writeFile(join(folder, `${name}.webp`), await pictureOf(page, shot, look));
    return sideways > 0 ? [`${name} scrolls sideways by ${sideways} px`] : [];
  } finally {
    await context.close();
  }
};
