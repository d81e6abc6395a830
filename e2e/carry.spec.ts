import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { guestKeyOf } from './guest-api.ts';
import { expect, test } from './test.ts';

const BATH = 'Remodel an 8x10 bathroom. My budget is $9,000.';
const OVERHEAD = 'Contractor overhead, supervision and profit';

const rowOf = (outline: Locator, name: string): Locator =>
  outline.getByRole('row').filter({
    has: outline.page().getByRole('textbox', { name: new RegExp(`^Item, line \\d+, ${name}`) }),
  });
const amountIn = async (row: Locator, field: string): Promise<string> =>
  row.getByRole('textbox', { name: new RegExp(`^${field}, `) }).inputValue();

test('a changed quantity moves its tax, the overhead and the total, until they are held', async ({
  page,
  openEstimate,
  result,
}) => {
  const claimNumber = await openEstimate({ instructions: BATH, title: 'Bath' });
  const { outline, saveBar } = result;
  const overhead = rowOf(outline, OVERHEAD);
  const first = outline.getByRole('textbox', { name: /^Qty, line 1,/ });
  const tiles = outline
    .getByRole('row')
    .filter({ has: page.getByRole('textbox', { name: /^Qty, line 1,/ }) });
  const before = {
    tax: await amountIn(tiles, 'Tax'),
    overhead: await amountIn(overhead, 'Unit Price'),
    total: await result.totalCost(),
  };

  await test.step('they move with a note that says from what', async () => {
    await first.fill(String(10 * Number(await first.inputValue())));
    await first.press('Tab');
    await expect(saveBar).toContainText(`${OVERHEAD} follows your change: $${before.overhead}`);
    expect(await amountIn(overhead, 'Unit Price')).not.toBe(before.overhead);
    expect(await result.totalCost()).toBeGreaterThan(before.total);
    await expect(overhead).toContainText(`Follows the lines: $${before.overhead}`);
  });

  await test.step('the tax of a line is held once it is typed', async () => {
    const tax = tiles.getByRole('textbox', { name: /^Tax, / });
    await tax.fill('12.34');
    await tax.press('Tab');
    await expect(tiles).toContainText('Tax typed by hand');
    await tiles.getByRole('button', { name: /^Let the tax follow again/ }).click();
    await expect(tiles).not.toContainText('Tax typed by hand');
    await expect(tax).not.toHaveValue('12.34');
  });

  await test.step('what is locked stays, and is what is saved', async () => {
    await overhead.getByRole('button', { name: /^Lock: / }).click();
    const held = await amountIn(overhead, 'Unit Price');
    await first.fill('1');
    await first.press('Tab');
    expect(await amountIn(overhead, 'Unit Price')).toBe(held);
    await result.save();
    await page.reload();
    await expect(rowOf(outline, OVERHEAD)).toContainText('Locked');
    expect(await amountIn(rowOf(outline, OVERHEAD), 'Unit Price')).toBe(held);
  });

  await test.step('its number is the same on the page, in the API and in the sheet', async () => {
    const headers = { 'X-Guest-Key': await guestKeyOf(page) };
    const response = await page.request.get(`/api/results/${claimNumber}/`, { headers });
    const { items } = (await response.json()).raw_json as {
      items: { number: number; line_items: string }[];
    };
    const number = items.find(({ line_items: name }) => name === OVERHEAD)?.number;
    const row = rowOf(outline, OVERHEAD);
    await expect(row.getByRole('gridcell').first()).toHaveText(String(number));
    await result.openShare();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /CSV/ }).click();
    const csv = await readFile(await (await download).path(), 'utf8');
    expect(csv).toContain(`\n${number},General Conditions,"${OVERHEAD}"`);
  });
});

test('a budget that is told shows what gets there, with one click each', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate({ instructions: BATH, title: 'Bath' });
  const budget = page.getByRole('region', { name: /over your budget of \$9,000/ });
  await expect(budget).toContainText('What gets you there');
  const before = await result.totalCost();
  await budget.getByRole('button', { name: /^Do it: .*low-end finish/ }).click();
  await expect.poll(() => result.totalCost()).toBeLessThan(before);
});
