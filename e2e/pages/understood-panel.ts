import { expect, type Locator, type Page } from '@playwright/test';

/** What was understood of a request, on the results page. */
export class UnderstoodPanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly request: Locator;
  readonly questions: Locator;
  readonly addDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('region', { name: 'What we understood' });
    this.request = this.panel.getByRole('region', { name: 'Original Request' });
    this.questions = page.getByRole('region', {
      name: /^(?:To price this|Your answers|Part of what you wrote)/,
    });
    this.addDialog = page.getByRole('dialog', { name: 'Add work' });
  }

  size(field: 'Length, ft' | 'Width, ft' | 'or area, sq ft' | 'Ceiling, ft', place: string) {
    return this.panel.getByRole('textbox', { name: `${field}, ${place}`, exact: true });
  }

  /** What folds and unfolds the facts of the whole job. */
  get facts(): Locator {
    return this.panel.getByRole('button', { name: /^The whole job/ });
  }

  fact(label: string): Locator {
    return this.panel.getByLabel(`${label}, the whole job`, { exact: true });
  }

  placeName(place: string): Locator {
    return this.panel.getByRole('textbox', { name: `Name, ${place}`, exact: true });
  }

  /** The heading of a piece of work, which opens its fields. */
  work(name: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** What is said of the newest correction. */
  toast(words: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words });
  }

  async undo(words: string | RegExp): Promise<void> {
    await this.toast(words).getByRole('button', { name: 'Undo' }).click();
    await expect(this.toast('The change is undone.')).toBeVisible();
  }

  /** Searches the price book, and chooses what is called this. */
  async choose(query: string, entry: RegExp): Promise<void> {
    await this.panel.getByRole('button', { name: '+ Add work', exact: true }).click();
    await this.addDialog.getByLabel('What should be done').fill(query);
    await this.addDialog
      .getByRole('list', { name: 'Found' })
      .getByRole('button', { name: entry })
      .first()
      .click();
  }
}
