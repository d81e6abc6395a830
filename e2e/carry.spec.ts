import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { guestKeyOf } from './guest-api.ts';
import { NARROW, WIDE } from './looks.ts';
import { centsOf, type ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';

const BATH = 'Remodel an 8x10 bathroom. My budget is $9,000.';
const OVERHEAD = 'Contractor overhead, supervision and profit';

const rowOf = (outline: Locator, name: string): Locator =>
  outline.getByRole('row').filter({
    has: outline.page().getByRole('textbox', { name: new RegExp(`^Item, line \\d+, ${name}`) }),
  });
const amountIn = async (row: Locator, field: string): Promise<string> =>
  row.getByRole('textbox', { name: new RegExp(`^${field}, `) }).inputValue();

/** Bytes of what stands under “Share / Export”. */
const exported = async (page: Page, result: ResultPage, name: string): Promise<Buffer> => {
  await result.openShare();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  const bytes = await readFile(await (await download).path());
  await page.keyboard.press('Escape');
  return bytes;
};

/** On a phone lines are cards, whose fields stand in them once they are opened. */
const openCards = async ({ cards }: ResultPage): Promise<void> => {
  if (!(await cards.isVisible())) return;
  for (const card of await cards.getByRole('button', { expanded: false }).all()) await card.click();
};

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
    await expect(saveBar).toContainText(
      `${OVERHEAD} follows your change: from $${before.overhead}`,
    );
    expect(await amountIn(overhead, 'Unit Price')).not.toBe(before.overhead);
    expect(await result.totalCost()).toBeGreaterThan(before.total);
    await expect(overhead).toContainText(`Follows the lines: from $${before.overhead}`);
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

  await test.step('its number is the same on the page, in the API, CSV, workbook and PDF', async () => {
    const headers = { 'X-Guest-Key': await guestKeyOf(page) };
    const response = await page.request.get(`/api/results/${claimNumber}/`, { headers });
    const { items } = (await response.json()).raw_json as {
      items: { number: number; line_items: string }[];
    };
    const number = items.find(({ line_items: name }) => name === OVERHEAD)?.number;
    const row = rowOf(outline, OVERHEAD);
    await expect(row.getByRole('gridcell').first()).toHaveText(String(number));
    const csv = (await exported(page, result, 'CSV')).toString('utf8');
    expect(csv).toContain(`\n${number},General Conditions,"${OVERHEAD}"`);
    const { Sheets: sheets } = read(await exported(page, result, 'Excel'));
    const lines = utils.sheet_to_json<unknown[]>(sheets.Lines ?? {}, { header: 1 });
    expect(lines.find((cells) => cells.includes(OVERHEAD))?.[0]).toBe(number);
    await page.getByRole('button', { name: 'Create PDF' }).click();
    const open = page.getByRole('link', { name: 'Open PDF' });
    await expect(open).toBeVisible({ timeout: 60_000 });
    const pdf = await page.request.get((await open.getAttribute('href')) ?? '');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), {
      mergePages: true,
    });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${number} ${OVERHEAD} `);
  });
});

for (const { name, ...viewport } of [WIDE, NARROW]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('the least price of a visit and the tax of a line follow what is done, until they are held', async ({
      page,
      openEstimate,
      result,
    }) => {
      await openEstimate({ instructions: 'Replace 2 outlets.', title: 'Outlets' });
      const before = await result.totalCost();
      await openCards(result);
      const [quantity, tax] = [result.field('Qty', 1), result.field('Tax', 1)];
      const setQuantity = async (count: string) => {
        await quantity.fill(count);
        await quantity.press('Tab');
      };

      await test.step('the least price', async () => {
        // Small-job labor stands between the outlets and the least price, and follows them, too.
        await expect(result.field('Item', 2)).toHaveValue('Small-job labor');
        const least = result.field('Unit Price', 3);
        const charged = await least.inputValue();
        await setQuantity('3');
        await expect(result.saveBar).toContainText(
          `Minimum service charge, electrical follows your change: from $${charged}`,
        );
        await expect(least).not.toHaveValue(charged);
        // More work at one visit costs no more than the visit, but for the tax on what is put in.
        expect((await result.totalCost()) - before).toBeLessThan(500);
        await page.getByRole('button', { name: /^Lock: .*Minimum service charge/ }).click();
        const held = await least.inputValue();
        await setQuantity('30');
        await expect(least).toHaveValue(held);
      });

      await test.step('the tax', async () => {
        const charged = await tax.inputValue();
        await setQuantity('20');
        await expect(tax).not.toHaveValue(charged);
        await tax.fill('12.34');
        await tax.press('Tab');
        await setQuantity('30');
        await expect(tax).toHaveValue('12.34');
        await page.getByRole('button', { name: /^Let the tax follow again/ }).click();
        await expect(tax).not.toHaveValue('12.34');
      });
    });
  });
}

test('a budget that is told shows what gets there, with one click each', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate({ instructions: BATH, title: 'Bath' });
  const budget = page.getByRole('region', { name: /over your budget of \$9,000/ });
  const lowEnd = budget.getByRole('button', { name: /^Do it: .*low-end finish/ });
  await expect(budget).toContainText('What gets you there');
  await expect(lowEnd).toBeVisible();
  await page.setViewportSize(NARROW);
  await expect(budget).toContainText('What gets you there');
  const before = await result.totalCost();
  await lowEnd.click();
  await expect.poll(() => result.totalCost()).toBeLessThan(before);
});

test('what a claimant tells of depreciation and payments is taken off', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate({
    title: 'Fence',
    agent: 'insurance',
    instructions:
      'Wind claim. Replace 80 LF of wood fence. Depreciation 40%. Deductible $500. Prior payment $1,000.',
  });
  const figures = page.getByRole('group', { name: 'Claim' });
  /** Cents beside a name. */
  const amount = async (name: string): Promise<number> => {
    const row = figures.getByRole('term').filter({ hasText: new RegExp(`^${name}( \\(|$)`) });
    return centsOf(await row.locator('xpath=following-sibling::dd[1]').innerText());
  };
  const expectSums = async (): Promise<void> => {
    const rcv = await amount('Replacement cost value');
    expect(rcv).toBe(await result.totalCost());
    const acv = await amount('Actual cash value');
    expect(acv).toBe(rcv + (await amount('Less recoverable depreciation')));
    expect(await amount('Less deductible')).toBe(-50_000);
    expect(await amount('Less prior payments')).toBe(-100_000);
    expect(await amount('Net claim')).toBe(acv - 150_000);
  };
  await expectSums();
  const before = await amount('Less recoverable depreciation');
  // Two fifths of the fence and its gate, not of the permit.
  expect(-before / (await result.totalCost())).toBeCloseTo(0.39, 1);
  await page.getByRole('textbox', { name: /^Qty, line \d+, Wood privacy fence/ }).fill('160');
  await page.keyboard.press('Tab');
  await expect.poll(() => amount('Less recoverable depreciation')).toBeLessThan(before * 1.5);
  await expectSums();
});
