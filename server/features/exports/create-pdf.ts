// Use case: make the PDF of an estimate as it stands. It takes the place of the one made before only once it is stored.
import { Readable } from 'node:stream';
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { callerOf } from '../accounts/turns.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { findEstimate } from '../estimates/estimates.service.ts';
import { type EstimateResult, findResult, type ResultRef } from '../estimates/find-result.ts';
import { findWholeEstimate, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { dropBytes, keepBytes, withBytes } from '../files/kept-bytes.ts';
import { replacePdf } from '../downloads/pdf-rows.ts';
import { toPrint } from './gather-estimate.ts';
import { makeExport } from './make-export.ts';

const PDF_MAX_BYTES = 200_000_000;

interface StoredPdf {
  key: string;
  size: number;
}

const storePdf = async (
  ctx: Context,
  estimate: WholeEstimate,
  signal: AbortSignal | undefined,
): Promise<StoredPdf> => {
  const print = await toPrint(ctx, estimate, signal);
  const caller = await callerOf(ctx, estimate.accountId, signal);
  const bytes = await makeExport(ctx, 'estimatePdf', print, caller);
  return ctx.storage.put(Readable.from([bytes]), { maxBytes: PDF_MAX_BYTES, signal });
};

/** @returns the key that no row refers to any more, or never will; null when there is none */
const recordPdf = (
  ctx: Context,
  { id, version }: WholeEstimate,
  { key, size }: StoredPdf,
): Promise<string | null> =>
  withBytes(ctx, async (tx) => {
    const row = { estimateId: id, version, key, size, createdAt: ctx.now() };
    const left = await replacePdf(tx, row);
    if (left !== key) await keepBytes(ctx, tx, [key]);
    return left;
  });

/**
 * Makes the PDF of the viewer's estimate, again when there is one.
 * Throws NOT_FOUND when the estimate is missing or someone else's; BUSY, UNAVAILABLE, STORAGE_FULL while it cannot be
 * made; TOO_LARGE, BAD_INPUT when it never can. The PDF made before, if any, is still there.
 */
export const createPdf = async (
  ctx: Context,
  estimateId: string | number,
  signal?: AbortSignal,
): Promise<{ id: number }> => {
  const owned = await findEstimate(ctx, { id: estimateId }, { select: { id: true } });
  const estimate = owned && (await findWholeEstimate(ctx, owned.id));
  if (!estimate) throw notFound('This estimate');
  const replaced = await recordPdf(ctx, estimate, await storePdf(ctx, estimate, signal));
  if (replaced !== null) await withBytes(ctx, (tx) => dropBytes(ctx, tx, [replaced]));
  await publishEstimateChange(ctx, estimate.id);
  return { id: estimate.id };
};

/** The same for a result as older clients know it; one that is not ready comes back as it is. */
export const createPdfOfResult = async (
  ctx: Context,
  ref: ResultRef,
  signal: AbortSignal,
): Promise<EstimateResult> => {
  const result = await findResult(ctx, ref);
  if (result.state !== 'ready') return result;
  await createPdf(ctx, result.estimate.id, signal);
  return findResult(ctx, ref);
};
