// Overhead and profit of whoever runs the job, taken out of the lines that charge for it.
import type { LineItem } from '../../domain/estimate.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import type { BidLine } from '../../domain/contractor-bid.ts';
import { untaxedOf } from './split-line.ts';

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

/** The tax on the charges as a line of its own, where a state taxes the whole price. */
export const taxOfCharges = (charges: readonly LineItem[]): BidLine[] => {
  const [first] = charges;
  const tax = sumMoney(charges.map((line) => line.tax));
  if (!first || tax === 0) return [];
  return [
    {
      id: first.id,
      name: 'Sales tax on overhead and profit',
      description: 'The state taxes the whole price of the contract.',
      quantity: 1,
      unit: 'LS',
      labor: 0,
      material: 0,
      equipment: 0,
      tax,
    },
  ];
};

/** Dollars before tax; the two add up to the charges. */
export const overheadOf = (charges: readonly LineItem[]): { overhead: number; profit: number } => {
  const overhead = sumMoney(
    charges.map((line) => {
      const [, share] = OVERHEAD_SHARES.find(([name]) => name.test(line.name.trim())) ?? [];
      return roundCents(untaxedOf(line) * (share ?? TEN_AND_TEN));
    }),
  );
  return { overhead, profit: roundCents(sumMoney(charges.map(untaxedOf)) - overhead) };
};
