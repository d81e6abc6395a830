// The ways in which a screen can be looked at.
import { expect, type Page } from '@playwright/test';
import { faultsIn } from './axe.ts';
import type { Screen } from './screens/screen.ts';

type ColorScheme = 'light' | 'dark';

export interface Size {
  name: string;
  width: number;
  height: number;
}

export interface Look extends Size {
  colorScheme: ColorScheme;
}

export const WIDE: Size = { name: 'wide', width: 1280, height: 800 };
export const NARROW: Size = { name: 'narrow', width: 390, height: 844 };

export const LOOKS: readonly Look[] = [WIDE, NARROW].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    ...size,
    name: `${size.name}-${colorScheme}`,
    colorScheme,
  })),
);

/** Resolves once nothing fades or slides any more; what turns for ever may. */
const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

/** Resolves once the page is drawn in this size: some of it comes a frame after the size. */
export const showAt = async (
  page: Page,
  { width, height }: Pick<Size, 'width' | 'height'>,
): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
  await settled(page);
};

/** Expects no faults and nothing that scrolls the page sideways, wide and narrow; gives the page its size back. */
export const expectGoodAtBothSizes = async (page: Page, within?: string): Promise<void> => {
  const before = page.viewportSize() ?? WIDE;
  for (const size of [WIDE, NARROW]) {
    await showAt(page, size);
    expect(await faultsIn(page, { within }), size.name).toEqual([]);
    const taken = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(taken, `pixels taken, ${size.name}`).toBeLessThanOrEqual(size.width);
  }
  await showAt(page, before);
};

const wantColors = (page: Page, colorScheme: ColorScheme): Promise<void> =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** Resolves once the page has taken the colors. */
export const showColors = async (page: Page, colorScheme: ColorScheme): Promise<void> => {
  await wantColors(page, colorScheme);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await settled(page);
};

/** Opens a screen anew in this look, without anything that moves. */
export const openScreen = async (page: Page, screen: Screen, look: Look): Promise<void> => {
  const { width, height, colorScheme } = look;
  await page.setViewportSize({ width, height });
  await wantColors(page, colorScheme);
  await page.goto(screen.address);
  await showColors(page, colorScheme);
  await expect(screen.sign).toBeVisible();
  await screen.prepare?.();
  if (screen.state) await expect(screen.state).toBeVisible();
  await settled(page);
};
