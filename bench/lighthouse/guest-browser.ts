// A browser whose guest has a project with one estimate, with a door for Lighthouse.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { makeEstimate } from '../../e2e/guest-api.ts';
import { ProjectsPage } from '../../e2e/pages/projects-page.ts';
import { KITCHEN_WORK } from '../../e2e/uploads.ts';
import { chromiumArguments, chromiumPath } from '../../scripts/chromium.ts';

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

export const openGuestBrowser = async (url: string, folder: string) => {
  const executablePath = await chromiumPath();
  if (!executablePath) throw new Error('No Chromium is installed; name one in CHROMIUM_PATH.');
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(folder, 'browser'), {
    executablePath,
    args: [...chromiumArguments, `--remote-debugging-port=${port}`],
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
  return { port, claimNumber, close: () => context.close() };
};
