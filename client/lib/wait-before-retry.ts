// When to ask a busy server again. Pure: whoever asks keeps the clock.
import { SUBMIT_RETRIES, SUBMIT_RETRY, waitBefore } from '../../server/domain/account/backoff.ts';
import type { RequestFailure } from './request-failure.ts';

/** The longest wait a server may ask for before the person is told instead, s. */
const LONGEST_WAIT_SECONDS = 30;

/** Wait before the next try, ms; null when there is to be none. */
export const waitBeforeRetry = (failure: RequestFailure, retriesDone: number): number | null => {
  if (failure.kind !== 'busy' || retriesDone >= SUBMIT_RETRIES) return null;
  const asked = failure.retryAfterSeconds;
  return asked === null
    ? waitBefore(SUBMIT_RETRY, retriesDone)
    : Math.min(asked, LONGEST_WAIT_SECONDS) * 1_000;
};
