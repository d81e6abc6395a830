// What the estimator priced and what its owner made of it: finds the pricing a version is an edit of, and prices anew
// with the edits kept. Knows no viewer: callers check access.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { mergeReestimate, type ReestimateOptions } from '../../domain/estimate/merge-reestimate.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { findKeptVersion } from './kept-versions.ts';
import { type NewVersion, type Pricing, type StandingEstimate } from './estimate-versions.ts';
import { readDocument } from '../document/read-document.ts';

const readMergedFrom = (mergedFrom: Prisma.JsonValue): EstimateDocument | null =>
  mergedFrom === null ? null : readDocument(mergedFrom);

const requirePriced = async (tx: Prisma.TransactionClient, estimateId: number, version: number) => {
  const kept = await findKeptVersion(tx, estimateId, version);
  if (!kept) throw new Error(`Version ${version} of estimate ${estimateId} is not kept.`);
  return kept;
};

/** What the estimator returned for the version that `standing` is an edit of. */
export const lastPriced = async (
  tx: Prisma.TransactionClient,
  { id, version, pricedVersion, document, mergedFrom }: StandingEstimate,
): Promise<EstimateDocument> => {
  if (mergedFrom !== null) return readDocument(mergedFrom);
  if (pricedVersion === version) return readDocument(document);
  return readDocument((await requirePriced(tx, id, pricedVersion)).document);
};

/** Finds the pricing of a version that is brought back: edits are merged with what they were made on. */
export const pricingOfRevision = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  { pricedVersion }: { pricedVersion: number },
): Promise<Pricing> => {
  const { mergedFrom } = await requirePriced(tx, estimateId, pricedVersion);
  return { pricedVersion, mergedFrom: readMergedFrom(mergedFrom) };
};

/** Makes `fresh` the next version after `standing`, with what its owner edited since `base` was priced. */
export const repricedVersion = (
  base: EstimateDocument,
  standing: StandingEstimate,
  fresh: EstimateDocument,
  options: ReestimateOptions,
): Required<Pick<NewVersion, 'document' | 'pricing'>> => {
  const mine = readDocument(standing.document);
  const { document, priced, isMerged } = mergeReestimate(base, mine, fresh, options);
  return {
    document,
    pricing: { pricedVersion: standing.version + 1, mergedFrom: isMerged ? priced : null },
  };
};
