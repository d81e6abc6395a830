// Texts that try to become part of the page, in every field that a page shows again. The page's content rules are off:
// they would stop most of it, and here it must not even be tried.
import type { Page } from '@playwright/test';
import { LINE_LIMITS } from '../server/domain/limits.ts';
import { guestKeyOf, makeEstimate } from './guest-api.ts';
import { ComparePage } from './pages/compare-page.ts';
import { expect, test } from './test.ts';
import { BEDROOM_WORK } from './uploads.ts';
import { watchPage } from './watch-page.ts';
import { POLYGLOT, XSS_TEXTS } from './xss-corpus.ts';

test.use({ bypassCSP: true });

/** Elements and attributes that these pages never have, and the corpus does. */
const INJECTED = [
  ...['error', 'load', 'focus', 'toggle', 'start', 'begin'].map((event) => `[on${event}]`),
  ...['href', 'src', 'srcset', 'action', 'data', 'poster'].map((name) => `[${name}*="evil.test"]`),
  '[href^="javascript:"]',
  'body script:not([src])',
  '[srcdoc], base, object, embed, marquee, math, details > script, body meta, body template:not(#first-sight)',
].join(', ');

const injectedInto = (page: Page): Promise<string[]> =>
  page.locator(INJECTED).evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML));

/** Down to the end, so that everything was drawn once. */
const drawAll = async (page: Page) => {
  for (let turn = 0; turn < 30; turn += 1) await page.mouse.wheel(0, 600);
};

interface WireResult {
  id: number;
  job: number;
  raw_json: { items: object[]; summary: object };
}

test('hostile texts stay texts, wherever they are shown', async ({
  page,
  server,
  projects,
  result,
  inventory,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const watch = await watchPage(page);
  await projects.open();
  const isElsewhere = (address: string) =>
    !/^(blob|data|about):/.test(address) && new URL(address).host !== new URL(server.url).host;
  const expectNothing = async () => {
    expect(await injectedInto(page)).toEqual([]);
    expect(dialogs).toEqual([]);
    expect(watch.addresses.filter(isElsewhere)).toEqual([]);
  };

  await projects.create(POLYGLOT);
  await projects.view(POLYGLOT).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POLYGLOT);
  const projectId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const rooms = page.getByRole('region', { name: 'Rooms' });
  for (const text of ['<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>']) {
    await rooms.getByLabel('Another room').fill(text);
    await rooms.getByRole('button', { name: 'Add room' }).click();
    await expect(rooms.getByRole('link', { name: text })).toBeVisible();
  }
  await expectNothing();

  const claimNumber = await makeEstimate(page, {
    projectId,
    title: POLYGLOT,
    fileName: POLYGLOT.replaceAll('/', ''),
    instructions: `${BEDROOM_WORK}\n${XSS_TEXTS.join('\n')}`,
  });
  const headers = { 'X-Guest-Key': await guestKeyOf(page) };
  const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const answer = await page.request.fetch(`/api/${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json() as Promise<unknown>;
  };
  const path = `results/${claimNumber}`;
  const answer = await page.request.get(`/api/${path}/`, { headers });
  expect(answer.status(), await answer.text()).toBe(200);
  const { raw_json: document } = (await answer.json()) as WireResult;
  const items = XSS_TEXTS.map((text, index) => ({
    id: index + 100,
    line_items: text,
    Details: text,
    QUANTITY: 1,
    UNIT_PRICE: 1,
    unit_code: text.slice(0, LINE_LIMITS.unit),
    category: text.slice(0, LINE_LIMITS.category),
  }));
  const summary = { ...document.summary, future_actions: XSS_TEXTS.slice(0, 50) };
  const rawJson = { ...document, title: POLYGLOT, summary, items: [...document.items, ...items] };
  await send('PATCH', `${path}/update_json/`, { raw_json: rawJson });
  await send('PATCH', `${path}/inventory/`, {
    inventory: XSS_TEXTS.map((name) => ({ name, quantity: 1, unit: 'EA', unit_cost: 1 })),
  });
  await send('POST', `${path}/contractor_bid/`, { note: XSS_TEXTS.join('\n').slice(0, 2_000) });

  await test.step('the estimate', async () => {
    await page.goto(`/results/${claimNumber}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(POLYGLOT);
    await expect(result.request).toContainText('<script>alert(1)</script>');
    await expect(result.futureActions.getByRole('listitem')).not.toHaveCount(0);
    await drawAll(page);
    await expectNothing();
  });

  await test.step('its materials and its history', async () => {
    await inventory.open();
    await expect(inventory.rows.first()).toBeVisible();
    await expectNothing();
    await page.keyboard.press('Escape');
    await result.openMore();
    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    await expectNothing();
    await page.keyboard.press('Escape');
  });

  await test.step('a comparison with itself, and the lists', async () => {
    await page.goto(`/compare?left=${claimNumber}&right=${claimNumber}`);
    const left = new ComparePage(page).panel('Left');
    await expect(left.getByText(claimNumber, { exact: true })).toBeVisible();
    await drawAll(page);
    await expectNothing();
    await projects.open();
    await expect(projects.recentEstimates.getByRole('link', { name: POLYGLOT })).toBeVisible();
    await expectNothing();
  });

  await test.step('an address', async () => {
    for (const text of [POLYGLOT, 'javascript:alert(1)', '"><svg onload=alert(1)>']) {
      const asked = encodeURIComponent(text);
      for (const where of [
        '/results/',
        '/projects/',
        '/compare?left=',
        '/start?job=',
        '/login?next=',
      ]) {
        await page.goto(`${where}${asked}`);
        await expect(page.locator('main')).toBeVisible();
        await expectNothing();
      }
    }
  });
});
