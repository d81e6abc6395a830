// The rows of runs, from which the caps and the trial are counted. Runs that the queue repeats after a crash are none of their
// owner's and have no row.
import type { Context } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { addressHashOf } from '../accounts/client-network.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { DAY_MS } from '../../domain/time.ts';

interface Started {
  startedAt: Date;
}

/** Moments when the runs of the last 24 hours were started, oldest first. */
export const runsToday = async (
  { now }: Pick<Context, 'now'>,
  db: Statements,
  whose: { accountId: number } | { addressHash: string },
): Promise<Date[]> => {
  const since = new Date(now().getTime() - DAY_MS);
  const runs = await ('accountId' in whose
    ? db.$queryRaw<Started[]>`SELECT started_at AS "startedAt" FROM job_runs
        WHERE account_id = ${whose.accountId} AND started_at > ${since} AND NOT is_test ORDER BY started_at`
    : db.$queryRaw<Started[]>`SELECT started_at AS "startedAt" FROM job_runs
        WHERE address_hash = ${whose.addressHash} AND started_at > ${since} ORDER BY started_at`);
  return runs.map(({ startedAt }) => startedAt);
};

/** How many runs of tests an account started in the last 24 hours. */
export const testRunsToday = async (
  { now }: Pick<Context, 'now'>,
  db: Statements,
  accountId: number,
): Promise<number> => {
  const since = new Date(now().getTime() - DAY_MS);
  const [row] = await db.$queryRaw<{ runs: number }[]>`SELECT count(*)::int AS runs FROM job_runs
    WHERE account_id = ${accountId} AND started_at > ${since} AND is_test`;
  return row?.runs ?? 0;
};

/** How many runs guests of all networks started in the last 24 hours. */
export const guestRunsToday = async (
  { now }: Pick<Context, 'now'>,
  db: Statements,
): Promise<number> => {
  const since = new Date(now().getTime() - DAY_MS);
  // Both values of `asked_model` are named for the index that begins with it.
  const [row] = await db.$queryRaw<{ runs: number }[]>`SELECT count(*)::int AS runs FROM job_runs
    WHERE asked_model IN (true, false) AND started_at > ${since} AND address_hash IS NOT NULL`;
  return row?.runs ?? 0;
};

/** What the row of a run says beside which one it is. */
export const newRun = (ctx: Context, accountId: number, isTest: boolean) => {
  const isGuest = ctx.viewer.kind !== 'USER';
  return {
    accountId,
    addressHash: isGuest ? addressHashOf(ctx) : null,
    startedAt: ctx.now(),
    countsInTrial: isGuest,
    isTest,
  };
};

/** The job of a run. */
export interface RunningJob {
  id: number;
  isTest: boolean;
}

/** A run counts from the moment it is asked for. */
export const recordRun = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { id: jobId, isTest, run }: RunningJob & { run: number },
): Promise<void> => {
  const data = { jobId, run, ...newRun(ctx, accountIdOf(ctx.viewer), isTest) };
  await tx.jobRun.create({ data });
};

/**
 * Counts a run for work that was added to the estimate of a job.
 * @param before runs counted for it so far
 */
export const recordAddedRun = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  job: RunningJob,
  before: number,
): Promise<void> => {
  await recordRun(ctx, tx, { ...job, run: -1 - before });
};

/** No worker had taken it: it was no run. */
export const forgetRun = async (
  tx: Prisma.TransactionClient,
  { id: jobId, run }: { id: number; run: number },
): Promise<void> => {
  await tx.jobRun.deleteMany({ where: { jobId, run } });
};
