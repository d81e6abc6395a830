// Facts for work that follows from an estimate: its document, its version, and what the job was priced for.
// For callers that have checked access, and for background work.
import type { Ports } from '../../context.ts';
import type { PropertyType, FinishLevel } from '../../domain/catalog.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { headingOf } from '../document/heading.ts';
import { documentOf } from '../document/read-document.ts';
import { findInPieces } from './document-in-pieces.ts';

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

const FACTS = {
  id: true,
  version: true,
  itemCount: true,
  title: true,
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
} satisfies Prisma.EstimateSelect;
const WITH_DOCUMENT = { ...FACTS, document: true } satisfies Prisma.EstimateSelect;

const toFacts = (
  estimate: Prisma.EstimateGetPayload<{ select: typeof WITH_DOCUMENT }>,
): EstimateFacts => ({
  version: estimate.version,
  title: headingOf(estimate),
  document: documentOf(estimate),
  finishLevel: estimate.job.finishLevel,
  propertyType: estimate.job.propertyType,
  zip: estimate.project.zip,
  description: [estimate.job.instructions, ...estimate.job.refinements].join('\n'),
});

/** Returns null when the estimate is gone. */
export const readEstimateFacts = async (
  ports: Pick<Ports, 'db' | 'pool'>,
  id: number,
): Promise<EstimateFacts | null> => {
  const find = () => ports.db.estimate.findUnique({ where: { id }, select: FACTS });
  const estimate = await findInPieces(ports, find);
  return estimate && toFacts(estimate);
};

/** The same, of a transaction: in one piece, as it has one connection. */
export const readEstimateFactsIn = async (
  tx: Prisma.TransactionClient,
  id: number,
): Promise<EstimateFacts | null> => {
  const estimate = await tx.estimate.findUnique({ where: { id }, select: WITH_DOCUMENT });
  return estimate && toFacts(estimate);
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
