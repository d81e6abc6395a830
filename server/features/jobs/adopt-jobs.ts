// A guest's jobs become a user's, also while they run: workers name the row, not its owner.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** A key of the client's that both have used would be one too many; the guest's has done its work. */
const dropSharedKeys = async (tx: Prisma.TransactionClient, { from, to }: Adoption) => {
  const keyed = await tx.job.findMany({
    where: { accountId: from, idempotencyKey: { not: null } },
    select: { idempotencyKey: true },
  });
  const keys = keyed.flatMap(({ idempotencyKey }) => idempotencyKey ?? []);
  const shared = await tx.job.findMany({
    where: { accountId: to, idempotencyKey: { in: keys } },
    select: { idempotencyKey: true },
  });
  await tx.job.updateMany({
    where: {
      accountId: from,
      idempotencyKey: { in: shared.flatMap(({ idempotencyKey }) => idempotencyKey ?? []) },
    },
    data: { idempotencyKey: null },
  });
};

/** `trialGuestId` stays: signing in and out again gives no trial back. */
export const adoptJobs = async (
  tx: Prisma.TransactionClient,
  adoption: Adoption,
): Promise<void> => {
  await dropSharedKeys(tx, adoption);
  await tx.job.updateMany({
    where: { accountId: adoption.from },
    data: { accountId: adoption.to },
  });
};
