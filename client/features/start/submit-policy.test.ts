import { describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../lib/request-failure.ts';
import { alertFor, waitBeforeRetry } from './submit-policy.ts';

const busy = (retryAfterSeconds: number | null): RequestFailure => ({
  kind: 'busy',
  message: 'Busy.',
  retryAfterSeconds,
});
const throttled = (retryAfterSeconds: number | null): RequestFailure => ({
  kind: 'throttled',
  message: 'The daily limit is reached.',
  retryAfterSeconds,
});

describe('waitBeforeRetry', () => {
  it('doubles from 2 s and gives up after three retries', () => {
    expect([0, 1, 2, 3].map((done) => waitBeforeRetry(busy(null), done))).toEqual([
      2_000,
      4_000,
      8_000,
      null,
    ]);
  });

  it('waits as long as the server asks, half a minute at most', () => {
    expect(waitBeforeRetry(busy(7), 1)).toBe(7_000);
    expect(waitBeforeRetry(busy(600), 0)).toBe(30_000);
  });

  it.each<RequestFailure>([
    throttled(5),
    { kind: 'login', message: 'Sign in.' },
    { kind: 'unreachable', message: 'Gone.' },
    { kind: 'other', message: 'Oops.' },
  ])('does not repeat after $kind', (failure) => {
    expect(waitBeforeRetry(failure, 0)).toBeNull();
  });
});

describe('alertFor', () => {
  it.each([
    [throttled(30), 'in about 1 minute'],
    [throttled(61), 'in about 2 minutes'],
    [throttled(null), 'later'],
  ])('says when to try again', (failure, when) => {
    expect(alertFor(failure, true)).toBe(
      `Server is asking us to slow down. Try again ${when}. Details: The daily limit is reached.`,
    );
  });

  it('passes on what the server said', () => {
    expect(alertFor({ kind: 'other', message: 'The project is gone.' }, true)).toBe(
      'Could not start analysis: The project is gone.',
    );
  });
});
