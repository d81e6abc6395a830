// How often a viewer may have a job run: the trial and the daily caps, counted from the rows of runs. Runs that the queue
// repeats after a crash are none of their owner's and have no row.
import type { Context } from '../../context.ts';
import {
  dailyQuota,
  DAY_MS,
  guestQuota,
  type Quota,
  requireGuestQuota,
  requireUserQuota,
} from '../../domain/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { lockName } from '../../infra/db/advisory-lock.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
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

/** When those of the last 24 hours were started, oldest first. */
const runsToday = async (
  { now }: Pick<Context, 'now'>,
  db: Pick<Prisma.TransactionClient, 'jobRun'>,
  whose: { accountId: number } | { addressHash: string },
): Promise<Date[]> => {
  const runs = await db.jobRun.findMany({
    where: { ...whose, startedAt: { gt: new Date(now().getTime() - DAY_MS) } },
    orderBy: { startedAt: 'asc' },
    select: { startedAt: true },
  });
  return runs.map(({ startedAt }) => startedAt);
};

const guestLimits = ({ env }: Context) => ({
  free: env.GUEST_FREE_ESTIMATES,
  dailyPerAddress: env.GUEST_DAILY_PER_ADDRESS,
});

/** After `lockRuns`, as a statement sees what was committed before it began. Throws QUOTA_EXHAUSTED, THROTTLED. */
export const requireQuota = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  const { env, viewer, now } = ctx;
  if (viewer.kind === 'USER') {
    requireUserQuota(await runsToday(ctx, tx, { accountId }), env.USER_DAILY_ESTIMATES, now());
    return;
  }
  const made = await countTrial(tx, accountId);
  const { length: fromAddress } = await runsToday(ctx, tx, { addressHash: addressHashOf(ctx) });
  requireGuestQuota({ made, fromAddress }, guestLimits(ctx));
};

/** How many runs the viewer may start now. */
export const readQuota = async (ctx: Context): Promise<Quota> => {
  const { db, env, viewer } = ctx;
  const accountId = accountIdOf(viewer);
  if (viewer.kind === 'USER') {
    return dailyQuota(await runsToday(ctx, db, { accountId }), env.USER_DAILY_ESTIMATES);
  }
  const fromAddress = await runsToday(ctx, db, { addressHash: addressHashOf(ctx) });
  return guestQuota(await countTrial(db, accountId), fromAddress, guestLimits(ctx));
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
