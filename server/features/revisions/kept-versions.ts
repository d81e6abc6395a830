// The versions an estimate had before the one that stands: kept, found again, and forgotten in the end. Callers check access.
import type { Prisma } from '../../generated/prisma/client.ts';

/** Saves and corrections beyond these are forgotten, oldest first; what a job made is kept for ever. */
const REVISIONS_KEPT = 500;

/** Forgets old versions, but not what a version that is kept is an edit of. */
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

/**
 * Keeps the version that stands, as it is in the database, before the caller's transaction writes `next` over it. Nobody else
 * does so meanwhile. Returns false when another one stands by now.
 */
export const keepVersion = async (
  tx: Prisma.TransactionClient,
  { id, version }: { id: number; version: number },
  next: { version: number; pricedVersion: number },
): Promise<boolean> => {
  // Edits of one pricing would each keep a copy of what it was merged from.
  const kept = await tx.$executeRaw`INSERT INTO estimate_revisions
      (estimate_id, version, document, total_cents, item_count, change, change_note, priced_version, merged_from, created_at)
    SELECT id, version, document, total_cents, item_count, change, change_note, priced_version,
      CASE WHEN version = priced_version THEN merged_from END, updated_at
    FROM estimates WHERE id = ${id} AND version = ${version} FOR NO KEY UPDATE`;
  if (kept > 0 && next.version > REVISIONS_KEPT) await forgetOld(tx, id, next);
  return kept > 0;
};

/** Returns null when there is none, or it is the one that stands. */
export const findKeptVersion = (
  tx: Prisma.TransactionClient,
  estimateId: number,
  version: number,
) =>
  tx.estimateRevision.findUnique({
    where: { estimateId_version: { estimateId, version } },
    select: { document: true, mergedFrom: true, pricedVersion: true },
  });
