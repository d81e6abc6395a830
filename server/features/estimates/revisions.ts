// The versions before the current one, for their owner: list them, look one up. A document is loaded when a field asks for it.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { EstimateRevision } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readDocument } from '../document/read-document.ts';
import { takeLines } from '../document/take-lines.ts';
import { documentsAtHand } from '../document/versions-at-hand.ts';

const FACTS = {
  estimateId: true,
  version: true,
  change: true,
  changeNote: true,
  totalCents: true,
  itemCount: true,
  createdAt: true,
} as const;

export type RevisionFacts = Pick<EstimateRevision, keyof typeof FACTS>;
export type Revision = RevisionFacts & {
  /** Loads the documents once a page, whatever the number of its revisions. */
  document(): Promise<EstimateDocument>;
};

/** The versions below and above which a page lies, and how many it has. */
interface RevisionPage {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
  /** True for oldest first, as a page read backwards needs it. */
  inverted: boolean;
}

export const loadDocuments = async (
  ctx: Context,
  estimateId: number,
  versions: number[],
): Promise<ReadonlyMap<number, EstimateDocument>> => {
  const known = documentsAtHand(ctx, estimateId);
  if (versions.every((version) => known.has(version))) return known;
  const rows = await ctx.db.estimateRevision.findMany({
    where: { estimateId, version: { in: versions } },
    select: { version: true, document: true },
  });
  return new Map(rows.map(({ version, document }) => [version, readDocument(document)]));
};

/**
 * Versions of one estimate whose documents are loaded together, once, when the first of them is asked for.
 * Its lines count then: `document` throws TOO_LARGE, BUSY.
 * @param load gives the documents by version; those before the current one unless said
 */
export const withDocuments = (
  ctx: Context,
  rows: readonly RevisionFacts[],
  load: typeof loadDocuments = loadDocuments,
): Revision[] => {
  let documents: Promise<ReadonlyMap<number, EstimateDocument>> | undefined;
  const loadAll = () => {
    takeLines(
      ctx,
      rows.map(({ itemCount }) => itemCount),
    );
    const versions = rows.map(({ version }) => version);
    return load(ctx, rows[0]?.estimateId ?? 0, versions);
  };
  return rows.map((row) => ({
    ...row,
    document: async () => {
      documents ??= loadAll();
      const document = (await documents).get(row.version);
      if (!document) throw new Error(`Version ${row.version} has gone while it was read.`);
      return document;
    },
  }));
};

/** Lists versions before the current one of an estimate of the viewer's, newest first. */
export const listRevisions = async (
  ctx: Context,
  estimateId: number,
  { before, after, limit, inverted }: RevisionPage,
): Promise<Revision[]> => {
  const rows = await ctx.db.estimateRevision.findMany({
    where: {
      estimateId,
      estimate: visibleTo(ctx.viewer),
      version: { lt: after, gt: before },
    },
    orderBy: { version: inverted ? 'asc' : 'desc' },
    take: limit,
    select: FACTS,
  });
  return withDocuments(ctx, rows);
};

export const countRevisions = ({ db, viewer }: Context, estimateId: number): Promise<number> =>
  db.estimateRevision.count({ where: { estimateId, estimate: visibleTo(viewer) } });

/** Counts the versions before the current one that are no longer kept. Versions count from 1. */
export const countForgotten = async (
  ctx: Context,
  { id, version }: { id: number; version: number },
): Promise<number> => version - 1 - (await countRevisions(ctx, id));

/** One of the versions before the current one; null when there is none, or the estimate is someone else's. */
export const findRevision = async (
  ctx: Context,
  estimateId: number,
  version: number,
): Promise<Revision | null> => {
  const kept = await ctx.db.estimateRevision.findFirst({
    where: { estimateId, version, estimate: visibleTo(ctx.viewer) },
    select: FACTS,
  });
  return kept && (withDocuments(ctx, [kept])[0] ?? null);
};
