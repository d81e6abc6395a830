// A guest's estimates become a user's; inventories, bids and versions hang on them.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** Gives how many there were. */
export const adoptEstimates = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const { count } = await tx.estimate.updateMany({
    where: { accountId: from },
    data: { accountId: to },
  });
  return count;
};
