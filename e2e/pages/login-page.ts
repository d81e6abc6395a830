import { expect, type Locator, type Page } from '@playwright/test';

/** The two steps of signing in, on their page or in the dialog over another one. */
export class LoginPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly email: Locator;
  readonly code: Locator;
  readonly sendButton: Locator;
  readonly verifyButton: Locator;
  readonly sent: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Sign in' });
    this.email = page.getByLabel('Email');
    this.code = page.getByLabel('6-digit code');
    this.sendButton = page.getByRole('button', { name: 'Send code' });
    this.verifyButton = page.getByRole('button', { name: 'Verify & sign in' });
    this.sent = page.getByText('We emailed you a 6-digit code.');
  }

  /** The second step, as after a mail that nobody has to wait for; nothing of it is kept. */
  async showCodeStep(email: string, code: string): Promise<void> {
    await this.page.evaluate((typed) => {
      const later = Date.now() + 300_000;
      const step = { email: typed, resendAt: later, expiresAt: later };
      sessionStorage.setItem('login.codeStep', JSON.stringify(step));
    }, email);
    await this.page.reload();
    await this.code.fill(code);
    await this.page.evaluate(() => sessionStorage.clear());
  }

  async askForCode(email: string): Promise<void> {
    await this.email.fill(email);
    await this.sendButton.click();
    await expect(this.sent).toBeVisible();
  }
}
