// The page of a document: what was read stands beside its picture, and is put right by keyboard alone.
import { expectGoodAtBothSizes, NARROW, showAt, WIDE } from './looks.ts';
import { expect, test } from './test.ts';
import { fixture, paper } from './uploads.ts';

test('lines of a claim and rooms of a plan are put right where they stand', async ({
  page,
  start,
}) => {
  await start.open();
  await start.picker('DOC').setInputFiles(await paper('adjuster-water'));
  await start.expectAdded('DOC', 1);
  await start.choose('FLOOR', fixture('plan.pdf'));
  await start.expectAdded('FLOOR', 1);
  await start.details.fill('Is anything missing?');
  const said = page.getByRole('region', { name: /^What your documents/ });
  await said.getByRole('link', { name: 'Check what was read' }).click();

  const rows = page.getByRole('row');
  const dishwasher = rows.filter({ hasText: 'Dishwasher' });
  await expect(dishwasher).toContainText('$350.46');
  for (const size of [NARROW, WIDE]) {
    await showAt(page, size);
    await expect(page.getByRole('img', { name: /, page 1$/ })).toBeVisible();
  }
  await expectGoodAtBothSizes(page);
  const change = dishwasher.getByRole('button', { name: /^Change/ });
  await change.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: /^Change Dishwasher/ });
  await expect(form.getByLabel('Description')).toBeFocused();
  await expectGoodAtBothSizes(page);
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByLabel('Quantity').fill('two');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Enter a number, or leave it empty.')).toBeVisible();
  await form.getByLabel('Quantity').fill('2');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(dishwasher).toContainText('2 EA');
  await expect(change).toBeFocused();

  const lines = await rows.count();
  await page.getByRole('button', { name: 'Add a line that was missed' }).press('Enter');
  const added = page.getByRole('form', { name: 'Add a line' });
  await added.getByLabel('Description').fill('Scribe molding');
  await added.getByLabel('Amount').fill('$120');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Add a line that was missed' })).toBeFocused();
  await expect(rows.filter({ hasText: 'Scribe molding' })).toContainText('$120.00');
  await page.getByRole('button', { name: 'Read it again' }).press('Enter');
  await page.getByRole('button', { name: 'Read again' }).press('Enter');
  await expect(dishwasher).toContainText('1 EA');
  await expect(rows).toHaveCount(lines);
  // What was pressed is gone, as another reading would bring the same.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Read it again' })).toHaveCount(0);

  // What was written in the request is still there.
  await page.getByRole('link', { name: 'Back to your request' }).click();
  await expect(start.details).toHaveValue('Is anything missing?');
  await said.getByRole('link', { name: 'Check the rooms' }).click();
  const bedroom = page.getByRole('button', { name: 'Change Bedroom 1' });
  await bedroom.press('Enter');
  await page.getByRole('form', { name: 'Change Bedroom 1' }).getByLabel('Name').fill('Study');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Change Study' })).toBeFocused();
  await expectGoodAtBothSizes(page);
  for (const size of [WIDE, NARROW]) {
    await showAt(page, size);
    await expect(page.getByRole('button', { name: /^Room \d, Study/ })).toBeVisible();
  }
});
