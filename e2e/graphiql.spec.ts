// GraphiQL as partners find it: all of it from this server, and its examples run.
import { expect, test } from './test.ts';

test('GraphiQL comes from this server alone, knows the schema and runs an example', async ({
  page,
  server,
}) => {
  const elsewhere: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/graphiql');
  await expect(page.getByRole('tab', { name: 'SubmitJob' })).toBeVisible();
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(page.getByText('"hasNextPage"')).toBeVisible();
  await page.getByRole('tab', { name: 'PricePreview' }).click();
  // GraphiQL reads a tab's operations a moment after it shows it, and says nowhere that it has.
  await expect(async () => {
    await page.getByRole('button', { name: /^Execute/ }).click();
    await expect(page.getByText('"UNAUTHENTICATED"')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: /Documentation/ }).click();
  await expect(page.getByText('SubmitJobInput').first()).toBeVisible();
  expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(faults).toEqual([]);
});

test('GraphiQL on a phone shows an answer below its query, as wide as the screen lets it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/graphiql');
  await page.getByRole('button', { name: /^Execute/ }).click();
  await expect(page.getByText('"hasNextPage"')).toBeInViewport();
  const answer = await page.getByRole('region', { name: 'Result Window' }).boundingBox();
  expect(answer?.width).toBeGreaterThan(280);
  expect(answer?.height).toBeGreaterThan(280);
});
