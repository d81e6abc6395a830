// Reads the counts out of the test runners' own JSON reports.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Counts } from './step.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).optional(),
        }),
      ),
    }),
  ),
});

const playwrightTest = z.object({
  status: z.string(),
  results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
});

const playwrightSuite = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(playwrightTest) })),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** What was wrong and where, in one line: of the first message its first line, and the line of the test it came from. */
const reasonOf = ([message = '']: readonly string[] = []): string => {
  const [first = '', ...others] = stripVTControlCharacters(message).split('\n');
  const [place] = others.flatMap((line) => /[\w-]+\.(?:test|spec)\.tsx?:\d+/.exec(line)?.[0] ?? []);
  return [first.trim(), place && `(${place})`].filter(Boolean).join(' ');
};

const withReason = (test: string, messages?: readonly string[]): string =>
  [test, reasonOf(messages)].filter(Boolean).join(': ');

/** Counts of a Vitest JSON report; a file that failed outside of any test counts as one failure. */
export function countVitest(report: unknown): Counts {
  const parsed = vitestReport.parse(report);
  const brokenFiles = parsed.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const failedTests = parsed.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        withReason(`${relative('.', name)}: ${fullName}`, failureMessages),
      ),
  );
  return {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + brokenFiles.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
    failures: [...failedTests, ...brokenFiles.map(({ name }) => relative('.', name))],
  };
}

/** What is said of tests that did not pass as they should, by how they ended in Playwright's words. */
const REMARKS: Readonly<Partial<Record<string, string>>> = {
  unexpected: '',
  flaky: ' (passed at its second try)',
};

const failedSpecs = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ status, results }) => {
      const remark = REMARKS[status];
      if (remark === undefined) return [];
      const messages = results.flatMap(({ errors }) =>
        errors.flatMap(({ message }) => message ?? []),
      );
      return withReason(`e2e/${file}: ${title}${remark}`, messages);
    }),
  ),
  ...suites.flatMap(failedSpecs),
];

/** Counts of a Playwright JSON report; a flaky test failed, and an error outside of any test counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap(failedSpecs),
  };
}

/**
 * The counts of a run, which cannot come out clean when the runner says otherwise: no report (it
 * crashed), a bad exit code without a failed test, or nothing run at all count as one failure.
 */
export function countRun(
  report: unknown,
  exitCode: number,
  count: (report: unknown) => Counts,
): Counts {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const counts = count(report);
  const ranNothing = counts.passed + counts.failed + counts.skipped === 0;
  const isHiddenFailure = counts.failed === 0 && (exitCode !== 0 || ranNothing);
  return isHiddenFailure ? { ...counts, failed: 1 } : counts;
}
