// Overhead and profit of whoever runs the job, taken out of the lines that charge for it.
import type { LineItem } from '../../domain/estimate.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import { lineTotal } from '../../domain/pricing.ts';

const CHARGE = 'overhead-profit';

/**
 * Share of a charge that is overhead, by what the charge is called. Claims list overhead and profit apart; general
 * conditions are site costs; a commercial fee is 8 % overhead and 7 % profit; else ten and ten.
 * Source: estimator_rules.json (overhead_profit).
 */
const OVERHEAD_SHARES: readonly (readonly [RegExp, number])[] = [
  [/^overhead$/i, 1],
  [/^profit$/i, 0],
  [/^general conditions/i, 1],
  [/^contractor fee/i, 8 / 15],
];
const TEN_AND_TEN = 0.5;

export const isOverheadCharge = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.includes(CHARGE);

/** Dollars; the two add up to the charges. */
export const overheadOf = (charges: readonly LineItem[]): { overhead: number; profit: number } => {
  const overhead = sumMoney(
    charges.map((line) => {
      const [, share] = OVERHEAD_SHARES.find(([name]) => name.test(line.name.trim())) ?? [];
      return roundCents(lineTotal(line) * (share ?? TEN_AND_TEN));
    }),
  );
  return { overhead, profit: roundCents(sumMoney(charges.map(lineTotal)) - overhead) };
};
