// Makes the bid of an estimate, anew where there is one.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { someLines } from '../../domain/text/form-text.ts';
import { BID_LIMITS } from '../../domain/limits.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import { makeBid } from '../../estimator/present/contractor-bid/make-bid.ts';
import { regionOf } from '../../estimator/present/inventory/terms.ts';
import { readEstimateFacts } from '../estimates/estimate-facts.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { writeDocument } from '../files/document-room.ts';
import { sentBytes } from '../../infra/db/sent-bytes.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { BidConflict } from './bids.errors.ts';
import { type BidColumns, columnsOf, replaceBid } from './bid-columns.ts';

const createSchema = z.object({
  estimateId: idSchema,
  note: someLines(BID_LIMITS.note).nullish(),
  version: seenVersionSchema,
});

/** Writes over whatever bid stands, unless the caller saw one. Throws NOT_FOUND, BidConflict. */
const writeBid = async (
  tx: Prisma.TransactionClient,
  estimateId: number,
  columns: BidColumns,
  made: { estimateVersion: number; updatedAt: Date },
  version: number | null | undefined,
): Promise<void> => {
  if (version == null) {
    const { json, totalCents } = columns;
    using sent = sentBytes(json);
    await tx.$executeRaw`INSERT INTO contractor_bids AS bid (estimate_id, document, total_cents, estimate_version, updated_at)
      VALUES (${estimateId}, convert_from(${sent.name}, 'UTF8')::jsonb, ${totalCents}, ${made.estimateVersion}, ${made.updatedAt})
      ON CONFLICT (estimate_id) DO UPDATE SET document = excluded.document, total_cents = excluded.total_cents,
        estimate_version = excluded.estimate_version, updated_at = excluded.updated_at, version = bid.version + 1`;
    return;
  }
  if (await replaceBid(tx, { estimateId, version }, columns, made)) return;
  const stands = await tx.contractorBid.count({ where: { estimateId } });
  throw stands > 0 ? new BidConflict(estimateId) : notFound('This bid');
};

/**
 * Makes the bid of an estimate as it stands and returns the estimate's id; one that was there is made anew.
 * Throws NOT_FOUND, InvalidInput, BidConflict, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED.
 */
export const createBid = async (
  ctx: Context,
  rawInput: { estimateId: unknown; note?: unknown; version?: unknown },
): Promise<number> => {
  await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const { estimateId, note, version } = parseInput(createSchema, rawInput);
  const facts = await readEstimateFacts(ctx, estimateId);
  if (!facts) throw notFound('This estimate');
  if (facts.document.items.length === 0) {
    throw new InvalidInput(
      'This estimate has no lines yet, so there is nothing to offer. Add lines, save, then make the bid.',
    );
  }
  await nextTurn();
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
  const columns = await columnsOf({ ...document, title: document.title.trim() || facts.title });
  const made = { estimateVersion: facts.version, updatedAt: ctx.now() };
  await writeDocument(ctx, async (tx, takeRoom) => {
    await takeRoom(columns.json.length);
    await writeBid(tx, estimateId, columns, made, version);
  });
  await publishEstimateChange(ctx, estimateId);
  return estimateId;
};
