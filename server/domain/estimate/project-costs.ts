// What a project costs: the sum of those of its estimates that count.
import type { EstimateDocument } from './estimate.ts';
import { roundCents, sumMoney } from '../money/money.ts';
import { estimateTotal, lineTotal, projectTotal } from '../money/pricing.ts';

export interface CategoryCost {
  /** Name of the category; empty when the lines have none. */
  category: string;
  /** Dollars. */
  amount: number;
}

export type Costed = Pick<EstimateDocument, 'items'> & {
  totalOverride?: number | null | undefined;
};

/** Costs by category, the largest first. Together with `setByHand` they sum to the total of the estimates. */
export const costsByCategory = (estimates: readonly Costed[]): CategoryCost[] => {
  const lines = estimates.flatMap(({ items }) => items);
  return [...Map.groupBy(lines, ({ category }) => category.trim())]
    .map(([category, group]) => ({ category, amount: sumMoney(group.map(lineTotal)) }))
    .toSorted((a, b) => b.amount - a.amount || a.category.localeCompare(b.category));
};

/** Dollars by which totals that owners set differ from their lines. They belong to no category. */
export const setByHand = (estimates: readonly Costed[]): number =>
  sumMoney(estimates.map((one) => roundCents(estimateTotal(one) - projectTotal(one.items))));
