// The choices a job was last priced with, which a version that is brought back may change.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/** Runs in the caller's transaction, once access is checked. A job under way keeps the choices it runs with. */
export const takeChoices = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  { delivery, finishLevel }: Pick<EstimateDocument, 'delivery' | 'finishLevel'>,
): Promise<void> => {
  await tx.job.updateMany({
    where: { estimate: { id: estimateId }, stage: 'READY' },
    // Older versions do not say for which finish level they were priced.
    data: { delivery, ...(finishLevel && { finishLevel }) },
  });
};
