// Whoever has a large estimate open may correct a size of it: what only the first correction would take time for is done ahead.
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { isFinal } from '../../domain/estimate/job-status.ts';
import { mayUse } from '../accounts/accounts.access.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { lastKnown } from '../document/versions-at-hand.ts';
import { requireStanding, termsOf } from './standing-estimate.ts';

/** Pieces of work from which on it pays: 1,500 take 200 ms of the estimator, and reading what they were merged from 130. */
const MANY_WORKS = 300;
const TIMES_A_MINUTE = 6;

/**
 * Prepares the version that this process has just read or written; nothing of a smaller one, of one that is being priced, and
 * for programs that only read.
 * Nobody waits for it. The correction itself does what was refused here, so that no DomainError is passed on.
 */
export const prepareCorrection = async (ctx: Context, id: number): Promise<void> => {
  if (!mayUse(ctx.viewer, 'ESTIMATES_WRITE')) return;
  const known = lastKnown(ctx, id);
  const { scope } = known?.document ?? {};
  if (!known || !scope || scope.work.length < MANY_WORKS) return;
  try {
    limitCalls(ctx, 'prepareCorrection', TIMES_A_MINUTE);
    const standing = await requireStanding(ctx, id, known.version);
    if (!isFinal(standing.job.stage)) return;
    const terms = termsOf(standing, known.document, ctx.now());
    await ctx.estimator.prepare(scope, terms, { owner: callingOwner(ctx) });
  } catch (error) {
    if (!(error instanceof DomainError))
      ctx.log.error({ err: error, id }, 'A correction could not be prepared');
  }
};
