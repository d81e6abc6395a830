import { stat } from 'node:fs/promises';
import { expect, test } from './test.ts';

test('what is one’s own is exported as a file, then deleted for good', async ({
  page,
  openEstimate,
}) => {
  const claimNumber = await openEstimate();
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1_000);

  await page.getByRole('button', { name: 'Delete my data…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete all your data?' });
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await page.goto(`/results/${claimNumber}`);
  await expect(page.getByRole('heading', { name: 'No estimate found' })).toBeVisible();
});
