import { describe, expect, it } from 'vitest';
import { countPlaywright, countRun, countVitest } from './reports.ts';

const file = (status: string, ...tests: string[]) => ({
  name: 'server/any.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: `what has ${test}` })),
});

const vitest = (passed: number, failed: number, ...testResults: ReturnType<typeof file>[]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults,
});

const playwright = (stats: object, ...errors: unknown[]) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
  suites: [],
});

const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'bell.spec.ts',
  tests: [
    { status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] },
  ],
});

describe('counting a test run', () => {
  it('takes the runner’s own counts', () => {
    expect(countVitest(vitest(3, 0, file('passed', 'passed')))).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
    });
    expect(countPlaywright(playwright({ expected: 2, unexpected: 1, skipped: 1 }))).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: [],
    });
  });

  it('counts a file that broke before its first test', () => {
    const report = vitest(1, 1, file('failed', 'failed'), file('failed'));
    expect(countVitest(report).failed).toBe(2);
  });

  it('does not take a flaky browser test for a passed one, and says that it is one', () => {
    const counts = countPlaywright({
      ...playwright({ expected: 1, flaky: 1 }),
      suites: [
        { specs: [spec('rings', 'expected'), spec('is silent', 'flaky', 'Error: it rang')] },
      ],
    });
    expect(counts).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['e2e/bell.spec.ts: is silent (passed at its second try): Error: it rang'],
    });
  });

  it.each([
    ['left no report', undefined, 0],
    ['ended badly without a failed test', playwright({ expected: 1 }), 1],
    ['ran nothing', playwright({}), 0],
    ['failed outside of any test', playwright({}, new Error('no browser')), 1],
  ])('counts a failure when the runner %s', (_, report, exitCode) => {
    expect(countRun(report, exitCode, countPlaywright).failed).toBe(1);
  });

  it('is clean when everything passed', () => {
    expect(countRun(playwright({ expected: 1 }), 0, countPlaywright)).toEqual({
      passed: 1,
      failed: 0,
      skipped: 0,
      failures: [],
    });
  });

  it('says of a failed test what was wrong, and where', () => {
    const message =
      '\u001B[31mError: expected 3 to be 4\u001B[39m\n    at check (lib.ts:1:1)\n    at any.test.ts:12:5';
    const failed = { status: 'failed', fullName: 'what has failed', failureMessages: [message] };
    const report = vitest(0, 1, { ...file('failed'), assertionResults: [failed] });
    expect(countVitest(report).failures).toEqual([
      'server/any.test.ts: what has failed: Error: expected 3 to be 4 (any.test.ts:12)',
    ]);
  });

  it('names what failed', () => {
    const report = vitest(1, 1, file('failed', 'passed', 'failed'), file('failed'));
    expect(countVitest(report).failures).toEqual([
      'server/any.test.ts: what has failed',
      'server/any.test.ts',
    ]);
    const suites = [
      {
        specs: [spec('rings', 'expected')],
        suites: [
          { specs: [spec('is silent', 'unexpected', 'Error: it rang\n    at bell.spec.ts:7:3')] },
        ],
      },
    ];
    expect(countPlaywright({ ...playwright({ unexpected: 1 }), suites }).failures).toEqual([
      'e2e/bell.spec.ts: is silent: Error: it rang (bell.spec.ts:7)',
    ]);
  });
});
