// What every browser test starts from: a server shared by the tests of a worker, and a guest of their own.
import { expect, type Page, test as base } from '@playwright/test';
import { becomeGuest, makeEstimate, makeProject, startJob, type Wish } from './guest-api.ts';
import { Bell } from './pages/bell.ts';
import { DECLINE_INVENTORY, InventoryPanel } from './pages/inventory-panel.ts';
import { ProjectsPage } from './pages/projects-page.ts';
import { ResultPage } from './pages/result-page.ts';
import { RunningJob } from './pages/running-job.ts';
import { StartPage } from './pages/start-page.ts';
import { startTestedServer, type TestedServer } from './tested-server.ts';
import { BEDROOM_WORK } from './uploads.ts';

type OwnWish = Partial<Omit<Wish, 'projectId'>> & { project?: { name: string; zip: string } };

interface Fixtures {
  projects: ProjectsPage;
  start: StartPage;
  runningJob: RunningJob;
  result: ResultPage;
  bell: Bell;
  inventory: InventoryPanel;
  /** Makes an estimate beside the page, which then shows it; returns its claim number. */
  openEstimate: (wish?: OwnWish) => Promise<string>;
  /** Starts an estimate beside the page, which then shows how it gets on; returns the job's id. */
  openRunningJob: (wish?: OwnWish) => Promise<string>;
  /** Answers the question with 'Not now' in advance, so that it comes in nobody's way. */
  declinesInventory: boolean;
  answerInventoryQuestion: void;
  openGateAfterwards: void;
}

interface WorkerFixtures {
  serverEnv: Record<string, string>;
  isEmbedded: boolean;
  server: TestedServer;
}

/** What is wished, and for the rest a bedroom, in a project of its own. */
const bedroomWork = async (page: Page, { project, ...wish }: OwnWish = {}): Promise<Wish> => ({
  title: 'Bedroom refresh',
  instructions: BEDROOM_WORK,
  ...wish,
  projectId: await makeProject(page, project?.name, project?.zip),
});

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  isEmbedded: [false, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv, isEmbedded }, use) => {
      const server = await startTestedServer({ env: serverEnv, isEmbedded });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  openGateAfterwards: [
    async ({ server }, use) => {
      await use();
      server.openGate();
    },
    { auto: true },
  ],
  projects: ({ page }, use) => use(new ProjectsPage(page)),
  start: ({ page }, use) => use(new StartPage(page)),
  runningJob: ({ page }, use) => use(new RunningJob(page)),
  result: ({ page }, use) => use(new ResultPage(page)),
  bell: ({ page }, use) => use(new Bell(page)),
  inventory: ({ page }, use) => use(new InventoryPanel(page)),
  openEstimate: ({ page, result }, use) =>
    use(async (wish) => {
      await becomeGuest(page);
      const claimNumber = await makeEstimate(page, await bedroomWork(page, wish));
      await page.goto(`/results/${claimNumber}`);
      await expect(result.outline.or(result.cards).or(result.noLines)).toBeVisible();
      return claimNumber;
    }),
  openRunningJob: ({ page, runningJob }, use) =>
    use(async (wish) => {
      await becomeGuest(page);
      const work = await bedroomWork(page, wish);
      const { id } = await startJob(page, work);
      await page.goto(`/start?project=${work.projectId}&job=${id}`);
      await runningJob.expectFirstLine();
      return String(id);
    }),
  declinesInventory: [true, { option: true }],
  answerInventoryQuestion: [
    async ({ context, declinesInventory }, use) => {
      if (declinesInventory) await context.addInitScript({ content: DECLINE_INVENTORY });
      await use();
    },
    { auto: true },
  ],
});

export { expect };
