import { readFile } from 'node:fs/promises';
import { expect, test } from './test.ts';
import { BEDROOM_WORK, fixture } from './uploads.ts';

test('pictures: what becomes of them is told, reading is watched, captions and rooms stand with the estimate', async ({
  page,
  server,
  start,
  runningJob,
  result,
}) => {
  server.closeGate();
  const isSideways = () =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  await test.step('the card says beforehand that photos are only kept', async () => {
    await start.openFilled(BEDROOM_WORK);
    await expect(start.card('PHOTO')).toContainText('not interpreted here');
    await expect(start.card('FLOOR')).toContainText('Rooms and their dimensions are read');
  });

  await test.step('what a photo shows is said with two touches', async () => {
    await page.getByRole('button', { name: 'What does it show? photo.png' }).click();
    const choices = (name: string) => page.getByRole('group', { name: `${name} of photo.png` });
    await choices('Room').getByText('Hallway').click();
    await choices('Damage').getByText('Mold').click();
    await expect(page.getByText('Hallway · Mold')).toBeVisible();
  });

  await test.step('each file is named while it is read, also on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const photo = await readFile(fixture('photo-kitchen.jpg'));
    await start
      .picker('PHOTO')
      .setInputFiles([{ name: 'bedroom-ceiling.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await start.expectAdded('PHOTO', 2);
    const plan = await readFile(fixture('plan.png'));
    const name = (part: number) =>
      `WhatsApp <b>Image</b> ${'of the upper floor '.repeat(6)}${part}.png`;
    await start
      .picker('FLOOR')
      .setInputFiles(
        [1, 2].map((part) => ({ name: name(part), mimeType: 'image/png', buffer: plan })),
      );
    await start.expectAdded('FLOOR', 2);
    await start.startButton.click();
    await expect(page.getByText(/^file [34] of 4$/)).toBeVisible();
    await expect(page.getByTitle(/of the upper floor .*\.png$/)).toBeVisible();
    expect(await isSideways()).toBe(false);
    await runningJob.expectFirstLine();
  });

  await test.step('whoever comes back sees the same', async () => {
    await page.reload();
    await runningJob.expectFirstLine();
    await expect(page.getByRole('status').filter({ hasText: 'Pricing each line' })).toHaveCount(1);
    server.openGate();
    // The outline is a grid where it is wide enough.
    await page.setViewportSize({ width: 1280, height: 800 });
    await result.expectArrival();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('a room is taken from a name, a caption written', async () => {
    await result.files.getByRole('button', { name: /^Bedroom\? Put bedroom-ceiling.jpg/ }).click();
    await expect(result.files.getByText('Bedroom', { exact: true })).toBeVisible();
    await expect(result.files.getByText('Mold', { exact: true })).toBeVisible();
    await result.files
      .getByRole('button', { name: 'Edit bedroom-ceiling.jpg: caption and room' })
      .click();
    const form = page.getByRole('dialog', { name: 'Caption and room' });
    await form.getByRole('textbox', { name: 'Caption' }).fill('Crack along the beam');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(result.files.getByText('Crack along the beam')).toBeVisible();
    expect(await isSideways()).toBe(false);
  });

  await test.step('they stand beside the lines of the room, also after a reload', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.reload();
    await page.getByLabel('Group by').selectOption('By room');
    const strip = page.getByRole('list', { name: /^Pictures of / });
    await strip.getByRole('button', { name: 'Show large: Crack along the beam' }).click();
    const large = page.getByRole('dialog', { name: 'bedroom-ceiling.jpg' });
    await expect(large.getByRole('img', { name: 'Crack along the beam' })).toBeVisible();
  });
});
