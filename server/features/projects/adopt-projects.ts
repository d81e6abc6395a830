// A guest's projects become a user's.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** Gives how many there were. */
export const adoptProjects = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const { count } = await tx.project.updateMany({
    where: { accountId: from },
    data: { accountId: to },
  });
  return count;
};
