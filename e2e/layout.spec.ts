import type { Page } from '@playwright/test';
import { noteShifts, openSlowly, SHIFT_MOST, shiftsOf } from './layout-shift.ts';
import { ProjectsPage } from './pages/projects-page.ts';
import { ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';

const quota = (page: Page) => page.getByText(/free estimates? left/);

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
  for (const width of [390, 1280]) {
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
