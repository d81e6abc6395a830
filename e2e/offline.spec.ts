import { signInPage } from './sign-in-api.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

test('without a connection a page says so, and nothing private is kept for it', async ({
  page,
  server,
  projects,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text())) violations.push(message.text());
  });
  await projects.open();
  await projects.create('12 Maple Street');
  await expect(projects.view('12 Maple Street')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await server.kill();
  await page.goto('/start');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline.html']);

  await server.startAgain();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(projects.view('12 Maple Street')).toBeVisible();
  expect(violations).toEqual([]);
});

test('what is opened without a connection comes with it, and what is unsaved stays', async ({
  page,
  context,
  openEstimate,
  result,
}) => {
  await openEstimate();
  await result.field('Qty', 1).fill('97');
  await expect(result.saveBar).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: /^Rename/ }).click();
  await expect(page.getByRole('alert')).toContainText('This opens when the connection is back.');
  await expect(result.field('Qty', 1)).toHaveValue('97');

  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: /^Rename/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(result.field('Qty', 1)).toHaveValue('97');
  await expect(result.saveBar).toBeVisible();
});

test('the bell of the landing page opens with the connection that it was pressed without', async ({
  page,
  context,
  bell,
}) => {
  await page.goto('/');
  await context.setOffline(true);
  await bell.button.click();
  await context.setOffline(false);
  await expect(bell.popover).toBeVisible();
});

test('what waits for the connection says so: bell, pictures of the show, account menu', async ({
  page,
  context,
  bell,
  server,
}) => {
  await page.goto('/');
  await bell.button.click();
  await expect(bell.popover).toBeVisible();
  await context.setOffline(true);
  await expect(bell.popover).toContainText('You are offline. What was started goes on');
  await page.keyboard.press('Escape');
  const show = page.getByRole('region', { name: 'Rooms and houses, damaged and repaired' });
  await show.getByRole('button', { name: 'Next picture' }).click();
  const waiting = show.getByText('You are offline. The next pictures come');
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();

  await signInPage(page, server, 'offline@example.com');
  await page.goto('/projects');
  const account = page.getByRole('button', { name: 'account of offline@example.com' });
  await expect(account).toBeVisible();
  // Code that was cut off on its way would never be asked for again by Chromium.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await account.click();
  await expect(page.getByText('Opens when you are online')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
});

test('can be installed: a manifest with icons that are what it says', async ({ page }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await response.json()) as { icons: { src: string; sizes: string }[] };
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes } of [...icons, { src: touch ?? '', sizes: '180x180' }]) {
    const width = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return image.naturalWidth;
    }, src);
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
  }
});
