// Facts for work that follows from an estimate: its document, its version, and what the job was priced for.
// For callers that have checked access, and for background work.
import type { PropertyType, FinishLevel } from '../../domain/catalog.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { headingOf } from '../document/heading.ts';
import { readDocument } from '../document/read-document.ts';

export interface EstimateFacts {
  version: number;
  /** Title at the head of its page. */
  title: string;
  document: EstimateDocument;
  finishLevel: FinishLevel;
  propertyType: PropertyType;
  /** ZIP code of the project, as typed. */
  zip: string;
  /** The request as it was typed, refinements last. */
  description: string;
}

/** Returns null when the estimate is gone. */
export const readEstimateFacts = async (
  tx: Prisma.TransactionClient,
  id: number,
): Promise<EstimateFacts | null> => {
  const estimate = await tx.estimate.findUnique({
    where: { id },
    select: {
      version: true,
      title: true,
      document: true,
      job: {
        select: {
          title: true,
          claimNumber: true,
          finishLevel: true,
          propertyType: true,
          instructions: true,
          refinements: true,
        },
      },
      project: { select: { zip: true } },
    },
  });
  return (
    estimate && {
      version: estimate.version,
      title: headingOf(estimate),
      document: readDocument(estimate.document),
      finishLevel: estimate.job.finishLevel,
      propertyType: estimate.job.propertyType,
      zip: estimate.project.zip,
      description: [estimate.job.instructions, ...estimate.job.refinements].join('\n'),
    }
  );
};

/** Finds the current owner, and whether it is a test. */
export const ownerOfEstimate = async (
  tx: Pick<Prisma.TransactionClient, 'estimate'>,
  id: number,
): Promise<{ accountId: number; isTest: boolean }> => {
  const { accountId, job } = await tx.estimate.findUniqueOrThrow({
    where: { id },
    select: { accountId: true, job: { select: { isTest: true } } },
  });
  return { accountId, isTest: job.isTest };
};
