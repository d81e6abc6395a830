import type { Page, Request } from '@playwright/test';
import { cutSocket } from './cut-socket.ts';
import { resultStatusOf } from './guest-api.ts';
import { Bell } from './pages/bell.ts';
import { ResultPage } from './pages/result-page.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';

/** Whether a request asks for the state of the job, over HTTP. */
const asksForJob = (request: Request): boolean =>
  request.url().endsWith('/graphql') &&
  (request.postData() ?? '').includes('"operationName":"LiveJob"');

/** Neither to the page nor to the bell. */
const refuseToTellOfJob = (page: Page) =>
  page.route('**/graphql', (route, request) =>
    /"operationName":"(LiveJob|BellJob)/.test(request.postData() ?? '')
      ? route.abort()
      : route.fallback(),
  );

test.beforeEach(({ server }) => server.closeGate());

test('another page of the product tells when the estimate is ready', async ({
  page,
  server,
  start,
  runningJob,
  result,
  bell,
}) => {
  await start.openFilled(BEDROOM_WORK, { title: 'Bedroom refresh' });
  await start.startButton.click();
  await runningJob.expectFirstLine();
  await page.getByRole('link', { name: 'Back to 12 Maple Street' }).click();
  const estimates = page.getByRole('region', { name: 'Your Estimates' });
  await expect(estimates).toContainText('Pending');
  await bell.button.click();
  await expect(bell.popover.getByRole('list', { name: 'Processing (1)' })).toContainText(
    'Pricing each line',
  );

  server.openGate();
  await expect(bell.popover.getByRole('list', { name: 'Ready (1)' })).toBeVisible();
  await expect(bell.button).toHaveAccessibleName('Estimates: 1 ready');
  await expect(estimates).toContainText('Ready');
  const toast = page.getByRole('status').filter({ hasText: 'Estimate(s) ready' });
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await toast.getByRole('link', { name: 'Open Bedroom refresh' }).click();
  await result.expectArrival();
  await expect(bell.button).toHaveAccessibleName('Estimates');
});

test('closing the tab in the middle of a job loses nothing', async ({
  page,
  context,
  server,
  openRunningJob,
  bell: bellBefore,
}) => {
  await openRunningJob();
  await expect(bellBefore.button).toHaveAccessibleName('Estimates: 1 processing');
  await page.close();
  server.openGate();

  const later = await context.newPage();
  await later.goto('/');
  const bell = new Bell(later);
  await expect(bell.button).toHaveAccessibleName('Estimates: 1 ready');
  await bell.button.click();
  await bell.openLink('Bedroom refresh').click();
  const laterResult = new ResultPage(later);
  const claimNumber = await laterResult.expectArrival();

  await laterResult.openMore();
  await later.getByRole('link', { name: 'View project' }).click();
  await later.getByRole('link', { name: 'Open Bedroom refresh' }).click();
  await expect(later).toHaveURL(new RegExp(`/results/${claimNumber}$`));
});

test.describe('with the socket cut in the middle of a job', () => {
  test('the page arrives by polling', async ({
    page,
    server,
    openRunningJob,
    runningJob,
    result,
  }) => {
    const socket = await cutSocket(page);
    await openRunningJob();
    await socket.cut();
    await page.waitForRequest(asksForJob);
    await expect(runningJob.heading).toBeVisible();

    server.openGate();
    await result.expectArrival();
    expect(socket.refused()).toBeGreaterThan(0);
    expect(socket.isOpen()).toBe(false);
  });

  test('the page takes the socket again when it can, and needs nothing else', async ({
    page,
    server,
    openRunningJob,
    result,
  }) => {
    const socket = await cutSocket(page);
    await openRunningJob();
    await socket.cut();
    await page.waitForRequest(asksForJob);

    socket.allow();
    await expect.poll(() => socket.isOpen()).toBe(true);
    await refuseToTellOfJob(page);
    server.openGate();
    await result.expectArrival();
    expect(socket.received()).toMatch(/"(?:viewerJ|j)obChanged":.*"READY"/);
  });

  test('the page learns of what happened while nothing came through', async ({
    page,
    server,
    openRunningJob,
    runningJob,
    result,
  }) => {
    const socket = await cutSocket(page);
    const jobId = await openRunningJob();
    await refuseToTellOfJob(page);
    await socket.cut();

    server.openGate();
    await expect.poll(() => resultStatusOf(page, jobId)).toBe(200);
    await expect(runningJob.heading).toBeVisible();
    socket.allow();
    await result.expectArrival();
  });
});

test('a killed server that comes back leads the open page to its result', async ({
  page,
  server,
  start,
  runningJob,
  result,
}) => {
  await start.openFilled(BEDROOM_WORK);
  await start.startButton.click();
  await runningJob.expectFirstLine();
  // The parts of the result's page have come.
  await page.waitForLoadState('networkidle');
  await server.kill();
  await expect(runningJob.heading).toBeVisible();

  await server.startAgain();
  await result.expectArrival();
  expect((await result.lineTotals()).length).toBeGreaterThan(1);
});
