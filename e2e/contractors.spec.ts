import type { Browser, Page } from '@playwright/test';
import { openStorage } from './guest-api.ts';
import { signInPage } from './sign-in-api.ts';
import { expect, test } from './test.ts';
import { OPERATOR_EMAIL, type TestedServer } from './tested-server.ts';
import { fixture } from './uploads.ts';

const EMAIL = 'edith.clarke@example.com';

/** A page of somebody else, signed in. */
const pageOf = async (browser: Browser, server: TestedServer, email: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openStorage(page);
  await signInPage(page, server, email);
  return page;
};

const apply = async (page: Page): Promise<void> => {
  await page.goto('/forcontractors');
  await page.getByRole('link', { name: 'Apply for free' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill('edith.clarke');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter a valid email.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await page.getByRole('button', { name: 'Continue' }).click();
  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  for (const message of [
    'Please enter your full name.',
    'Please enter a phone number.',
    'Select at least one trade.',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel('Full name').fill('Edith Clarke');
  await page.getByLabel('Phone').fill('415 555 0142');
  await page.getByRole('checkbox', { name: 'Kitchen & Bath' }).check();
  await page.getByLabel('ZIP codes you work in').fill('94110, 94114');
  await page.getByLabel('Leave this empty').fill('https://spam.example', { force: true });
  await send.click();
  await expect(page.getByText('Spam detected.')).toBeVisible();
  // What was typed is there after a reload; the trap and the file are not.
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Edith Clarke');
  await expect(page.getByRole('checkbox', { name: 'Kitchen & Bath' })).toBeChecked();
  await expect(page.getByLabel('Leave this empty')).toHaveValue('');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(fixture('photo.png'));
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
};

test('a contractor applies, an operator approves, and the contractor sees it at once', async ({
  page,
  browser,
  server,
}) => {
  await apply(page);

  const operator = await pageOf(browser, server, OPERATOR_EMAIL);
  await operator.goto('/');
  await operator.getByRole('button', { name: `account of ${OPERATOR_EMAIL}` }).click();
  await operator.getByRole('menuitem', { name: 'Operator desk' }).click();
  const applications = operator.getByRole('list', { name: 'Applications' });
  const application = applications.getByRole('listitem').filter({ hasText: EMAIL });
  await expect(application).toContainText('E-mail not confirmed');
  await expect(application).toContainText('94110, 94114');
  await operator.getByRole('button', { name: 'Open the file of Edith Clarke' }).click();
  await expect(operator.getByRole('img', { name: 'file of Edith Clarke' })).toBeVisible();
  await operator.getByRole('button', { name: 'Close' }).click();

  // The mailed code proves the address.
  await page.goto('/contractor');
  await expect(page.getByText('You are not signed in')).toBeVisible();
  await signInPage(page, server, EMAIL);
  await page.goto('/contractor');
  await expect(page.getByText('Your application is being reviewed')).toBeVisible();
  await operator.getByRole('button', { name: 'Approve Edith Clarke' }).click();
  await expect(application).toBeHidden();
  await expect(page.getByText('Your application is approved.', { exact: true })).toBeVisible();

  const document = page.getByRole('form', { name: 'Identity document' });
  await expect(document.getByRole('button', { name: 'Upload ID' })).toBeDisabled();
  await document.getByLabel('Number on the document').fill('D1234567');
  const chooser = page.waitForEvent('filechooser');
  await document.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(fixture('photo.png'));
  await document.getByRole('button', { name: 'Upload ID' }).click();
  await expect(page.getByText('with a number ending in 4567')).toBeVisible();

  await operator.reload();
  const identity = operator
    .getByRole('list', { name: 'Identity checks' })
    .getByRole('listitem')
    .filter({ hasText: EMAIL });
  await identity.getByRole('button', { name: 'Show the number' }).click();
  await expect(identity.getByText('Number: D1234567')).toBeVisible();
  await identity.getByRole('button', { name: 'Decline the identity of Edith Clarke' }).click();
  await identity.getByRole('textbox', { name: 'Reason' }).fill('The photo is too dark.');
  await identity.getByRole('button', { name: /with this reason$/ }).click();
  await expect(page.getByText('was not approved. Upload another one')).toBeVisible();

  // Nobody but operators finds the desk.
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: `account of ${EMAIL}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Contractor Hub' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Operator desk' })).toBeHidden();
  await operator.context().close();
});
