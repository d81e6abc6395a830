// A claimant hands on what an insurer left out: the second opinion and the request for supplement, to somebody without an account.
import type { Browser, Locator, Page } from '@playwright/test';
import { mailsTo } from '../server/testing/outbox.ts';
import { MODAL } from './axe.ts';
import { becomeGuest, guestKeyOf, makeProject } from './guest-api.ts';
import { expectGoodAtBothSizes, NARROW } from './looks.ts';
import { signInWithWork } from './sign-in-api.ts';
import { expect, test } from './test.ts';
import { paper } from './uploads.ts';

const CARRIERS_NUMBER = 'LM-2026-0088147';

/** The insurer's paper and an estimate of its work, made beside the page; returns where both are compared. */
const compareClaim = async (page: Page): Promise<string> => {
  await becomeGuest(page);
  const project = await makeProject(page);
  const headers = { 'X-Guest-Key': await guestKeyOf(page) };
  const file = await paper('adjuster-hail');
  const sent = await page.request.post('/api/files/', {
    headers,
    multipart: { kind: 'doc', file },
  });
  const { id: fileId } = await sent.json();
  const data = {
    project,
    title: 'Hail on the roof',
    work_grade: 'standard',
    instructions: 'Please check what my insurer left out.',
    property_type: 'res',
    agent_kind: 'insurance',
    uploads: [fileId],
  };
  const submitted = await page.request.post('/api/jobs/', { headers, data });
  const job = await submitted.json();
  expect(job).toHaveProperty('claim_number');
  await expect
    .poll(
      async () => (await page.request.get(`/api/results/by-job/${job.id}/`, { headers })).status(),
      { timeout: 60_000 },
    )
    .toBe(200);
  return `/compare?left=paper-${fileId}&right=${job.claim_number}`;
};

const strangersPage = async (
  browser: Browser,
  baseURL: string | undefined,
  userAgent?: string,
): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    ...(userAgent !== undefined && { userAgent }),
  });
  return context.newPage();
};

/** Makes a link by the keyboard alone, from the button to the address. */
const makeLink = async (page: Page, opens: Locator, title: string): Promise<string> => {
  await opens.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectGoodAtBothSizes(page, MODAL);
  await dialog.getByRole('button', { name: 'Create the link' }).press('Enter');
  await expect(dialog.getByText('The link is ready')).toBeVisible();
  const url = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opens).toBeFocused();
  return url;
};

/** Expects nothing to change, nothing that leads to what is not shared, and a page that is as it should be at both widths. */
const expectReadOnly = async (reader: Page): Promise<void> => {
  await expect(reader.getByRole('checkbox')).toHaveCount(0);
  await expect(reader.getByRole('button', { name: /Match by hand|Write|Share|Save/ })).toHaveCount(
    0,
  );
  await expect(reader.locator('a[href^="/papers"], a[href^="/results"]')).toHaveCount(0);
  await expectGoodAtBothSizes(reader);
};

const expectPdf = async (reader: Page): Promise<void> => {
  const href = await reader.getByRole('link', { name: 'PDF' }).getAttribute('href');
  const pdf = await reader.request.get(href ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
};

test.describe('on a phone', () => {
  test.use({ viewport: NARROW });

  test('a request goes by mail and by the share sheet of a phone, is seen twice, and is taken back', async ({
    page,
    server,
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
    const compared = await compareClaim(page);
    await page.goto(compared);
    await signInWithWork(page, server, 'claimant@example.com');
    await page.goto(compared);
    const request = page.getByRole('region', { name: 'Request for supplement' });
    await request.getByRole('button', { name: 'Write the request' }).click();
    await request.getByRole('button', { name: 'Share the request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this request' });
    await dialog.getByRole('radio', { name: '7 days' }).check();
    await dialog.getByRole('radio', { name: 'By e-mail, from here' }).check();
    await dialog.getByRole('textbox', { name: 'E-mail address' }).fill('adjuster@example.com');
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('The link was sent to adjuster@example.com')).toBeVisible();
    await dialog.getByRole('button', { name: 'Share…' }).click();
    const url = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
    const handed = await page.evaluate(
      () => (globalThis as unknown as { shared: ShareData[] }).shared,
    );
    expect(handed).toEqual([{ title: 'A request for supplement', url }]);
    const [mail = ''] = await mailsTo(server.dataDir, 'adjuster@example.com');
    // A mail breaks its lines where it likes.
    expect(mail.replaceAll(/=\r?\n/g, '')).toContain(new URL(url).pathname);

    // The adjuster opens it at the desk and on a phone; a second look from one place is the same visit.
    const desk = await strangersPage(browser, baseURL);
    const phone = await strangersPage(browser, baseURL, 'Phone');
    for (const reader of [desk, desk, phone]) {
      await reader.goto(url);
      await expect(
        reader.getByRole('heading', { level: 1, name: 'Request for supplement' }),
      ).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await request.getByRole('button', { name: 'Share the request' }).click();
    await expect(dialog.getByText(/^Seen twice, last on/)).toBeVisible();
    await expect(dialog.getByText(/ good until /).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Revoke: Sent to adjuster/ }).click();
    await page.getByRole('button', { name: 'Revoke it' }).click();
    await expect(dialog.getByText(/revoked/).first()).toBeVisible();
    await phone.reload();
    await expect(
      phone.getByRole('heading', { level: 1, name: 'This link is no longer valid.' }),
    ).toBeVisible();
    await desk.context().close();
    await phone.context().close();
  });
});

test('a claimant shares a second opinion and the request for supplement', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(await compareClaim(page));
  const verdict = page.getByRole('region', { name: 'How this insurance estimate stands' });
  const summary = await verdict.getByRole('status').innerText();
  const opinion = await makeLink(
    page,
    page.getByRole('button', { name: 'Share', exact: true }),
    'Share this second opinion',
  );

  const reader = await strangersPage(browser, baseURL);
  await reader.goto(opinion);
  await expect(reader.getByRole('heading', { level: 1, name: 'A second opinion' })).toBeVisible();
  await expect(
    reader.getByRole('region', { name: 'How this insurance estimate stands' }).getByRole('status'),
  ).toHaveText(summary);
  await expect(
    reader
      .getByRole('region', { name: 'What the insurer pays' })
      .getByRole('row', { name: /^Net claim/ }),
  ).toContainText('$10,191.80');
  await reader.getByRole('button', { name: /^Higher price/ }).click();
  await expect(reader.getByRole('table', { name: 'Higher price' })).toBeVisible();
  await expectReadOnly(reader);
  await expectPdf(reader);

  const request = page.getByRole('region', { name: 'Request for supplement' });
  await request.getByRole('button', { name: 'Write the request' }).click();
  const letter = request.getByRole('group', { name: 'The text of the request' });
  await expect(letter).toContainText(`claim ${CARRIERS_NUMBER}`);
  const asked = await makeLink(
    page,
    request.getByRole('button', { name: 'Share the request' }),
    'Share this request',
  );
  await reader.goto(asked);
  await expect(
    reader.getByRole('heading', { level: 1, name: 'Request for supplement' }),
  ).toBeVisible();
  const read = reader.getByRole('region', { name: 'The letter' });
  await expect(read).toContainText(`claim ${CARRIERS_NUMBER}`);
  await expect(read).toContainText('no advice on coverage');
  await expect(
    reader.getByRole('table', { name: 'What is asked for' }).getByText('Roofing permit'),
  ).toBeVisible();
  await expectReadOnly(reader);
  await expectPdf(reader);
  await reader.context().close();
});
