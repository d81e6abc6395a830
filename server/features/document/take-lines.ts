// How many lines of documents one owner reads: at once, and in a minute. A document is read whole, on the server's own loop,
// for whatever field of it is asked for, and one of 5,000 lines takes a tenth of a second.
import { inWords } from '../../domain/numbers.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { callingOwner } from '../accounts/limit-calls.ts';

/** Lines of several estimates, or versions of one, that a list reads. */
const LINES_OF_A_LIST = 15_000;
/** Lines that one owner reads in a minute. */
const LINES_A_MINUTE = 300_000;

/**
 * Call it before the documents of a list are loaded.
 * Throws TOO_LARGE for too many lines at once, BUSY for too many in a minute.
 * @param counts the number of lines of each document
 */
export const takeLines = (ctx: Context, counts: readonly number[]): void => {
  const lines = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length > 1 && lines > LINES_OF_A_LIST) {
    throw new DomainError(
      'TOO_LARGE',
      `These ${counts.length} have ${inWords(lines)} lines together, and a list that reads more than names and totals has ${inWords(LINES_OF_A_LIST)} at most. Ask for fewer at once.`,
    );
  }
  ctx.callLimits.count('lines of documents', callingOwner(ctx), LINES_A_MINUTE, lines);
};
