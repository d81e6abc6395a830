import { expect, type Locator, type Page } from '@playwright/test';

/** `$1,234.50` to 123450, `−$5.00` to −500 */
export const centsOf = (money: string): number =>
  Math.round(Number(money.replaceAll(/[$,]/g, '').replace('−', '-')) * 100);

/** Reading large uploads takes its time on a small machine. */
const JOB_MS = 60_000;
const ADDRESS = /\/results\/(CLM-[0-9A-Z]{8})$/;

export class ResultPage {
  readonly page: Page;
  readonly outline: Locator;
  /** Lines of the outline on a phone. */
  readonly cards: Locator;
  /** Text in place of the lines where there are none. */
  readonly noLines: Locator;
  /** Rows of the priced lines. */
  readonly rows: Locator;
  /** Price source of the first line. The line must be unfolded first on a phone. */
  readonly priceSource: Locator;
  readonly foldedCard: Locator;
  readonly saveButton: Locator;
  readonly cost: Locator;
  readonly total: Locator;
  /** Stays in sight while something is unsaved. */
  readonly saveBar: Locator;
  readonly request: Locator;
  readonly files: Locator;
  readonly futureActions: Locator;

  constructor(page: Page) {
    this.page = page;
    this.outline = page.getByRole('grid', { name: 'Project Outline' });
    this.cards = page.getByRole('list', { name: 'Project Outline' });
    this.noLines = page.getByText('No lines', { exact: true });
    this.rows = this.outline.locator('[data-line]');
    this.priceSource = page.getByRole('button', { name: /^Price source: / }).first();
    this.foldedCard = this.cards
      .locator('[data-line]')
      .getByRole('button', { expanded: false })
      .first();
    this.saveButton = page
      .getByRole('region', { name: /^(Project Outline|Unsaved changes)$/ })
      .getByRole('button', { name: 'Save', exact: true });
    this.cost = page.getByRole('region', { name: 'Total project cost' });
    this.total = page.getByRole('textbox', { name: 'Total project cost' });
    this.saveBar = page.getByRole('region', { name: 'Unsaved changes' });
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

  /** The field of the line at this place, from 1. */
  field(
    column: 'Item' | 'Details' | 'Qty' | 'Unit' | 'Unit Price' | 'Tax',
    position: number,
  ): Locator {
    return this.page.getByRole('textbox', {
      name: new RegExp(`^${column}, line ${position}(,|$)`),
    });
  }

  /** The cell of a row, from 1, in the order shown. */
  cell(row: number, column: number): Locator {
    return this.rows
      .nth(row - 1)
      .getByRole('gridcell')
      .nth(column);
  }

  async save(): Promise<void> {
    await this.saveButton.click();
    // While it saves the button is disabled too, so only the words tell that it has saved.
    await expect(this.page.getByText(/^(Saved · version \d+|Nothing left to save)$/)).toBeVisible();
  }

  /** What stands behind the two buttons of the head. */
  async openShare(): Promise<void> {
    await this.page.getByRole('button', { name: 'Share / Export' }).click();
  }

  async openMore(): Promise<void> {
    await this.page.getByRole('button', { name: 'More', exact: true }).click();
  }

  async openPriceSource(): Promise<void> {
    const unfold = this.page.getByRole('button', { name: 'Unfold all groups' });
    if (await unfold.isVisible()) await unfold.click();
    if (await this.foldedCard.isVisible()) await this.foldedCard.click();
    await this.priceSource.click();
  }

  /** The lines' totals, in cents. */
  async lineTotals(): Promise<number[]> {
    const totals = await this.rows.locator('td:last-child').allInnerTexts();
    return totals.map(centsOf);
  }

  /** The total shown below the lines, in cents. */
  async outlineTotal(): Promise<number> {
    return centsOf(await this.outline.locator('tfoot td').first().innerText());
  }

  /** The total shown large at the top, in cents. */
  async totalCost(): Promise<number> {
    return centsOf(await this.total.inputValue());
  }

  async setTotal(amount: string): Promise<void> {
    await this.total.fill(amount);
    await this.total.press('Enter');
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
