import { expect, type Locator, type Page } from '@playwright/test';

/** A job on its way, on the start page or at its results address. */
export class RunningJob {
  readonly page: Page;
  readonly heading: Locator;
  readonly number: Locator;
  readonly currentStage: Locator;
  readonly lines: Locator;
  /** `1 line · $205.00` */
  readonly runningTotal: Locator;
  readonly cancelButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole('heading', { name: 'Crunching the numbers…' });
    this.number = page.getByText(/^Job \d+ · /);
    this.currentStage = page.locator('[aria-current="step"]');
    this.lines = page.getByRole('list', { name: 'Lines priced so far' }).getByRole('listitem');
    this.runningTotal = page.getByText(/^\d+ lines? · \$/);
    this.cancelButton = page.getByRole('button', { name: 'Cancel' });
  }

  async expectFirstLine(): Promise<void> {
    await expect(this.heading).toBeVisible();
    // Reading the uploads takes its time when the machine is busy.
    await expect(this.lines).toHaveCount(1, { timeout: 60_000 });
  }

  async id(): Promise<string> {
    return /^Job (\d+)/.exec(await this.number.innerText())?.[1] ?? '';
  }
}
