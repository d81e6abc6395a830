// How the sum of the lines is made up.
import type { LineItem } from '../../domain/estimate/estimate.ts';
import { isOverhead } from '../../domain/money/charges.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { lineTotal, projectTotal } from '../../domain/money/pricing.ts';

/** Said beside a total that its owner set. */
export const SET_BY_HAND = 'Set by hand, instead of the sum of the lines.';

/** `work`, `overheadAndProfit` and `tax` add up to `lines`. Dollars. */
export interface TotalParts {
  work: number;
  overheadAndProfit: number;
  tax: number;
  lines: number;
}

export const totalParts = (items: readonly LineItem[]): TotalParts => {
  const lines = projectTotal(items);
  const tax = sumMoney(items.map((item) => item.tax));
  const overhead = items.filter(isOverhead);
  const overheadAndProfit = sumMoney(overhead.map((item) => lineTotal(item) - item.tax));
  return { work: sumMoney([lines, -tax, -overheadAndProfit]), overheadAndProfit, tax, lines };
};
