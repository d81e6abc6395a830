import { noteShifts, SHIFT_MOST, shiftsOf } from './layout-shift.ts';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';

test.use({ colorScheme: 'dark' });

/** Keeps the pages' own scripts on their way until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!first-sight).*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
};

/** Names of what the page asks, in order. */
const noteQuestions = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return asked;
};

/** How many answers wait for a part of the page that asks for them. */
const waitingAnswers = (page: Page): Promise<number | undefined> =>
  page.evaluate(() => (globalThis as { firstCalls?: unknown[] }).firstCalls?.length);

test('a page has its frame and colors before any script of its own has come, which moves nothing and draws no second frame', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await noteShifts(page);
  await page.goto('/projects', { waitUntil: 'commit' });

  await expect(page.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your projects');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button')).toHaveCount(0);

  // The frame that stands there is the only one from now on.
  await page.evaluate(() => {
    const isFrame = (node: Node) =>
      node instanceof Element && node.querySelector('[aria-label="Loading the page"]');
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some(isFrame)) document.documentElement.dataset.drawnAgain = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  letScriptsCome();
  await expect(page.getByRole('heading', { name: 'New project' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn-again');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your projects');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(SHIFT_MOST);
});

test('a page asks its first questions while its scripts are on their way, and once', async ({
  page,
  openEstimate,
  projects,
}) => {
  const claimNumber = await openEstimate();
  const places = [
    { address: `/results/${claimNumber}`, questions: ['ResultPage'], sign: 'Bedroom refresh' },
    { address: '/projects', questions: ['ProjectsPage'], sign: 'Recent estimates' },
    {
      address: '/start',
      questions: ['UploadLimits', 'ProjectChoices', 'StartQuota'],
      sign: 'Sign in for more',
    },
  ];
  await projects.open();
  await projects.view('12 Maple Street').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12 Maple Street');
  const address = new URL(page.url()).pathname;
  places.push({ address, questions: ['ProjectPage'], sign: 'Bedroom refresh' });

  for (const place of places) {
    // Questions of the page before do not count for this one.
    await page.goto('about:blank');
    const asked = noteQuestions(page);
    const letScriptsCome = await holdScripts(page);
    await page.goto(place.address, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(place.questions);
    letScriptsCome();
    await expect(page.getByText(place.sign).first()).toBeVisible();
    await expect.poll(() => waitingAnswers(page)).toBe(0);
    // A sole project came with the others.
    expect(asked).not.toContain('ChosenProject');
    await page.unrouteAll({ behavior: 'wait' });
    page.removeAllListeners('request');
  }
});

test('the files of a page wait for what its document shows, but not for a server that does not answer', async ({
  page,
  openEstimate,
}) => {
  const claimNumber = await openEstimate();
  await page.goto('about:blank');
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const isAskedFor = (name: string) => () => files.some((url) => url.includes(`/assets/${name}-`));
  const answer = Promise.withResolvers<void>();
  await page.route('/graphql', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const letScriptsCome = await holdScripts(page);
  await page.goto(`/results/${claimNumber}`, { waitUntil: 'commit' });
  await expect.poll(isAskedFor('react')).toBe(true);
  await expect.poll(() => files.some((url) => url.endsWith('/graphql'))).toBe(true);
  expect(isAskedFor('result')()).toBe(false);

  // The scripts of all pages are there, and still no answer.
  letScriptsCome();
  await expect.poll(isAskedFor('result')).toBe(true);
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('about:blank');
  files.length = 0;
  await holdScripts(page);
  await page.goto(`/results/${claimNumber}`, { waitUntil: 'commit' });
  await expect(page.locator('[data-slot="total"]')).toBeVisible();
  // The page's code is asked for before any script of the page has come.
  await expect.poll(isAskedFor('result')).toBe(true);
});

test('an address that is no name of anything harms no page', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('dialog', ({ message }) => faults.push(message()));
  await page.goto('/projects');
  const hostile = encodeURIComponent(`</script><script>alert(1)</script>"'`);
  for (const address of [`/results/${hostile}`, `/projects/${hostile}?job=${hostile}`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('head script:not([src])').count()).toBe(1);
  }
  expect(faults).toEqual([]);
});

test('a job that was started is not announced as a new estimate', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/start?job=7', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Projects' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.goto('/start', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start a new estimate');
});

/** Where its first letter stands, whatever element that is in. */
const placeOf = (text: Locator): Promise<number[]> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y } = range.getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
  });

for (const width of [390, 1280]) {
  test(`a result shows its number before the scripts of its page have come, and the page has it in the same place, ${width} wide`, async ({
    page,
    openEstimate,
    result,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const claimNumber = await openEstimate();
    const total = await result.total.inputValue();
    await page.goto('about:blank');
    const letScriptsCome = await holdScripts(page);
    await noteShifts(page);
    await page.goto(`/results/${claimNumber}`, { waitUntil: 'commit' });
    const words = ['Bedroom refresh', claimNumber, 'Total project cost', 'Likely between', 'low $']
      .concat('Good enough to set a budget', 'Biggest costs', 'Largest line', 'Another finish')
      .map((text) => page.getByText(text).first());
    const places = () => Promise.all(words.map(placeOf));
    await expect(page.getByText(total)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    // A typeface is taken or left before anything is measured.
    await page.evaluate(async () => void (await document.fonts.ready));
    const first = await places();
    // The hint shows as it does after a while. The frame's own hint stands behind it.
    const hint = page.getByText('This takes longer than usual.').last();
    await expect(hint).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
    });
    await expect(hint).toBeVisible();

    letScriptsCome();
    await expect(result.total).toHaveValue(total);
    await expect(page.locator('[data-slot]')).toHaveCount(0);
    expect(await places()).toEqual(first);
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(SHIFT_MOST);
  });
}
