// Use cases of bids: look one up, save its contractor's edits, take it away. One bid an estimate.
import { z } from 'zod';
import type { Context, Ports } from '../../context.ts';
import { applyBidEdits, bidEditsSchema } from '../../domain/bid/edit-bid.ts';
import { notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { documentPieces } from '../../infra/db/document-pieces.ts';
import { loadable } from '../../infra/db/selection.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { OVERTAKEN, unlessOvertaken } from '../estimates/document-in-pieces.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { writeDocument } from '../files/document-room.ts';
import { BidConflict } from './bids.errors.ts';
import { bidDocumentOf, columnsOf, replaceBid } from './bid-columns.ts';

export type BidSelection = Pick<Prisma.ContractorBidFindManyArgs, 'select' | 'include'>;

/** Returns null when the estimate has none, is missing or someone else's. */
const findBid = ({ db, viewer }: Context, estimateId: number, query: BidSelection) =>
  db.contractorBid.findFirst({
    ...loadable(query, 'id'),
    where: { estimateId, estimate: visibleTo(viewer) },
  });

/** Those of the estimates that are the viewer's, in no order. */
export const findBids = (
  { db, viewer }: Context,
  estimateIds: readonly number[],
  query: BidSelection = {},
) =>
  db.contractorBid.findMany({
    ...loadable(query, 'id'),
    where: { estimateId: { in: [...estimateIds] }, estimate: visibleTo(viewer) },
  });

/** Throws NOT_FOUND when the estimate has none, is missing or someone else's. */
export const requireBid = async (ctx: Context, estimateId: number, query: BidSelection = {}) => {
  const bid = await findBid(ctx, estimateId, query);
  if (!bid) throw notFound('This bid');
  return bid;
};

const saveSchema = bidEditsSchema.extend({ estimateId: idSchema, version: z.number().int() });

/**
 * Saves a contractor's edits and returns the estimate's id; sums follow.
 * Throws NOT_FOUND, InvalidInput, BidConflict, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED.
 */
export const saveBid = async (ctx: Context, rawInput: { estimateId: unknown }): Promise<number> => {
  const { id } = await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const bid = await requireBid(ctx, id);
  const { estimateId, version, ...edits } = parseInput(saveSchema, rawInput);
  if (bid.version !== version) throw new BidConflict(estimateId);
  const columns = await columnsOf(applyBidEdits(bidDocumentOf(bid), edits));
  const isReplaced = await writeDocument(ctx, async (tx, takeRoom) => {
    await takeRoom(columns.json.length);
    return replaceBid(tx, { estimateId, version }, columns, { updatedAt: ctx.now() });
  });
  if (!isReplaced) throw new BidConflict(estimateId);
  await publishEstimateChange(ctx, estimateId);
  return estimateId;
};

const BID_IN_PIECES = documentPieces({
  name: 'bid-in-pieces',
  from: 'contractor_bids WHERE estimate_id = $1 AND version = $2',
  list: 'lineItems',
});

interface OwnBid {
  version: number;
  updatedAt: Date;
  /** It is not read here: a document may have megabytes, and others would wait. */
  document: JsonPieces;
}

/** The bid of an estimate, as its owner takes it away; null when it has none. Throws BUSY while it is saved over and over. */
export const readOwnBid = (
  { db, pool }: Pick<Ports, 'db' | 'pool'>,
  estimateId: number,
): Promise<OwnBid | null> =>
  unlessOvertaken(async () => {
    const select = { version: true, updatedAt: true } as const;
    const bid = await db.contractorBid.findUnique({ where: { estimateId }, select });
    if (!bid) return null;
    const document = await BID_IN_PIECES.json(pool, [estimateId, bid.version]);
    return document ? { ...bid, document } : OVERTAKEN;
  });
