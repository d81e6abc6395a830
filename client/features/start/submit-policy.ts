// What follows a failed submit (spec §8): wait and repeat, or an alert. Pure; the hook keeps the clock.
import { SUBMIT_RETRIES, SUBMIT_RETRY, waitBefore } from '../../../server/domain/backoff.ts';
import { messageFor, type RequestFailure } from '../../lib/request-failure.ts';

/** The longest wait a server may ask for before the user is told instead, s. */
const LONGEST_WAIT_SECONDS = 30;

/** Wait before the next try, ms; null when there is to be none. */
export const waitBeforeRetry = (failure: RequestFailure, retriesDone: number): number | null => {
  if (failure.kind !== 'busy' || retriesDone >= SUBMIT_RETRIES) return null;
  const asked = failure.retryAfterSeconds;
  return asked === null
    ? waitBefore(SUBMIT_RETRY, retriesDone)
    : Math.min(asked, LONGEST_WAIT_SECONDS) * 1_000;
};

const whenAgain = (seconds: number | null): string => {
  if (!seconds) return 'later';
  const minutes = Math.ceil(seconds / 60);
  return `in about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
};

/** The sentence for a submit that is given up. */
export const alertFor = (failure: RequestFailure, isSignedIn: boolean): string => {
  const details = messageFor(failure.message, isSignedIn);
  return failure.kind === 'throttled'
    ? `Server is asking us to slow down. Try again ${whenAgain(failure.retryAfterSeconds)}. Details: ${details}`
    : `Could not start analysis: ${details}`;
};
