import { ResultPage } from './pages/result-page.ts';
import { StartPage } from './pages/start-page.ts';
import { UnderstoodPanel } from './pages/understood-panel.ts';
import { expect, test as base } from './test.ts';

const WORK =
  'Paint the kitchen walls and lay a new tile floor. Keep the cabinets. Install a time machine in the hallway.';

interface Opened {
  claim: string;
  understood: UnderstoodPanel;
}

/** Opens an estimate that was made beside the page. */
const test = base.extend<{ openKitchen: (instructions?: string) => Promise<Opened> }>({
  openKitchen: ({ page, openEstimate }, use) =>
    use(async (instructions = WORK) => {
      const claim = await openEstimate({ title: 'Kitchen', instructions });
      const understood = new UnderstoodPanel(page);
      await expect(understood.panel).toBeVisible();
      return { claim, understood };
    }),
});

test('words are read while they are typed, and those that are not are underlined', async ({
  page,
}) => {
  const start = new StartPage(page);
  await page.goto('/start');
  const box = page.getByRole('region', { name: 'What we read so far' });
  const below = page.getByLabel('Property Type');
  // What comes later above the field has come, and the field is in sight.
  await expect(start.card('DOC')).toContainText('are read from your documents');
  await expect(page.getByLabel('Name or address')).toBeVisible();
  await start.details.focus();
  const before = await below.boundingBox();
  await start.details.pressSequentially('Paint the kitchen walls.');
  await expect(box.getByRole('list', { name: 'Work by room' })).toContainText('Kitchen');
  expect((await below.boundingBox())?.y).toBe(before?.y);

  await start.details.fill(WORK);
  await expect(box.locator('u', { hasText: 'time machine' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(box.getByRole('list', { name: 'Left out' })).toContainText('cabinets');
  await expect(box.getByText('14 × 12 ft assumed').first()).toBeVisible();
  await start.details.fill(`${WORK} The kitchen is 10 x 11 ft.`);
  await expect(box.getByRole('list', { name: 'Work by room' })).toContainText('11 × 10 ft');

  await start.details.fill('Something should be done here');
  await box.getByRole('button', { name: /^Kitchen: Which part/ }).click();
  await expect(start.details).toHaveValue('Something should be done here\nKitchen.');
});

test('a size is corrected: lines and total follow, and it can be undone', async ({
  page,
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  const before = await result.totalCost();
  await expect(understood.panel.getByText('Assumed: a usual size').first()).toBeVisible();

  await understood.size('Length, ft', 'Kitchen').fill('20');
  await understood.size('Width, ft', 'Kitchen').fill('15');
  await understood.size('Width, ft', 'Kitchen').press('Enter');
  await expect(understood.toast('The size of Kitchen is changed. New total')).toBeVisible();
  expect(await result.totalCost()).toBeGreaterThan(before);
  await expect(understood.size('or area, sq ft', 'Kitchen')).toHaveValue('300');
  await expect(result.saveBar).toBeHidden();
  expect(await result.outlineTotal()).toBe(await result.totalCost());

  await understood.undo('The size of Kitchen is changed.');
  expect(await result.totalCost()).toBe(before);
  await expect(understood.size('Length, ft', 'Kitchen')).toHaveValue('14');

  await understood.size('Ceiling, ft', 'Kitchen').fill('400');
  await understood.size('Ceiling, ft', 'Kitchen').press('Enter');
  await expect(understood.panel.getByText(/in feet, not in inches/)).toBeVisible();
  await page.reload();
  await expect(understood.size('Ceiling, ft', 'Kitchen')).toHaveValue('8');
});

test('facts of the whole job are corrected, cleared and undone with the keyboard alone', async ({
  page,
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  const before = await result.totalCost();
  await understood.facts.focus();
  await page.keyboard.press('Enter');
  await expect(understood.fact('Year built')).toBeVisible();
  await understood.fact('Occupied meanwhile').focus();
  await page.keyboard.press('Space');
  await expect(understood.toast('Occupied meanwhile: corrected. New total')).toBeVisible();
  const occupied = await result.totalCost();
  expect(occupied).toBeGreaterThan(before);
  await expect(understood.facts).toContainText('occupied meanwhile');

  await understood.fact('Year built').focus();
  await page.keyboard.type('195');
  await page.keyboard.press('Enter');
  await expect(understood.panel.getByText('Enter a number from 1600 to 2200.')).toBeVisible();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(understood.facts).toContainText('built 1950');
  await understood.fact('Year built').fill('');
  await page.keyboard.press('Tab');
  await expect(understood.facts).not.toContainText('built');
  expect(await result.totalCost()).toBe(occupied);
  await understood.undo('Year built: cleared.');
  await expect(understood.fact('Year built')).toHaveValue('1950');

  await page.reload();
  await expect(understood.facts).toContainText('built 1950');
});

test('a place is renamed, and its lines follow', async ({ openKitchen, result }) => {
  const { understood } = await openKitchen();
  await understood.placeName('Kitchen').fill('Galley');
  await understood.placeName('Kitchen').press('Enter');
  await expect(understood.toast('Kitchen is now called Galley.')).toBeVisible();
  await expect(understood.placeName('Galley')).toHaveValue('Galley');
  await expect(result.outline).toContainText('Galley');
  await understood.undo('Kitchen is now called Galley.');
  await expect(understood.placeName('Kitchen')).toHaveValue('Kitchen');
});

test('work is dropped, and added from the price book, with the keyboard alone', async ({
  page,
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  const before = await result.totalCost();
  await understood.panel.getByRole('button', { name: 'Remove “Tile floor” from Kitchen' }).focus();
  await page.keyboard.press('Enter');
  await expect(understood.toast('“Tile floor” is removed.')).toBeVisible();
  expect(await result.totalCost()).toBeLessThan(before);
  await expect(understood.work('Tile floor')).toBeHidden();

  await understood.panel.getByRole('button', { name: '+ Add work', exact: true }).focus();
  await page.keyboard.press('Enter');
  const query = understood.addDialog.getByLabel('What should be done');
  await expect(query).toBeFocused();
  await page.keyboard.type('baseboard');
  const first = understood.addDialog
    .getByRole('list', { name: 'Found' })
    .getByRole('button')
    .first();
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(understood.addDialog).toBeHidden();

  await understood.choose('remove baseboard', /^Remove baseboard/);
  const withoutIt = await result.totalCost();
  await understood.addDialog.getByLabel(/^Quantity/).fill('40');
  await page.keyboard.press('Enter');
  await expect(understood.addDialog).toBeHidden();
  await expect(understood.toast(/^“Remove baseboard.*is added\./)).toBeVisible();
  expect(await result.totalCost()).toBeGreaterThan(withoutIt);
});

test('work is asked what it depends on before it is added, with what is assumed', async ({
  page,
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  const before = await result.totalCost();
  await understood.choose('roof replacement', /^Roof replacement/);
  const dialog = understood.addDialog;
  await expect(dialog.getByLabel('Where')).toHaveValue('new:roof');
  await expect(dialog.getByLabel('Where')).toBeFocused();
  const area = dialog.getByRole('textbox', { name: 'Roof area, roofing squares' });
  await expect(area).toHaveAttribute('placeholder', '24');
  await expect(
    dialog.getByRole('textbox', { name: 'Sheathing to replace, sq ft' }),
  ).toHaveAttribute('placeholder', '24');
  await page.keyboard.press('Tab');
  await expect(area).toBeFocused();
  await page.keyboard.type('10');
  await expect(
    dialog.getByRole('textbox', { name: 'Sheathing to replace, sq ft' }),
  ).toHaveAttribute('placeholder', '10');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(understood.toast('“Roof replacement” is added. New total')).toBeVisible();
  expect(await result.totalCost()).toBeGreaterThan(before);
  await expect(understood.panel.getByText('Roof area: 10 roofing squares')).toBeVisible();
});

test('a parameter of the work is a field, and its words lead to it', async ({
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  await understood.request.getByRole('link', { name: /tile floor/ }).click();
  await expect(understood.work('Tile floor')).toBeFocused();
  await expect(understood.work('Tile floor')).toHaveAttribute('aria-expanded', 'true');
  const before = await result.totalCost();
  await understood.panel.getByRole('switch', { name: /^Floor heating/ }).check({ force: true });
  await expect(understood.toast('“Tile floor” is changed.')).toBeVisible();
  expect(await result.totalCost()).toBeGreaterThan(before);

  await understood.request.getByRole('link', { name: /time machine/ }).click();
  await expect(understood.addDialog.getByLabel('What should be done')).toHaveValue(
    'Install a time machine in the hallway',
  );
});

test('a question is answered by a tap, also where nothing is priced yet', async ({
  openKitchen,
  result,
}) => {
  const { understood } = await openKitchen();
  const before = await result.totalCost();
  await expect(understood.questions).toContainText('The total may move by up to');
  // What an answer adds is said before it is chosen, and is what it adds.
  const answer = understood.questions.getByRole('button', { name: /^18 x 16 ft, \+\$[\d,]+: How/ });
  const told = Number(
    /\+\$(?<dollars>[\d,]+)/
      .exec((await answer.textContent()) ?? '')
      ?.groups?.['dollars']?.replace(',', ''),
  );
  await answer.click();
  await expect(understood.toast('Answered: 18 x 16 ft.')).toBeVisible();
  expect(Math.round(((await result.totalCost()) - before) / 100)).toBe(told);
  await expect(understood.size('Length, ft', 'Kitchen')).toHaveValue('18');
});

test('an estimate that only asks is answered in place', async ({ page, openEstimate, result }) => {
  await openEstimate({ title: '', instructions: 'Something should be done here' });
  const understood = new UnderstoodPanel(page);
  await expect(understood.questions).toContainText('To price this, we need to know more');
  await understood.questions.getByRole('button', { name: /^Bathroom: Which part/ }).click();
  await expect(understood.questions).toContainText('What is to be done in the bathroom?');
  await understood.questions
    .getByRole('button', { name: /What is to be done/ })
    .first()
    .click();
  await expect(understood.toast('New total')).toBeVisible();
  expect(await result.totalCost()).toBeGreaterThan(0);
  await expect(result.outline).toBeVisible();
});

test('two tabs: a correction arrives in the other, which keeps its unsaved edits', async ({
  context,
  openKitchen,
  result,
}) => {
  const { claim, understood } = await openKitchen();
  const other = await context.newPage();
  await other.goto(`/results/${claim}`);
  const otherResult = new ResultPage(other);
  const otherPanel = new UnderstoodPanel(other);
  await expect(otherPanel.panel).toBeVisible();
  await expect(otherResult.outline).toBeVisible();

  await understood.size('Length, ft', 'Kitchen').fill('20');
  await understood.size('Length, ft', 'Kitchen').press('Enter');
  await expect(understood.toast('The size of Kitchen is changed.')).toBeVisible();
  await expect(otherPanel.size('Length, ft', 'Kitchen')).toHaveValue('20');
  await expect(otherResult.total).toHaveValue(await result.total.inputValue());

  // Edits of the one tab outlive its own corrections, and are saved on top of them.
  await otherResult.field('Item', 1).fill('My own words');
  await otherPanel.size('Length, ft', 'Kitchen').fill('16');
  await otherPanel.size('Length, ft', 'Kitchen').press('Enter');
  await expect(otherPanel.toast('The size of Kitchen is changed.')).toBeVisible();
  await expect(otherResult.field('Item', 1)).toHaveValue('My own words');
  await expect(otherResult.saveBar).toBeVisible();
  await expect(other.getByText('This estimate was changed elsewhere')).toBeHidden();
  await otherResult.saveBar.getByRole('button', { name: 'Save' }).click();
  await expect(otherResult.saveBar).toBeHidden();
  await expect(result.field('Item', 1)).toHaveValue('My own words');
  await expect(understood.size('Length, ft', 'Kitchen')).toHaveValue('16');
});
