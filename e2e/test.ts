// What every browser test starts from: a server shared by the tests of a worker, and a guest of their own.
import { test as base } from '@playwright/test';
import { Bell } from './pages/bell.ts';
import { ProjectsPage } from './pages/projects-page.ts';
import { ResultPage } from './pages/result-page.ts';
import { RunningJob } from './pages/running-job.ts';
import { StartPage } from './pages/start-page.ts';
import { startTestedServer, type TestedServer } from './tested-server.ts';

interface Fixtures {
  projects: ProjectsPage;
  start: StartPage;
  runningJob: RunningJob;
  result: ResultPage;
  bell: Bell;
  openGateAfterwards: void;
}

interface WorkerFixtures {
  serverEnv: Record<string, string>;
  server: TestedServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use) => {
      const server = await startTestedServer(serverEnv);
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
});

export { expect } from '@playwright/test';
