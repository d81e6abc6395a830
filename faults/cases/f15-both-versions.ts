// The version before the newest migration, as the history has it, beside this one on the new schema: as while processes are
// replaced one after the other.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { exactly, type Fault, finding } from '../harness/fault.ts';
import { hasItsFile, outcomeOf, type Submitted, submitOne, waitForJobs } from '../harness/jobs.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MIGRATIONS = 'prisma/migrations';
const JOBS = 20;

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, {
    cwd: ROOT,
    maxBuffer: 1_000_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Commit before a migration; null where no history is at hand. */
const commitBefore = (migration: string): string | null => {
  try {
    const path = join(MIGRATIONS, migration);
    const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', path).toString().trim();
    return git('rev-parse', `${added}^`).toString().trim();
  } catch {
    return null;
  }
};

const lockIn = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** The sources of a commit, with its own packages, where they are others than ours, and its own database client. */
const unpack = (commit: string, into: string): void => {
  execFileSync('tar', ['-x', '-C', into], { input: git('archive', commit) });
  if (lockIn(into) === lockIn(ROOT)) {
    symlinkSync(join(ROOT, 'node_modules'), join(into, 'node_modules'));
  } else {
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: into,
      stdio: 'ignore',
    });
  }
  const prisma = join(ROOT, 'node_modules/prisma/build/index.js');
  execFileSync(process.execPath, [prisma, 'generate'], { cwd: into, stdio: 'ignore' });
};

export const bothVersions: Fault = {
  id: 'F15',
  title: 'The version before, on the schema of this one',
  async run(world) {
    const newest =
      readdirSync(join(ROOT, MIGRATIONS))
        .filter((name) => /^\d/.test(name))
        .toSorted()
        .at(-1) ?? '';
    const commit = commitBefore(newest);
    if (commit === null) return [finding('history', 'none at hand: not looked at', true)];
    const root = mkdtempSync(join(tmpdir(), 'plumbline-before-'));
    try {
      unpack(commit, root);
      // This one migrates under the eyes of the other, whose worker finds a migration that it does not know.
      const oldWeb = await world.start('web', {}, { isBuiltIn: true, root });
      const web = await world.start('web', {}, { isBuiltIn: true });
      const workers = [{ isBuiltIn: true, root }, { isBuiltIn: true }];
      const jobs: Submitted[] = [];
      // Each worker alone for a while, so that both get work of both.
      for (const options of workers) {
        const worker = await world.start('worker', {}, options);
        for (let turn = 0; turn < JOBS / 2; turn += 1) {
          jobs.push(await submitOne(() => (turn % 2 === 0 ? web : oldWeb).url));
        }
        await waitForJobs(world, 60_000);
        await worker.stop();
      }
      const seen = await Promise.all(
        jobs.flatMap((job) => [hasItsFile(web.url, job), hasItsFile(oldWeb.url, job)]),
      );
      const { ready, estimates } = await outcomeOf(world);
      return [
        finding('newest migration', newest, true),
        exactly('jobs of either, ended with an estimate by either', ready, JOBS),
        exactly('estimates, one a job', estimates, JOBS),
        exactly('estimates shown by either', seen.filter(Boolean).length, 2 * JOBS),
      ];
    } finally {
      await world.stopAll();
      rmSync(root, { recursive: true, force: true });
    }
  },
};
