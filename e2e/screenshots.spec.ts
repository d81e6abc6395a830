// No tests: take a picture of every screen in every look, for people to see. They run only when told where to put them:
// SCREENSHOTS_DIR=… playwright test screenshots
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LOOKS, openScreen } from './looks.ts';
import { deskScreens } from './screens/desk.ts';
import { freshScreens, userScreens } from './screens/fresh.ts';
import { askTwo, contractorLeadScreens, homeownerLeadScreens } from './screens/leads.ts';
import type { Screen } from './screens/screen.ts';
import { usedScreens } from './screens/used.ts';
import { expect, test } from './test.ts';

const folder = process.env.SCREENSHOTS_DIR ?? 'test-results';

/** Pictures load when they come into sight. */
const showAllPictures = async (page: Page): Promise<void> => {
  for (const picture of await page.locator('img[loading=lazy]').filter({ visible: true }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  await page.evaluate('scrollTo(0, 0)');
};

const takePictures = async (page: Page, screens: readonly Screen[]): Promise<void> => {
  for (const look of LOOKS) {
    for (const screen of screens) {
      await openScreen(page, screen, look);
      await showAllPictures(page);
      const path = join(folder, `${screen.name}-${look.name}.png`);
      await page.screenshot({ path, fullPage: true });
    }
  }
};

test.describe('pictures', { tag: '@screenshots' }, () => {
  test('of screens before anything has happened', ({ page }) =>
    takePictures(page, freshScreens(page)));

  test('of screens that only users see', async ({ page, server }) =>
    takePictures(page, await userScreens(page, server)));

  test('of screens of contractors and operators', async ({ page, server }) =>
    takePictures(page, await deskScreens(page, server)));

  test('of screens between homeowners and contractors', async ({ page, server }) => {
    const asked = await askTwo(page, server);
    await takePictures(page, await homeownerLeadScreens(page, asked));
    await takePictures(page, await contractorLeadScreens(page, asked));
  });

  test('of screens with projects, jobs and estimates', async ({ page, server }) => {
    // Many screens, each in four looks.
    test.setTimeout(600_000);
    await takePictures(page, await usedScreens(page, server));
  });
});
