// Use case: set two of one's own estimates beside each other.
import type { Context } from '../../context.ts';
import type { EstimateComparison } from '../../domain/estimate/compare-estimates.ts';
import type { Estimate } from '../../generated/prisma/client.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { type EstimateRef, findEstimate } from '../estimates/estimates.service.ts';

export interface ComparedEstimates extends EstimateComparison {
  left: Estimate;
  right: Estimate;
}

const COMPARISONS_A_MINUTE = 60;

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
  const differences = await ctx.estimator.compare(left.document, right.document, caller);
  return { ...differences, left, right };
};
