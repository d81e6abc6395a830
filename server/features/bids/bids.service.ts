// Use cases of bids: make one from an estimate, save its contractor's edits, look one up. One bid an estimate.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { bidTotals } from '../../domain/bid-totals.ts';
import type { ContractorBidDocument } from '../../domain/contractor-bid.ts';
import { someLines } from '../../domain/form-text.ts';
import { applyBidEdits, bidEditsSchema } from '../../domain/edit-bid.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { toCents } from '../../domain/money.ts';
import { STORED_BID } from '../../domain/stored-documents.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { makeBid } from '../../estimator/contractor-bid/make-bid.ts';
import { regionOf } from '../../estimator/inventory/terms.ts';
import type { ContractorBid, Prisma } from '../../generated/prisma/client.ts';
import { loadable } from '../../infra/db/selection.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import { readEstimateFacts } from '../estimates/estimate-facts.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { BidConflict } from './bids.errors.ts';
import { BID_LIMITS } from '../../domain/limits.ts';

export type BidSelection = Pick<Prisma.ContractorBidFindManyArgs, 'select' | 'include'>;

export const bidDocumentOf = ({
  document,
}: Pick<ContractorBid, 'document'>): ContractorBidDocument => STORED_BID.read(document);

/** Throws NOT_FOUND when the estimate has none, is missing or someone else's. */
export const requireBid = async (
  { db, viewer }: Context,
  estimateId: number,
  query: BidSelection = {},
) => {
  const bid = await db.contractorBid.findFirst({
    ...loadable(query),
    where: { estimateId, estimate: visibleTo(viewer) },
  });
  if (!bid) throw notFound('This bid');
  return bid;
};

/** Throws when the document breaks its own schema. */
const columnsOf = (bid: ContractorBidDocument) => {
  const document = STORED_BID.write(bid);
  return { document, totalCents: BigInt(toCents(bidTotals(document).total)) };
};

const createSchema = z.object({
  estimateId: idSchema,
  note: someLines(BID_LIMITS.note).nullish(),
});

/**
 * Makes the bid of an estimate as it stands and returns the estimate's id; one that was there is made anew.
 * Throws NOT_FOUND, InvalidInput.
 */
export const createBid = async (
  ctx: Context,
  rawInput: { estimateId: unknown; note?: unknown },
): Promise<number> => {
  await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const { estimateId, note } = parseInput(createSchema, rawInput);
  const facts = await readEstimateFacts(ctx.db, estimateId);
  if (!facts) throw notFound('This estimate');
  if (facts.document.items.length === 0) {
    throw new InvalidInput(
      'This estimate has no lines yet, so there is nothing to offer. Add lines, save, then make the bid.',
    );
  }
  const document = makeBid(
    facts.document,
    {
      book: ctx.priceBook,
      region: regionOf(ctx.priceBook, facts.document.location, facts.zip),
      finishLevel: facts.finishLevel,
      isCommercial: facts.propertyType === 'COMMERCIAL',
    },
    note ?? '',
  );
  const data = {
    ...columnsOf({ ...document, title: document.title.trim() || facts.title }),
    estimateVersion: facts.version,
    updatedAt: ctx.now(),
  };
  await ctx.db.contractorBid.upsert({
    where: { estimateId },
    create: { ...data, estimateId },
    update: { ...data, version: { increment: 1 } },
  });
  await publishEstimateChange(ctx, estimateId);
  return estimateId;
};

const saveSchema = bidEditsSchema.extend({ estimateId: idSchema, version: z.number().int() });

/** Saves a contractor's edits and returns the estimate's id; sums follow. Throws NOT_FOUND, InvalidInput, BidConflict. */
export const saveBid = async (ctx: Context, rawInput: { estimateId: unknown }): Promise<number> => {
  const { id } = await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const bid = await requireBid(ctx, id);
  const { estimateId, version, ...edits } = parseInput(saveSchema, rawInput);
  if (bid.version !== version) throw new BidConflict(estimateId);
  const { count } = await ctx.db.contractorBid.updateMany({
    where: { estimateId, version },
    data: {
      ...columnsOf(applyBidEdits(bidDocumentOf(bid), edits)),
      version: { increment: 1 },
      updatedAt: ctx.now(),
    },
  });
  if (count === 0) throw new BidConflict(estimateId);
  await publishEstimateChange(ctx, estimateId);
  return estimateId;
};
