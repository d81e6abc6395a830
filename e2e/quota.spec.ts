import { expect, test } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';

test.use({ serverEnv: { GUEST_FREE_ESTIMATES: '1' } });

test('the free trial ends at the login, and loses nothing', async ({ page, start, result }) => {
  await start.openFilled(BEDROOM_WORK);
  await start.startButton.click();
  await result.expectArrival();

  await start.openFilled(BEDROOM_WORK, { project: '14 Maple Street', title: 'One too many' });
  await start.startButton.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Free trial used up — sign in to continue.')).toBeVisible();

  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL(/\/start\?project=\d+$/);
  await expect(start.title).toHaveValue('One too many');
  await start.expectAdded('PHOTO', 1);
});
