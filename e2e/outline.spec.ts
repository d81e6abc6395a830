import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { SMALL_WORK } from './uploads.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Into the clipboard, as another program would put it there. */
const hold = (page: Page, text: string) =>
  page.evaluate(
    (held) =>
      (
        globalThis as unknown as {
          navigator: { clipboard: { writeText: (text: string) => Promise<void> } };
        }
      ).navigator.clipboard.writeText(held),
    text,
  );

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

test('lines are edited, undone and saved with the keyboard alone', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate({ instructions: SMALL_WORK });
  const before = await result.lineTotals();
  const { keyboard } = page;
  await expect(result.saveButton).toBeDisabled();

  await test.step('typing replaces a number, Enter goes down, the totals follow', async () => {
    await result.cell(1, 2).focus();
    await keyboard.type('2*5');
    await keyboard.press('Enter');
    await expect(result.cell(2, 2)).toBeFocused();
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect(result.cell(1, 4)).toBeFocused();
    await keyboard.type('$1,234.50');
    await keyboard.press('Tab');
    await expect(result.field('Tax', 1)).toBeFocused();
    await keyboard.type('0');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    const totals = await result.lineTotals();
    expect(totals).toEqual([1_234_500, ...before.slice(1)]);
    expect(await result.outlineTotal()).toBe(sum(totals));
  });

  await test.step('what is no number stays, marked, until Escape restores the cell', async () => {
    await keyboard.type('12 bags');
    await keyboard.press('Tab');
    await expect(result.field('Tax', 1)).toHaveValue('12 bags');
    await expect(page.getByText('“12 bags” is not a number')).toBeVisible();
    expect((await result.lineTotals())[0]).toBe(1_234_500);
    await result.field('Tax', 1).focus();
    await keyboard.press('Escape');
    await expect(result.cell(1, 5)).toBeFocused();
    await expect(result.field('Tax', 1)).toHaveValue('0.00');
    await expect(page.getByText('“12 bags” is not a number')).toBeHidden();
  });

  await test.step('undo takes back edit by edit, redo brings them again', async () => {
    for (let step = 0; step < 3; step += 1) await keyboard.press('Control+z');
    expect(await result.lineTotals()).toEqual(before);
    await expect(result.saveButton).toBeDisabled();
    for (let step = 0; step < 3; step += 1) await keyboard.press('Control+Shift+z');
    expect((await result.lineTotals())[0]).toBe(1_234_500);
  });

  await test.step('a line is added below, a text of two rows written, a line duplicated', async () => {
    await keyboard.press('Control+Enter');
    await expect(result.field('Item', 2)).toBeFocused();
    await keyboard.type('Crown moulding');
    await keyboard.press('Shift+Enter');
    await keyboard.type('primed');
    await keyboard.press('Enter');
    await keyboard.press('ArrowUp');
    await keyboard.press('Control+d');
    await expect(result.cell(3, 1)).toBeFocused();
    await expect(result.field('Item', 3)).toHaveValue('Crown moulding\nprimed');
    await keyboard.press('Control+Delete');
    await expect(result.rows).toHaveCount(before.length + 1);
  });

  await test.step('Tab leaves the table', async () => {
    await keyboard.press('Escape');
    for (let stop = 0; stop < 6; stop += 1) await keyboard.press('Tab');
    await expect(result.outline.locator(':focus')).toHaveCount(0);
  });

  await test.step('Ctrl+S saves, and it is still there after a reload', async () => {
    await keyboard.press('Control+s');
    await expect(result.saveButton).toBeDisabled();
    await page.reload();
    await result.expectArrival();
    await expect(result.rows).toHaveCount(before.length + 1);
    await expect(result.field('Item', 2)).toHaveValue('Crown moulding\nprimed');
    await expect(result.field('Unit Price', 1)).toHaveValue('1,234.50');
    expect((await result.lineTotals())[0]).toBe(1_234_500);
  });
});

