import type { Locator, Page } from '@playwright/test';

const cents = (text: string): number =>
  Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100);

export class ComparePage {
  readonly page: Page;
  readonly summary: Locator;
  readonly lines: Locator;

  constructor(page: Page) {
    this.page = page;
    this.summary = page.getByRole('region', { name: 'Differences' }).getByRole('status');
    this.lines = page.getByRole('table', { name: 'Line by line' });
  }

  panel(side: 'Left' | 'Right'): Locator {
    return this.page.getByRole('region', { name: `${side} estimate` });
  }

  /** Cents: each row of the chart by cause, the difference of the totals last. */
  async causes(): Promise<number[]> {
    const chart = this.page.getByRole('table', { name: 'Where the difference comes from' });
    const amounts = await chart.getByRole('cell').allTextContents();
    return amounts.map(cents);
  }
}
