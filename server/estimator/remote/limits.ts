// How long an estimator process may take for what it is asked, and what people are told when it did not answer.
import { DomainError } from '../../domain/errors.ts';
import { ProcessEnded } from '../../infra/processes/process-ended.ts';
import type { CallName } from './messages.ts';

/** Somebody waits for all but the estimate; what is healthy takes a hundredth of it. */
export const TIMEOUTS_MS: Record<CallName, number> = {
  preview: 5_000,
  revise: 15_000,
  reach: 15_000,
  compare: 15_000,
  comparePaper: 15_000,
  compareBids: 15_000,
  estimate: 60_000,
};

const TOO_MUCH: Record<CallName, string> = {
  preview:
    'This text takes too long to read while you write. It is kept as it is; shorter sentences are read faster.',
  revise:
    'This estimate is too large to be priced while you wait. Take out some of its work, or start another estimate for a part of it.',
  reach:
    'This estimate is too large to look for what meets the budget while you wait. Take out some of its work first.',
  compare: 'These estimates are too large to be compared. Compare estimates of fewer lines.',
  comparePaper: 'This document is too large to be compared. Upload its pages in smaller files.',
  compareBids: 'These bids are too large to be compared. Compare fewer of them.',
  estimate:
    'This is too large for one estimate. Shorten the description or leave out documents and try again; of a large job, estimate each part by itself.',
};
const UNFORESEEN =
  'This could not be worked out because of a fault on our side. Try again in a minute; nothing was changed.';
const RETRY_SECONDS = 5;

/** @returns what whoever asked is told when a process has not answered */
export const explain = (call: CallName, error: unknown): DomainError =>
  error instanceof ProcessEnded && error.reason !== 'CRASH'
    ? new DomainError('TOO_LARGE', TOO_MUCH[call], { cause: error })
    : new DomainError('UNAVAILABLE', UNFORESEEN, {
        cause: error,
        retryAfterSeconds: RETRY_SECONDS,
      });

export const busy = (): DomainError =>
  new DomainError(
    'BUSY',
    `Much is being worked out right now. Try again in ${RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );

export const restarting = (): DomainError =>
  new DomainError('UNAVAILABLE', 'The server is restarting. Please try again in a minute.', {
    retryAfterSeconds: RETRY_SECONDS,
  });
