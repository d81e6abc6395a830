// Somebody shares an estimate and a comparison; somebody else, who has nothing of the product, reads them.
import type { Browser, Locator, Page } from '@playwright/test';
import { DAY_MS, HOUR_MS } from '../server/domain/time.ts';
import { mailsTo } from '../server/testing/outbox.ts';
import { MODAL } from './axe.ts';
import { becomeGuest, makeEstimate, makeProject } from './guest-api.ts';
import { expectGoodAtBothSizes, NARROW } from './looks.ts';
import { signInWithWork } from './sign-in-api.ts';
import { expect, test } from './test.ts';

const GONE = 'This link is no longer valid.';

/** A browser that was never here. */
const strangersPage = async (
  browser: Browser,
  baseURL: string | undefined,
  more: { userAgent?: string } = {},
): Promise<Page> => {
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), ...more });
  return context.newPage();
};

/** Goes from the page's button to the dialog with the keyboard alone. */
const openShareDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Share / Export' }).focus();
  await page.keyboard.press('Enter');
  const open = page.getByRole('button', { name: 'Share a link' });
  await expect(open).toBeVisible();
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this estimate' });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** The reader can change nothing, and sees nothing of the owner's. */
const expectReadOnly = async (reader: Page): Promise<void> => {
  await expect(reader.getByRole('button', { name: /Save|Add Item|Undo/ })).toHaveCount(0);
  await expect(reader.getByRole('textbox', { name: 'Total project cost' })).toHaveCount(0);
};

/** Escape leaves the dialog, and the focus is where it was opened from. */
const escape = async (page: Page, dialog: Locator): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Share / Export' })).toBeFocused();
};

const linkIn = (dialog: Locator): Promise<string> =>
  dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();

test.afterEach(({ server }) => server.setAhead(0));

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('an estimate is shared, read by a stranger, seen, and taken back', async ({
    page,
    openEstimate,
    result,
    browser,
    baseURL,
  }) => {
    await openEstimate({ project: { name: '18 Birchwood Lane', zip: '78701' } });
    const dialog = await openShareDialog(page);
    await expectGoodAtBothSizes(page, MODAL);
    await dialog.getByRole('radio', { name: '7 days' }).check();
    await dialog.getByRole('button', { name: 'Create the link' }).press('Enter');
    await expect(dialog.getByText('The link is ready')).toBeVisible();
    const url = await linkIn(dialog);
    expect(url).toMatch(/\/shared\/[\w-]{43}$/);
    await expect(dialog.getByText('Not seen yet')).toBeVisible();
    await expectGoodAtBothSizes(page, MODAL);

    const reader = await strangersPage(browser, baseURL);
    const answer = await reader.goto(url);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(reader.getByRole('heading', { level: 1, name: 'Bedroom refresh' })).toBeVisible();
    await expect(reader.getByText('18 Birchwood Lane', { exact: false }).first()).toBeVisible();
    await expect(reader.getByText(/it last changed on/)).toBeVisible();
    await expect(reader.getByRole('list', { name: 'Project Outline' })).toBeVisible();
    await expectReadOnly(reader);
    await expectGoodAtBothSizes(reader);
    const pdf = await reader.request.get(
      (await reader.getByRole('link', { name: 'PDF' }).getAttribute('href')) ?? '',
    );
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await reader.context().cookies()).length).toBe(0);

    await escape(page, dialog);
    const again = await openShareDialog(page);
    await expect(again.getByText(/^Seen once, last on/)).toBeVisible();
    await again.getByRole('button', { name: /^Revoke: Link/ }).press('Enter');
    await page.getByRole('button', { name: 'Revoke it' }).press('Enter');
    await expect(again.getByText(/revoked/).first()).toBeVisible();

    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1, name: GONE })).toBeVisible();
    await expect(reader.getByText('Ask its sender for a new one.')).toBeVisible();
    await expectGoodAtBothSizes(reader);
    await reader.context().close();
    await expect(result.cost).toBeVisible();
  });

  test('a link is counted as it is seen, and ends by the server’s clock', async ({
    page,
    openEstimate,
    browser,
    baseURL,
    server,
  }) => {
    await openEstimate();
    const dialog = await openShareDialog(page);
    await dialog.getByRole('radio', { name: '7 days' }).check();
    await dialog.getByRole('button', { name: 'Create the link' }).click();
    await expect(dialog.getByText('The link is ready')).toBeVisible();
    const url = await linkIn(dialog);
    const [reader, other] = [
      await strangersPage(browser, baseURL),
      await strangersPage(browser, baseURL, { userAgent: 'Phone' }),
    ];
    const title = { level: 1, name: 'Bedroom refresh' } as const;
    for (const stranger of [reader, other]) {
      await stranger.goto(url);
      await expect(stranger.getByRole('heading', title)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    const again = await openShareDialog(page);
    await expect(again.getByText(/^Seen twice, last on/)).toBeVisible();
    await expect(again.getByText(/good until/)).toBeVisible();

    await server.setAhead(7 * DAY_MS - HOUR_MS);
    await reader.reload();
    await expect(reader.getByRole('heading', title)).toBeVisible();
    await server.setAhead(7 * DAY_MS);
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1, name: GONE })).toBeVisible();
    await expect(reader.getByText('Ask its sender for a new one.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect((await openShareDialog(page)).getByText(/ended/)).toBeVisible();
    await reader.context().close();
    await other.context().close();
  });
});

