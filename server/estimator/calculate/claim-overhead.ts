// Overhead and profit of a claim: ten and ten on the repair when it needs a general contractor. Rule: insurance_rules.json.
import type { ClaimSums } from '../../domain/estimate/estimate-figures.ts';
import type { InsuranceRules } from '../book/claim-rules.ts';
import { type ChargeSums, percent } from '../../domain/money/charge-amounts.ts';
import { charge, shareRule } from './charge.ts';
import type { Charge } from './charge.ts';
import { claimTradesOf, isMarkedUp } from './marked-up.ts';
import { inSentence } from './minimum.ts';
import type { PricingContext } from './context.ts';
import type { PricedLine } from './priced-line.ts';

interface ClaimOverhead {
  charges: Charge[];
  method: ClaimSums['overheadMethod'];
  /** A sentence for people. */
  reason: string;
}

const inWords = (trades: readonly string[]): string =>
  trades.length === 0 ? 'none' : trades.map(inSentence).join(', ');

/** Overhead and profit on repair lines only: never on mitigation, cleaning, appliances, permits. */
export const claimOverhead = (
  lines: readonly PricedLine[],
  sums: ChargeSums,
  { overheadAndProfit: told }: Pick<PricingContext, 'overheadAndProfit'>,
  rules: InsuranceRules,
): ClaimOverhead => {
  const terms = { ...rules.overhead_profit, ...told };
  const repair = lines.filter((line) => isMarkedUp(line) && line.work.item.action !== 'clean');
  const trades = claimTradesOf(repair, rules);
  const counted = `${trades.length} trade${trades.length === 1 ? '' : 's'} (${inWords(trades)})`;
  if (told !== null && told.overhead + told.profit === 0)
    return { charges: [], method: 'NONE', reason: 'No overhead and profit, as you told.' };
  if (told === null && trades.length < terms.least_trades) {
    return {
      charges: [],
      method: 'NONE',
      reason: `No overhead and profit: the repair takes ${counted}, and ${terms.least_trades} or more usually call for a general contractor.`,
    };
  }
  const isCumulative = terms.method === 'cumulative';
  const leastTrades = told === null ? terms.least_trades : 0;
  /** @param of what the rate is taken of, for each dollar of the repair */
  const onRepair = (rate: number, of = 1) =>
    shareRule(`${percent(rate)} of the repair lines; {trades} trades take part.`, [
      { of: 'WORK', rate: rate * of, leastTrades },
    ]);
  return {
    charges: [
      ...charge('Overhead', onRepair(terms.overhead), sums),
      ...charge('Profit', onRepair(terms.profit, isCumulative ? 1 + terms.overhead : 1), sums),
    ],
    method: isCumulative ? 'CUMULATIVE' : 'ADDITIVE',
    reason: `${percent(terms.overhead)} overhead and ${percent(terms.profit)} profit: ${told === null ? `the repair takes ${counted}` : 'as you told'}. Not on mitigation, cleaning, appliances and permits.`,
  };
};
