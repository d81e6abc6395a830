// Every screen of the product in every state worth looking at, as addresses that can be opened again and again.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { FileKind } from '../server/domain/catalog.ts';
import { jobIdOf, makeEstimate } from './guest-api.ts';
import { Bell } from './pages/bell.ts';
import { InventoryPanel } from './pages/inventory-panel.ts';
import { LoginPage } from './pages/login-page.ts';
import { ProjectsPage } from './pages/projects-page.ts';
import { ResultPage } from './pages/result-page.ts';
import { RunningJob } from './pages/running-job.ts';
import { StartPage } from './pages/start-page.ts';
import { UnderstoodPanel } from './pages/understood-panel.ts';
import { signInPage, tokenFor } from './sign-in-api.ts';
import { OPERATOR_EMAIL, type TestedServer } from './tested-server.ts';
import { BEDROOM_WORK, fixture, KITCHEN_WORK } from './uploads.ts';

export interface Screen {
  name: string;
  address: string;
  /** Visible when the screen is there as a whole. */
  sign: Locator;
  /** The part in which its state shows, where the rest is a screen of its own in this list. */
  part?: Locator;
  /** Brings it into its state once it is open. */
  prepare?: () => Promise<void>;
  /** Visible in that state, at any width; without it the state is lost when the width changes. */
  state?: Locator;
}

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Screens that need nothing to have happened. */
export const freshScreens = (page: Page): Screen[] => [
  {
    name: 'home',
    address: '/',
    sign: heading(page, 'Know what the repair should cost, line by line.'),
  },
  { name: 'login', address: '/login', sign: heading(page, 'Sign in') },
  {
    name: 'login-code',
    address: '/login',
    sign: heading(page, 'Sign in'),
    state: new LoginPage(page).code,
    prepare: () => new LoginPage(page).showCodeStep('ada@example.com', '123456'),
  },
  {
    name: 'for-contractors',
    address: '/forcontractors',
    sign: page.getByRole('link', { name: 'Apply for free' }).first(),
  },
  {
    name: 'apply-email',
    address: '/contractor/apply',
    sign: page.getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'apply-faults',
    address: '/contractor/apply',
    sign: heading(page, 'Apply as a contractor'),
    state: page.getByText('Select at least one trade.'),
    prepare: async () => {
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Send application' }).click();
      await expect(page.getByText('Select at least one trade.')).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    },
  },
  {
    name: 'contractor-signed-out',
    address: '/contractor',
    sign: heading(page, 'Contractor profile'),
  },
  { name: 'not-found', address: '/nowhere', sign: heading(page, 'Page not found') },
  { name: 'projects-empty', address: '/projects', sign: page.getByText('No projects yet') },
  { name: 'compare-empty', address: '/compare', sign: heading(page, 'Compare estimates') },
  { name: 'start-empty', address: '/start', sign: page.getByText('New project') },
  {
    name: 'result-unknown',
    address: '/results/CLM-ZZZZZZZZ',
    sign: heading(page, 'No estimate found'),
  },
];

/** Signs the page in, as one of two browsers; lists the screens that only users see. */
export const userScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  const email = 'ada.lovelace@example.com';
  await page.goto('/');
  await tokenFor(page, server, email);
  await signInPage(page, server, email);
  const menu = page.getByRole('button', { name: `account of ${email}` });
  return [
    {
      name: 'contractor-register',
      address: '/contractor',
      sign: page.getByRole('form', { name: 'Register as a contractor' }),
    },
    {
      name: 'account',
      address: '/account',
      sign: page.getByRole('button', { name: 'Sign out everywhere else' }),
    },
    {
      name: 'account-menu',
      address: '/account',
      sign: menu,
      state: page.getByRole('menuitem', { name: 'Sign out' }),
      prepare: async () => {
        await menu.click();
      },
    },
  ];
};

const LONG =
  'Schmidt-Featherstonehaugh & Daughters Remodeling, Roofing and Restoration of Greater Northern California';

