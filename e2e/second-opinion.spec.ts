// Two whole stories with somebody else's numbers: a claimant asks what the insurer left out, a homeowner whether a bid is fair.
import type { Page } from '@playwright/test';
import { MODAL } from './axe.ts';
import { expectGoodAtBothSizes, NARROW } from './looks.ts';
import type { StartPage } from './pages/start-page.ts';
import { expect, test } from './test.ts';
import { paper } from './uploads.ts';

interface Story {
  sent: string;
  agent: 'Home project' | 'Insurance claim';
  words: string;
}

/** Goes from the form to the result, with the paper to be checked. */
const askWith = async (
  { page, start }: { page: Page; start: StartPage },
  { sent, agent, words }: Story,
): Promise<string> => {
  const file = await paper(sent);
  await start.open();
  await start.picker('DOC').setInputFiles(file);
  await start.expectAdded('DOC', 1);
  const said = page.getByRole('region', { name: /^What your documents/ });
  await expect(said.getByRole('link', { name: 'Check what was read' })).toBeVisible();
  await expect(said.getByRole('radio', { name: 'Price the same work' })).toBeChecked();
  await page.getByRole('radio', { name: agent }).click();
  await start.details.fill(words);
  // The words ask for a check, and nobody has to say it twice.
  await expect(said.getByRole('radio', { name: 'Check it' })).toBeChecked();
  // A question about the paper is no work, and asks for none.
  await expect(page.getByText(/^Your words ask for no work/)).toBeVisible();
  await expect(page.getByText('Not used, or not sure')).toHaveCount(0);
  await start.startButton.click();
  const opinion = page.getByRole('region', { name: `Second opinion on ${file.name}` });
  await expect(opinion.getByRole('link', { name: /^See why/ })).toBeVisible({ timeout: 60_000 });
  return file.name;
};

test('a claimant sees what the insurer left out, and asks for it', async ({ page, start }) => {
  const file = await askWith(
    { page, start },
    {
      sent: 'adjuster-hail',
      agent: 'Insurance claim',
      words: 'Please check what my insurer left out.',
    },
  );
  const card = page.getByRole('region', { name: `Second opinion on ${file}` });
  await expect(card.getByText(/^This claim estimate comes to \$\d/)).toBeVisible();
  await expectGoodAtBothSizes(page);
  await card.getByRole('link', { name: /^See why/ }).click();

  const verdict = page.getByRole('region', { name: 'How this insurance estimate stands' });
  await expect(verdict.getByRole('status')).toContainText('This claim estimate comes to $');
  const sums = page.getByRole('region', { name: 'What the insurer pays' });
  await expect(sums.getByRole('row', { name: /^Depreciation/ })).toContainText(/−\$\d[\d,.]+−\$\d/);
  await expect(sums.getByRole('row', { name: /^Net claim/ })).toContainText('$10,191.80');

  // What is missing counts once it is ticked, by the keyboard alone.
  const before = await verdict.getByRole('status').innerText();
  const counted = page.getByRole('checkbox', { name: /^Count it in/ }).first();
  await counted.focus();
  await page.keyboard.press('Space');
  await expect(counted).toBeChecked();
  await expect(verdict.getByRole('status')).not.toHaveText(before);
  await expect(
    page.getByRole('row', { name: /^Missing work that is counted in.*\+\$/ }),
  ).toBeVisible();

  const request = page.getByRole('region', { name: 'Request for supplement' });
  await request.getByRole('button', { name: 'Write the request' }).click();
  const letter = request.getByRole('group', { name: 'The text of the request' });
  await expect(letter).toContainText('claim LM-2026-0088147');
  await expect(letter).toContainText('no advice on coverage');
  await expect(letter).toContainText('Roofing permit');
  await expect(request.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectGoodAtBothSizes(page);

  // The link leads back to where the line stands on the paper.
  await page.getByRole('button', { name: /^Higher price/ }).click();
  await page
    .getByRole('link', { name: /of their paper/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/papers\/\d+\?line=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the comparison' }).click();
  await expect(verdict).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a homeowner sees whether a bid is fair, and what to ask', async ({ page, start }) => {
    const file = await askWith(
      { page, start },
      { sent: 'roofer-table', agent: 'Home project', words: 'Is this quote fair?' },
    );
    const card = page.getByRole('region', { name: `Second opinion on ${file}` });
    await expect(
      card.getByText(/^(A fair price|Lower than usual|Higher than usual)$/),
    ).toBeVisible();
    await card.getByRole('link', { name: /^See why/ }).click();

    const questions = page.getByRole('region', { name: 'Ask before you sign' });
    await expect(questions.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Request for supplement' })).toHaveCount(0);

    // A line that was not matched is put to a row of the price book.
    await page.getByRole('button', { name: /^Only theirs or not matched/ }).click();
    const lines = page.getByRole('table', { name: 'Only theirs or not matched' });
    const unmatched = await lines.getByRole('row').count();
    await page.getByRole('button', { name: 'Match by hand: Permit and inspection' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is this in our price book?' });
    await dialog.getByLabel('Search our price book').fill('roofing permit');
    await expectGoodAtBothSizes(page, MODAL);
    await dialog.getByRole('button', { name: /^Roofing permit/ }).click();
    await expect(dialog).toBeHidden();
    await expect(lines.getByRole('row')).toHaveCount(unmatched - 1);
    await expectGoodAtBothSizes(page);
  });
});