test('rows go to and from a spreadsheet', async ({ page, openEstimate, result }) => {
  await openEstimate();
  const before = await result.lineTotals();
  const { keyboard } = page;

  await test.step('rows with headings become new lines', async () => {
    await hold(
      page,
      'Description\tQTY\tUOM\tUnit Price ($)\tSales Tax\tTotal\tTrade\r\n' +
        '"Crown ""deluxe""\nprimed"\t12\tLF\t"$1,250.00"\t(5.50)\t99\tTrim & Millwork\r\n' +
        'Door stop\tfour\t\t3\t\t\t\r\n',
    );
    await result.cell(1, 1).focus();
    await keyboard.press('Control+v');
    await expect(result.rows).toHaveCount(before.length + 2);
    await expect(result.field('Item', 2)).toHaveValue('Crown "deluxe"');
    await expect(result.field('Details', 2)).toHaveValue('primed');
    await expect(result.field('Tax', 2)).toHaveValue('-5.50');
    await expect(result.field('Qty', 3)).toHaveValue('four');
    await expect(page.getByText('“four” is not a number')).toBeVisible();
    await expect(result.field('Unit', 3)).toHaveValue('each');
    expect((await result.lineTotals())[1]).toBe(1_499_450);
  });

  await test.step('a block of cells goes over the cells from the focus on', async () => {
    await hold(page, '2\tSF\t10\n3\tLF\t20');
    await result.cell(1, 2).focus();
    await keyboard.press('Control+v');
    await expect(result.field('Unit Price', 1)).toHaveValue('10.00');
    await expect(result.field('Qty', 2)).toHaveValue('3');
    await keyboard.press('Control+z');
    await expect(result.field('Qty', 2)).toHaveValue('12');
  });

  await test.step('a selection is copied and cleared', async () => {
    await result.cell(2, 2).focus();
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowRight');
    await keyboard.press('Control+c');
    await expect
      .poll(() =>
        page.evaluate(() =>
          (
            globalThis as unknown as {
              navigator: { clipboard: { readText: () => Promise<string> } };
            }
          ).navigator.clipboard.readText(),
        ),
      )
      .toBe('12\tLF\n1\tEA');
    await keyboard.press('Delete');
    await expect(result.field('Qty', 2)).toHaveValue('0');
    await expect(result.field('Unit', 3)).toHaveValue('');
  });

  await test.step('sorting, searching and grouping change the view alone', async () => {
    await page.getByRole('button', { name: 'Total', exact: true }).click();
    const ascending = await result.lineTotals();
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    await page.getByRole('searchbox', { name: 'Search lines' }).fill('crown');
    await expect(result.rows).toHaveCount(1);
    await expect(page.getByText(`1 of ${before.length + 2} lines`)).toBeVisible();
    await result.field('Item', 2).fill('Cornice');
    await expect(result.rows).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(result.rows).toHaveCount(before.length + 2);
    await page.getByRole('combobox', { name: 'Group by' }).selectOption('By category');
    const trim = result.outline.getByRole('rowheader', { name: 'Trim & Millwork 1 line' });
    await expect(trim).toBeVisible();
    const subtotal = result.outline.getByRole('row').filter({ hasText: 'Trim & Millwork 1 line' });
    await expect(subtotal).toContainText('−$5.50');
    const shown = await result.rows.count();
    await trim.getByRole('button', { expanded: true }).click();
    await expect(result.rows).toHaveCount(shown - 1);
    await trim.getByRole('button', { expanded: false }).click();
    await result.field('Qty', 3).fill('1');
    await result.save();
    await page.reload();
    await result.expectArrival();
    await expect(result.field('Item', 2)).toHaveValue('Cornice');
  });
});

test('leaving with unsaved changes is asked about', async ({ page, openEstimate, result }) => {
  await openEstimate();
  await result.field('Qty', 1).fill('7');
  await result.openMore();
  await page.getByRole('link', { name: 'View project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(dialog).toContainText('Your changes are not saved.');
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(result.field('Qty', 1)).toHaveValue('7');

  const asked = page.waitForEvent('dialog');
  await page.evaluate('void setTimeout(() => location.reload())');
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  await result.save();
  await result.openMore();
  await page.getByRole('link', { name: 'View project' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);

  await page.goBack();
  await result.field('Qty', 1).fill('8');
  const goForward = () => page.evaluate('history.forward()');
  await goForward();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(/\/results\//);
  await expect(result.field('Qty', 1)).toHaveValue('8');
  await goForward();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
});

test('on paper there is nothing to press, and no group is folded', async ({
  page,
  openEstimate,
  result,
}) => {
  await openEstimate();
  const before = await result.lineTotals();
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('By category');
  await result.outline.getByRole('button', { expanded: true }).first().click();
  await page.emulateMedia({ media: 'print' });
  // What browsers send before they print.
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  await expect(result.rows).toHaveCount(before.length);
  // Heads of groups and names of files stay, as the words that they are.
  const pressable = await page
    .locator('.mantine-Button-root, .mantine-ActionIcon-root, input[type=search]')
    .evaluateAll((elements) =>
      (elements as unknown as { outerHTML: string; checkVisibility(): boolean }[])
        .filter((element) => element.checkVisibility())
        .map(({ outerHTML }) => outerHTML),
    );
  expect(pressable).toEqual([]);
});

test('a phone edits the same fields as cards', async ({ page, openEstimate, result }) => {
  await openEstimate();
  const before = await result.lineTotals();
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: 'Project Outline' });
  await expect(cards.getByRole('listitem')).toHaveCount(before.length);
  const width = await page.evaluate<number>('document.documentElement.scrollWidth');
  expect(width).toBe(390);
  await expect(result.field('Qty', 1)).toBeHidden();
  await cards.getByRole('listitem').first().getByRole('button', { expanded: false }).click();
  for (const name of ['Qty', 'Unit', 'Unit Price', 'Tax'] as const) {
    const box = await result.field(name, 1).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await result.field('Qty', 1).fill('2');
  await result.field('Unit Price', 1).fill('50.25');
  await result.field('Tax', 1).fill('1');
  await expect(cards.getByRole('listitem').first()).toContainText('$101.50');
  await page.getByRole('button', { name: '+ Add Item' }).click();
  await page.keyboard.type('Door stop');
  await result.save();
  await page.reload();
  await expect(cards.getByRole('listitem')).toHaveCount(before.length + 1);
  await expect(cards.getByRole('listitem').last()).toContainText('Door stop');
});
