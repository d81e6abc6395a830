// The ways in which a screen can be looked at.
import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens.ts';

export interface Look {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
}

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

export const LOOKS: readonly Look[] = [
  { name: 'wide-light', ...WIDE, colorScheme: 'light' },
  { name: 'wide-dark', ...WIDE, colorScheme: 'dark' },
  { name: 'narrow-light', ...NARROW, colorScheme: 'light' },
  { name: 'narrow-dark', ...NARROW, colorScheme: 'dark' },
];

/** Opens a screen anew in this look, without anything that moves. */
export const openScreen = async (page: Page, screen: Screen, look: Look): Promise<void> => {
  const { width, height, colorScheme } = look;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(screen.address);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await expect(screen.sign).toBeVisible();
  await screen.prepare?.();
};
