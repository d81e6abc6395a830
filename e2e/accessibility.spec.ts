import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { askTwo, contractorLeadScreens, homeownerLeadScreens } from './lead-screens.ts';
import { NARROW, openScreen, showColours, WIDE } from './looks.ts';
import { deskScreens, freshScreens, type Screen, usedScreens, userScreens } from './screens.ts';
import { expect, test } from './test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a change of colours alone can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Hides all that stands behind it, which is looked at without it. */
const MODAL = '[role="dialog"][aria-modal="true"]';

/** Marks the part of a screen that is looked at. */
const PART = 'data-looked-at';

const faultsIn = async (page: Page, { part }: Screen, runOnly: string[]): Promise<string[]> => {
  // No screen has frames, so what axe does for them, in a page of its own each time, is left out.
  const axe = new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    .setLegacyMode();
  if (part) {
    await part.evaluate((element, mark) => element.setAttribute(mark, ''), PART);
    axe.include(`[${PART}]`);
  } else if (await page.locator(MODAL).isVisible()) axe.include(MODAL);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** What had to be done to a screen may have to be done otherwise on a phone: it is opened anew. */
const showNarrow = async (page: Page, screen: Screen): Promise<void> => {
  if (screen.prepare) return openScreen(page, screen, { ...NARROW, colorScheme: 'light' });
  await page.setViewportSize(NARROW);
  await showColours(page, 'light');
  await expect(screen.sign).toBeVisible();
};

/** What is wrong, in words, where and in which look. */
const faultsOf = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const faults: string[] = [];
  const note = (where: string, found: string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const screen of screens) {
    await openScreen(page, screen, { ...WIDE, colorScheme: 'light' });
    note(`${screen.name}, wide`, await faultsIn(page, screen, RULES));
    // The colours are the same at every size.
    await showColours(page, 'dark');
    note(`${screen.name}, dark`, await faultsIn(page, screen, COLOUR_RULES));
    await showNarrow(page, screen);
    note(`${screen.name}, narrow`, await faultsIn(page, screen, RULES));
  }
  return faults;
};

test('screens before anything has happened, and those of a user, are accessible', async ({
  page,
  server,
}) => {
  expect(await faultsOf(page, freshScreens(page))).toEqual([]);
  expect(await faultsOf(page, await userScreens(page, server))).toEqual([]);
});

test('screens of contractors and operators are accessible', async ({ page, server }) => {
  expect(await faultsOf(page, await deskScreens(page, server))).toEqual([]);
});

test('screens between homeowners and contractors are accessible', async ({ page, server }) => {
  const asked = await askTwo(page, server);
  expect(await faultsOf(page, await homeownerLeadScreens(page, asked))).toEqual([]);
  expect(await faultsOf(page, await contractorLeadScreens(page, asked))).toEqual([]);
});

test('screens with projects, jobs and estimates are accessible', async ({ page, server }) => {
  // Many screens, each in two sizes, and in dark colours.
  test.setTimeout(300_000);
  expect(await faultsOf(page, await usedScreens(page, server))).toEqual([]);
});
