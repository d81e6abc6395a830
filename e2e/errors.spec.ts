import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { dxf, room } from '../server/infra/media/testing/drawings.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK, fixture } from './uploads.ts';

test.describe('files that cannot be used', () => {
  test.beforeEach(({ page }) => page.goto('/start'));

  test('a file of the wrong type is refused with a sentence, dropped or chosen', async ({
    start,
  }) => {
    const photos = start.card('PHOTO');
    await start.zone('PHOTO').drop({ files: fixture('scope.pdf') });
    await expect(photos.getByRole('alert')).toContainText(
      '“scope.pdf” was not added: “Photos” takes JPEG, PNG, HEIC, WebP or AVIF.',
    );
    await photos.getByRole('button', { name: 'Dismiss' }).click();
    await expect(photos.getByRole('alert')).toHaveCount(0);

    await start.choose('DOC', fixture('clip.mp4'));
    await expect(start.card('DOC').getByRole('alert')).toContainText('“clip.mp4” was not added');
    await expect(photos.getByRole('listitem')).toHaveCount(0);
    await expect(start.check('Files uploaded')).toContainText('(still to do)');
  });

  test('a drawing of another program is refused with the export to choose there', async ({
    start,
  }) => {
    const model = { name: 'house.rvt', mimeType: '', buffer: Buffer.from('a model') };
    await start.picker('FLOOR').setInputFiles(model);
    const alert = start.card('FLOOR').getByRole('alert');
    await expect(alert).toContainText('“house.rvt” was not added: “Floor plans” takes PDF');
    await expect(alert).toContainText('In Revit choose File, Export and IFC');
  });

  test('a DXF drawing is taken as a plan', async ({ start }) => {
    const drawing = dxf({ entities: [room('KITCHEN', [0, 0], [168, 138])] });
    const file = { name: 'house.dxf', mimeType: '', buffer: Buffer.from(drawing) };
    await start.picker('FLOOR').setInputFiles(file);
    const plans = start.card('FLOOR');
    await expect(plans.getByRole('listitem')).toContainText('house.dxf');
    await expect(plans.getByRole('alert')).toHaveCount(0);
    await expect(start.check('Files uploaded')).not.toContainText('(still to do)');
  });

  test('a file that is not what its name says is refused by the server', async ({ start }) => {
    const lie = { name: 'kitchen.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };
    await start.picker('PHOTO').setInputFiles(lie);
    const photos = start.card('PHOTO');
    await expect(photos.getByRole('alert')).toContainText(
      '“Photos” takes JPEG, PNG, HEIC, WebP or AVIF',
    );
    await expect(photos.getByRole('button', { name: 'Try again: kitchen.png' })).toHaveCount(0);
    await expect(start.check('Files uploaded')).toContainText('(still to do)');
    await photos.getByRole('button', { name: 'Remove kitchen.png' }).click();
    await expect(photos.getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('a job that ends without an estimate', () => {
  test('can be canceled, and run again', async ({
    page,
    server,
    openRunningJob,
    runningJob,
    result,
  }) => {
    server.closeGate();
    await openRunningJob();
    await runningJob.cancelButton.click();
    await expect(page.getByRole('heading', { name: 'This estimate was canceled' })).toBeVisible();

    server.openGate();
    await page.getByRole('button', { name: 'Retry' }).click();
    await result.expectArrival();
  });

  test('says why it failed, leads back to the form, and can be retried', async ({
    page,
    server,
    projects,
    start,
    result,
  }) => {
    const files = join(server.dataDir, 'files');
    await projects.open();
    await projects.create('12 Maple Street');
    await projects.newEstimateFor('12 Maple Street').click();
    await start.fill(BEDROOM_WORK);
    await rename(files, `${files}-away`);
    await start.startButton.click();
    await expect(
      page.getByRole('heading', { name: 'This estimate could not be finished' }),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('We could not finish this estimate');
    await rename(`${files}-away`, files);

    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(start.details).toHaveValue(BEDROOM_WORK);
    await start.expectAdded('PHOTO', 1);
    await page.goBack();
    await page.getByRole('link', { name: /^View/ }).click();
    await page.getByRole('link', { name: 'Open Claim #1' }).click();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(result.outline).toBeVisible();
  });
});

test.describe('an address with nothing behind it', () => {
  for (const lookup of ['CLM-ZZZZZZZZ', '999999']) {
    test(`says that there is no estimate ${lookup}`, async ({ page }) => {
      await page.goto(`/results/${lookup}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No estimate found');
      await page.getByRole('link', { name: 'Your projects' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your projects');
    });
  }

  test('says so for projects, jobs and pages, too', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/projects/999999');
    await expect(heading).toHaveText('Project not found');
    await page.goto('/start?job=999999');
    await expect(heading).toHaveText('Job not found');
    await page.goto('/nowhere');
    await expect(heading).toHaveText('Page not found');
  });

  test("hides another guest's estimate", async ({ browser, openEstimate, server, page }) => {
    const claimNumber = await openEstimate();
    await expect(page.getByRole('button', { name: 'Share / Export' })).toBeVisible();

    const stranger = await browser.newPage();
    await stranger.goto(`${server.url}/results/${claimNumber}`);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('No estimate found');
    await stranger.close();
  });
});

test('text that gets into a page stays text', async ({ page }) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const writing = page.evaluate('document.body.innerHTML = "<img src=x onerror=alert(1)>"');
  await expect(writing).rejects.toThrow('Markup is not made out of text here.');
  await expect(heading).toBeVisible();
});
