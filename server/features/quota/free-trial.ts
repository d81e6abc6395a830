// What a guest has used of the free trial: its runs, and what it made of the questions of those that only asked.
// Neither signing in, which gives the jobs to a user, nor deleting them gives any of it back.
import type { Context } from '../../context.ts';
import { freeEstimatesLeft, requireTrial } from '../../domain/account/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { addTrialUsed } from '../accounts/accounts.service.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';
import type { Statements } from '../../infra/db/statements.ts';

/** Which of the guest's jobs; without any of these, all of them. */
interface Jobs {
  id?: number;
  projectId?: number;
  accountId?: number;
}

interface Used {
  /** Used by jobs that are there. */
  now: number;
  /** Used by jobs that are gone. */
  before: number;
}

/**
 * Sums the runs that count. Adds a job without such a run when its estimate has had lines: its owner answered what it asked. A
 * job that was spared for our fault is not added.
 */
const usedBy = async (
  db: Statements,
  guestId: number,
  { id = null, projectId = null, accountId = null }: { [Key in keyof Jobs]: number | null } = {},
): Promise<Used> => {
  const [used] = await db.$queryRaw<Used[]>`WITH started AS (
      SELECT job_id, count(*) FILTER (WHERE counts_in_trial) AS counted, count(*) FILTER (WHERE counts_in_trial AND job_runs.run > 0) AS made
      FROM job_runs JOIN jobs ON jobs.id = job_id
      WHERE trial_guest_id = ${guestId} AND (${id}::int IS NULL OR jobs.id = ${id})
        AND (${projectId}::int IS NULL OR project_id = ${projectId})
        AND (${accountId}::int IS NULL OR jobs.account_id = ${accountId})
      GROUP BY job_id
    ) SELECT (SELECT coalesce(sum(counted), 0) FROM started)::int + (
        SELECT count(*) FROM started JOIN estimates USING (job_id) WHERE made = 0
          AND NOT EXISTS (SELECT FROM job_files WHERE job_files.job_id = started.job_id AND is_left_out)
          AND (item_count > 0
            OR EXISTS (SELECT FROM estimate_revisions AS old WHERE old.estimate_id = estimates.id AND old.item_count > 0))
      )::int AS now, (SELECT trial_used FROM accounts WHERE id = ${guestId}) AS before`;
  return { now: used?.now ?? 0, before: used?.before ?? 0 };
};

export const countTrial = async (db: Statements, guestId: number): Promise<number> => {
  const { now, before } = await usedBy(db, guestId);
  return now + before;
};

/** Estimates a guest may still make for free; null for a signed-in user, who has no trial to use up. */
export const countFreeEstimatesLeft = async ({
  db,
  env,
  viewer,
}: Context): Promise<number | null> => {
  if (viewer.kind === 'USER') return null;
  return freeEstimatesLeft(await countTrial(db, accountIdOf(viewer)), env.GUEST_FREE_ESTIMATES);
};

/** Call it before answers give lines to an estimate that only asked. Throws QUOTA_EXHAUSTED when no trial is left for it. */
export const requireTrialToAnswer = async (
  { env, viewer }: Context,
  tx: Prisma.TransactionClient,
  jobId: number,
): Promise<void> => {
  if (viewer.kind === 'USER') return;
  const guestId = accountIdOf(viewer);
  await lockAccount(tx, guestId);
  if ((await usedBy(tx, guestId, { id: jobId })).now > 0) return;
  requireTrial(await countTrial(tx, guestId), env.GUEST_FREE_ESTIMATES);
};

/** Spares a run that came to nothing, only asked, or left out what it should have read: it uses up no trial. */
export const spareTrial = async (
  tx: Prisma.TransactionClient,
  { id: jobId, run }: { id: number; run: number },
): Promise<void> => {
  await tx.jobRun.updateMany({ where: { jobId, run }, data: { countsInTrial: false } });
};

/** Runs in the transaction that removes those jobs for good. */
export const keepTrial = async (
  tx: Prisma.TransactionClient,
  guestId: number,
  jobs: Jobs,
): Promise<void> => addTrialUsed(tx, guestId, (await usedBy(tx, guestId, jobs)).now);
