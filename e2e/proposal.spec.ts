import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TestAcceptContractorDocument } from '../server/testing/gql/graphql.ts';
import { faultsIn } from './axe.ts';
import { ask } from './contractor-api.ts';
import { openStorage } from './guest-api.ts';
import { NARROW, WIDE } from './looks.ts';
import { askTwo } from './screens/leads.ts';
import { storeSignIn } from './sign-in-api.ts';
import { expect, test } from './test.ts';
import type { TestedServer } from './tested-server.ts';

const PLACE = {
  zip: '94109',
  homeowner: 'ada.bids@example.com',
  emailOf: (place: number) => `bidder${place}@example.com`,
};

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MODAL = '[role="dialog"][aria-modal="true"]';

const pageOf = async (
  browser: Browser,
  server: TestedServer,
  { email, token, viewport }: { email: string; token: string; viewport: typeof WIDE },
) => {
  const context = await browser.newContext({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport,
  });
  const page = await context.newPage();
  await openStorage(page);
  await storeSignIn(page, email, token);
  return page;
};

/** What axe finds at both sizes; a picture of each for whoever wants to see them. */
const expectGood = async (page: Page, name: string, within?: string): Promise<void> => {
  const size = page.viewportSize() ?? WIDE;
  for (const [look, viewport] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    await page.setViewportSize(viewport);
    const folder = process.env.PICTURES_DIR;
    if (folder)
      await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: !within });
    expect(await faultsIn(page, { rules: RULES, ...(within && { within }) })).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      viewport.width,
    );
  }
  await page.setViewportSize(size);
};

/** Goes from the lead to the sent proposal, as a contractor does. */
const offer = async (page: Page, { looks = false } = {}): Promise<void> => {
  await page.goto('/contractor/hub');
  const lead = page.getByRole('list', { name: 'Leads' }).getByRole('listitem').first();
  await expect(lead.getByRole('button', { name: 'Price it myself' })).toBeVisible();
  if (looks) await expectGood(page, 'hub');
  await lead.getByRole('button', { name: 'Price it myself' }).click();
  await expect(page).toHaveURL(/\/results\/CLM-/);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Contractor bid' }).click();
  const bid = page.getByRole('dialog', { name: 'Contractor bid' });
  await bid.getByLabel('Note to the customer').fill('We can start in May.');
  await bid.getByRole('button', { name: 'Create bid' }).click();
  await expect(bid.getByText('This prices a lead of Ada')).toBeVisible();
  if (looks) await expectGood(page, 'bid', MODAL);
  await bid.getByRole('button', { name: 'Send proposal' }).click();
  const form = page.getByRole('dialog', { name: 'Proposal for Ada' });
  const preview = form.getByRole('article', { name: 'Proposal' });
  await expect(preview).toContainText('We can start in May.');
  await expect(preview).not.toContainText(/labor \$/);
  if (looks) {
    await form.getByRole('checkbox', { name: /Hide labor/ }).uncheck();
    await expect(preview).toContainText(/labor \$/);
    await form.getByRole('checkbox', { name: /Hide labor/ }).check();
    await form.getByRole('radio', { name: 'By phase only' }).check();
    await expect(preview).not.toContainText(/labor \$/);
    await expectGood(page, 'send', MODAL);
  }
  await form.getByRole('button', { name: 'Send to Ada' }).click();
  await expect(page.getByText('Sent to Ada. It is in your conversation.')).toBeVisible();
  await expect(bid.getByText('Waiting for an answer')).toBeVisible();
};

test('contractors price a lead and send proposals; the homeowner sees them side by side and signs one', async ({
  page,
  browser,
  server,
}) => {
  test.slow();
  await openStorage(page);
  const { claimNumber, painters, homeowner } = await askTwo(page, server, PLACE);
  for (const token of painters) {
    const leads = await page.request.get('/api/contractor-leads/', {
      headers: { Authorization: `Token ${token}` },
    });
    const [lead] = (await leads.json()) as { id: number }[];
    const input = { leadId: String(lead?.id) };
    await ask(page, homeowner, TestAcceptContractorDocument, { input });
  }
  const [first, second] = [
    await pageOf(browser, server, {
      email: PLACE.emailOf(0),
      token: painters[0] ?? '',
      viewport: WIDE,
    }),
    // This one does all of it on a phone.
    await pageOf(browser, server, {
      email: PLACE.emailOf(1),
      token: painters[1] ?? '',
      viewport: NARROW,
    }),
  ];
  await storeSignIn(page, PLACE.homeowner, homeowner);
  await page.goto(`/results/${claimNumber}`);
  const panel = page.getByRole('region', { name: 'Contractors', exact: true });
  await expect(panel.getByText('Your contact').first()).toBeVisible();

  await offer(first, { looks: true });
  // The proposal arrives by itself.
  await expect(panel.getByRole('heading', { name: 'The proposal' })).toBeVisible();
  await offer(second);
  const beside = panel.getByRole('region', { name: 'Proposals side by side' });
  const table = beside.getByRole('table');
  await expect(table.getByRole('columnheader', { name: /Hopper Painting/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^Total \$/ })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/labor \$/);
  await expectGood(page, 'beside');

  await test.step('the second contractor sends a revised one, and the old one is not signed', async () => {
    await second.goto('/contractor/hub');
    const messages = second.getByRole('list', { name: 'Messages' });
    await expect(messages.getByText(/^Proposal, version 1: /)).toBeVisible();
    await second.getByRole('link', { name: /Open your estimate/ }).click();
    await second.getByRole('button', { name: 'More', exact: true }).click();
    await second.getByRole('button', { name: 'Contractor bid' }).click();
    await second.getByRole('button', { name: 'Send a revised proposal' }).click();
    const form = second.getByRole('dialog', { name: 'Proposal for Ada' });
    await expect(form.getByText(/takes the place of version 1/)).toBeVisible();
    await form.getByRole('button', { name: 'Send to Ada' }).click();
    await expect(form.getByText(/^This is the same as version 1/)).toBeVisible();
    await form.getByLabel('Note to Ada').fill('We can start in April.');
    await form.getByRole('button', { name: 'Send to Ada' }).click();
    await expect(table.getByText('version 2')).toBeVisible();
  });

  await test.step('on a phone, by keyboard alone, she signs', async () => {
    await page.setViewportSize(NARROW);
    const cards = beside.getByRole('list', { name: 'Proposals' });
    const open = cards.getByRole('button', { name: 'Open the proposal of Hopper Painting' });
    await open.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Proposal' });
    await expect(dialog.getByRole('article', { name: 'Proposal' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('article', { name: 'Proposal' })).toBeVisible();
    await expectGood(page, 'proposal', MODAL);
    await dialog.getByRole('button', { name: 'Accept' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Your first and last name')).toBeFocused();
    await page.keyboard.type('Ada Quill');
    await expectGood(page, 'signing', MODAL);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Signed by Ada Quill')).toBeVisible();
    await expectGood(page, 'signed', MODAL);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(beside.getByText(/You accepted the proposal of Hopper Painting/)).toBeVisible();
  });

  await first.goto('/contractor/hub');
  await expect(first.getByText(/Another proposal for this work was accepted/)).toBeVisible();
  await second.goto('/contractor/hub');
  await expect(second.getByText(/^Accepted: proposal version 2 .*Signed: Ada Quill/)).toBeVisible();
  await expectGood(second, 'hub-signed');
  await first.context().close();
  await second.context().close();
});