/** Signs the page in as an operator, who has applied as a contractor, too; lists the screens of both. */
export const deskScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  await page.goto('/');
  await signInPage(page, server, OPERATOR_EMAIL);
  const token = await page.evaluate(() => localStorage.getItem('auth.token'));
  const headers = { Authorization: `Token ${token}` };
  const paper = {
    name: 'id.png',
    mimeType: 'image/png',
    buffer: await readFile(fixture('photo.png')),
  };
  await page.request.post('/api/contractors/register/', {
    headers,
    multipart: {
      full_name: 'Grace Hopper',
      company: LONG,
      email: OPERATOR_EMAIL,
      phone: '415 555 0142',
      'trades[]': 'Kitchen & Bath',
      'zip_codes[]': '94110',
      notes: `${LONG.repeat(4)}\nhttps://example.com/${'x'.repeat(120)}`,
      file: paper,
    },
  });
  await page.request.patch('/api/contractors/me/identity/', {
    headers,
    multipart: { identity_number: 'D1234567', identity_document: paper },
  });
  await page.request.patch('/api/contractors/me/logo/', { headers, multipart: { logo: paper } });
  return [
    {
      name: 'contractor-profile',
      address: '/contractor',
      sign: page.getByRole('form', { name: 'Your profile' }),
    },
    {
      name: 'operator',
      address: '/operator',
      sign: page.getByRole('button', { name: 'Record' }).first(),
    },
    {
      name: 'operator-paper',
      address: '/operator',
      sign: heading(page, 'Operator desk'),
      state: page.getByRole('img', { name: 'document of' }),
      prepare: async () => {
        await page.getByRole('button', { name: 'Open the document of' }).click();
      },
    },
  ];
};

const openProject = async (page: Page): Promise<string> => {
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.create('12 Maple Street');
  await projects.view('12 Maple Street').click();
  await expect(page).toHaveURL(/\/projects\/\d+$/);
  return new URL(page.url()).pathname;
};

type Files = readonly (readonly [FileKind, ...string[]])[];

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