test('names and numbers stay hidden where they are to be, and the phone’s sheet gets the link', async ({
  page,
  openEstimate,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        shared.push(data);
      },
    });
  });
  const claimNumber = await openEstimate({
    project: { name: '18 Birchwood Lane', zip: '78701' },
    title: 'Bedroom at 18 Birchwood Lane',
  });
  const dialog = await openShareDialog(page);
  await dialog.getByRole('switch', { name: 'Hide my name, address and claim numbers' }).check();
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await dialog.getByRole('button', { name: 'Share…' }).click();
  const url = await linkIn(dialog);
  const handed = await page.evaluate(
    () => (globalThis as unknown as { shared: ShareData[] }).shared,
  );
  expect(handed).toEqual([{ title: 'A cost estimate', url }]);
  await escape(page, dialog);

  const reader = await strangersPage(browser, baseURL);
  await reader.goto(url);
  await expect(reader.getByRole('grid', { name: 'Project Outline' })).toBeVisible();
  await expectReadOnly(reader);
  await expect(reader.getByText('Left out by the sender.')).toBeVisible();
  const text = await reader.locator('body').innerText();
  expect(text).not.toContain('Birchwood');
  expect(text).not.toContain(claimNumber);
  expect(text).toContain('ZIP 78701');
  await reader.context().close();
});

test('a comparison is shared by mail with somebody who reads both sides', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await becomeGuest(page);
  const projectId = await makeProject(page);
  const first = await makeEstimate(page, {
    projectId,
    title: 'Plain bedroom',
    instructions: 'Repaint my 12x14 bedroom, walls and ceiling',
  });
  const second = await makeEstimate(page, {
    projectId,
    title: 'Better bedroom',
    instructions: 'Repaint my 14x16 bedroom, walls and ceiling, new laminate floor',
  });
  await page.goto(`/compare?left=${first}&right=${second}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this comparison' });
  await dialog.getByRole('radio', { name: 'By e-mail, from here' }).check();
  // Guests mail nobody.
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send the link' })).toHaveCount(0);

  await signInWithWork(page, server, 'sharer@example.com');
  await page.reload();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByRole('radio', { name: 'By e-mail, from here' }).check();
  await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('aunt@example.com');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Which one would you take?');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('The link was sent to aunt@example.com')).toBeVisible();
  await expect(dialog.getByText('Sent to aunt@example.com', { exact: true })).toBeVisible();
  const [mail = ''] = await mailsTo(server.dataDir, 'aunt@example.com');
  expect(mail).toContain('Which one would you take?');
  const url = await linkIn(dialog);

  const reader = await strangersPage(browser, baseURL);
  await reader.goto(url);
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Two estimates compared' }),
  ).toBeVisible();
  await expect(reader.getByRole('status').filter({ hasText: 'costs $' })).toBeVisible();
  await expectGoodAtBothSizes(reader);
  await reader.context().close();
});
