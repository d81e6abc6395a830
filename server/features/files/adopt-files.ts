// A guest's files become a user's, also those on their way.
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Adoption } from '../accounts/lock-accounts.ts';

/** Gives how many there were. */
export const adoptFiles = async (
  tx: Prisma.TransactionClient,
  { from, to }: Adoption,
): Promise<number> => {
  const change = { where: { accountId: from }, data: { accountId: to } };
  await tx.resumableUpload.updateMany(change);
  const { count } = await tx.file.updateMany(change);
  return count;
};
