// The steps of `npm test`, in their order: what is quick and says most comes first.
import { chromiumPath } from '../chromium.ts';
import { ServicesUnavailable } from '../service-binaries.ts';
import { startServices } from '../services.ts';
import { checkStale } from './stale.ts';
import { addCounts, checkCommand, type Counts, skip, type Step } from './step.ts';
import { runPlaywright, runVitest } from './test-runners.ts';

/** Where a server of its own may answer otherwise than the embedded one: locks, queue, events, limits, migrations. */
const MIND_THE_SERVICES = [
  'server/features/estimates/save-estimate',
  'server/features/inventory/takeoff-recovery',
  'server/features/jobs/jobs.test',
  'server/features/jobs/mail-end',
  'server/features/jobs/quota',
  'server/features/sign-in',
  'server/graphql/graphql.test',
  'server/health',
  'server/migrations',
  'server/rate-limits',
  'server/start-server',
];

const SOURCES = ['server', 'client', 'e2e', 'bench', 'scripts'];

async function checkLint(): Promise<Counts> {
  const rules = await checkCommand('oxlint', '--type-aware', '--deny-warnings', ...SOURCES);
  return addCounts(rules, await checkCommand('oxfmt', '--check', '.'));
}

async function checkTypes(): Promise<Counts> {
  const server = await checkCommand('tsc', '-p', 'tsconfig.json');
  return addCounts(server, await checkCommand('tsc', '-p', 'client/tsconfig.json'));
}

async function runApiOnServices(): Promise<Counts> {
  try {
    const services = await startServices();
    const environment = {
      TEST_DATABASE_URL: services.databaseUrl,
      TEST_REDIS_URL: services.redisUrl,
    };
    try {
      return await runVitest('api', { environment, parts: MIND_THE_SERVICES });
    } finally {
      await services.stop();
    }
  } catch (error) {
    if (!(error instanceof ServicesUnavailable)) throw error;
    return skip('the API tests on PostgreSQL and Redis', error.message);
  }
}

async function runBrowser(): Promise<Counts> {
  if (await chromiumPath()) return runPlaywright();
  return skip('the browser tests', 'no Chromium is installed; name one in CHROMIUM_PATH.');
}

export const STEPS: readonly Step[] = [
  { name: 'lint', run: checkLint },
  { name: 'types', run: checkTypes },
  { name: 'stale', run: checkStale },
  { name: 'unused', run: () => checkCommand('knip') },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'client', run: () => runVitest('client') },
  { name: 'api', run: () => runVitest('api') },
  { name: 'api-services', run: runApiOnServices },
  { name: 'build', run: () => checkCommand('node', 'scripts/build.mjs') },
  { name: 'browser', run: runBrowser },
];
