// Reads the counts out of the test runners' own JSON reports.
import { z } from 'zod';
import type { Counts } from './step.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts of a Vitest JSON report; a file that failed outside of any test counts as one failure. */
export function countVitest(report: unknown): Counts {
  const parsed = vitestReport.parse(report);
  const brokenFiles = parsed.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: parsed.numPassedTests,
    failed: parsed.numFailedTests + brokenFiles.length,
    skipped: parsed.numPendingTests + parsed.numTodoTests,
  };
}

/** Counts of a Playwright JSON report; an error outside of any test counts as one failure. */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
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
