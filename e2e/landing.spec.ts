import type { Page } from '@playwright/test';
import { signInPage } from './sign-in-api.ts';
import { expect, test } from './test.ts';

const PERIOD_MS = 3_200;

const pictures = (page: Page) => page.getByRole('region', { name: 'Rooms and houses' });
const shown = (page: Page) => pictures(page).locator('[data-shown]');

/** Lets the time pass in which one picture stands, once the next one is loaded. */
const passPeriod = async (page: Page): Promise<void> => {
  const loaded = pictures(page).locator('[data-slide]:not([hidden]) img');
  await expect(async () => {
    const states = await loaded.evaluateAll((images) =>
      images.map((image) => image instanceof HTMLImageElement && image.complete),
    );
    expect(states).not.toContain(false);
    expect(states.length).toBeGreaterThan(1);
  }).toPass();
  await page.clock.runFor(PERIOD_MS);
};

const expectShown = (page: Page, number: number) =>
  expect(shown(page)).toHaveAccessibleName(new RegExp(`^${number} of `));

test.describe('the pictures', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('change every 3.2 s, wait for pointer and focus, obey keys, and stop where motion is not wanted', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(Date.now() + 60_000);
    const pause = page.getByRole('button', { name: 'Pause the pictures' });
    await expect(pause).toBeVisible();
    await page.getByRole('button', { name: 'Picture 1', exact: true }).click();
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
    await expectShown(page, 1);
    await passPeriod(page);
    await expectShown(page, 2);

    await shown(page).hover();
    await passPeriod(page);
    await expectShown(page, 2);
    await page.getByRole('heading', { level: 1 }).hover();
    await passPeriod(page);
    await expectShown(page, 3);

    await page.getByRole('button', { name: 'Next picture' }).focus();
    await passPeriod(page);
    await expectShown(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 4);
    await page.keyboard.press('ArrowLeft');
    await expectShown(page, 3);

    await pause.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Sign in', exact: true }).focus();
    await passPeriod(page);
    await expectShown(page, 3);
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await passPeriod(page);
    await expectShown(page, 4);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: 'Play the pictures' })).toBeVisible();
    await passPeriod(page);
    await expectShown(page, 4);
  });
});

test('the demo video is loaded when it is asked for, and its dialog is closed by the keyboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Watch the demo' });
  await opener.focus();
  expect(asked.filter((path) => path.startsWith('/demo/'))).toEqual([]);

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'From your words to a priced list' });
  await expect(dialog).toBeVisible();
  const video = dialog.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  const { duration, captions } = await video.evaluate((element: HTMLVideoElement) => ({
    duration: element.duration,
    captions: element.textTracks.length,
  }));
  expect(duration).toBeLessThanOrEqual(45);
  expect(captions).toBe(1);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('what is ready is counted without the scripts of the pages, which come when the bell is pressed', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('notify.readyJobs', '["1"]'));
  asked.length = 0;
  await page.goto('/', { waitUntil: 'networkidle' });
  const bell = page.getByRole('button', { name: 'Estimates: 1 ready' });
  await expect(bell).toHaveText('1');
  expect(asked.filter((path) => /react|apollo/.test(path))).toEqual([]);
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Estimates' })).toBeVisible();
});

test('guests are asked to sign in or start without; whoever is signed in just starts', async ({
  page,
  server,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Sign In to Try' }).first()).toHaveAttribute(
    'href',
    '/login',
  );
  await expect(main.getByRole('link', { name: 'Start as a guest' }).first()).toHaveAttribute(
    'href',
    '/start',
  );
  await expect(main.getByRole('link', { name: 'Apply as Contractor' })).toBeVisible();

  await signInPage(page, server, 'ada.lovelace@example.com');
  await page.goto('/');
  const start = main.getByRole('link', { name: 'Try It Now' }).first();
  await expect(start).toHaveAttribute('href', '/start');
  await expect(main.getByRole('link', { name: 'Sign In to Try' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Apply as Contractor' })).toHaveCount(0);
  await page.getByRole('button', { name: 'account of ada.lovelace@example.com' }).click();
  await page.getByRole('menuitem', { name: 'Your Estimates' }).click();
  await expect(page).toHaveURL(/\/start$/);
});

test('a sample estimate opens without an account, can be read and not be changed', async ({
  page,
}) => {
  await page.goto('/');
  const phone = page.getByRole('figure', { name: 'A sample estimate' });
  const total = /\$[\d,]+/.exec(await phone.innerText())?.[0] ?? '';
  await page.getByRole('link', { name: 'See a sample estimate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall bathroom remodel');
  // What the landing page shows is this estimate.
  await expect(page.getByRole('region', { name: 'Total project cost' })).toContainText(total);
  await expect(page.getByText('This is a sample')).toBeVisible();
  const lines = page.getByRole('grid', { name: 'Project Outline' });
  await expect(lines.getByRole('row').nth(5)).toBeVisible();
  await expect(page.getByRole('button', { name: '+ Add Item' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Start an estimate of your own' }).click();
  await expect(page).toHaveURL(/\/start$/);
});
