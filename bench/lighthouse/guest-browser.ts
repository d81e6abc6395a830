// The folder of a browser whose guest has a project with one estimate.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeEstimate } from '../../e2e/guest-api.ts';
import { ProjectsPage } from '../../e2e/pages/projects-page.ts';
import { KITCHEN_WORK } from '../../e2e/uploads.ts';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

export interface Guest {
  claimNumber: string;
  chromePath: string;
  /** Where the browser keeps who the guest is. */
  userDataDir: string;
}

export const makeGuest = async (url: string, folder: string): Promise<Guest> => {
  const chromePath = await chromiumPath();
  if (!chromePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
  const userDataDir = join(folder, 'browser');
  const context = await chromium.launchPersistentContext(userDataDir, {
    executablePath: chromePath,
    args: chromiumArguments,
    baseURL: url,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.create('12 Maple Street');
  const link = await projects.view('12 Maple Street').getAttribute('href');
  const projectId = link?.split('/').at(-1) ?? '';
  const claimNumber = await makeEstimate(page, {
    projectId,
    title: 'Kitchen',
    instructions: KITCHEN_WORK,
  });
  await context.close();
  return { claimNumber, chromePath, userDataDir };
};
