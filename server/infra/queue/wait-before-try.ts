// How long a message waits before it is tried again.
import type { RetryWait } from '../queue.ts';

const USUAL_WAIT: RetryWait = { afterSeconds: 1, atMostSeconds: 1 };

/** Wait in milliseconds. @param tries how often it was tried so far */
export const waitBeforeTry = (
  tries: number,
  { afterSeconds, atMostSeconds }: RetryWait = USUAL_WAIT,
): number => Math.min(afterSeconds * 2 ** (tries - 1), atMostSeconds) * 1_000;
