// What running the job costs on top of the trades' own prices: minimum visits, overhead and profit, design.
// Rules and rates: estimator_rules.json (delivery, overhead_profit, commercial); shown as lines, never hidden in prices.
import type { DeliveryMode } from '../../domain/catalog.ts';
import { moneyWriter } from '../../domain/written.ts';
import type { DeliveryTerms, EstimatorRules } from '../price-book/rules.ts';
import type { InsuranceRules } from '../price-book/claim-rules.ts';
import { charge, percent } from './charge.ts';
import type { Charge } from './charge.ts';
import { claimOverhead } from './claim-overhead.ts';
import type { PricingContext } from './context.ts';
import { APPLIANCES, isMarkedUp, tradesOf, untaxedSum, WHOLE_JOB } from './marked-up.ts';
import type { PricedLine } from './priced-line.ts';

interface Bases {
  /** Ordinary lines that carry overhead and profit. */
  work: number;
  /** Whole-job prices per square foot; they carry it whatever the number of trades. */
  wholeJob: number;
  appliances: number;
  generalConditions: number;
  trades: number;
  total: number;
}

const basesOf = (lines: readonly PricedLine[]): Bases => {
  const marked = lines.filter(isMarkedUp);
  const inCategory = (category: string) =>
    lines.filter(({ work }) => work.item.category === category);
  const wholeJob = untaxedSum(
    lines.filter(({ work }) => work.item.category === WHOLE_JOB || work.ofWholeJob === true),
  );
  return {
    work: untaxedSum(marked) - wholeJob,
    wholeJob,
    appliances: untaxedSum(inCategory(APPLIANCES)),
    generalConditions: untaxedSum(marked.filter(({ work }) => work.item.code.startsWith('GCN-'))),
    trades: tradesOf(lines).length,
    total: untaxedSum(lines),
  };
};

const dollars = moneyWriter('USD');

const RAMP_FROM = 2_000;
const RAMP_OVER = 6_000;
const TRADES_FOR_GC = 3;

const managed = (bases: Bases, terms: DeliveryTerms): Charge[] => {
  const ramp = Math.max(0, Math.min(1, (bases.work - RAMP_FROM) / RAMP_OVER));
  const onWork = bases.trades >= TRADES_FOR_GC ? bases.work * ramp : 0;
  const forWork =
    `${percent(terms.op_rate)} of ${dollars(bases.work)} for running ${bases.trades} trades; no share on permits and appliances` +
    (ramp < 1 ? `; ${percent(ramp)} of that on a job this small.` : '.');
  return charge(
    'Contractor overhead, supervision and profit',
    onWork > 0
      ? forWork
      : `${percent(terms.op_rate)} on the price per square foot of the whole job.`,
    terms.op_rate * (onWork + bases.wholeJob),
  );
};

const managedCommercial = (bases: Bases, rules: EstimatorRules): Charge[] => {
  const { general_conditions_min_pct: least, fee_pct: fee } = rules.commercial;
  const wholeJob = charge(
    'Contractor overhead, supervision and profit',
    `${percent(rules.delivery.choices.gc_managed.op_rate)} on the whole-job price.`,
    rules.delivery.choices.gc_managed.op_rate * bases.wholeJob,
  );
  if (bases.trades < TRADES_FOR_GC) return wholeJob;
  return [
    ...wholeJob,
    ...charge(
      'General conditions, topped up',
      `Site running costs brought up to ${percent(least)} of the work.`,
      Math.max(0, least * bases.work - bases.generalConditions),
    ),
    ...charge(
      'Contractor fee',
      `${percent(fee)} overhead and profit on the work.`,
      fee * bases.work,
    ),
  ];
};

/** Overhead and profit at the rates told for the whole job, whatever its size and the number of its trades. */
const asTold = (
  bases: Bases,
  { overhead, profit }: NonNullable<PricingContext['overheadAndProfit']>,
): Charge[] => {
  const base = bases.work + bases.wholeJob;
  return [
    ...charge(
      'Overhead',
      `${percent(overhead)} of ${dollars(base)}, as you told.`,
      overhead * base,
    ),
    ...charge('Profit', `${percent(profit)} of ${dollars(base)}, as you told.`, profit * base),
  ];
};

const DESIGN_TRADES = 4;
const DESIGN_FROM = 8_000;

const fullService = (bases: Bases, terms: DeliveryTerms): Charge[] => [
  ...charge(
    'Full-service contractor overhead, supervision and profit',
    `${percent(terms.op_rate)} of the work and ${percent(terms.appliance_rate)} of the appliances.`,
    terms.op_rate * (bases.work + bases.wholeJob) + terms.appliance_rate * bases.appliances,
  ),
  ...(bases.trades >= DESIGN_TRADES && bases.total > DESIGN_FROM
    ? charge(
        'Design',
        `${percent(terms.design_rate)} of the job for drawings and selections.`,
        terms.design_rate * bases.total,
        'design',
      )
    : []),
];

/** Overhead, profit and design of one delivery choice, as lines. */
export const markupCharges = (
  lines: readonly PricedLine[],
  context: Pick<PricingContext, 'agent' | 'commercial' | 'overheadAndProfit'>,
  delivery: DeliveryMode,
  { rules, insurance }: { rules: EstimatorRules; insurance: InsuranceRules },
): Charge[] => {
  if (context.agent === 'INSURANCE') return claimOverhead(lines, context, insurance).charges;
  if (delivery === 'TRADE_DIRECT') return [];
  const bases = basesOf(lines);
  if (delivery === 'GC_MANAGED' && context.overheadAndProfit !== null)
    return asTold(bases, context.overheadAndProfit);
  if (delivery === 'FULL_SERVICE') return fullService(bases, rules.delivery.choices.full_service);
  return context.commercial && context.agent !== 'CONTRACTOR'
    ? managedCommercial(bases, rules)
    : managed(bases, rules.delivery.choices.gc_managed);
};
