import type { Locator, Page } from '@playwright/test';

/** The bell in the top bar and the list that it opens. */
export class Bell {
  readonly button: Locator;
  readonly popover: Locator;

  constructor(page: Page) {
    this.button = page.getByRole('button', { name: /^Estimates/ });
    this.popover = page.getByRole('dialog', { name: /^Estimates/ });
  }

  openLink(title: string): Locator {
    return this.popover.getByRole('link', { name: `Open ${title}` });
  }
}
