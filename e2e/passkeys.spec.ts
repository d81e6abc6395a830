import type { BrowserContext, Page } from '@playwright/test';
import { codeMailedTo } from '../server/testing/outbox.ts';
import { LoginPage } from './pages/login-page.ts';
import { expect, test } from './test.ts';
import type { TestedServer } from './tested-server.ts';

const OPTIONS = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const;

/** A fingerprint reader that says yes, or, when told so, that nobody is there. */
const addAuthenticator = async (context: BrowserContext, page: Page) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: OPTIONS,
  });
  return {
    forget: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    count: async () => {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.length;
    },
  };
};

const enterCode = async (page: Page, server: TestedServer, email: string) => {
  const login = new LoginPage(page);
  await page.goto('/login');
  await login.askForCode(email);
  await login.code.fill(await codeMailedTo(server.dataDir, email));
  await login.verifyButton.click();
};

const signOut = async (page: Page, email: string) => {
  await page.getByRole('button', { name: `account of ${email}` }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await reloaded;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Sign in' })).toBeVisible();
  // Another code may be asked for only now and then, but not by another browser.
  await page.evaluate(() => localStorage.setItem('guestKey', crypto.randomUUID()));
};

test('an account with a passkey is entered with it, or with a recovery code', async ({
  page,
  context,
  server,
}) => {
  const email = 'ada.keys@example.com';
  const authenticator = await addAuthenticator(context, page);
  await enterCode(page, server, email);
  await expect(page).toHaveURL(/\/projects$/);

  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(section.getByRole('listitem')).toContainText('Chrome on Linux');
  await expect(section.getByText('8 recovery codes left')).toBeVisible();
  expect(await authenticator.count()).toBe(1);

  await signOut(page, email);
  await enterCode(page, server, email);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/\/projects$/);
  await page.goto('/account');
  await expect(section.getByRole('listitem')).toContainText('last used');

  await authenticator.forget();
  await signOut(page, email);
  await enterCode(page, server, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/projects$/);

  await page.goto('/account');
  await expect(section.getByText('7 recovery codes left')).toBeVisible();
  await section.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await signOut(page, email);
  await enterCode(page, server, email);
  await expect(page).toHaveURL(/\/projects$/);
});
