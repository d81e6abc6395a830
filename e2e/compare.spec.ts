import { becomeGuest, makeEstimate, makeProject } from './guest-api.ts';
import { ComparePage } from './pages/compare-page.ts';
import { expect, test } from './test.ts';

test('two estimates are compared to the cent, swapped, and shown to nobody else', async ({
  page,
  result,
  browser,
  baseURL,
}) => {
  await becomeGuest(page);
  const projectId = await makeProject(page);
  const first = await makeEstimate(page, {
    projectId,
    title: 'Plain bedroom',
    instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
    grade: 'low',
  });
  const second = await makeEstimate(page, {
    projectId,
    title: 'Better bedroom',
    instructions: 'Repaint my 14x16 bedroom, walls and ceiling, new laminate floor',
  });

  await page.goto(`/results/${first}`);
  await result.openMore();
  await page.getByRole('link', { name: 'Compare with…' }).click();
  const compare = new ComparePage(page);
  await expect(compare.panel('Left').getByText(first, { exact: true })).toBeVisible();
  // The test uses the keyboard alone, and the focus stays where it was.
  const number = compare.panel('Right').getByLabel('Claim or job number');
  await number.fill(second.toLowerCase());
  await number.press('Enter');
  await expect(compare.summary).toContainText('“Better bedroom” costs $');
  await expect(number).toBeFocused();
  await expect(compare.lines.getByRole('row', { name: /^Laminate/i })).toContainText('not in it');

  const causes = await compare.causes();
  const difference = causes.pop();
  expect(causes.length).toBeGreaterThan(1);
  expect(causes.reduce((sum, amount) => sum + amount, 0)).toBe(difference);

  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(compare.summary).toContainText('“Plain bedroom” costs $');
  expect((await compare.causes()).at(-1)).toBe(-(difference ?? 0));
  await expect(page).toHaveURL(`/compare?left=${second.toLowerCase()}&right=${first}`);

  // A phone shows what each line comes to without scrolling sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  const items = page.getByRole('region', { name: 'Line items, left' });
  const total = items.getByRole('columnheader', { name: 'Total' });
  await total.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport({ ratio: 1 });

  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const theirs = await stranger.newPage();
  await theirs.goto(page.url());
  await expect(theirs.getByText('No estimate found for that identifier.')).toHaveCount(2);
  await stranger.close();
});
