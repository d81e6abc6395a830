import type { Page } from '@playwright/test';
import { faultsIn, MODAL } from './axe.ts';
import { NARROW, openScreen, showAt, showColors, WIDE } from './looks.ts';
import { deskScreens } from './screens/desk.ts';
import { freshScreens, userScreens } from './screens/fresh.ts';
import { askTwo, contractorLeadScreens, homeownerLeadScreens } from './screens/leads.ts';
import type { Screen } from './screens/screen.ts';
import { usedScreens } from './screens/used.ts';
import { expect, test } from './test.ts';

/** What a change of colors alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Marks the part of a screen that is looked at. */
const PART = 'data-looked-at';

/** Selects what of the screen is looked at; undefined for all of it. */
const withinOf = async (page: Page, { part }: Screen): Promise<string | undefined> => {
  await part?.evaluate((element, mark) => element.setAttribute(mark, ''), PART);
  if (part) return `[${PART}]`;
  return (await page.locator(MODAL).isVisible()) ? MODAL : undefined;
};

const look = async (page: Page, screen: Screen, rules?: string[]): Promise<string[]> =>
  faultsIn(page, { ...(rules && { rules }), within: await withinOf(page, screen) });

/** A screen that loses its state when the width changes is opened anew. */
const showNarrow = async (page: Page, screen: Screen): Promise<void> => {
  if (screen.prepare && !screen.state) {
    return openScreen(page, screen, { ...NARROW, colorScheme: 'light' });
  }
  await showAt(page, NARROW);
  await expect(screen.state ?? screen.sign).toBeVisible();
};

/** What is wrong, in words, where and in which look. */
const faultsOf = async (page: Page, screens: readonly Screen[]): Promise<string[]> => {
  const faults: string[] = [];
  const note = (where: string, found: string[]) =>
    faults.push(...found.map((fault) => `${where}: ${fault}`));
  for (const screen of screens) {
    // The colors are the same at every size.
    await openScreen(page, screen, { ...WIDE, colorScheme: 'dark' });
    note(`${screen.name}, dark`, await look(page, screen, COLOR_RULES));
    await showColors(page, 'light');
    note(`${screen.name}, wide`, await look(page, screen));
    await showNarrow(page, screen);
    note(`${screen.name}, narrow`, await look(page, screen));
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
  // Many screens, each in two sizes, and in dark colors.
  test.setTimeout(600_000);
  expect(await faultsOf(page, await usedScreens(page, server))).toEqual([]);
});
