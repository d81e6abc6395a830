// The versions of an estimate: writes a new one over the row and keeps what it replaces. Callers check access.
import type { EstimateDocument } from '../../domain/estimate.ts';
import { estimateTotal } from '../../domain/pricing.ts';
import { toCents } from '../../domain/money.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { EstimateChange, Prisma } from '../../generated/prisma/client.ts';
import { keepVersion } from '../revisions/kept-versions.ts';
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

/** Runs in the caller's transaction. Throws EstimateConflict when `standing` is no longer the current version. */
export const replaceVersion = async (
  tx: Prisma.TransactionClient,
  standing: Pick<StandingEstimate, 'id' | 'version' | 'pricedVersion'>,
  { document, at, change, changeNote, pricing }: NewVersion,
): Promise<void> => {
  const { id, version } = standing;
  const { pricedVersion } = pricing ?? standing;
  const next = { version: version + 1, pricedVersion };
  if (!(await keepVersion(tx, standing, next))) {
    const current = await tx.estimate.findUniqueOrThrow({
      where: { id },
      select: { version: true },
    });
    throw new EstimateConflict(id, current.version);
  }
  const columns = columnsOf(document);
  const mergedFrom = pricing?.mergedFrom && STORED_ESTIMATE.write(pricing.mergedFrom);
  // This is written by hand, as the ORM looks through a document several times before it sends it.
  await tx.$executeRaw`UPDATE estimates SET title = ${columns.title}, currency = ${columns.currency},
      total_cents = ${columns.totalCents}, item_count = ${columns.itemCount}, document = ${JSON.stringify(columns.document)}::jsonb,
      change = ${change}::"EstimateChange", change_note = ${changeNote}, version = ${next.version}, updated_at = ${at},
      priced_version = ${pricedVersion}, merged_from = CASE WHEN ${pricing === undefined} THEN merged_from
        ELSE ${mergedFrom ? JSON.stringify(mergedFrom) : null}::jsonb END
    WHERE id = ${id}`;
};
