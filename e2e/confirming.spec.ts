import { StartPage } from './pages/start-page.ts';
import { UnderstoodPanel } from './pages/understood-panel.ts';
import { faultsIn } from './axe.ts';
import { expect, test } from './test.ts';

const WORK = 'Paint the kitchen walls. Replace the toilet in the hall bath.';

test('what is put right while a request is written is priced so, with the keyboard alone', async ({
  page,
  result,
}) => {
  const start = new StartPage(page);
  const box = page.getByRole('region', { name: 'What we read so far' });
  const work = box.getByRole('list', { name: 'Work by room' });
  await start.openFilled(WORK);
  await expect(work).toContainText('Toilet replacement');

  await box.getByRole('button', { name: 'Take out Toilet replacement, Hall bath' }).focus();
  await page.keyboard.press('Enter');
  await expect(work).not.toContainText('Toilet replacement');
  await expect(box.getByRole('heading', { name: 'What we read so far' })).toBeFocused();

  await box.getByRole('button', { name: 'Change the size of Kitchen' }).focus();
  await page.keyboard.press('Enter');
  const size = box.getByLabel('Size of Kitchen, feet or square feet');
  await expect(size).toBeFocused();
  await page.keyboard.type('10 x 20');
  await page.keyboard.press('Enter');
  await expect(work).toContainText('Kitchen · 20 × 10 ft');

  await box.getByRole('button', { name: 'Add work…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add work' });
  await dialog.getByLabel('What should be done').fill('light fixture');
  await dialog
    .getByRole('list', { name: 'Found' })
    .getByRole('button', { name: /^Light fixture/ })
    .first()
    .press('Enter');
  await dialog.getByLabel('Quantity', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await expect(work).toContainText(/Light fixture.*3 each/);
  expect(await faultsIn(page, { rules: ['wcag2a', 'wcag2aa'] })).toEqual([]);

  await page.reload();
  await expect(work).toContainText('Kitchen · 20 × 10 ft');
  await expect(box.getByText('Your 3 changes will be priced.')).toBeVisible();

  await start.startButton.click();
  await result.expectArrival();
  const { panel } = new UnderstoodPanel(page);
  await expect(panel).toContainText('Light fixture');
  await expect(panel).not.toContainText('Toilet replacement');
  await expect(panel.getByRole('textbox', { name: 'Length, ft, Kitchen' })).toHaveValue('20');
});
