// How often a viewer may have a job run: the trial and the daily caps, counted from the rows of runs. Runs that the queue
// repeats after a crash are none of their owner's and have no row.
import type { Context } from '../../context.ts';
import { DAY_MS, requireGuestQuota, requireUserQuota } from '../../domain/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import { countTrial } from './free-trial.ts';

/** Namespace of the advisory locks taken here. */
const LOCK = 7_303;

/** Starts of one account, and of all guests of one network, go one after the other, so that none slips past a cap. */
export const lockRuns = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await lockAccount(tx, accountId);
  if (ctx.viewer.kind !== 'USER') await lockName(tx, LOCK, addressHashOf(ctx));
};

/** After `lockRuns`, as a statement sees what was committed before it began. Throws QUOTA_EXHAUSTED, THROTTLED. */
export const requireQuota = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  const { env, viewer, now } = ctx;
  const startedAt = { gt: new Date(now().getTime() - DAY_MS) };
  if (viewer.kind === 'USER') {
    const today = await tx.jobRun.findMany({
      where: { accountId, startedAt },
      orderBy: { startedAt: 'asc' },
      select: { startedAt: true },
    });
    const times = today.map((run) => run.startedAt);
    requireUserQuota(times, env.USER_DAILY_ESTIMATES, now());
    return;
  }
  const made = await countTrial(tx, accountId);
  const fromAddress = await tx.jobRun.count({
    where: { addressHash: addressHashOf(ctx), startedAt },
  });
  requireGuestQuota(
    { made, fromAddress },
    { free: env.GUEST_FREE_ESTIMATES, dailyPerAddress: env.GUEST_DAILY_PER_ADDRESS },
  );
};

/** What the row of a run says beside which one it is. */
export const newRun = (ctx: Context, accountId: number) => {
  const isGuest = ctx.viewer.kind !== 'USER';
  return {
    accountId,
    addressHash: isGuest ? addressHashOf(ctx) : null,
    startedAt: ctx.now(),
    countsInTrial: isGuest,
  };
};
