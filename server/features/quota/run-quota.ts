// How often a viewer may have a job run: the trial and the daily caps.
import type { Context, Viewer } from '../../context.ts';
import {
  dailyQuota,
  guestQuota,
  type Quota,
  requireGuestQuota,
  requireUserQuota,
} from '../../domain/account/quota.ts';
import { TEST_RUNS_A_DAY } from '../../domain/account/api-tokens.ts';
import { DomainError } from '../../domain/errors.ts';
import { HOUR_MS } from '../../domain/time.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { accountIdOf, isForTests } from '../accounts/accounts.access.ts';
import { countTrial } from './free-trial.ts';
import {
  guestRunsToday,
  recordAddedRun,
  type RunningJob,
  runsToday,
  testRunsToday,
} from './runs.ts';

const tooManyTests = () =>
  new DomainError(
    'THROTTLED',
    `${TEST_RUNS_A_DAY} estimates were started with test tokens of this account in 24 hours. Go on tomorrow, or use a token that is not for tests.`,
    { retryAfterSeconds: HOUR_MS / 1000 },
  );

const notATest = () =>
  new DomainError(
    'FORBIDDEN',
    'This API token is for tests, and this estimate is none. Use a token that is not for tests to price it.',
  );

/** Throws FORBIDDEN for a token for tests that would price what is none. @param isTest whether the priced job is one */
export const requireOwnKind = (viewer: Viewer, isTest: boolean): void => {
  if (isForTests(viewer) && !isTest) throw notATest();
};

const guestLimits = ({ env }: Context) => ({
  free: env.GUEST_FREE_ESTIMATES,
  dailyPerAddress: env.GUEST_DAILY_PER_ADDRESS,
  dailyOfAll: env.ALL_GUESTS_DAILY_ESTIMATES,
});

/**
 * Call it after `lockRuns`, as a statement sees what was committed before it began. Throws QUOTA_EXHAUSTED, THROTTLED, and
 * FORBIDDEN for a token for tests that would run what is none.
 * @param isTest whether the run is of a test, which counts for tests alone
 */
export const requireQuota = async (
  ctx: Context,
  tx: Statements,
  accountId: number,
  isTest: boolean,
): Promise<void> => {
  const { env, viewer, now } = ctx;
  if (isTest) {
    if ((await testRunsToday(ctx, tx, accountId)) >= TEST_RUNS_A_DAY) throw tooManyTests();
    return;
  }
  requireOwnKind(viewer, isTest);
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
  job: RunningJob,
  { before, after }: { before: number; after: number },
): Promise<void> => {
  if (after <= before) return;
  const accountId = accountIdOf(ctx.viewer);
  for (let runs = before; runs < after; runs += 1) {
    await requireQuota(ctx, tx, accountId, job.isTest);
    await recordAddedRun(ctx, tx, job, runs);
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
