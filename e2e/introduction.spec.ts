import type { Browser, Locator, Page } from '@playwright/test';
import { codeMailedTo } from '../server/testing/outbox.ts';
import { applyWithIdentity } from './contractor-api.ts';
import { openStorage } from './guest-api.ts';
import { LoginPage } from './pages/login-page.ts';
import { storeSignIn } from './sign-in-api.ts';
import { expect, test } from './test.ts';
import { tokenFor } from './sign-in-api.ts';
import { OPERATOR_EMAIL, type TestedServer } from './tested-server.ts';

const HOMEOWNER = 'ada.home@example.com';
const PAINTER = 'grace.paints@example.com';

/** A page of somebody else, signed in. */
const pageWith = async (browser: Browser, server: TestedServer, email: string, token: string) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openStorage(page);
  await storeSignIn(page, email, token);
  return page;
};

/** Presses as a hand does: whatever moves away between down and up is missed. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
};

/** Approves at the desk: the application, the document, license and insurance. */
const approve = async (operator: Page): Promise<void> => {
  await operator.goto('/operator');
  await operator.getByRole('button', { name: 'Approve Emily Roebling' }).click();
  const identity = operator.getByRole('button', { name: 'Approve the identity of Emily Roebling' });
  await expect(identity).toBeDisabled();
  await operator.getByRole('button', { name: 'Open the document of Emily Roebling' }).click();
  await expect(operator.getByRole('img', { name: 'document of Emily Roebling' })).toBeVisible();
  await operator.getByRole('button', { name: 'Close' }).click();
  await identity.click();
  const papers = operator.getByRole('form', { name: `License and insurance of ${PAINTER}` });
  await papers.getByLabel('License number').fill('CSLB 1045678');
  await papers.getByLabel('License good until').fill('2099-06-30');
  await papers.getByLabel('Insurance good until').fill('2099-06-30');
  await papers.getByRole('button', { name: 'Record' }).click();
};

/** A guest fills the form, goes through the sign-in, and finds the request sent. */
const askForContractors = async (page: Page, server: TestedServer): Promise<void> => {
  await page.getByRole('button', { name: 'Find Contractors' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find Contractors' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await expect(field('First name')).toBeFocused();
  // Leaving the empty field brings its message, and still the first click counts.
  await press(page, dialog.getByRole('button', { name: 'Select all' }));
  await expect(dialog.getByText('Enter your first name.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Painting' })).toBeChecked();
  await press(page, dialog.getByRole('button', { name: 'Clear' }));
  await field('ZIP').fill('9411');
  await press(page, dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Find Contractors' }).click();
  await field('First name').fill('Ada');
  await dialog.getByRole('combobox', { name: 'Timeframe' }).selectOption('2–4 weeks');
  await field('State').fill('nv');
  await field('ZIP').fill('94110');
  await field('Email').fill(HOMEOWNER);
  await expect(dialog.getByText('The ZIP code 94110 is not in NV.')).toBeVisible();
  await field('State').fill('ca');
  await field('Special request').fill('Ring 512 555 0100 or write to ada.home@example.com');
  await dialog.getByRole('button', { name: 'Send' }).click();

  const login = new LoginPage(page);
  await expect(page.getByText('Sign in to send your contractor request.')).toBeVisible();
  await expect(login.email).toHaveValue(HOMEOWNER);
  await login.sendButton.click();
  await expect(login.sent).toBeVisible();
  await login.code.fill(await codeMailedTo(server.dataDir, HOMEOWNER));
  await login.verifyButton.click();
};

test('an operator lets a contractor in, whom a homeowner finds; then the two write to each other', async ({
  page,
  browser,
  server,
  openEstimate,
}) => {
  const token = await applyWithIdentity(page, server, {
    name: 'Emily Roebling',
    email: PAINTER,
    company: 'Hopper Painting',
    trades: ['Painting'],
    zip: '94110',
  });
  const contractor = await pageWith(browser, server, PAINTER, token);
  await contractor.goto('/contractor');
  await expect(contractor.getByText('Your application is being reviewed')).toBeVisible();
  const operatorToken = await tokenFor(page, server, OPERATOR_EMAIL);
  const operator = await pageWith(browser, server, OPERATOR_EMAIL, operatorToken);
  await approve(operator);
  await expect(contractor.getByText(/^License: on record/)).toBeVisible();
  await contractor.goto('/contractor/hub');
  await expect(contractor.getByText('No leads yet')).toBeVisible();

  await openEstimate({
    title: 'Bedroom at 4417 Quillfeather Lane',
    project: { name: '4417 Quillfeather Lane', zip: '94110' },
  });
  await askForContractors(page, server);
  const panel = page.getByRole('region', { name: 'Contractors' });
  await expect(panel.getByText(/1 contractor asked \(Painting\)/)).toBeVisible();

  // It arrives by itself, and tells nothing of who asks.
  const lead = contractor.getByRole('list', { name: 'Leads' }).getByRole('listitem').first();
  await expect(contractor.getByText(/^New lead: /)).toBeVisible();
  await expect(lead).toContainText('94110, CA');
  await expect(contractor.locator('body')).not.toContainText(/Quillfeather|4417|Ada|512 555/);
  await lead.getByRole('textbox', { name: /Note to the homeowner/ }).fill('I can start in May.');
  await lead.getByRole('button', { name: 'I’m available' }).click();
  await expect(lead.getByRole('button', { name: 'Availability sent' })).toBeDisabled();

  await expect(panel.getByText('They write: I can start in May.')).toBeVisible();
  await expect(panel).not.toContainText('415 555 0142');
  await panel.getByRole('button', { name: 'Accept introduction to Hopper Painting' }).click();
  await expect(panel.getByRole('link', { name: '415 555 0142' })).toBeVisible();
  await expect(contractor.getByRole('link', { name: HOMEOWNER })).toBeVisible();

  await contractor.getByLabel('Message to Ada').fill('Hello, is Monday fine?');
  await contractor.getByRole('button', { name: 'Send message' }).click();
  await expect(panel.getByText('Hello, is Monday fine?')).toBeVisible();
  await expect(contractor.getByText(/· read$/)).toBeVisible();
  await page.getByLabel('Message to Hopper Painting').fill('Monday is fine.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(contractor.getByText('Monday is fine.')).toBeVisible();
  await contractor.goto('/contractor');
  await contractor.getByRole('button', { name: /^Ada/ }).click();
  await expect(contractor.getByText('Monday is fine.')).toBeVisible();
  await expect(operator.getByRole('region', { name: 'Log' })).toContainText('Identity approved');
  await expect(operator.locator('body')).not.toContainText(/Monday|Quillfeather/);
  await contractor.context().close();
  await operator.context().close();
});
