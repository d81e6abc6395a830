// Use case: set two of one's own estimates beside each other.
import type { Context } from '../../context.ts';
import { compareEstimates, type EstimateComparison } from '../../domain/compare-estimates.ts';
import type { Estimate } from '../../generated/prisma/client.ts';
import { type EstimateRef, documentOf, findEstimate } from './estimates.service.ts';

export interface ComparedEstimates extends EstimateComparison {
  left: Estimate;
  right: Estimate;
}

/** Null when one of them is missing, not ready or someone else's. */
export const compareOwnEstimates = async (
  ctx: Context,
  leftRef: EstimateRef,
  rightRef: EstimateRef,
): Promise<ComparedEstimates | null> => {
  const [left, right] = [await findEstimate(ctx, leftRef), await findEstimate(ctx, rightRef)];
  if (!left || !right) return null;
  return { ...compareEstimates(documentOf(left), documentOf(right)), left, right };
};
