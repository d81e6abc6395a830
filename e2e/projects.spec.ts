import { guestKeyOf, makeEstimate } from './guest-api.ts';
import { expect, test } from './test.ts';

test('a project is renamed, added up, deleted and brought back', async ({ page, projects }) => {
  await projects.open();
  await projects.create('12 Maple Street');
  await projects.view('12 Maple Street').click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit project' });
  await dialog.getByLabel('Name or address').fill('Lake cabin');
  await dialog.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lake cabin');

  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const instructions = 'Repaint my 12x14 bedroom, walls and ceiling';
  const total = page.getByRole('region', { name: 'Project total' });
  // Made beside the page, which shows them without being asked.
  await makeEstimate(page, { projectId, title: 'Bedroom', instructions });
  const claim = await makeEstimate(page, { projectId, title: 'Bedroom again', instructions });
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(2);
  await expect(total).toContainText('2 ready estimates');
  const counts = page.getByRole('checkbox', { name: /^Bedroom again: counts/ });
  await counts.click();
  await expect(counts).not.toBeChecked();
  await expect(total).toContainText('1 ready estimate ');

  await page.getByRole('button', { name: 'Delete Bedroom', exact: true }).click();
  await expect(total).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total).toContainText('1 ready estimate ');

  const headers = { 'X-Guest-Key': await guestKeyOf(page) };
  const statusOf = async () =>
    (await page.request.get(`/api/results/${claim}/`, { headers })).status();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Delete “Lake cabin”?' });
  await expect(question).toContainText('Its 2 estimates go with it.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(total).toContainText('1 ready estimate ');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('button', { name: 'Restore Lake cabin' })).toBeVisible();
  await expect(projects.view('Lake cabin')).toBeHidden();
  expect(await statusOf()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lake cabin');
  await expect(total).toContainText('1 ready estimate ');
  expect(await statusOf()).toBe(200);
});
