// The version before a migration, as the history has it, beside this one on the new schema: as while processes are replaced
// one after the other.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { exactly, type Fault, finding, type Finding } from '../harness/fault.ts';
import { hasItsFile, outcomeOf, submitOne, waitForJobs } from '../harness/jobs.ts';
import { startLoad } from '../harness/load.ts';
import type { World } from '../harness/world.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MIGRATIONS = 'prisma/migrations';
/** What installations run would bring other systems' files back that ours leaves out. */
const INSTALL = ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
const JOBS = 20;
const PER_SECOND = 20;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, {
    cwd: ROOT,
    maxBuffer: 1_000_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Files of migrations in a commit, with what they hold. */
const migrationsIn = (commit: string): ReadonlyMap<string, string> => {
  const rows = git('ls-tree', '-r', commit, '--', MIGRATIONS).toString().trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [about = '', path = ''] = row.split('\t');
      return [path, about];
    }),
  );
};

/** Commits that are looked at for one before a migration. */
const MOST_COMMITS = 200;

/**
 * The newest commit without a migration, whose others were not edited since: one that was, before anybody had it, stops the start
 * of this version. Null where there is none, or no history is at hand.
 */
const commitBefore = (migration: string): string | null => {
  try {
    const path = join(MIGRATIONS, migration);
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', path).toString().trim();
    const now = migrationsIn('HEAD');
    const isBefore = (commit: string): boolean => {
      const then = [...migrationsIn(commit)];
      return then.every(
        ([file, about]) => !file.startsWith(path) && (now.get(file) ?? about) === about,
      );
    };
    const older = git('rev-list', `--max-count=${MOST_COMMITS}`, `${added}^`).toString().trim();
    return older.split('\n').find(isBefore) ?? null;
  } catch {
    return null;
  }
};

const lockIn = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Runs a program in the folder, which finds the commands of its packages there. Its complaint is part of the error. */
const inside = (into: string, program: string, ...args: string[]): void => {
  // oxlint-disable-next-line node/no-process-env -- the rest of what programs need to be found
  const PATH = [join(into, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
  execFileSync(program, args, {
    cwd: into,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH },
  });
};

/** Folders of packages by the lock that names them: of many versions few locks differ, and to install one takes minutes. */
const installed = new Map<string, string>();

/** Packages as the lock of the sources names them. They begin as a copy of ours, of which those are replaced that it names otherwise. */
const packagesFor = (sources: string): string => {
  const lock = lockIn(sources);
  const packages = realpathSync(join(ROOT, 'node_modules'));
  if (lock === lockIn(ROOT)) return packages;
  const known = installed.get(lock);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-packages-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(sources, file), join(folder, file));
  }
  const own = join(folder, 'node_modules');
  cpSync(packages, own, { recursive: true, verbatimSymlinks: true });
  // Packages that lie in the sources themselves.
  cpSync(join(sources, 'scripts'), join(folder, 'scripts'), { recursive: true });
  inside(folder, 'npm', ...INSTALL);
  installed.set(lock, own);
  return own;
};

/** The sources of a commit, with its own packages and its own database client. */
const unpack = (commit: string, into: string): void => {
  execFileSync('tar', ['-x', '-C', into], { input: git('archive', commit) });
  const packages = packagesFor(into);
  symlinkSync(packages, join(into, 'node_modules'));
  inside(into, process.execPath, join(packages, 'prisma/build/index.js'), 'generate');
};

/** The old version serves and works while this one migrates, and both go on beside each other. */
const beside = async (world: World, root: string): Promise<Finding[]> => {
  const old = { isBuiltIn: true, root };
  const oldWeb = await world.start('web', {}, old);
  const oldWorker = await world.start('worker', {}, old);
  const load = startLoad(() => `${oldWeb.url}/healthz`, {}, PER_SECOND);
  // This one migrates under the eyes of the other, whose worker finds a migration that it does not know.
  const underway = Array.from({ length: JOBS / 2 }, () => submitOne(() => oldWeb.url));
  const [web, ...jobs] = await Promise.all([
    world.start('web', {}, { isBuiltIn: true }),
    ...underway,
  ]);
  await waitForJobs(world, 60_000);
  // Each worker alone for a while, so that both get work of both.
  await oldWorker.stop();
  await world.start('worker', {}, { isBuiltIn: true });
  for (let turn = 0; turn < JOBS / 2; turn += 1) {
    jobs.push(await submitOne(() => (turn % 2 === 0 ? web : oldWeb).url));
  }
  await waitForJobs(world, 60_000);
  const answers = await load.stop();
  const seen = await Promise.all(
    jobs.flatMap((job) => [hasItsFile(web.url, job), hasItsFile(oldWeb.url, job)]),
  );
  const { ready, estimates } = await outcomeOf(world);
  return [
    exactly('jobs of either, ended with an estimate by either', ready, JOBS),
    exactly('estimates, one a job', estimates, JOBS),
    exactly('estimates shown by either', seen.filter(Boolean).length, 2 * JOBS),
    exactly(
      'requests that the old one answered meanwhile',
      answers.filter(({ status }) => status === 200).length,
      answers.length,
    ),
  ];
};

/** @param migration name of its folder; the version before it is what runs beside this one */
const beforeMigration = (migration: string): Fault => ({
  id: 'F15',
  title: `The version before ${migration}, on the schema of this one`,
  async run(world) {
    const commit = commitBefore(migration);
    if (commit === null)
      return [finding('history', 'no such version at hand: not looked at', true)];
    const root = mkdtempSync(join(tmpdir(), 'plumbline-before-'));
    try {
      unpack(commit, root);
      return await beside(world, root);
    } finally {
      await world.stopAll();
      rmSync(root, { recursive: true, force: true });
    }
  },
});

/** @param count so many of the newest migrations, each in a case of its own; the first of all has nothing before it */
export const bothVersions = (count: number): Fault[] =>
  readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => /^\d/.test(name))
    .toSorted()
    .slice(1)
    .slice(-count)
    .map(beforeMigration);
