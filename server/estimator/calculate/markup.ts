// The cost of running the job on top of the trades' own prices: overhead and profit, general conditions, design.
// Rules and rates: estimator_rules.json (delivery, overhead_profit, commercial); shown as lines, never hidden in prices.
import type { ChargeSums } from '../../domain/money/charge-amounts.ts';
import type { DeliveryMode } from '../../domain/catalog.ts';
import type { DeliveryTerms, EstimatorRules } from '../book/rules.ts';
import type { InsuranceRules } from '../book/claim-rules.ts';
import { percent, tradesIn } from '../../domain/money/charge-amounts.ts';
import { charge, shareRule } from './charge.ts';
import type { Charge } from './charge.ts';
import { claimOverhead } from './claim-overhead.ts';
import type { PricingContext } from './context.ts';
import type { PricedLine } from './priced-line.ts';

const MANAGED = 'Contractor overhead, supervision and profit';
const RAMP = { from: 2_000, over: 6_000 };
const TRADES_FOR_GC = 3;

const managed = (sums: ChargeSums, { op_rate: rate }: DeliveryTerms): Charge[] => {
  const onWork = tradesIn(sums) >= TRADES_FOR_GC && (sums.get('WORK') ?? 0) > RAMP.from;
  const words = onWork
    ? `${percent(rate)} of {work} for running {trades} trades; no share on permits and appliances{ramp}.`
    : `${percent(rate)} on the price per square foot of the whole job.`;
  const parts = [
    { of: 'WORK', rate, ramp: RAMP, leastTrades: TRADES_FOR_GC },
    { of: 'WHOLE_JOB', rate },
  ];
  return charge(MANAGED, shareRule(words, parts), sums);
};

const managedCommercial = (sums: ChargeSums, rules: EstimatorRules): Charge[] => {
  const { general_conditions_min_pct: least, fee_pct: fee } = rules.commercial;
  const { op_rate: rate } = rules.delivery.choices.gc_managed;
  const wholeJob = shareRule(`${percent(rate)} on the whole-job price.`, [
    { of: 'WHOLE_JOB', rate },
  ]);
  const toppedUp = shareRule(`Site running costs brought up to ${percent(least)} of the work.`, [
    { of: 'WORK', rate: least, leastTrades: TRADES_FOR_GC },
    { of: 'GENERAL_CONDITIONS', rate: -1, leastTrades: TRADES_FOR_GC },
  ]);
  const onWork = shareRule(`${percent(fee)} overhead and profit on the work.`, [
    { of: 'WORK', rate: fee, leastTrades: TRADES_FOR_GC },
  ]);
  return [
    ...charge(MANAGED, wholeJob, sums),
    ...charge('General conditions, topped up', toppedUp, sums),
    ...charge('Contractor fee', onWork, sums),
  ];
};

/** Overhead and profit at the rates that the request states. Size and number of trades do not matter. */
const asTold = (
  sums: ChargeSums,
  { overhead, profit }: NonNullable<PricingContext['overheadAndProfit']>,
): Charge[] => {
  const at = (rate: number) =>
    shareRule(`${percent(rate)} of {base}, as you told.`, [
      { of: 'WORK', rate },
      { of: 'WHOLE_JOB', rate },
    ]);
  return [...charge('Overhead', at(overhead), sums), ...charge('Profit', at(profit), sums)];
};

const DESIGN_TRADES = 4;
const DESIGN_FROM = 8_000;

const fullService = (sums: ChargeSums, terms: DeliveryTerms): Charge[] => {
  const { op_rate: rate, appliance_rate: ofAppliances, design_rate: ofDesign } = terms;
  const onAll = shareRule(
    `${percent(rate)} of the work and ${percent(ofAppliances)} of the appliances.`,
    [
      { of: 'WORK', rate },
      { of: 'WHOLE_JOB', rate },
      { of: 'APPLIANCES', rate: ofAppliances },
    ],
  );
  const design = shareRule(
    `${percent(ofDesign)} of the job for drawings and selections.`,
    [{ of: 'JOB', rate: ofDesign, leastTrades: DESIGN_TRADES }],
    DESIGN_FROM,
  );
  return [
    ...charge('Full-service contractor overhead, supervision and profit', onAll, sums),
    ...charge('Design', design, sums, 'design'),
  ];
};

/** Overhead, profit and design of one delivery choice, as lines. */
export const markupCharges = (
  lines: readonly PricedLine[],
  sums: ChargeSums,
  context: Pick<PricingContext, 'agent' | 'commercial' | 'overheadAndProfit'>,
  delivery: DeliveryMode,
  { rules, insurance }: { rules: EstimatorRules; insurance: InsuranceRules },
): Charge[] => {
  if (context.agent === 'INSURANCE') return claimOverhead(lines, sums, context, insurance).charges;
  if (delivery === 'TRADE_DIRECT') return [];
  if (delivery === 'GC_MANAGED' && context.overheadAndProfit !== null)
    return asTold(sums, context.overheadAndProfit);
  if (delivery === 'FULL_SERVICE') return fullService(sums, rules.delivery.choices.full_service);
  return context.commercial && context.agent !== 'CONTRACTOR'
    ? managedCommercial(sums, rules)
    : managed(sums, rules.delivery.choices.gc_managed);
};
