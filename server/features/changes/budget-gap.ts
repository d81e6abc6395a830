// Use case: what brings an estimate down to the budget that its owner told. It prices, and keeps nothing.
import type { Context } from '../../context.ts';
import type { BudgetWay } from '../../domain/money/budget-ways.ts';
import { roundCents } from '../../domain/money/money.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { readDocument } from '../document/read-document.ts';
import { requireStanding, termsOf } from '../estimates/standing-estimate.ts';

const LOOKS_A_MINUTE = 30;

export interface FoundGap {
  budget: number;
  /** Dollars above the budget. */
  over: number;
  ways: BudgetWay[];
}

/** Returns null without a budget, and within it. Throws NOT_FOUND, EstimateConflict, BUSY, TOO_LARGE, UNAVAILABLE. */
export const findBudgetGap = async (
  ctx: Context,
  { id, version }: { id: number; version: number },
): Promise<FoundGap | null> => {
  const standing = await requireStanding(ctx, id, version);
  const document = readDocument(standing.document);
  const { scope } = document;
  const total = estimateTotal(document);
  const budget = scope?.facts.budget ?? null;
  if (!scope || budget === null || budget >= total) return null;
  limitCalls(ctx, 'budgetGap', LOOKS_A_MINUTE);
  const terms = termsOf(standing, document, ctx.now());
  const caller = { owner: callingOwner(ctx) };
  const ways = await ctx.estimator.reach(scope, terms, { budget, total }, caller);
  return { budget, over: roundCents(total - budget), ways };
};
