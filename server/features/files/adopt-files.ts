// A guest's files become a user's.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** Gives how many there were. */
export const adoptFiles = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const { count } = await tx.file.updateMany({
    where: { accountId: from },
    data: { accountId: to },
  });
  return count;
};
