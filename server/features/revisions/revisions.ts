// The versions before the current one, for their owner: list them, look one up. Lists load a document only when asked for it.
import type { Context } from '../../context.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { EstimateRevision } from '../../generated/prisma/client.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readDocument } from '../document/read-document.ts';
import { takeLines } from '../document/take-lines.ts';

const FACTS = {
  estimateId: true,
  version: true,
  change: true,
  changeNote: true,
  totalCents: true,
  itemCount: true,
  createdAt: true,
} as const;

export type Revision = Pick<EstimateRevision, keyof typeof FACTS> & {
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

const loadDocuments = async (
  { db }: Context,
  estimateId: number,
  versions: number[],
): Promise<Map<number, EstimateDocument>> => {
  const rows = await db.estimateRevision.findMany({
    where: { estimateId, version: { in: versions } },
    select: { version: true, document: true },
  });
  return new Map(rows.map(({ version, document }) => [version, readDocument(document)]));
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
  let documents: Promise<Map<number, EstimateDocument>> | undefined;
  return rows.map((row) => ({
    ...row,
    document: async () => {
      if (!documents) {
        takeLines(
          ctx,
          rows.map(({ itemCount }) => itemCount),
        );
      }
      documents ??= loadDocuments(
        ctx,
        estimateId,
        rows.map(({ version }) => version),
      );
      const document = (await documents).get(row.version);
      if (!document) throw new Error(`Version ${row.version} has gone while it was read.`);
      return document;
    },
  }));
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
  { db, viewer }: Context,
  estimateId: number,
  version: number,
): Promise<Revision | null> => {
  const kept = await db.estimateRevision.findFirst({
    where: { estimateId, version, estimate: visibleTo(viewer) },
    select: { ...FACTS, document: true },
  });
  return kept && { ...kept, document: async () => readDocument(kept.document) };
};
