// Estimates go and come back with their jobs, and carry the name of their project. For callers that have checked access.
import type { Prisma } from '../../generated/prisma/client.ts';

/**
 * @param deletedAt the moment of the deletion; null brings them back
 * @returns the ids of the estimates, to be told about after the commit
 */
export const hideEstimates = async (
  tx: Prisma.TransactionClient,
  jobIds: readonly number[],
  deletedAt: Date | null,
): Promise<number[]> => {
  const hidden = await tx.estimate.updateManyAndReturn({
    where: { jobId: { in: [...jobIds] } },
    data: { deletedAt },
    select: { id: true },
  });
  return hidden.map(({ id }) => id);
};

export const estimateIdsOf = async (
  tx: Prisma.TransactionClient,
  projectId: number,
): Promise<number[]> => {
  const shown = await tx.estimate.findMany({
    where: { projectId, deletedAt: null },
    select: { id: true },
  });
  return shown.map(({ id }) => id);
};

/** Finds estimates whose job was submitted with the file. */
export const estimateIdsWith = async (
  tx: Pick<Prisma.TransactionClient, 'estimate'>,
  fileId: number,
): Promise<number[]> => {
  const shown = await tx.estimate.findMany({
    where: { job: { uploads: { some: { fileId } } }, deletedAt: null },
    select: { id: true },
  });
  return shown.map(({ id }) => id);
};

/** Removes them for good, with their versions, materials, bids and requests. */
export const removeEstimatesOf = async (
  tx: Prisma.TransactionClient,
  accountId: number,
): Promise<void> => {
  await tx.estimate.deleteMany({ where: { accountId } });
};
