// How the lines are looked at and what may be typed into them; outline.spec.ts has the rest of the outline.
import type { Locator } from '@playwright/test';
import { centsOf } from './pages/result-page.ts';
import { expect, test } from './test.ts';
import { SMALL_WORK } from './uploads.ts';

/** Largest height of a row with name and quiet detail; px. */
const ROW_MOST = 46;

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

test('rows are low; groups and a search say what their lines come to', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate({ instructions: SMALL_WORK });
  const all = sum(await result.lineTotals());
  const heights = await result.rows.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(ROW_MOST);

  const heads = result.outline.locator('tr:has(th[scope=rowgroup])');
  for (const grouping of ['By room', 'By category', 'By trade']) {
    await page.getByRole('combobox', { name: 'Group by' }).selectOption(grouping);
    await page.getByRole('button', { name: 'Fold all groups' }).click();
    await expect(result.rows).toHaveCount(0);
    expect(sum((await heads.locator('td').allInnerTexts()).map(centsOf))).toBe(all);
    await page.getByRole('button', { name: 'Unfold all groups' }).click();
    expect(sum(await result.lineTotals())).toBe(all);
  }

  await page.getByRole('searchbox', { name: 'Search lines' }).fill('paint');
  const found = page.getByRole('toolbar').getByText(/^\d+ of \d+ lines · /);
  await expect(found).toBeVisible();
  const ofFound = sum(await result.lineTotals());
  expect(ofFound).toBeLessThan(all);
  expect(centsOf((await found.innerText()).split('· ')[1] ?? '')).toBe(ofFound);
});

test('numbers are read as people write them, or refused with a hint and never taken for 0', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('No groups');
  const write = async (field: Locator, text: string) => {
    await field.fill(text);
    await field.blur();
  };
  const quantity = result.field('Qty', 1);
  await write(result.field('Unit', 1), 'LF');
  for (const [typed, read] of [
    ['1,200', '1,200'],
    ['1/2', '0.5'],
    ['12 ft', '12'],
    ['3*12', '36'],
  ] as const) {
    await write(quantity, typed);
    await expect(quantity).toHaveValue(read);
  }

  const total = await result.outlineTotal();
  await write(quantity, 'a dozen');
  await expect(quantity).toHaveValue('a dozen');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await expect(result.rows.first().getByRole('alert')).toContainText('“a dozen” is not a number');
  expect(await result.outlineTotal()).toBe(total);
  await quantity.press('Escape');
  await expect(quantity).toHaveValue('36');

  await write(quantity, '-2');
  const question = page.getByRole('dialog', { name: 'Is this a credit?' });
  await question.getByRole('button', { name: 'Keep the credit' }).click();
  await expect(question).toBeHidden();
  // The credit is so large that the line's tax does not make up for it.
  await write(result.field('Qty', 2), '-3,000');
  await expect(result.cell(2, 6)).toContainText('−');
  await expect(question).toBeHidden();
});
