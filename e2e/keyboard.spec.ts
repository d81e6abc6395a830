import type { Locator, Page } from '@playwright/test';
import type { ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK, fixture } from './uploads.ts';

/** More stops than any page has. */
const STOPS_MAX = 80;

const tabTo = async (
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element.matches(':focus-visible'));
    if (isThere) return;
  }
  throw new Error(`Tab never leads, visibly, to ${String(target)}`);
};

/** Ten of the first line instead, saved. */
const editFirstQuantity = async (page: Page, result: ResultPage): Promise<void> => {
  await tabTo(page, result.outline.locator('[tabindex="0"]').first());
  for (const key of ['Control+Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(result.cell(1, 2)).toBeFocused();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(result.saveBar).toBeVisible();
  await tabTo(page, result.saveButton);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved · version 2')).toBeVisible();
};

test('the main job, from a project to a shared link, can be done with the keyboard alone', async ({
  page,
  projects,
  start,
  result,
}) => {
  // The browser hands its dialog over from the first listener on, a moment later: asking only before the key is a race.
  page.on('filechooser', (chooser) => chooser.setFiles(fixture('photo.png')));
  await projects.open();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, projects.form.getByLabel('Name or address'));
  await page.keyboard.type('12 Maple Street');
  await page.keyboard.press('Tab');
  await page.keyboard.type('78701');
  await page.keyboard.press('Enter');
  await page.reload();
  await tabTo(page, projects.newEstimateFor('12 Maple Street'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await tabTo(page, start.details);
  await page.keyboard.type(BEDROOM_WORK);
  await tabTo(page, start.picker('PHOTO'));
  await page.keyboard.press('Enter');
  await start.expectAdded('PHOTO', 1);

  await tabTo(page, page.getByLabel('Finish Level'));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Finish Level')).toHaveValue('HIGH');
  await tabTo(page, page.getByRole('radio', { name: 'Home project' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Insurance claim' })).toBeChecked();
  await tabTo(page, start.startButton);
  await page.keyboard.press('Enter');

  await result.expectArrival();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await editFirstQuantity(page, result);

  await tabTo(page, page.getByRole('button', { name: 'Share / Export' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Share a link' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this estimate' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Create the link' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The link is ready')).toBeVisible();
});
