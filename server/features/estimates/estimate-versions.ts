// The versions of an estimate: writes a new one over the row and keeps what it replaces. Knows no viewer: callers check access.
import type { EstimateDocument } from '../../domain/estimate.ts';
import { estimateTotal } from '../../domain/pricing.ts';
import { toCents } from '../../domain/money.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import { type EstimateChange, Prisma } from '../../generated/prisma/client.ts';
import { keepVersion } from '../revisions/kept-versions.ts';
import { EstimateConflict } from './estimates.errors.ts';

export const STANDING = {
  id: true,
  version: true,
  document: true,
  totalCents: true,
  itemCount: true,
  change: true,
  changeNote: true,
  pricedVersion: true,
  mergedFrom: true,
  updatedAt: true,
} satisfies Prisma.EstimateSelect;
export type StandingEstimate = Prisma.EstimateGetPayload<{ select: typeof STANDING }>;

export const columnsOf = (document: EstimateDocument) => ({
  title: document.title || null,
  currency: document.currency,
  totalCents: BigInt(toCents(estimateTotal(document))),
  itemCount: document.items.length,
  document: STORED_ESTIMATE.write(document),
});

/** What the estimator priced of which a version is an edit: in which version, and what, where that version does not show it. */
export interface Pricing {
  pricedVersion: number;
  mergedFrom: EstimateDocument | null;
}

export interface NewVersion {
  document: EstimateDocument;
  change: EstimateChange;
  changeNote: string | null;
  at: Date;
  /** Absent for an edit of what stands. */
  pricing?: Pricing;
}

const columnsOfPricing = ({ pricedVersion, mergedFrom }: Pricing) => ({
  pricedVersion,
  mergedFrom: mergedFrom === null ? Prisma.DbNull : STORED_ESTIMATE.write(mergedFrom),
});

/** In the caller's transaction. Throws EstimateConflict when `standing` is no longer the current version. */
export const replaceVersion = async (
  tx: Prisma.TransactionClient,
  { id, updatedAt, document: replaced, ...kept }: StandingEstimate,
  { document, at, change, changeNote, pricing }: NewVersion,
): Promise<void> => {
  const [written] = await tx.estimate.updateManyAndReturn({
    where: { id, version: kept.version },
    data: {
      ...columnsOf(document),
      ...(pricing && columnsOfPricing(pricing)),
      change,
      changeNote,
      version: kept.version + 1,
      updatedAt: at,
    },
    select: { version: true, pricedVersion: true },
  });
  if (!written) {
    const { version } = await tx.estimate.findUniqueOrThrow({
      where: { id },
      select: { version: true },
    });
    throw new EstimateConflict(id, version);
  }
  await keepVersion(
    tx,
    { ...kept, estimateId: id, document: replaced, createdAt: updatedAt },
    written,
  );
};
