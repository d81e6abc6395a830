// The versions an estimate had before the one that stands: kept, found again, and forgotten in the end. Knows no viewer:
// callers check access.
import { type EstimateRevision, Prisma } from '../../generated/prisma/client.ts';

/** Saves and corrections beyond these are forgotten, oldest first; what a job made is kept for ever. */
const REVISIONS_KEPT = 500;

/** But not what a version that is kept is an edit of. */
const forgetOld = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  current: { version: number; pricedVersion: number },
): Promise<void> => {
  const newest = current.version - REVISIONS_KEPT;
  const kept = await tx.estimateRevision.groupBy({
    by: ['pricedVersion'],
    where: { estimateId, version: { gt: newest } },
  });
  const bases = [current, ...kept].map(({ pricedVersion }) => pricedVersion);
  await tx.estimateRevision.deleteMany({
    where: {
      estimateId,
      version: { lte: newest, notIn: bases },
      change: { in: ['SAVED', 'RESTORED', 'SCOPE_REVISED'] },
    },
  });
};

/** In the transaction that wrote `current` over it. */
export const keepVersion = async (
  tx: Prisma.TransactionClient,
  { document, mergedFrom, ...replaced }: EstimateRevision,
  current: { version: number; pricedVersion: number },
): Promise<void> => {
  await tx.estimateRevision.create({
    data: {
      ...replaced,
      document: document as Prisma.InputJsonValue,
      // Edits of one pricing would each keep a copy of it.
      mergedFrom: (replaced.version === replaced.pricedVersion && mergedFrom) || Prisma.DbNull,
    },
  });
  if (current.version > REVISIONS_KEPT) await forgetOld(tx, replaced.estimateId, current);
};

/** Null when there is none, or it is the one that stands. */
export const findKeptVersion = (
  tx: Prisma.TransactionClient,
  estimateId: number,
  version: number,
) =>
  tx.estimateRevision.findUnique({
    where: { estimateId_version: { estimateId, version } },
    select: { document: true, mergedFrom: true, pricedVersion: true },
  });
