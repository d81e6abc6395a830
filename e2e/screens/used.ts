// The screens of somebody who has worked with the product.
import { expect, type Page } from '@playwright/test';
import type { FileKind } from '../../server/domain/catalog.ts';
import { jobIdOf, makeEstimate } from '../guest-api.ts';
import { Bell } from '../pages/bell.ts';
import { InventoryPanel } from '../pages/inventory-panel.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { ResultPage } from '../pages/result-page.ts';
import { RunningJob } from '../pages/running-job.ts';
import { StartPage } from '../pages/start-page.ts';
import type { TestedServer } from '../tested-server.ts';
import { BEDROOM_WORK, fixture, KITCHEN_WORK } from '../uploads.ts';
import { bidOf, resultScreens } from './results.ts';
import { heading, type Screen } from './screen.ts';

const openProject = async (page: Page): Promise<string> => {
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.create('12 Maple Street');
  await projects.view('12 Maple Street').click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  return new URL(page.url()).pathname;
};

/** The address of these estimates of a project side by side. */
const matrixAddress = async (page: Page, project: string, titles: string[]): Promise<string> => {
  await page.goto(project);
  for (const title of titles) {
    await page.getByRole('checkbox', { name: `${title}: compare side by side` }).check();
  }
  const link = page.getByRole('link', { name: 'Compare side by side' });
  return (await link.getAttribute('href')) ?? '';
};

type Files = readonly (readonly [FileKind, ...string[]])[];

/** Finds a file in the list of its card. What the file says stands elsewhere. */
const added = (page: Page, name: string) =>
  page.getByRole('list', { name: /^Added/ }).getByText(name);

const FILES_OF_ALL_KINDS: Files = [
  ['PHOTO', 'photo-kitchen.jpg', 'photo.heic'],
  ['VIDEO', 'clip.mp4'],
  ['FLOOR', 'plan.pdf', 'plan.png'],
  ['DOC', 'bid.xls'],
];
const ONE_PHOTO: Files = [['PHOTO', 'photo.png']];

const fillStart = async (
  page: Page,
  address: string,
  [title, work]: readonly [string, string],
  files: Files,
) => {
  await page.goto(address);
  const start = new StartPage(page);
  for (const [kind, ...names] of files) await start.choose(kind, ...names.map(fixture));
  await start.title.fill(title);
  await start.details.fill(work);
  for (const [kind, ...names] of files) await start.expectAdded(kind, names.length);
  return start;
};

/** Makes a ready, a canceled and a running job, and a filled form; lists the screens that show them. */
export const usedScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  const project = await openProject(page);
  const startAddress = `/start?project=${project.split('/').at(-1)}`;
  const result = new ResultPage(page);
  const job = new RunningJob(page);

  const kitchen = ['Kitchen refresh', KITCHEN_WORK] as const;
  const ready = await fillStart(page, startAddress, kitchen, FILES_OF_ALL_KINDS);
  await ready.startButton.click();
  const claimNumber = await result.expectArrival();
  const readyJob = await jobIdOf(page, claimNumber);
  const resultAddress = `/results/${claimNumber}`;

  const inventory = new InventoryPanel(page);
  await inventory.open();
  await inventory.takeOff();
  const bid = bidOf(page);
  await page.goto(`${resultAddress}?open=bid`);
  await bid.getByRole('button', { name: 'Create bid' }).click();
  await expect(bid.getByRole('article', { name: 'Bid' })).toBeVisible();

  const other = await makeEstimate(page, {
    projectId: project.split('/').at(-1) ?? '',
    title: 'Guest bedroom, painted',
    instructions: BEDROOM_WORK,
  });

  const matrix = await matrixAddress(page, project, ['Kitchen refresh', 'Guest bedroom, painted']);

  const asking = await makeEstimate(page, {
    projectId: project.split('/').at(-1) ?? '',
    title: 'Nothing to price yet',
    instructions: 'My house is old',
  });

  server.closeGate();
  const canceled = await fillStart(page, startAddress, ['Guest bedroom', BEDROOM_WORK], ONE_PHOTO);
  await canceled.startButton.click();
  await job.expectFirstLine();
  const canceledAddress = `/results/${await job.id()}`;
  await job.cancelButton.click();
  await expect(heading(page, 'This estimate was canceled')).toBeVisible();

  const running = await fillStart(page, startAddress, ['', BEDROOM_WORK], ONE_PHOTO);
  await running.startButton.click();
  await job.expectFirstLine();
  const runningAddress = new URL(page.url());

  await fillStart(page, startAddress, kitchen, FILES_OF_ALL_KINDS);
  const bell = new Bell(page);
  const wrongFile = async () => new StartPage(page).choose('PHOTO', fixture('scope.pdf'));

  return [
    { name: 'start-filled', address: startAddress, sign: added(page, 'bid.xls') },
    {
      name: 'start-refusal',
      address: startAddress,
      sign: added(page, 'bid.xls'),
      part: new StartPage(page).card('PHOTO'),
      state: new StartPage(page).card('PHOTO').getByRole('alert'),
      prepare: wrongFile,
    },
    {
      name: 'running',
      address: runningAddress.pathname + runningAddress.search,
      sign: job.lines.first(),
    },
    ...resultScreens(page, { resultAddress, asking }),
    {
      name: 'cancelled',
      address: canceledAddress,
      sign: heading(page, 'This estimate was canceled'),
    },
    {
      name: 'projects',
      address: '/projects',
      sign: page.getByRole('link', { name: /^View/ }),
      state: page.getByText('All projects'),
    },
    {
      name: 'compare',
      address: `/compare?left=${resultAddress.split('/').at(-1)}&right=${other}`,
      sign: page.getByRole('table', { name: 'Line by line' }),
    },
    {
      name: 'matrix',
      address: matrix,
      sign: page.getByRole('group', { name: 'Cost by category' }),
    },
    {
      name: 'project',
      address: project,
      sign: page.getByRole('region', { name: 'Project total' }),
    },
    {
      name: 'bell',
      address: '/projects',
      sign: page.getByRole('link', { name: /^View/ }),
      state: bell.popover.getByText('Inventory ready: 1'),
      prepare: async () => {
        await page.evaluate((id) => {
          localStorage.setItem('notify.readyJobs', JSON.stringify([id]));
        }, readyJob);
        await page.reload();
        await bell.button.click();
        await expect(bell.popover.getByRole('progressbar')).toBeVisible();
      },
    },
  ];
};
