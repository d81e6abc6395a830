// Use case: look up one version of an estimate, the one that stands or one before it.
import type { Context } from '../../context.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readDocument } from '../document/read-document.ts';
import { findRevision, loadDocuments, type Revision, withDocuments } from './revisions.ts';

const STANDING_REVISION = {
  id: true,
  version: true,
  change: true,
  changeNote: true,
  totalCents: true,
  itemCount: true,
  updatedAt: true,
} as const;

/** The document of the version that stands; of one that was replaced since it was looked up, as it was kept. */
const loadStanding: typeof loadDocuments = async (ctx, estimateId, versions) => {
  const standing = await ctx.db.estimate.findFirst({
    where: { id: estimateId, version: { in: versions } },
    select: { version: true, document: true },
  });
  return standing
    ? new Map([[standing.version, readDocument(standing.document)]])
    : loadDocuments(ctx, estimateId, versions);
};

/** Returns null when there is none, or the estimate is someone else's. */
export const findVersion = async (
  ctx: Context,
  estimateId: number,
  version: number,
): Promise<Revision | null> => {
  const current = await ctx.db.estimate.findFirst({
    where: { id: estimateId, version, ...visibleTo(ctx.viewer) },
    select: STANDING_REVISION,
  });
  if (!current) return findRevision(ctx, estimateId, version);
  const { id, updatedAt, ...facts } = current;
  const standing = { ...facts, estimateId: id, createdAt: updatedAt };
  return withDocuments(ctx, [standing], loadStanding)[0] ?? null;
};
