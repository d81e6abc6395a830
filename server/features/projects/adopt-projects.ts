// A guest's projects become a user's.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** What was deleted comes along, to be restored. Gives how many are to be seen. */
export const adoptProjects = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const adopted = await tx.project.updateManyAndReturn({
    where: { accountId: from },
    data: { accountId: to },
    select: { deletedAt: true },
  });
  return adopted.filter(({ deletedAt }) => deletedAt === null).length;
};
