// The versions of an estimate: writes a new one over the row and keeps what it replaces. Callers check access.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { toCents } from '../../domain/money/money.ts';
import { sentBytes } from '../../infra/db/sent-bytes.ts';
import { jsonBytes, type WrittenPieces } from '../../infra/json-bytes.ts';
import { STORED_ESTIMATE, type StoredDocument } from '../../domain/stored-documents.ts';
import type { EstimateChange, Prisma } from '../../generated/prisma/client.ts';
import { ESTIMATE_LIMITS } from '../../domain/limits.ts';
import type { TakeRoom } from '../files/document-room.ts';
import { keepVersion, thinVersions } from './kept-versions.ts';
import { EstimateConflict } from './estimates.errors.ts';

export const STANDING = {
  id: true,
  version: true,
  document: true,
  pricedVersion: true,
  mergedFrom: true,
} satisfies Prisma.EstimateSelect;
export type StandingEstimate = Prisma.EstimateGetPayload<{ select: typeof STANDING }>;

export const columnsOf = (document: EstimateDocument) => ({
  title: document.title || null,
  currency: document.currency,
  totalCents: BigInt(toCents(estimateTotal(document))),
  itemCount: document.items.length,
  document: STORED_ESTIMATE.write(document),
});

/** The pricing that a version is an edit of: the version it was made in, and its result where that version does not show it. */
export interface Pricing {
  pricedVersion: number;
  mergedFrom: EstimateDocument | null;
}

export interface NewVersion {
  document: EstimateDocument;
  change: EstimateChange;
  changeNote: string | null;
  at: Date;
  /** Pricing of the new version; absent for an edit of what stands. */
  pricing?: Pricing;
}

/** JSON of the versions that are at hand: most lines of the next one are theirs, and nobody changes a line that was checked. */
const written: WrittenPieces = new WeakMap();

/** Keeps the versions of an estimate within their number and their bytes. */
const thin = async (
  tx: Prisma.TransactionClient,
  id: number,
  current: { version: number; pricedVersion: number; bytes: number },
): Promise<void> => {
  const versionsBytes = await thinVersions(tx, id, current);
  await tx.estimate.update({ where: { id }, data: { versionsBytes }, select: { id: true } });
};

/** What the row of the new version holds. */
interface Written {
  document: StoredDocument<EstimateDocument>;
  /** Absent where it is the one of the version before. */
  mergedFrom?: StoredDocument<EstimateDocument> | null;
}

/**
 * Runs in the caller's transaction. Throws EstimateConflict when `standing` is no longer the current version.
 * @param takeRoom takes room for what a person writes; the number of its runs bounds what a job writes
 */
export const replaceVersion = async (
  tx: Prisma.TransactionClient,
  standing: Pick<StandingEstimate, 'id' | 'version' | 'pricedVersion'>,
  { document, at, change, changeNote, pricing }: NewVersion,
  takeRoom: TakeRoom = async () => {},
): Promise<Written> => {
  const { id, version } = standing;
  const { pricedVersion } = pricing ?? standing;
  const columns = columnsOf(document);
  const json = await jsonBytes(columns.document, { written });
  const base = pricing?.mergedFrom && STORED_ESTIMATE.write(pricing.mergedFrom);
  const mergedFrom = base && (await jsonBytes(base, { written }));
  const bytes = json.length + (mergedFrom?.length ?? 0);
  if (!(await keepVersion(tx, standing))) {
    const current = await tx.estimate.findUniqueOrThrow({
      where: { id },
      select: { version: true },
    });
    throw new EstimateConflict(id, current.version);
  }
  // The estimate's row is locked by now. Every writer locks it before the row that counts its network's day.
  await takeRoom(bytes);
  const next = { version: version + 1, pricedVersion, bytes };
  // This is written by hand, as the ORM looks through a document several times before it sends it.
  using sent = sentBytes(json);
  using sentBase = mergedFrom && sentBytes(mergedFrom);
  const [row] = await tx.$queryRaw<
    [{ versionsBytes: bigint }]
  >`UPDATE estimates SET title = ${columns.title}, currency = ${columns.currency},
      total_cents = ${columns.totalCents}, item_count = ${columns.itemCount}, document = convert_from(${sent.name}, 'UTF8')::jsonb,
      change = ${change}::"EstimateChange", change_note = ${changeNote}, version = ${next.version}, updated_at = ${at},
      priced_version = ${pricedVersion}, merged_from = CASE WHEN ${pricing === undefined} THEN merged_from
        ELSE convert_from(${sentBase?.name ?? null}::bytea, 'UTF8')::jsonb END,
      versions_bytes = versions_bytes + (SELECT pg_column_size(kept.document) + coalesce(pg_column_size(kept.merged_from), 0)
        FROM estimate_revisions AS kept WHERE kept.estimate_id = ${id} AND kept.version = ${version})
    WHERE id = ${id} RETURNING versions_bytes AS "versionsBytes"`;
  const isFull = Number(row.versionsBytes) + bytes > ESTIMATE_LIMITS.versionsBytes;
  if (isFull || next.version > ESTIMATE_LIMITS.versions) await thin(tx, id, next);
  return { document: columns.document, ...(base !== undefined && { mergedFrom: base }) };
};
