// Use case: set two of one's own estimates beside each other.
import type { Context } from '../../context.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import { withNumbers } from '../../domain/estimate/line-numbers.ts';
import type { Estimate } from '../../generated/prisma/client.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { type EstimateRef, findEstimate } from '../estimates/estimates.service.ts';
import { documentOf } from '../document/read-document.ts';

export interface ComparedEstimates extends EstimateComparison {
  left: Estimate;
  right: Estimate;
}

const COMPARISONS_A_MINUTE = 60;

/** Lines of a comparison are named by their numbers. */
const numberedOf = (estimate: Estimate) => {
  const document = documentOf(estimate);
  return { ...document, items: withNumbers(document.items) };
};

/** Returns null when one of them is missing, not ready or someone else's. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
export const compareOwnEstimates = async (
  ctx: Context,
  leftRef: EstimateRef,
  rightRef: EstimateRef,
): Promise<ComparedEstimates | null> => {
  const [left, right] = [await findEstimate(ctx, leftRef), await findEstimate(ctx, rightRef)];
  if (!left || !right) return null;
  limitCalls(ctx, 'estimateComparison', COMPARISONS_A_MINUTE);
  const caller = { owner: callingOwner(ctx) };
  const differences = await ctx.estimator.compare(numberedOf(left), numberedOf(right), caller);
  return { ...differences, left, right };
};
