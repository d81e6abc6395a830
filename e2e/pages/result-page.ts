import { expect, type Locator, type Page } from '@playwright/test';

/** `$1,234.50` to 123450 */
const centsOf = (money: string): number => Math.round(Number(money.replaceAll(/[$,]/g, '')) * 100);

/** Reading large uploads takes its time on a small machine. */
const JOB_MS = 60_000;
const ADDRESS = /\/results\/(CLM-[0-9A-Z]{8})$/;

export class ResultPage {
  readonly page: Page;
  readonly outline: Locator;
  /** Those of the priced lines. */
  readonly rows: Locator;
  readonly cost: Locator;
  readonly request: Locator;
  readonly files: Locator;
  readonly futureActions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outline = page.getByRole('table', { name: 'Project Outline' });
    this.rows = this.outline.locator('tbody').getByRole('row');
    this.cost = page.getByRole('region', { name: 'Total project cost' });
    this.request = page.getByRole('region', { name: 'Original Request' });
    this.files = page.getByRole('region', { name: 'Uploaded Files' });
    this.futureActions = page.getByRole('region', { name: 'Future Actions' });
  }

  /** Waits until the page has come here by itself; returns the claim number. */
  async expectArrival(): Promise<string> {
    await expect(this.page).toHaveURL(ADDRESS, { timeout: JOB_MS });
    await expect(this.outline).toBeVisible();
    return ADDRESS.exec(this.page.url())?.[1] ?? '';
  }

  /** The lines' totals, in cents. */
  async lineTotals(): Promise<number[]> {
    const totals = await this.rows.locator('td:last-child').allInnerTexts();
    return totals.map(centsOf);
  }

  /** The total shown below the lines, in cents. */
  async outlineTotal(): Promise<number> {
    return centsOf(await this.outline.locator('tfoot td').innerText());
  }

  /** The total shown large at the top, in cents. */
  async totalCost(): Promise<number> {
    return centsOf(
      await this.cost
        .getByText(/^\$[\d,]+\.\d\d$/)
        .first()
        .innerText(),
    );
  }

  /** Waits until all pictures among the files have loaded. */
  async expectPicturesLoaded(count: number): Promise<void> {
    const pictures = this.files.locator('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
  }
}
