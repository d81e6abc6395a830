import { expect, type Locator, type Page } from '@playwright/test';
import { FILE_KINDS, type FileKind } from '../../server/domain/catalog.ts';
import { becomeGuest, makeProject } from '../guest-api.ts';
import { fixture } from '../uploads.ts';

export class StartPage {
  readonly page: Page;
  readonly title: Locator;
  readonly details: Locator;
  readonly startButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByLabel('Title');
    this.details = page.getByLabel('Details');
    this.startButton = page.getByRole('button', { name: 'Start Analysis' });
  }

  card(kind: FileKind): Locator {
    return this.page.getByRole('region', { name: FILE_KINDS[kind] });
  }

  /** The target of a drop: what stands around the picker. */
  zone(kind: FileKind): Locator {
    return this.picker(kind).locator('..');
  }

  picker(kind: FileKind): Locator {
    return this.page.getByLabel(`Choose files: ${FILE_KINDS[kind]}`);
  }

  async choose(kind: FileKind, ...files: string[]): Promise<void> {
    await this.picker(kind).setInputFiles(files);
  }

  async expectAdded(kind: FileKind, count: number): Promise<void> {
    // Decoding takes its time when the machine is busy.
    await expect(this.card(kind).getByText(`${count} added`)).toBeVisible({ timeout: 60_000 });
  }

  check(name: 'Files uploaded' | 'Scope described' | 'Project selected'): Locator {
    return this.page
      .getByRole('list', { name: 'Setup progress' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** Opens the form for a project of the page's guest, which is made beside the page. */
  async open(project = '12 Maple Street'): Promise<void> {
    if (this.page.url() === 'about:blank') await becomeGuest(this.page);
    await this.page.goto(`/start?project=${await makeProject(this.page, project)}`);
  }

  /** A new project and everything that the start needs, with one small photo. */
  async openFilled(instructions: string, { project = '12 Maple Street', title = '' } = {}) {
    await this.open(project);
    await this.fill(instructions, title);
  }

  async fill(instructions: string, title = ''): Promise<void> {
    await this.choose('PHOTO', fixture('photo.png'));
    await this.title.fill(title);
    await this.details.fill(instructions);
    await this.expectAdded('PHOTO', 1);
  }
}
