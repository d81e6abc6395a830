// A tabulation of several bidders in the browser: put right on its page, compared with the bidder who is chosen, side by side.
import { expectGoodAtBothSizes, NARROW } from './looks.ts';
import { expect, test } from './test.ts';
import { paper } from './uploads.ts';

test.use({ viewport: NARROW });

test('a homeowner compares the bidders of a tabulation', async ({ page, start }) => {
  const file = await paper('two-column-bidders');
  await start.open();
  await start.picker('DOC').setInputFiles(file);
  await start.expectAdded('DOC', 1);
  await start.details.fill('Is this quote fair?');
  const said = page.getByRole('region', { name: /^What your documents/ });
  await expect(said.getByRole('radio', { name: 'Check it' })).toBeChecked();
  await said.getByRole('link', { name: 'Check what was read' }).click();

  const asks = page.getByRole('region', { name: 'What each bidder asks for' });
  await expect(asks).toBeVisible();
  await expectGoodAtBothSizes(page);
  const bidders = await asks.getByRole('term').allInnerTexts();
  expect(bidders.length).toBeGreaterThan(1);
  const [, second = ''] = bidders;
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Change/ }) });
  await row.first().getByRole('button').press('Enter');
  const form = page.getByRole('form', { name: /^Change/ });
  await form.getByLabel(second, { exact: true }).fill('9999');
  await expectGoodAtBothSizes(page);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(row.first()).toContainText('$9,999.00');
  await expect(asks).toContainText('sum of the lines');

  await page.getByRole('link', { name: 'Back to your request' }).click();
  await start.startButton.click();
  const card = page.getByRole('region', { name: `Second opinion on ${file.name}` });
  await expect(card.getByText(/^The bid of .*, the first of/)).toBeVisible({ timeout: 60_000 });
  await card.getByRole('link', { name: /^See why/ }).click();
  const choice = page.getByLabel('Whose bid');
  await choice.focus();
  await choice.selectOption({ index: 1 });
  const verdict = page.getByRole('region', { name: 'How this bid stands' });
  await expect(verdict.getByText(`, ${second}`)).toBeVisible();
  await expect(choice).toBeFocused();
  await expectGoodAtBothSizes(page);

  await page.goBack();
  await page.getByRole('link', { name: 'See the bids side by side' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bids side by side' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$');
  await expectGoodAtBothSizes(page);
  await page.getByRole('link', { name: `Open this bid: ${second}` }).click();
  await expect(verdict.getByText(`, ${second}`)).toBeVisible();
});

const SUPPLEMENT = `Description,Unit,Carrier Qty,Carrier RCV,Our Qty,Our RCV,Difference
Paint walls - two coats,SF,400,500.00,640,800.00,300.00
Remove and replace 1/2 in. drywall,SF,0,0.00,320,992.00,992.00
Remove baseboard,LF,80,60.00,80,60.00,0.00
`;

test('whose figures count is chosen where a contractor and a carrier stand side by side', async ({
  page,
  start,
}) => {
  await start.open();
  await start.picker('DOC').setInputFiles({
    name: 'supplement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(SUPPLEMENT),
  });
  await start.expectAdded('DOC', 1);
  const said = page.getByRole('region', { name: /^What your documents/ });
  await said.getByRole('link', { name: 'Check what was read' }).click();

  const choice = page.getByLabel('Whose figures');
  await expect(choice).toHaveValue('ASKS');
  const drywall = page.getByRole('row').filter({ hasText: 'drywall' });
  await expect(drywall).toContainText('$992.00');
  await expectGoodAtBothSizes(page);
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue('ALLOWS');
  await expect(choice).toBeFocused();
  await expect(drywall).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Paint walls' })).toContainText('$500.00');
  await expectGoodAtBothSizes(page);
});
