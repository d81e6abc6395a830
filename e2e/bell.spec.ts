import type { Page } from '@playwright/test';
import { makeEstimate, makeProject, resultStatusOf } from './guest-api.ts';
import { Bell } from './pages/bell.ts';
import { ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';

/** This tab alone loses its connection. */
const goOffline = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
};

/** Resolves when the page asks to be told of jobs. */
const bellListens = (page: Page): Promise<void> =>
  new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('ViewerJobChanged')) resolve();
      }),
    ),
  );

const readyToast = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Estimate(s) ready' });

/** A browser that notes what it would show, also one that shows none; with `#hidden` in its address a tab is out of sight. */
const NOTE_NOTICES = `
  window.notices = [];
  window.Notification = class extends EventTarget {
    static permission = 'granted';
    constructor(title, options) {
      super();
      window.notices.push(title + ': ' + options.body);
    }
    close() {}
  };
  if (location.hash === '#hidden') Object.defineProperty(document, 'hidden', { get: () => true });`;

const noticesOf = (page: Page): Promise<string[]> => page.evaluate('window.notices');

test('of two tabs out of sight one tells through the browser, once that is wanted', async ({
  page,
  context,
  bell,
}) => {
  await context.addInitScript({ content: NOTE_NOTICES });
  await page.goto('/projects');
  await bell.button.click();
  await bell.popover.getByRole('switch', { name: /^Browser notifications/ }).click();
  expect(await noticesOf(page)).toHaveLength(1);

  await page.goto('/compare#hidden');
  const other = await context.newPage();
  await other.goto('/compare#hidden');
  const projectId = await makeProject(page);
  await makeEstimate(page, { projectId, title: 'Bedroom refresh', instructions: BEDROOM_WORK });
  for (const each of [bell, new Bell(other)]) {
    await expect(each.button).toHaveAccessibleName('Estimates: 1 ready');
  }
  const shown = async () => [await noticesOf(page), await noticesOf(other)].flat();
  await expect.poll(shown).toEqual(['Estimate(s) ready: Bedroom refresh']);
});

test('two tabs agree on what is processing, ready and opened, through an outage', async ({
  page,
  context,
  server,
  openRunningJob,
  bell,
}) => {
  server.closeGate();
  const other = await context.newPage();
  const bothListen = Promise.all([page, other].map(bellListens));
  const jobId = await openRunningJob();
  await page.getByRole('link', { name: 'Back to 12 Maple Street' }).click();
  await other.goto('/');
  await bothListen;
  const otherBell = new Bell(other);
  for (const each of [bell, otherBell]) {
    await expect(each.button).toHaveAccessibleName('Estimates: 1 processing');
  }

  await context.setOffline(true);
  server.openGate();
  await expect.poll(() => resultStatusOf(page, jobId), { timeout: 60_000 }).toBe(200);
  await expect(bell.button).toHaveAccessibleName('Estimates: 1 processing');
  // A toast stays for 4 s, so both tabs are looked at together.
  const toasts = Promise.all([page, other].map((tab) => expect(readyToast(tab)).toBeVisible()));
  await context.setOffline(false);
  await toasts;
  for (const each of [bell, otherBell]) {
    await expect(each.button).toHaveAccessibleName('Estimates: 1 ready');
  }

  await otherBell.button.click();
  await expect(otherBell.openLink('Bedroom refresh')).toBeVisible();
  await goOffline(other);
  await bell.button.click();
  await bell.openLink('Bedroom refresh').click();
  await new ResultPage(page).expectArrival();
  await expect(otherBell.popover.getByText('No estimate is running.')).toBeVisible();
  await expect(otherBell.button).toHaveAccessibleName('Estimates');
});
