import type { Locator, Page } from '@playwright/test';

export class ProjectsPage {
  readonly page: Page;
  readonly form: Locator;
  readonly recentEstimates: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Create a project' });
    this.recentEstimates = page.getByRole('region', { name: 'Recent estimates' });
  }

  async open(): Promise<void> {
    await this.page.goto('/projects');
  }

  async create(name: string, zip = '78701'): Promise<void> {
    await this.form.getByLabel('Name or address').fill(name);
    await this.form.getByLabel('ZIP').fill(zip);
    await this.form.getByRole('button', { name: 'Create project' }).click();
  }

  newEstimateFor(project: string): Locator {
    return this.page.getByRole('link', { name: `New estimate for ${project}` });
  }

  view(project: string): Locator {
    return this.page.getByRole('link', { name: `View ${project}` });
  }
}
