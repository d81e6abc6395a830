// The earlier versions of an estimate: keeps, finds and in the end forgets them. Callers check access.
import { type KeptVersion, versionsToForget } from '../../domain/estimate/thin-versions.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

/**
 * Forgets versions that are too many or take too much room, as domain/estimate/thin-versions chooses.
 * @returns bytes of the versions that stay
 */
export const thinVersions = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  current: { version: number; pricedVersion: number; bytes: number },
): Promise<number> => {
  const kept = await tx.$queryRaw<KeptVersion[]>`SELECT version, priced_version AS "pricedVersion",
      change IN ('SAVED', 'RESTORED', 'SCOPE_REVISED') AS "isEdit",
      pg_column_size(document) + coalesce(pg_column_size(merged_from), 0) AS bytes
    FROM estimate_revisions WHERE estimate_id = ${estimateId} ORDER BY version`;
  const gone = new Set(versionsToForget(kept, current));
  if (gone.size > 0) {
    await tx.estimateRevision.deleteMany({ where: { estimateId, version: { in: [...gone] } } });
  }
  return kept.reduce((sum, { version, bytes }) => sum + (gone.has(version) ? 0 : bytes), 0);
};

/**
 * Copies the current version from the database before the caller's transaction replaces it, and locks it until then.
 * Returns false when another version has become current.
 */
export const keepVersion = async (
  tx: Prisma.TransactionClient,
  { id, version }: { id: number; version: number },
): Promise<boolean> => {
  // Edits of one pricing would each keep a copy of what it was merged from.
  const kept = await tx.$executeRaw`INSERT INTO estimate_revisions
      (estimate_id, version, document, total_cents, item_count, change, change_note, priced_version, merged_from, created_at)
    SELECT id, version, document, total_cents, item_count, change, change_note, priced_version,
      CASE WHEN version = priced_version THEN merged_from END, updated_at
    FROM estimates WHERE id = ${id} AND version = ${version} FOR NO KEY UPDATE`;
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
