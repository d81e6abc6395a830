// How often a viewer may have a job run: the trial and the daily caps.
import type { Context } from '../../context.ts';
import {
  dailyQuota,
  guestQuota,
  type Quota,
  requireGuestQuota,
  requireUserQuota,
} from '../../domain/account/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { countTrial } from './free-trial.ts';
import { guestRunsToday, recordAddedRun, runsToday } from './runs.ts';

const guestLimits = ({ env }: Context) => ({
  free: env.GUEST_FREE_ESTIMATES,
  dailyPerAddress: env.GUEST_DAILY_PER_ADDRESS,
  dailyOfAll: env.ALL_GUESTS_DAILY_ESTIMATES,
});

/** Call it after `lockRuns`, as a statement sees what was committed before it began. Throws QUOTA_EXHAUSTED, THROTTLED. */
export const requireQuota = async (
  ctx: Context,
  tx: Statements,
  accountId: number,
): Promise<void> => {
  const { env, viewer, now } = ctx;
  if (viewer.kind === 'USER') {
    requireUserQuota(await runsToday(ctx, tx, { accountId }), env.USER_DAILY_ESTIMATES, now());
    return;
  }
  const [made, { length: fromAddress }, ofAll] = await Promise.all([
    countTrial(tx, accountId),
    runsToday(ctx, tx, { addressHash: addressHashOf(ctx) }),
    guestRunsToday(ctx, tx),
  ]);
  requireGuestQuota({ made, fromAddress, ofAll }, guestLimits(ctx));
};

/**
 * Counts the runs that added work costs, in the transaction that adds the work. Call it after `lockRuns`.
 * Throws QUOTA_EXHAUSTED, THROTTLED.
 */
export const takeAddedRuns = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  jobId: number,
  { before, after }: { before: number; after: number },
): Promise<void> => {
  if (after <= before) return;
  const accountId = accountIdOf(ctx.viewer);
  for (let runs = before; runs < after; runs += 1) {
    await requireQuota(ctx, tx, accountId);
    await recordAddedRun(ctx, tx, jobId, runs);
  }
};

/** How many runs the viewer may start now. */
export const readQuota = async (ctx: Context): Promise<Quota> => {
  const { db, env, viewer } = ctx;
  const accountId = accountIdOf(viewer);
  if (viewer.kind === 'USER') {
    return dailyQuota(await runsToday(ctx, db, { accountId }), env.USER_DAILY_ESTIMATES);
  }
  const fromAddress = await runsToday(ctx, db, { addressHash: addressHashOf(ctx) });
  const [made, ofAll] = [await countTrial(db, accountId), await guestRunsToday(ctx, db)];
  return guestQuota({ made, fromAddress, ofAll }, guestLimits(ctx));
};
