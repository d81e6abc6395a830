import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { fixture } from './uploads.ts';

const PART = 4_000_000;
const LONG = `WhatsApp Image 2026-06-01 at 10.15.42 ${'(kitchen and hall) '.repeat(4)}(1).png`;

/** A real video that has grown by what players skip. */
const largeVideo = (bytes: number): Buffer => {
  const filler = Buffer.alloc(bytes);
  filler.writeUInt32BE(bytes);
  filler.write('free', 4, 'latin1');
  return Buffer.concat([readFileSync(fixture('clip.mp4')), filler]);
};

test('a large video goes on where it was when the server is back', async ({
  page,
  server,
  start,
}) => {
  const asked: string[] = [];
  let isCut = false;
  await page.route('**/api/uploads/**', async (route) => {
    const sent = route.request();
    const offset = sent.headers()['upload-offset'];
    asked.push(offset === undefined ? sent.method() : `${sent.method()} ${Number(offset) / PART}`);
    if (Number(offset) === PART && !isCut) {
      isCut = true;
      await server.kill();
    }
    await route.continue();
  });
  await page.goto('/start');
  const video = { name: 'walk.mp4', mimeType: 'video/mp4', buffer: largeVideo(2 * PART) };
  await start.picker('VIDEO').setInputFiles(video);
  const card = start.card('VIDEO');
  await expect(
    card.getByText('Waiting for the connection. The upload continues on its own.'),
  ).toBeVisible();

  await server.startAgain();
  await start.expectAdded('VIDEO', 1);
  await expect(card.getByText('Waiting for')).toHaveCount(0);
  const sent = asked.filter((what) => what.startsWith('PATCH'));
  expect(sent).toEqual(['PATCH 0', 'PATCH 1', 'PATCH 1', 'PATCH 2']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('long names keep their ending, and the page does not scroll sideways', async ({
    page,
    start,
  }) => {
    await page.goto('/start');
    const buffer = readFileSync(fixture('photo.png'));
    await start.picker('PHOTO').setInputFiles({ name: LONG, mimeType: 'image/png', buffer });
    await start.expectAdded('PHOTO', 1);
    await start.picker('VIDEO').setInputFiles({ name: LONG, mimeType: 'image/png', buffer });
    await expect(start.card('VIDEO').getByRole('alert')).toContainText('was not added');
    await expect(start.card('PHOTO').getByTitle(LONG)).toContainText('(1).png');
    const remove = start.card('PHOTO').getByRole('button', { name: `Remove ${LONG}` });
    await remove.scrollIntoViewIfNeeded();
    await expect(remove).toBeInViewport({ ratio: 1 });
    const isWider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth;
    });
    expect(isWider).toBe(false);
    await remove.click();
    await expect(start.card('PHOTO').getByRole('listitem')).toHaveCount(0);
  });

  test('photos come from the camera, and Start Analysis is in reach at once', async ({
    page,
    start,
  }) => {
    await page.goto('/start');
    await expect(start.startButton).toBeInViewport({ ratio: 1 });
    const next = (words: string) => page.getByText(`Next: ${words}.`);
    await expect(next('select a project')).toBeInViewport({ ratio: 1 });
    const project = page.getByLabel('Name or address');
    await expect(project).toBeVisible();
    await next('select a project').click();
    await expect(project).toBeFocused();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Take a photo' }).click(),
    ]);
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles(fixture('photo.png'));
    await start.expectAdded('PHOTO', 1);
    await start.details.fill('Paint the bedroom');
    await expect(next('select a project')).toBeInViewport({ ratio: 1 });
    await expect(start.startButton).toBeDisabled();
  });

  test('files of all kinds go to their cards by themselves', async ({ page, start }) => {
    await page.goto('/start');
    await page
      .getByLabel('Choose files of any kind')
      .setInputFiles(
        ['photo-kitchen.jpg', 'clip.mp4', 'plan.pdf', 'plan.png', 'scope.pdf', 'bid.xls'].map(
          (name) => fixture(name),
        ),
      );
    await start.expectAdded('PHOTO', 1);
    await start.expectAdded('VIDEO', 1);
    await start.expectAdded('FLOOR', 2);
    await start.expectAdded('DOC', 2);
  });
});
