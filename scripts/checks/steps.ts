// The steps of `npm test`, in their order: what is quick and says most comes first.
import { availableParallelism } from 'node:os';
import { testedChromiumPath } from '../chromium.ts';
import { findBinaries, ServicesUnavailable } from '../service-binaries.ts';
import { type Services, startServices } from '../services.ts';
import { checkStale } from './stale.ts';
import { addCounts, checkCommand, type Counts, type Output, skip, type Step } from './step.ts';
import { runPlaywright, runVitest } from './test-runners.ts';

/** Where the embedded database may answer otherwise than a server of its own: locks, queue, events, limits, migrations. */
const MIND_THE_DATABASE = [
  'server/features/accounts/first-calls',
  'server/features/files/upload-room',
  'server/features/jobs/jobs.test',
  'server/features/jobs/quota',
  'server/features/sign-in/adopt-guest',
  'server/health',
  'server/migrations',
  'server/queue',
  'server/rate-limits',
  'server/start-server',
  'server/transactions',
];

const SOURCES = ['server', 'client', 'e2e', 'bench', 'faults', 'scripts'];

/** One more than there are cores: there is always a test that waits for a process it started. */
const WORKERS = availableParallelism() + 1;

// Side by side a second thread brings nothing, and each checker of types works out those of the libraries for itself.

async function checkLint(output: Output): Promise<Counts> {
  const rules = await checkCommand('oxlint', ['--type-aware', '--deny-warnings', ...SOURCES], {
    output,
    environment: { GOMAXPROCS: '1' },
  });
  return addCounts(rules, await checkCommand('oxfmt', ['--check', '.'], { output }));
}

async function checkTypes(output: Output): Promise<Counts> {
  const check = (project: string) =>
    checkCommand('tsc', ['-p', project, '--checkers', '1'], { output });
  return addCounts(await check('tsconfig.json'), await check('client/tsconfig.json'));
}

let services: Promise<Services> | undefined;
/** Started once for all steps; those that could not be are tried again by the next. */
function sharedServices(): Promise<Services> {
  services ??= startServices().catch((error: unknown) => {
    services = undefined;
    throw error;
  });
  return services;
}

/** Ends what the steps have started. */
export async function endServices(): Promise<void> {
  await (await services)?.stop();
}

/** What takes a while to install is looked for while other steps run; what comes of it is told by the step that needs it. */
const findServices = () => void findBinaries().catch(() => undefined);

/** Runs tests on PostgreSQL and Redis, which also are quicker; without them on what is embedded. */
async function onServices(
  tests: string,
  runTests: (environment: Readonly<Record<string, string>>) => Promise<Counts>,
): Promise<Counts> {
  try {
    const { databaseUrl, redisUrl } = await sharedServices();
    return await runTests({ TEST_DATABASE_URL: databaseUrl, TEST_REDIS_URL: redisUrl });
  } catch (error) {
    if (!(error instanceof ServicesUnavailable)) throw error;
    const skipped = skip(`${tests} on PostgreSQL and Redis`, error.message);
    return addCounts(skipped, await runTests({}));
  }
}

const runApi = () =>
  onServices('the API tests', (environment) => runVitest('api', { environment, workers: WORKERS }));

async function runBrowser(): Promise<Counts> {
  if (await testedChromiumPath()) return onServices('the browser tests', runPlaywright);
  return skip('the browser tests', 'no Chromium is installed; name one in CHROMIUM_PATH.');
}

export const STEPS: readonly Step[] = [
  { name: 'lint', isBesideOthers: true, run: checkLint },
  { name: 'types', isBesideOthers: true, run: checkTypes },
  { name: 'stale', isBesideOthers: true, run: checkStale },
  { name: 'unused', isBesideOthers: true, run: (output) => checkCommand('knip', [], { output }) },
  { name: 'unit', run: () => runVitest('unit', { workers: WORKERS }) },
  { name: 'client', run: () => runVitest('client*', { workers: WORKERS }) },
  { name: 'api', prepare: findServices, run: runApi },
  { name: 'api-embedded', run: () => runVitest('api', { parts: MIND_THE_DATABASE }) },
  { name: 'build', run: (output) => checkCommand('node', ['scripts/build.mjs'], { output }) },
  { name: 'browser', run: runBrowser },
];
