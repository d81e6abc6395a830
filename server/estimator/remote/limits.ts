// How long an estimator process may take for what it is asked, and what people are told when it did not answer.
import { DomainError } from '../../domain/errors.ts';
import { ProcessEnded } from '../../infra/processes/process-ended.ts';
import type { CallName, ReadingName } from './messages.ts';

/** All that an estimator is asked; papers and plans are read in processes of their own. */
export type Asked = CallName | ReadingName;

/** Somebody waits for all but the estimate, and a paper or plan that is read; what is healthy takes a hundredth of it. */
export const TIMEOUTS_MS: Record<Asked, number> = {
  preview: 5_000,
  revise: 15_000,
  reach: 15_000,
  priceAnswers: 15_000,
  compare: 15_000,
  sideBySide: 15_000,
  comparePaper: 15_000,
  compareBids: 15_000,
  cut: 60_000,
  readPaper: 15_000,
  readPlan: 15_000,
  estimate: 60_000,
};

const TOO_MUCH: Record<Asked, string> = {
  preview:
    'This text takes too long to read while you write. It is kept as it is; shorter sentences are read faster.',
  revise:
    'This estimate is too large to be priced while you wait. Take out some of its work, or start another estimate for a part of it.',
  reach:
    'This estimate is too large to look for what meets the budget while you wait. Take out some of its work first.',
  priceAnswers:
    'This estimate is too large to price each answer while you wait. Choose an answer; its new total shows at once.',
  compare: 'These estimates are too large to be compared. Compare estimates of fewer lines.',
  sideBySide: 'These estimates are too large to stand side by side. Choose fewer of them.',
  comparePaper: 'This document is too large to be compared. Upload its pages in smaller files.',
  compareBids: 'These bids are too large to be compared. Compare fewer of them.',
  cut: 'This is too much to be cut in one list. Take out some of its work, or start another estimate for a part of it.',
  readPaper:
    'It is too large to be read. Upload the pages with the estimate in a smaller file of their own.',
  readPlan:
    'It is too large to be read. Upload the sheets with the rooms in a smaller file of their own.',
  estimate:
    'This is too large for one estimate. Shorten the description or leave out documents and try again; for a large job, estimate each part on its own.',
};
/** Reading is pure: what a paper ended it with once, it ends it with each time. */
const NOT_UNDERSTOOD =
  'A fault on our side kept us from understanding it. Upload it in another format, such as PDF, or describe in words what it says.';
const UNFORESEEN =
  'This could not be worked out because of a fault on our side. Try again in a minute; nothing was changed.';
const RETRY_SECONDS = 5;

/** @returns what whoever asked is told when a process has not answered */
export const explain = (call: Asked, error: unknown): DomainError => {
  const reason = error instanceof ProcessEnded ? error.reason : 'CRASH';
  if (reason === 'TIME' || reason === 'MEMORY')
    return new DomainError('TOO_LARGE', TOO_MUCH[call], { cause: error });
  if (reason === 'CRASH' && (call === 'readPaper' || call === 'readPlan'))
    return new DomainError('BAD_INPUT', NOT_UNDERSTOOD, { cause: error });
  return new DomainError('UNAVAILABLE', UNFORESEEN, {
    cause: error,
    retryAfterSeconds: RETRY_SECONDS,
  });
};

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
