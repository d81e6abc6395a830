// Runs Vitest and Playwright and turns their reports into counts.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countRun, countVitest } from './reports.ts';
import { type CommandOptions, type Counts, runCommand } from './step.ts';

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Gives a runner a place for its report, and counts what it left there. */
async function counted(
  count: (report: unknown) => Counts,
  run: (reportFile: string) => Promise<number>,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-report-'));
  const reportFile = join(folder, 'report.json');
  try {
    const exitCode = await run(reportFile);
    return countRun(await readReport(reportFile), exitCode, count);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export interface VitestOptions extends CommandOptions {
  /** Parts of paths; absent, the whole project. */
  readonly parts?: readonly string[];
  /** How many files run at once; absent, one a core. */
  readonly workers?: number;
}

/** Runs one project of vitest.config.ts, or those that fit a pattern, or parts of it. */
export const runVitest = (
  project: string,
  { parts = [], workers, ...options }: VitestOptions = {},
): Promise<Counts> =>
  counted(countVitest, (reportFile) =>
    runCommand(
      'vitest',
      [
        'run',
        ...parts,
        `--project=${project}`,
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ],
      options,
    ),
  );

/** Runs the browser tests of e2e/. */
export const runPlaywright = (environment: Readonly<Record<string, string>>): Promise<Counts> =>
  counted(countPlaywright, (reportFile) =>
    runCommand('playwright', ['test', '--reporter=list,json'], {
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
    }),
  );
