import { guestKeyOf } from './guest-api.ts';
import { expect, test } from './test.ts';
import { fixture, KITCHEN_WORK } from './uploads.ts';
import { watchPage } from './watch-page.ts';

test.use({ isEmbedded: true });

test('a guest uploads, describes, and gets a priced estimate live', async ({
  page,
  server,
  projects,
  start,
  runningJob,
  result,
  bell,
}) => {
  const watch = await watchPage(page);
  server.closeGate();

  await test.step('makes a project', async () => {
    await projects.open();
    await projects.create('12 Maple Street');
    await projects.newEstimateFor('12 Maple Street').click();
    await expect(page).toHaveURL(/\/start\?project=\d+$/);
    await expect(start.check('Project selected')).toContainText('(done)');
    await expect(page.getByRole('link', { name: '12 Maple Street' })).toBeVisible();
    await expect(start.startButton).toBeDisabled();
  });

  await test.step('fills the four cards and sees how far each upload is', async () => {
    const uploads = await watch.holdUploads();
    await start.zone('PHOTO').drop({ files: [fixture('photo-kitchen.jpg'), fixture('photo.png')] });
    const photos = start.card('PHOTO');
    await expect(photos.getByRole('progressbar', { name: 'photo.png: upload' })).toBeVisible();
    await expect(start.check('Files uploaded')).toContainText('(still to do)');
    uploads.release();
    await start.expectAdded('PHOTO', 2);

    await start.zone('PHOTO').drop({ files: fixture('photo.heic') });
    await start.choose('VIDEO', fixture('clip.mp4'));
    await start.choose('FLOOR', fixture('plan.pdf'), fixture('plan.png'));
    await start.choose('DOC', fixture('scope.pdf'), fixture('scope.doc'), fixture('bid.xls'));
    await start.expectAdded('PHOTO', 3);
    await start.expectAdded('VIDEO', 1);
    await start.expectAdded('FLOOR', 2);
    await start.expectAdded('DOC', 3);
    await expect(photos.getByRole('progressbar')).toHaveCount(0);
    await expect(photos.locator('img')).toHaveCount(3);
    for (const picture of await photos.locator('img').all()) {
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect(start.check('Files uploaded')).toContainText('(done)');
    await expect(start.startButton).toBeDisabled();
  });

  await test.step('describes the work and starts', async () => {
    await start.details.fill('  tile ');
    await expect(start.startButton).toBeDisabled();
    await start.details.fill(KITCHEN_WORK);
    await expect(start.check('Scope described')).toContainText('(done)');
    await start.title.fill('Kitchen refresh');
    await page.getByLabel('Property Type').selectOption('Residential');
    await page.getByLabel('Finish Level').selectOption('High end');
    await page.getByRole('radio', { name: 'Contractor' }).click();
    await start.startButton.click();
  });

  await test.step('sees the first line while the rest is being priced', async () => {
    await expect(runningJob.heading).toBeVisible();
    await expect(runningJob.number).toHaveText(/^Job \d+ · Kitchen refresh$/);
    await expect(runningJob.lines).toHaveCount(1, { timeout: 60_000 });
    await expect(runningJob.runningTotal).toHaveText(/^1 line · \$[1-9]/);
    await expect(runningJob.currentStage).toContainText('Pricing each line');
    await expect(bell.button).toHaveAccessibleName('Estimates: 1 processing');
    await expect(page.getByRole('link', { name: 'Back to 12 Maple Street' })).toBeVisible();
  });

  const claimNumber = await test.step('arrives at the result when it is ready', async () => {
    server.openGate();
    return result.expectArrival();
  });

  const expectTheEstimate = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen refresh');
    await expect(page.getByText(`${claimNumber} · 12 Maple Street`)).toBeVisible();
    await expect(result.request).toContainText(KITCHEN_WORK);
    await expect(result.rows.nth(4)).toBeVisible();
    const totals = await result.lineTotals();
    expect(Math.min(...totals)).toBeGreaterThan(0);
    const sum = totals.reduce((before, each) => before + each, 0);
    expect(await result.outlineTotal()).toBe(sum);
    expect(await result.totalCost()).toBe(sum);
    return totals;
  };

  await test.step('reads the estimate', async () => {
    await expectTheEstimate();
    await page.getByRole('combobox', { name: 'Group by' }).selectOption('No groups');
    const categories = result.rows.getByRole('combobox');
    const chosen = await categories.evaluateAll((each) =>
      each.map((select) => (select as unknown as { value: string }).value),
    );
    expect(chosen).toContain('Cabinets');
    expect(chosen).toContain('Painting');
    await expect(page.getByRole('heading', { name: 'AI Generated Summary' })).toBeVisible();
    await expect(result.cost).toContainText('Austin');
    expect(await result.futureActions.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  });

  await test.step('sees what was uploaded', async () => {
    await expect(result.files.getByRole('listitem')).toHaveCount(9);
    for (const name of ['photo.heic', 'plan.pdf', 'scope.doc', 'bid.xls', 'clip.mp4']) {
      await expect(result.files.getByText(name)).toBeVisible();
    }
    // Three photos, a video, two plans, one PDF among the documents.
    await result.expectPicturesLoaded(7);
    await result.files.getByRole('button', { name: 'clip.mp4', exact: true }).click();
    const video = page.getByRole('dialog', { name: 'clip.mp4' }).locator('video');
    await expect(video).toHaveAttribute('poster', /^\/files\/\d+\/thumbnail\?/);
    await video.press('Space');
    await expect(video).toHaveJSProperty('videoWidth', 320);
    await page.keyboard.press('Escape');
    await expect(video).toBeHidden();
  });

  await test.step('finds it again', async () => {
    const before = await result.lineTotals();
    await page.reload();
    await result.expectArrival();
    expect(await expectTheEstimate()).toEqual(before);
    await projects.open();
    await projects.recentEstimates.getByRole('link', { name: 'Kitchen refresh' }).click();
    await expect(page).toHaveURL(new RegExp(`/results/${claimNumber}$`));
  });

  await test.step('nothing went wrong unseen, and no address held the guest key', async () => {
    const guestKey = await guestKeyOf(page);
    expect(guestKey).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(watch.addresses.length).toBeGreaterThan(20);
    expect(watch.addresses.filter((address) => address.includes(guestKey))).toEqual([]);
    expect(watch.addresses.filter((address) => !isOwn(address, server.url))).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
});

const isOwn = (address: string, serverUrl: string): boolean => {
  const { protocol, host } = new URL(address);
  return protocol === 'blob:' || protocol === 'data:' || host === new URL(serverUrl).host;
};
