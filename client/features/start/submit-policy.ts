// What is said of a submit that failed.
import { messageFor, type RequestFailure } from '../../lib/request-failure.ts';

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
