import { describe, expect, it } from 'vitest';
import type { RequestFailure } from './request-failure.ts';
import { waitBeforeRetry } from './wait-before-retry.ts';

const busy = (retryAfterSeconds: number | null): RequestFailure => ({
  kind: 'busy',
  message: 'Busy.',
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
    { kind: 'throttled', message: 'The daily limit is reached.', retryAfterSeconds: 5 },
    { kind: 'login', message: 'Sign in.' },
    { kind: 'unreachable', message: 'Gone.' },
    { kind: 'other', message: 'Oops.' },
  ])('does not repeat after $kind', (failure) => {
    expect(waitBeforeRetry(failure, 0)).toBeNull();
  });
});
