// What a guest has used of the free trial. Neither signing in, which gives the jobs to a user, nor deleting them gives it back.
import type { Prisma } from '../../generated/prisma/client.ts';
import { addTrialUsed, readTrialUsed } from '../accounts/accounts.service.ts';

/** All but those that ended without an estimate. */
const USED = { stage: { notIn: ['FAILED' as const, 'CANCELLED' as const] } };

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
