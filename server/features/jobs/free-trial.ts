// What a guest has used of the free trial. Neither signing in, which gives the jobs to a user, nor deleting them gives it back.
import type { Prisma } from '../../generated/prisma/client.ts';
import { addTrialUsed, readTrialUsed } from '../accounts/accounts.service.ts';

/** Its estimate has asked and priced nothing, in no version. */
const ASKS_ONLY = {
  stage: 'READY',
  estimate: { itemCount: 0, revisions: { none: { itemCount: { gt: 0 } } } },
} satisfies Prisma.JobWhereInput;

/** All but those that ended without an estimate, or with questions instead of one. */
const USED = {
  stage: { notIn: ['FAILED', 'CANCELLED'] },
  NOT: ASKS_ONLY,
} satisfies Prisma.JobWhereInput;

export const countTrial = async (
  tx: Prisma.TransactionClient,
  guestId: number,
): Promise<number> => {
  const standing = await tx.job.count({ where: { trialGuestId: guestId, ...USED } });
  return standing + (await readTrialUsed(tx, guestId));
};

/** In the transaction that removes those jobs for good. */
export const keepTrialOf = async (
  tx: Prisma.TransactionClient,
  where: Pick<Prisma.JobWhereInput, 'id' | 'projectId'>,
): Promise<void> => {
  const guests = await tx.job.groupBy({
    by: ['trialGuestId'],
    where: { ...where, ...USED, trialGuestId: { not: null } },
    _count: { _all: true },
  });
  for (const { trialGuestId, _count: count } of guests) {
    if (trialGuestId !== null) await addTrialUsed(tx, trialGuestId, count._all);
  }
};
