// Why there is no document, as whoever asked for it is told.
import { DomainError } from '../../domain/errors.ts';
import { type EndOfProcess, ProcessEnded } from '../processes/process-ended.ts';

const BUSY_RETRY_SECONDS = 10;

const SENTENCES: Record<EndOfProcess, string | null> = {
  TIME: 'The document took too long to make. Take out some photos or long texts, or download the spreadsheet instead.',
  MEMORY:
    'The document is too large to make. Take out some photos or long texts, or download the spreadsheet instead.',
  CRASH: null,
};
const UNFORESEEN =
  'The document could not be made because of a fault on our side. Try again in a minute; nothing in the estimate was changed.';

export const notMade = (error: unknown): DomainError => {
  const sentence = error instanceof ProcessEnded ? SENTENCES[error.reason] : null;
  return new DomainError('UNAVAILABLE', sentence ?? UNFORESEEN, { cause: error });
};

/** Too many wait already. */
export const tooBusy = (): DomainError =>
  new DomainError(
    'BUSY',
    `Many documents are being made right now. Try again in ${BUSY_RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

/** The processes end. */
export const restarting = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    'The server is restarting. Please ask for the document again in a minute.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );
