// Use case: set two of one's own estimates beside each other.
import type { Context } from '../../context.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import type { JsonPieces } from '../../infra/json-bytes.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { takeLines } from '../document/take-lines.ts';
import { loadDocumentJson, OVERTAKEN, unlessOvertaken } from '../estimates/document-in-pieces.ts';
import { type EstimateRef, findEstimate } from '../estimates/estimates.service.ts';

export interface ComparedEstimates extends EstimateComparison {
  left: { id: number };
  right: { id: number };
}

interface StoredEstimate {
  id: number;
  /** Its document: nobody but the estimator reads it. */
  json: JsonPieces;
}

const readStored = async (
  ctx: Context,
  ref: EstimateRef,
): Promise<StoredEstimate | null | typeof OVERTAKEN> => {
  const select = { id: true, version: true, itemCount: true };
  const found = await findEstimate(ctx, ref, { select });
  if (!found) return null;
  takeLines(ctx, [found.itemCount]);
  const json = await loadDocumentJson(ctx, found);
  return json === null ? OVERTAKEN : { id: found.id, json };
};

/** Returns null when it is missing, not ready or someone else's. Throws BUSY while its owner has read too many lines. */
const findStored = (ctx: Context, ref: EstimateRef): Promise<StoredEstimate | null> =>
  unlessOvertaken(() => readStored(ctx, ref));

const COMPARISONS_A_MINUTE = 60;

/** Returns null when one of them is missing, not ready or someone else's. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
export const compareOwnEstimates = async (
  ctx: Context,
  leftRef: EstimateRef,
  rightRef: EstimateRef,
): Promise<ComparedEstimates | null> => {
  const [left, right] = [await findStored(ctx, leftRef), await findStored(ctx, rightRef)];
  if (!left || !right) return null;
  limitCalls(ctx, 'estimateComparison', COMPARISONS_A_MINUTE);
  const caller = { owner: callingOwner(ctx) };
  const differences = await ctx.estimator.compare(left.json, right.json, caller);
  return { ...differences, left, right };
};
