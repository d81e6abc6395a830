// Use case: look up one version of an estimate, the one that stands or one before it.
import type { Context } from '../../context.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readDocument } from '../document/read-document.ts';
import { findRevision, type Revision } from '../revisions/revisions.ts';

const STANDING_REVISION = {
  id: true,
  version: true,
  change: true,
  changeNote: true,
  totalCents: true,
  itemCount: true,
  updatedAt: true,
  document: true,
} as const;

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
  const { id, updatedAt, document, ...facts } = current;
  return {
    ...facts,
    estimateId: id,
    createdAt: updatedAt,
    document: async () => readDocument(document),
  };
};
