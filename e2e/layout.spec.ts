import type { Locator, Page } from '@playwright/test';
import { patterns } from '../client/lib/paths.ts';
import { noteShifts, openSlowly, SHIFT_MOST, shiftsOf } from './layout-shift.ts';
import { ProjectsPage } from './pages/projects-page.ts';
import { ResultPage } from './pages/result-page.ts';
import { UnderstoodPanel } from './pages/understood-panel.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const WIDTHS = [PHONE.width, 768, 1280, 1920];

const quota = (page: Page) => page.getByText(/free estimates? left/);

const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return isBeside || a.y >= b.y + b.height || b.y >= a.y + a.height;
};

/** Each page with what comes last. */
const pagesOf = (page: Page, claimNumber: string) => [
  { address: '/', whole: page.getByRole('button', { name: 'Watch the demo' }) },
  { address: '/start', whole: quota(page) },
  { address: `/results/${claimNumber}`, whole: new ResultPage(page).futureActions },
  { address: '/projects', whole: new ProjectsPage(page).recentEstimates.getByText(claimNumber) },
];

test('nothing moves by itself while a page loads', async ({ page, openEstimate }) => {
  const claimNumber = await openEstimate();
  await noteShifts(page);
  const moved: string[] = [];
  for (const width of [PHONE.width, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { address, whole } of pagesOf(page, claimNumber)) {
      await openSlowly(page, address, whole);
      const shifts = await shiftsOf(page);
      if (shifts.sum <= SHIFT_MOST) continue;
      moved.push(`${address} at ${width}: ${shifts.sum.toFixed(3)}, ${shifts.moved.join(' | ')}`);
    }
  }
  expect(moved).toEqual([]);
});

test('no page scrolls sideways, at any width', async ({ page, openEstimate }) => {
  const claimNumber = await openEstimate({ project: { name: 'A'.repeat(60), zip: '78701' } });
  const addresses = Object.values(patterns).map((pattern) =>
    pattern.replace(':lookup', claimNumber).replace(':projectId', '1'),
  );
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: PHONE.height });
      await expect
        .poll(() => page.evaluate<number>('document.documentElement.scrollWidth'), {
          message: `${address} at ${width}`,
        })
        .toBeLessThanOrEqual(width);
    }
  }
});

test('the total is whole in its field, also where a system font stands in', async ({
  page,
  openEstimate,
  result,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await openEstimate();
  for (const { width } of [PHONE, { width: 1280 }]) {
    await page.setViewportSize({ width, height: PHONE.height });
    const cut = result.total.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect(await cut, `at ${width}`).toBe(0);
  }
});

test('on a phone a toast covers neither the save bar nor the buttons of a dialog', async ({
  page,
  openEstimate,
  result,
}) => {
  await page.setViewportSize(PHONE);
  await openEstimate({
    title: 'Kitchen',
    instructions: 'Paint the kitchen walls and lay a new tile floor. Keep the cabinets.',
  });
  const understood = new UnderstoodPanel(page);
  await result.setTotal('3210');
  await expect(result.saveBar).toBeVisible();
  await understood.questions
    .getByRole('button', { name: /: How large/ })
    .first()
    .click();
  const toast = understood.toast('Answered:');
  await expect(toast).toBeVisible();
  await expect.poll(() => areApart(toast, result.saveBar)).toBe(true);

  await page.getByRole('button', { name: 'Rename estimate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename estimate' });
  await expect(dialog).toBeVisible();
  await expect(toast).toBeVisible();
  for (const button of await dialog.getByRole('button').all()) {
    await expect.poll(() => areApart(toast, button)).toBe(true);
  }
});
