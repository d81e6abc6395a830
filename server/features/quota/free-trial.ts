// What a guest has used of the free trial: its runs, and what it made of the questions of those that only asked.
// Neither signing in, which gives the jobs to a user, nor deleting them gives any of it back.
import type { Context } from '../../context.ts';
import { freeEstimatesLeft, requireTrial } from '../../domain/quota.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { addTrialUsed, readTrialUsed } from '../accounts/accounts.service.ts';
import { lockAccount } from '../accounts/lock-accounts.ts';

type Jobs = Pick<Prisma.JobWhereInput, 'id' | 'projectId' | 'accountId'>;
type TrialTables = Pick<Prisma.TransactionClient, 'account' | 'jobRun'>;

/** No run of it counts, and yet its estimate has had lines: its owner answered what it asked, and was not spared for our fault. */
const ANSWERED = {
  runs: { none: { countsInTrial: true } },
  uploads: { none: { isLeftOut: true } },
  estimate: {
    OR: [{ itemCount: { gt: 0 } }, { revisions: { some: { itemCount: { gt: 0 } } } }],
  },
} satisfies Prisma.JobWhereInput;

const usedBy = async (db: TrialTables, guestId: number, jobs: Jobs = {}): Promise<number> => {
  const own = { ...jobs, trialGuestId: guestId };
  const runs = await db.jobRun.count({ where: { countsInTrial: true, job: own } });
  const answered = await db.jobRun.groupBy({
    by: ['jobId'],
    where: { job: { ...own, ...ANSWERED } },
  });
  return runs + answered.length;
};

export const countTrial = async (db: TrialTables, guestId: number): Promise<number> =>
  (await usedBy(db, guestId)) + (await readTrialUsed(db, guestId));

/** Estimates a guest may still make for free; null for a signed-in user, who has no trial to use up. */
export const countFreeEstimatesLeft = async ({
  db,
  env,
  viewer,
}: Context): Promise<number | null> => {
  if (viewer.kind === 'USER') return null;
  return freeEstimatesLeft(await countTrial(db, accountIdOf(viewer)), env.GUEST_FREE_ESTIMATES);
};

/** Before the answers to an estimate that only asked give it lines. Throws QUOTA_EXHAUSTED when no trial is left for it. */
export const requireTrialToAnswer = async (
  { env, viewer }: Context,
  tx: Prisma.TransactionClient,
  jobId: number,
): Promise<void> => {
  if (viewer.kind === 'USER') return;
  const guestId = accountIdOf(viewer);
  await lockAccount(tx, guestId);
  if ((await usedBy(tx, guestId, { id: jobId })) > 0) return;
  requireTrial(await countTrial(tx, guestId), env.GUEST_FREE_ESTIMATES);
};

/** A run that came to nothing, only asked, or left out what it should have read: it uses up no trial. */
export const spareTrial = async (
  tx: Prisma.TransactionClient,
  { id: jobId, run }: { id: number; run: number },
): Promise<void> => {
  await tx.jobRun.updateMany({ where: { jobId, run }, data: { countsInTrial: false } });
};

/** In the transaction that removes those jobs for good. */
export const keepTrial = async (
  tx: Prisma.TransactionClient,
  guestId: number,
  jobs: Jobs,
): Promise<void> => addTrialUsed(tx, guestId, await usedBy(tx, guestId, jobs));
