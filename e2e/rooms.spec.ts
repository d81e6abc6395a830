import { expect, test } from './test.ts';

test('a room of the project opens the start page with its words', async ({
  page,
  projects,
  start,
}) => {
  await projects.open();
  await projects.create('12 Maple Street');
  await projects.view('12 Maple Street').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12 Maple Street');

  const rooms = page.getByRole('region', { name: 'Rooms' });
  await expect(rooms.getByRole('link')).toHaveCount(12);
  await rooms.getByLabel('Another room').fill('Sunroom');
  await rooms.getByRole('button', { name: 'Add room' }).click();
  await expect(rooms.getByRole('link')).toHaveCount(13);
  await rooms.getByLabel('Another room').fill('sunroom');
  await rooms.getByRole('button', { name: 'Add room' }).click();
  await expect(rooms.getByLabel('Another room')).toHaveValue('');
  await expect(rooms.getByRole('link')).toHaveCount(13);

  await rooms.getByRole('link', { name: 'Sunroom' }).click();
  await expect(start.title).toHaveValue('Sunroom Estimate');
  await expect(start.details).toHaveValue('Create an estimate for the Sunroom');
  await expect(page.getByRole('link', { name: '12 Maple Street' })).toBeVisible();
  await expect(start.check('Scope described')).toContainText('(done)');
  await expect(start.check('Project selected')).toContainText('(done)');
  await expect(start.startButton).toBeDisabled();
});
