// The versions of an estimate: writes a new one over the row and keeps what it replaces. Knows no viewer: callers check access.
import { type EstimateDocument, estimateDocumentSchema } from '../../domain/estimate.ts';
import { estimateTotal } from '../../domain/pricing.ts';
import { toCents } from '../../domain/money.ts';
import type { EstimateChange, Prisma } from '../../generated/prisma/client.ts';
import { EstimateConflict } from './estimates.errors.ts';

/** Saves beyond these are forgotten, oldest first; what the estimator made is kept for ever. */
const REVISIONS_KEPT = 500;

export const STANDING = {
  id: true,
  version: true,
  document: true,
  totalCents: true,
  itemCount: true,
  change: true,
  changeNote: true,
  updatedAt: true,
} satisfies Prisma.EstimateSelect;
export type StandingEstimate = Prisma.EstimateGetPayload<{ select: typeof STANDING }>;

export const columnsOf = (document: EstimateDocument) => ({
  title: document.title || null,
  currency: document.currency,
  totalCents: BigInt(toCents(estimateTotal(document))),
  itemCount: document.items.length,
  document,
});

/** A stored document with everything that documents have today. */
export const readDocument = (document: Prisma.JsonValue): EstimateDocument =>
  estimateDocumentSchema.parse(document);

export interface NewVersion {
  document: EstimateDocument;
  change: EstimateChange;
  changeNote: string | null;
  at: Date;
  /** Undefined leaves it as it is. */
  mergedFrom?: EstimateDocument | typeof Prisma.DbNull;
}

const forgetOldSaves = (tx: Prisma.TransactionClient, estimateId: number, version: number) =>
  tx.estimateRevision.deleteMany({
    where: {
      estimateId,
      version: { lte: version - REVISIONS_KEPT },
      change: { in: ['SAVED', 'RESTORED'] },
    },
  });

/** In the caller's transaction. Throws EstimateConflict when `standing` is no longer the current version. */
export const replaceVersion = async (
  tx: Prisma.TransactionClient,
  { id, updatedAt, document: replaced, ...kept }: StandingEstimate,
  { document, at, ...made }: NewVersion,
): Promise<void> => {
  const [written] = await tx.estimate.updateManyAndReturn({
    where: { id, version: kept.version },
    data: { ...columnsOf(document), ...made, version: kept.version + 1, updatedAt: at },
    select: { version: true },
  });
  if (!written) {
    const { version } = await tx.estimate.findUniqueOrThrow({
      where: { id },
      select: { version: true },
    });
    throw new EstimateConflict(id, version);
  }
  await tx.estimateRevision.create({
    data: {
      ...kept,
      estimateId: id,
      document: replaced as Prisma.InputJsonValue,
      createdAt: updatedAt,
    },
  });
  if (written.version > REVISIONS_KEPT) await forgetOldSaves(tx, id, written.version);
};
