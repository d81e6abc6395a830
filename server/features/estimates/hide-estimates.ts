// An estimate goes and comes back with its job. For callers that have checked access.
import type { Prisma } from '../../generated/prisma/client.ts';

/** @param deletedAt the moment of the deletion; null brings them back */
export const hideEstimates = async (
  tx: Prisma.TransactionClient,
  jobIds: readonly number[],
  deletedAt: Date | null,
): Promise<void> => {
  await tx.estimate.updateMany({ where: { jobId: { in: [...jobIds] } }, data: { deletedAt } });
};