/** Makes a ready, a cancelled and a running job, and a filled form; lists the screens that show them. */
export const usedScreens = async (page: Page, server: TestedServer): Promise<Screen[]> => {
  const project = await openProject(page);
  const startAddress = `/start?project=${project.split('/').at(-1)}`;
  const result = new ResultPage(page);
  const job = new RunningJob(page);
  const understood = new UnderstoodPanel(page);

  const kitchen = ['Kitchen refresh', KITCHEN_WORK] as const;
  const ready = await fillStart(page, startAddress, kitchen, FILES_OF_ALL_KINDS);
  await ready.startButton.click();
  const claimNumber = await result.expectArrival();
  const readyJob = await jobIdOf(page, claimNumber);
  const resultAddress = `/results/${claimNumber}`;

  const inventory = new InventoryPanel(page);
  await inventory.open();
  await inventory.takeOff();
  const bid = page.getByRole('dialog', { name: 'Contractor bid' });
  await page.goto(`${resultAddress}?open=bid`);
  await bid.getByRole('button', { name: 'Create bid' }).click();
  await expect(bid.getByRole('article', { name: 'Bid' })).toBeVisible();

  const other = await makeEstimate(page, {
    projectId: project.split('/').at(-1) ?? '',
    title: 'Guest bedroom, painted',
    instructions: BEDROOM_WORK,
  });

  const asking = await makeEstimate(page, {
    projectId: project.split('/').at(-1) ?? '',
    title: 'Nothing to price yet',
    instructions: 'My house is old',
  });

  server.closeGate();
  const cancelled = await fillStart(page, startAddress, ['Guest bedroom', BEDROOM_WORK], ONE_PHOTO);
  await cancelled.startButton.click();
  await job.expectFirstLine();
  const cancelledAddress = `/results/${await job.id()}`;
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
    { name: 'start-filled', address: startAddress, sign: page.getByText('bid.xls') },
    {
      name: 'start-refusal',
      address: startAddress,
      sign: page.getByText('bid.xls'),
      part: new StartPage(page).card('PHOTO'),
      state: new StartPage(page).card('PHOTO').getByRole('alert'),
      prepare: wrongFile,
    },
    {
      name: 'running',
      address: runningAddress.pathname + runningAddress.search,
      sign: job.lines.first(),
    },
    { name: 'result', address: resultAddress, sign: page.getByText('Back to Project').first() },
    {
      name: 'result-price-source',
      address: resultAddress,
      sign: result.priceSource.or(result.foldedCard).first(),
      prepare: () => result.openPriceSource(),
    },
    {
      name: 'result-work-open',
      address: resultAddress,
      sign: understood.panel,
      part: understood.panel,
      prepare: async () => {
        const place = understood.panel.getByRole('button', { name: /^Kitchen/ });
        if ((await place.getAttribute('aria-expanded')) === 'false') await place.click();
        await understood.panel.getByRole('list').getByRole('button').first().click();
      },
    },
    {
      name: 'result-add-work',
      address: resultAddress,
      sign: understood.panel,
      state: understood.addDialog.getByRole('list', { name: 'Found' }),
      prepare: async () => {
        await understood.panel.getByRole('button', { name: '+ Add work', exact: true }).click();
        await understood.addDialog.getByLabel('What should be done').fill('tile');
      },
    },
    {
      name: 'result-add-asked',
      address: resultAddress,
      sign: understood.panel,
      state: understood.addDialog.getByText('What it depends on'),
      prepare: async () => {
        await understood.choose('roof replacement', /^Roof replacement/);
      },
    },
    {
      name: 'result-facts',
      address: resultAddress,
      sign: understood.panel,
      part: understood.panel,
      state: understood.fact('Year built'),
      prepare: async () => {
        await understood.facts.click();
      },
    },
    {
      name: 'result-asks',
      address: `/results/${asking}`,
      sign: understood.questions,
    },
    {
      name: 'inventory',
      address: `${resultAddress}?open=inventory`,
      sign: inventory.rows.first(),
      prepare: () => inventory.drawer.getByRole('button', { name: '+ Add Material' }).click(),
    },
    {
      name: 'bid',
      address: `${resultAddress}?open=bid`,
      sign: bid.getByRole('article', { name: 'Bid' }),
    },
    {
      name: 'bid-edited',
      address: `${resultAddress}?open=bid`,
      sign: bid.getByRole('article', { name: 'Bid' }),
      state: bid.getByRole('textbox', { name: 'Exclusions' }),
      prepare: () => bid.getByRole('button', { name: 'Edit' }).click(),
    },
    {
      name: 'result-unsaved',
      address: resultAddress,
      sign: result.total,
      state: result.saveBar,
      prepare: async () => {
        await result.setTotal('12000');
        // Not half below the top bar.
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      },
    },
    ...['History', 'Find Contractors', /^photo-kitchen\.jpg$/, /^Trades hired directly/].map(
      (opener, index) => ({
        name: `result-dialog-${index + 1}`,
        address: resultAddress,
        sign: result.total,
        state: page.getByRole('dialog', { name: /^(?!More$)/ }),
        prepare: async () => {
          if (opener === 'History') await result.openMore();
          await page.getByRole('button', { name: opener }).click();
        },
      }),
    ),
    {
      name: 'result-future-actions',
      address: resultAddress,
      sign: result.total,
      part: result.futureActions,
      state: result.futureActions.getByRole('textbox').first(),
      prepare: () => result.futureActions.getByRole('button', { name: 'Review/Edit' }).click(),
    },
    {
      name: 'cancelled',
      address: cancelledAddress,
      sign: heading(page, 'This estimate was canceled'),
    },
    { name: 'projects', address: '/projects', sign: page.getByRole('link', { name: /^View/ }) },
    {
      name: 'compare',
      address: `/compare?left=${resultAddress.split('/').at(-1)}&right=${other}`,
      sign: page.getByRole('table', { name: 'Line by line' }),
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
