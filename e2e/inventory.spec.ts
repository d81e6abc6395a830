import type { Page } from '@playwright/test';
import { cutSocket } from './cut-socket.ts';
import { InventoryPanel } from './pages/inventory-panel.ts';
import { expect, test } from './test.ts';

test.use({ declinesInventory: false });

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

const scrollDown = (page: Page) => page.mouse.wheel(0, 400);

test('the question is put at the first scroll, once a session', async ({
  page,
  openEstimate,
  result,
  inventory,
}) => {
  await openEstimate();
  await scrollDown(page);
  await expect(inventory.question).toBeVisible();
  await inventory.question.getByRole('button', { name: 'Not now' }).click();
  await expect(inventory.question).toBeHidden();

  await page.reload();
  await result.expectArrival();
  await scrollDown(page);
  await inventory.open();
  await expect(inventory.drawer).toContainText('No materials yet');
});

test('the question is put after a while, and makes the inventory', async ({
  page,
  openEstimate,
  inventory,
}) => {
  await openEstimate();
  await inventory.question.getByRole('button', { name: 'Create Inventory' }).click();
  await expect(inventory.question).toBeHidden();
  await inventory.readyToast.getByRole('button', { name: 'Open' }).click();
  await expect(inventory.rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\?open=inventory$/);
});

test.describe('in the drawer', () => {
  test.use({ declinesInventory: true });

  test('materials are taken off, edited, saved, and kept by the next takeoff', async ({
    page,
    openEstimate,
    inventory,
  }) => {
    await openEstimate();
    await inventory.open();
    await inventory.takeOff();
    const count = await inventory.rows.count();
    expect(count).toBeGreaterThan(2);
    expect(await inventory.total()).toBe(sum(await inventory.subtotals()));

    await inventory.field('Qty', 1).fill('12');
    await inventory.field('Unit Cost', 1).fill('10.05');
    expect((await inventory.subtotals())[0]).toBe(12_060);
    const removed = await inventory.field('Material', 2).inputValue();
    await inventory.rows
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await inventory.drawer.getByRole('button', { name: '+ Add Material' }).click();
    await page.keyboard.type('Painter’s tape');
    expect(await inventory.total()).toBe(sum(await inventory.subtotals()));
    await inventory.save();

    await page.reload();
    await expect(inventory.drawer).toBeVisible();
    await expect(inventory.field('Qty', 1)).toHaveValue('12');
    await inventory.takeoffButton.click();
    await expect(inventory.readyToast).toBeVisible();
    await expect(inventory.rows).toHaveCount(count);
    await expect(inventory.field('Qty', 1)).toHaveValue('12');
    await expect(inventory.field('Unit Cost', 1)).toHaveValue('10.05');
    await expect(inventory.rows.last().getByRole('textbox').first()).toHaveValue('Painter’s tape');
    for (let row = 1; row <= count; row += 1) {
      await expect(inventory.field('Material', row)).not.toHaveValue(removed);
    }
    await page.keyboard.press('Escape');
    await expect(inventory.drawer).toBeHidden();
    await expect(page).toHaveURL(/\/results\/CLM-\w+$/);
    await expect(inventory.toggle).toBeFocused();
  });

  test('a second window stays in step, and a clash is put to the person', async ({
    page,
    context,
    openEstimate,
    inventory,
  }) => {
    await openEstimate();
    await inventory.open();
    await inventory.takeOff();
    const second = await context.newPage();
    await second.goto(page.url());
    const other = new InventoryPanel(second);
    await expect(other.field('Qty', 1)).toBeVisible();

    await inventory.field('Qty', 2).fill('31');
    await inventory.save();
    await expect(other.field('Qty', 2)).toHaveValue('31');

    await other.field('Qty', 1).fill('21');
    await inventory.field('Qty', 1).fill('22');
    await inventory.save();
    const clash = second.getByRole('alert').filter({ hasText: 'changed elsewhere' });
    await expect(clash).toContainText('yours 21, theirs 22');
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await other.save();
    await expect(inventory.field('Qty', 1)).toHaveValue('21');
  });

  test('a line of the estimate is sent there; unsaved edits are asked about', async ({
    page,
    openEstimate,
    inventory,
  }) => {
    await openEstimate();
    await page
      .getByRole('button', { name: /^Price source: / })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Send to inventory/ })
      .first()
      .click();
    const toast = page.getByRole('status').filter({ hasText: 'Added to the inventory' });
    await toast.getByRole('button', { name: 'Open' }).click();
    await inventory.field('Qty', 1).fill('5');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'View project' }).click();
    const leaving = page.getByRole('dialog', { name: 'Leave this page?' });
    await expect(leaving).toContainText('Your changes to the inventory are not saved.');
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await inventory.open();
    await expect(inventory.field('Qty', 1)).toHaveValue('5');
  });

  test('without a socket the end of a takeoff is found by polling', async ({
    page,
    openEstimate,
    inventory,
  }) => {
    const socket = await cutSocket(page);
    await openEstimate();
    await expect.poll(() => socket.isOpen()).toBe(true);
    await socket.cut();
    await inventory.open();
    await inventory.takeoffButton.click();
    await expect(inventory.readyToast).toBeVisible();
    await expect(inventory.rows.first()).toBeVisible();
    expect(socket.isOpen()).toBe(false);
  });

  test('the shopping list is downloaded as CSV and PDF', async ({
    page,
    openEstimate,
    inventory,
  }) => {
    await openEstimate();
    await inventory.open();
    await inventory.takeOff();
    for (const [format, start_] of [
      ['CSV', /Material/],
      ['PDF', /^%PDF-/],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await inventory.drawer.getByRole('button', { name: `Shopping list ${format}` }).click();
      const stream = await (await downloading).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      expect(Buffer.concat(chunks).toString('latin1')).toMatch(start_);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ declinesInventory: true, viewport: { width: 390, height: 844 } });

  test('the materials stand in the page and are edited over its whole width', async ({
    page,
    openEstimate,
    inventory,
  }) => {
    await openEstimate();
    const card = page.getByRole('region', { name: 'Materials Inventory' });
    await card.getByRole('button', { name: 'Materials Inventory' }).click();
    await card.getByRole('button', { name: 'Create Inventory' }).click();
    await expect(card.getByRole('table')).toBeVisible();
    await expect(card).toContainText(/Total \$[\d,]+\.\d\d/);
    await card.getByRole('button', { name: 'Edit' }).click();
    const box = await inventory.drawer.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);

    await inventory.field('Qty', 1).fill('7');
    await inventory.save();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('cell', { name: '7', exact: true }).first()).toBeVisible();
  });
});
