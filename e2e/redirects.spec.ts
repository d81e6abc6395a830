// Answers that send the page elsewhere: the guest's key does not go along.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { fixture } from './uploads.ts';

let elsewhere: Server;
let origin: string;
const received: IncomingHttpHeaders[] = [];

test.beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    received.push(request.headers);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader(
      'access-control-allow-headers',
      '*, x-guest-key, authorization, content-type',
    );
    response.end('{}');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
});
test.afterAll(() => elsewhere.close());
test.beforeEach(() => received.splice(0));

const sendElsewhere = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({ status: 307, headers: { location: `${origin}/taken` } }),
  );

test.describe('without content rules', () => {
  test.use({ bypassCSP: true });

  test('no query is sent on', async ({ page, projects }) => {
    await sendElsewhere(page, '**/graphql');
    await projects.open();
    await expect(page.getByText('The server could not be reached.').first()).toBeVisible();
    expect(received).toEqual([]);
  });

  test('what leaves the page by itself would be seen elsewhere', async ({ page, projects }) => {
    await projects.open();
    await page.evaluate((to) => fetch(to, { headers: { 'x-guest-key': 'k' } }), `${origin}/seen`);
    expect(received.length).toBeGreaterThan(0);
  });
});

test('no upload is sent on', async ({ page, start }) => {
  await page.goto('/start');
  await sendElsewhere(page, '**/api/files/');
  await start.choose('PHOTO', fixture('photo.png'));
  await expect(start.card('PHOTO').getByRole('button', { name: /^Try again/ })).toBeVisible();
  expect(received).toEqual([]);
});
