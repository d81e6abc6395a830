import type { Page } from '@playwright/test';
import { NARROW, showAt, type Size, WIDE } from './looks.ts';
import { becomeGuest, makeEstimate, makeProject } from './guest-api.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';

/** A node of the accessibility tree, as a screen reader comes to it. */
interface Heard {
  role: string;
  name: string;
  /** Level of a heading, from 1. */
  level: number | null;
}

const NODE = /^\s*- (?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<marks>[^:]*)/;

/** All nodes from the top, landmarks and headings among them. */
const heardOn = async (page: Page): Promise<Heard[]> => {
  const tree = await page.locator('body').ariaSnapshot();
  return tree.split('\n').flatMap((line): Heard[] => {
    const { role, name = '', marks = '' } = NODE.exec(line)?.groups ?? {};
    const level = /level=(\d)/.exec(marks)?.[1];
    return role ? [{ role, name, level: level ? Number(level) : null }] : [];
  });
};

/** Landmarks that several of a page can only be told apart by their names. */
const NAMED = new Set(['region', 'navigation', 'form', 'dialog', 'complementary', 'search']);

/** What would mislead a listener, in words. */
const faultsOf = (heard: readonly Heard[]): string[] => {
  const headings = heard.flatMap(({ name, level }) => (level === null ? [] : [{ name, level }]));
  const tops = headings.filter(({ level }) => level === 1);
  const skipped = headings.filter(
    ({ level }, index) => level > (headings[index - 1]?.level ?? level) + 1,
  );
  const landmarks = ['banner', 'main', 'contentinfo'].map((role) =>
    heard.findIndex((node) => node.role === role),
  );
  const there = landmarks.filter((place) => place !== -1);
  const main = heard.findIndex(({ role }) => role === 'main');
  const top = heard.findIndex(({ level }) => level === 1);
  return [
    ...(tops.length === 1 ? [] : [`${tops.length} headings of level 1`]),
    ...(headings[0]?.level === 1 ? [] : [`“${headings[0]?.name}” comes before the title`]),
    ...(main !== -1 && top > main ? [] : ['the title is not in the main part']),
    ...skipped.map(({ name }) => `“${name}” skips a level`),
    ...(there.every((place, index) => index === 0 || place > (there[index - 1] ?? 0))
      ? []
      : ['the bar, the page and its foot are not in this order']),
    ...heard
      .filter(({ role, name }) => NAMED.has(role) && name === '')
      .map(({ role }) => `a ${role} without a name`),
  ];
};

const regionsOf = (heard: readonly Heard[]): string[] =>
  heard.filter(({ role }) => role === 'region').map(({ name }) => name);

const expectInOrder = (heard: readonly Heard[], names: readonly string[]): void => {
  const among = new Set(names);
  expect(regionsOf(heard).filter((name) => among.has(name))).toEqual(names);
};

/** Words of what tells news where no screen reader looks. */
const unheardOn = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('status', { includeHidden: true })
    .evaluateAll((all) =>
      all
        .filter((one) => one.closest('[aria-hidden="true"]') !== null)
        .map(({ textContent }) => textContent),
    );

/** Listens to the page wide and narrow, which may put its parts in another order; returns what is heard on each. */
const expectNoFaults = async (page: Page): Promise<{ wide: Heard[]; narrow: Heard[] }> => {
  const heardAt = async (size: Size): Promise<Heard[]> => {
    await showAt(page, size);
    const heard = await heardOn(page);
    expect(faultsOf(heard), `${page.url()}, ${size.name}`).toEqual([]);
    expect(await unheardOn(page), `${page.url()}, ${size.name}`).toEqual([]);
    return heard;
  };
  const narrow = await heardAt(NARROW);
  return { narrow, wide: await heardAt(WIDE) };
};

test('pages without an estimate are heard from the title to the foot', async ({ page }) => {
  await becomeGuest(page);
  for (const [address, title] of [
    ['/', 'Know what the repair should cost, line by line.'],
    ['/forcontractors', 'Homeowners who know their budget, near you.'],
    ['/login', 'Sign in'],
    ['/sample', 'Hall bathroom remodel'],
    ['/terms', 'Terms of use'],
    ['/contractor/apply', 'Apply as a contractor'],
    ['/account', 'Account'],
    ['/start', 'Start a new estimate'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expectNoFaults(page);
  }
  await page.goto('/compare');
  await expect(page.getByRole('heading', { name: 'Compare estimates', level: 1 })).toBeVisible();
  for (const heard of Object.values(await expectNoFaults(page))) {
    expectInOrder(heard, ['Left estimate', 'Right estimate']);
  }
});

test('projects, one project and its estimates side by side are heard from the title on', async ({
  page,
}) => {
  await becomeGuest(page);
  const projectId = await makeProject(page);
  const wish = { projectId, instructions: BEDROOM_WORK };
  for (const title of ['Bedroom', 'Guest bedroom']) await makeEstimate(page, { ...wish, title });
  await page.goto('/projects');
  await expect(page.getByText('All projects')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('region', { name: 'Project total' })).toBeVisible();
  for (const heard of Object.values(await expectNoFaults(page))) {
    expectInOrder(heard, ['Project total', 'Your Estimates', 'Rooms']);
  }
  for (const box of await page.getByRole('checkbox', { name: /compare side by side$/ }).all()) {
    await box.check();
  }
  await page.getByRole('link', { name: 'Compare side by side' }).click();
  await expect(page.getByRole('group', { name: 'Cost by category' })).toBeVisible();
  await expectNoFaults(page);
});

test('a result is heard from the number to what can be done next', async ({
  page,
  openEstimate,
}) => {
  await openEstimate();
  await expect(page.getByRole('heading', { name: 'Future Actions' })).toBeVisible();
  const { wide, narrow } = await expectNoFaults(page);
  const lines = 'Project Outline';
  const understood = 'What we understood';
  for (const { heard, middle } of [
    { heard: wide, middle: [lines, understood] },
    { heard: narrow, middle: [understood, lines] },
  ]) {
    expectInOrder(heard, [
      'Total project cost',
      ...middle,
      'How this was priced',
      'Where money and time go',
      'Ask for a change',
      'Future Actions',
    ]);
  }
});
