// Which priced lines carry overhead and profit, and the trades that do them.
import type { CatalogueItem } from '../book/catalogue.ts';
import type { InsuranceRules } from '../book/claim-rules.ts';
import type { PricedLine } from './priced-line.ts';

export const APPLIANCES = 'Appliances';
const PERMITS = 'Permits & Fees';
export const WHOLE_JOB = 'Whole-Job Allowances';
const DEMOLITION = 'Demolition';
export const GENERAL_CONTRACTOR = 'General Contractor';

export const isMarkedUp = ({ work: { item, makeReady } }: PricedLine): boolean =>
  item.marksUp && !makeReady && item.category !== PERMITS && item.category !== APPLIANCES;

/** Trade that a claim counts a row as; null for the general contractor's own work. Who puts the new in takes the old out. */
export const claimTradeOf = (
  { trade, category }: Pick<CatalogueItem, 'trade' | 'category'>,
  { overhead_profit: { trades_apart: apart } }: Pick<InsuranceRules, 'overhead_profit'>,
): string | null => {
  if (apart.includes(category)) return category;
  return trade === GENERAL_CONTRACTOR || category === DEMOLITION ? null : trade;
};

export const claimTradesOf = (
  lines: readonly PricedLine[],
  rules: Pick<InsuranceRules, 'overhead_profit'>,
): string[] => [
  ...new Set(lines.filter(isMarkedUp).flatMap(({ work }) => claimTradeOf(work.item, rules) ?? [])),
];
