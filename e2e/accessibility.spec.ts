import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOOKS, openScreen } from './looks.ts';
import { freshScreens, type Screen, usedScreens } from './screens.ts';
import { expect, test } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// Recording each of the many visits would take longer than the checks themselves.
test.use({ trace: 'off' });

/** What is wrong, in words, where and in which look. */
const faultsOf = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const look of LOOKS) {
    for (const screen of screens) {
      await openScreen(page, screen, look);
      // No screen has frames, so what axe does for them, in a page of its own each time, is left out.
      const axe = new AxeBuilder({ page })
        .options({ runOnly: RULES, resultTypes: ['violations'] })
        .setLegacyMode();
      const { violations } = await axe.analyze();
      for (const { id, help, nodes } of violations) {
        const where = nodes.map(({ target }) => target.join(' ')).join(', ');
        faults.push(`${screen.name}, ${look.name}: ${id} (${help}) at ${where}`);
      }
    }
  }
  return faults;
};

test('screens before anything has happened are accessible', async ({ page }) => {
  expect(await faultsOf(page, freshScreens(page))).toEqual([]);
});

test('screens with projects, jobs and estimates are accessible', async ({ page, server }) => {
  // Many screens, each in four looks.
  test.setTimeout(300_000);
  expect(await faultsOf(page, await usedScreens(page, server))).toEqual([]);
});
