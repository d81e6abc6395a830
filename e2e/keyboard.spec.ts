import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { BEDROOM_WORK, fixture } from './uploads.ts';

/** More stops than any page has. */
const STOPS_MAX = 40;

const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press('Tab');
    const isThere = await target.evaluate((element) => element.matches(':focus-visible'));
    if (isThere) return;
  }
  throw new Error(`Tab never leads, visibly, to ${String(target)}`);
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

  await tabTo(page, page.getByRole('button', { name: 'Share / Export' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Share a link' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this estimate' });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Create the link' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The link is ready')).toBeVisible();
});
