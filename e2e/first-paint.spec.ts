import { noteShifts, SHIFT_MOST, shiftsOf } from './layout-shift.ts';
import { expect, test } from './test.ts';

test.use({ colorScheme: 'dark' });

test('a page has its frame and colors before any script of its own has come, and moves nothing when it does', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await noteShifts(page);
  await page.goto('/projects', { waitUntil: 'commit' });

  await expect(page.getByRole('link', { name: 'Projects' })).toHaveAttribute('href', '/projects');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByRole('button')).toHaveCount(0);

  scripts.resolve();
  await expect(page.getByRole('heading', { name: 'Your projects' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading the page' })).toHaveCount(0);
  expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(SHIFT_MOST);
});
