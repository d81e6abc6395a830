// Bid figures: what the price is made of, what the work costs the contractor, and when it is paid.
// Rules: contractor_rules.json. The price is the sum of the lines; these figures explain it and never change it.
import type { BidSums, CostSplit } from '../../domain/estimate-figures.ts';
import { roundCents, sumMoney } from '../../domain/money.ts';
import { isSpecialist } from '../pricing/charge-bases.ts';
import { chargesOf } from '../pricing/total.ts';
import { allowancesOf } from './allowances.ts';
import { alternatesOf } from './alternates.ts';
import { costSplitOf } from './cost-split.ts';
import { depositCapOf, depositNoteOf, paymentsOf } from './payments.ts';
import type { AgentFacts } from './agent-facts.ts';
import { ratio } from '../../domain/refigure-bid.ts';

const SMALL_JOB = 5_000;
const OLD_HOUSE = 1960;

const contingencyRate = ({ scope, context, book }: AgentFacts): number => {
  const stated = scope.facts.contingencyRate;
  if (stated !== null) return stated;
  const { contingency } = book.contractor;
  const key = context.commercial
    ? 'commercial TI'
    : (scope.facts.yearBuilt ?? 9_999) < OLD_HOUSE
      ? 'pre-1960 or unknown conditions'
      : 'remodel';
  return contingency[key] ?? 0;
};

/** Own crew at loaded wages; licensed trades, goods and fees at their price. */
const directCostOf = ({ lines, book }: AgentFacts, minimums: number): number => {
  const ownShare = book.contractor.cost_basis.self_perform_cost_ratio;
  const costs = lines.map((line) => {
    const { labor, material, equipment } = costSplitOf(line);
    return (isSpecialist(line.work.item.rateKey) ? labor : labor * ownShare) + material + equipment;
  });
  return sumMoney([...costs.map(roundCents), minimums]);
};

const addUp = (splits: readonly CostSplit[], part: keyof CostSplit): number =>
  sumMoney(splits.map((split) => split[part]));

const usualMarkup = ({ context, book, total }: AgentFacts): number => {
  const { small_job_under_5k, remodel, commercial_ti } = book.contractor.markup_defaults;
  if (context.commercial) return commercial_ti;
  return total < SMALL_JOB ? small_job_under_5k : remodel;
};

export const bidOf = (facts: AgentFacts): BidSums => {
  const { lines, items, context, book, total } = facts;
  const splits = lines.map(costSplitOf);
  const minimums = sumMoney(
    chargesOf(lines, context, context.delivery, book)
      .filter(({ tag }) => tag === 'minimum-charge')
      .map(({ amount }) => amount),
  );
  const tax = sumMoney(items.map((item) => item.tax));
  const directCost = directCostOf(facts, minimums);
  const untaxed = roundCents(total - tax);
  const usualMarkupRate = usualMarkup(facts);
  const rate = contingencyRate(facts);
  const cap = depositCapOf(context.region.state, context.commercial, book);
  return {
    labor: roundCents(addUp(splits, 'labor') + minimums),
    material: addUp(splits, 'material'),
    equipment: addUp(splits, 'equipment'),
    tax,
    directCost,
    markupRate: ratio(untaxed - directCost, directCost),
    margin: ratio(untaxed - directCost, untaxed),
    usualMarkupRate,
    usualPrice: roundCents(directCost * (1 + usualMarkupRate)),
    contingencyRate: rate,
    contingency: roundCents(total * rate),
    price: total,
    validDays: book.contractor.valid_days,
    alternates: alternatesOf(facts),
    allowances: allowancesOf(facts),
    paymentSchedule: paymentsOf(facts),
    depositNote: depositNoteOf(cap),
  };
};
