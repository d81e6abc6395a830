import { describe, expect, it } from 'vitest';
import type { RequestFailure } from '../../lib/request-failure.ts';
import { alertFor } from './submit-policy.ts';

const throttled = (retryAfterSeconds: number | null): RequestFailure => ({
  kind: 'throttled',
  message: 'The daily limit is reached.',
  retryAfterSeconds,
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
