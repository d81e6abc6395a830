import { expect, test } from './test.ts';

test.beforeEach(async ({ openEstimate }) => {
  await openEstimate();
});

test('a bid is made from the estimate, edited, saved, and made anew', async ({ page, result }) => {
  const dialog = page.getByRole('dialog', { name: 'Contractor bid' });
  const document = dialog.getByRole('article', { name: 'Bid' });
  const total = dialog.getByRole('row', { name: /^Total \$/ });

  await result.openMore();
  await page.getByRole('button', { name: 'Contractor bid' }).click();
  await dialog.getByLabel('Note to the customer').fill('Thank you for asking.');
  await dialog.getByRole('button', { name: 'Create bid' }).click();
  await expect(document).toContainText('Thank you for asking.');
  await expect(document.getByRole('heading', { name: 'Payment schedule' })).toBeVisible();
  const before = await total.innerText();

  await test.step('edits are saved and stay', async () => {
    await dialog.getByRole('button', { name: 'Edit' }).click();
    await dialog.getByLabel('Title').fill('Bedroom, two coats');
    await dialog.getByLabel('Contingency', { exact: true }).fill('1,000');
    await dialog.getByRole('textbox', { name: 'Exclusions' }).fill('Asbestos\nPermits');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(document.getByRole('heading', { name: 'Bedroom, two coats' })).toBeVisible();
    await page.reload();
    await expect(document).toContainText('Asbestos');
    await expect(dialog.getByRole('row', { name: 'Contingency $1,000.00' })).toBeVisible();
    expect(await total.innerText()).not.toBe(before);
  });

  await test.step('a change of the estimate makes it outdated', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await result.field('Qty', 1).fill('9');
    await result.save();
    await result.openMore();
    await page.getByRole('button', { name: 'Contractor bid' }).click();
    await expect(dialog).toContainText('The estimate has changed since');
    await dialog.getByRole('button', { name: 'Recreate from estimate' }).click();
    const warning = page.getByRole('dialog', { name: 'Recreate the bid?' });
    await warning.getByRole('button', { name: 'Recreate from estimate' }).click();
    await expect(dialog).not.toContainText('The estimate has changed since');
    await expect(document).toContainText('Thank you for asking.');
    await expect(document).not.toContainText('Asbestos');
  });
});

test('two windows that change the same are told of it', async ({ page, context, result }) => {
  await result.openMore();
  await page.getByRole('button', { name: 'Contractor bid' }).click();
  await page.getByRole('button', { name: 'Create bid' }).click();
  const mine = page.getByRole('dialog', { name: 'Contractor bid' });
  await mine.getByRole('button', { name: 'Edit' }).click();
  const second = await context.newPage();
  await second.goto(page.url());
  const theirs = second.getByRole('dialog', { name: 'Contractor bid' });
  await theirs.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByLabel('Title').fill('Theirs');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByRole('heading', { name: 'Theirs' })).toBeVisible();

  await mine.getByLabel('Title').fill('Mine');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('alert')).toContainText('Title: Theirs (you changed it, too)');
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('heading', { name: 'Mine' })).toBeVisible();
});

test('the PDF opens in a tab of its own', async ({ page, context, result }) => {
  await result.openMore();
  await page.getByRole('button', { name: 'Contractor bid' }).click();
  await page.getByRole('button', { name: 'Create bid' }).click();
  const asked = context.waitForEvent('request', (request) =>
    /pdf/i.test(new URL(request.url()).pathname),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Open PDF' }).click();
  const url = (await asked).url();
  const answer = await page.request.get(url);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
