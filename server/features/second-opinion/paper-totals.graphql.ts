import type { PaperTotals } from '../../domain/paper/paper-estimate.ts';
import { builder } from '../../graphql/builder.ts';

const TOTALS: Record<Exclude<keyof PaperTotals, `${string}Percent`>, string> = {
  net: 'Sum of the lines before tax, overhead and profit.',
  tax: 'Tax of the whole.',
  overhead: 'Overhead of the whole.',
  profit: 'Profit of the whole.',
  contingency: 'Reserve for what is found once work begins.',
  discount: 'What is taken off the whole.',
  rcv: 'Replacement cost value.',
  depreciation: 'Depreciation of the whole.',
  nonRecoverableDepreciation: 'The part of the depreciation that is not paid back.',
  acv: 'Actual cash value.',
  deductible: 'The deductible.',
  priorPayments: 'What was paid before.',
  netClaim: 'What is paid in the end.',
  total: 'What the paper asks for in the end.',
  deposit: 'What is to be paid before the work begins.',
};
const PERCENTS = {
  overheadPercent: 'Overhead in percent.',
  profitPercent: 'Profit in percent.',
  contingencyPercent: 'Contingency in percent.',
  taxPercent: 'Rate of the tax in percent.',
} as const;

export const PaperTotalsRef = builder.objectRef<PaperTotals>('PaperTotals').implement({
  description: 'The sums of a paper as they are written; null where none is.',
  fields: (t) => ({
    ...Object.fromEntries(
      Object.entries(TOTALS).map(([name, description]) => [
        name,
        t.expose(name as keyof typeof TOTALS, { type: 'Money', nullable: true, description }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(PERCENTS).map(([name, description]) => [
        name,
        t.exposeFloat(name as keyof typeof PERCENTS, { nullable: true, description }),
      ]),
    ),
  }),
});
