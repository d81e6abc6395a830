// A guest's estimates become a user's; inventories, bids and versions hang on them.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** What was deleted comes along, to be restored. Gives how many are to be seen. */
export const adoptEstimates = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const adopted = await tx.estimate.updateManyAndReturn({
    where: { accountId: from },
    data: { accountId: to },
    select: { deletedAt: true },
  });
  return adopted.filter(({ deletedAt }) => deletedAt === null).length;
};
