// What running the job costs on top of the trades' own prices: minimum visits, overhead and profit, design.
// Rules and rates: estimator_rules.json (delivery, overhead_profit, commercial); shown as lines, never hidden in prices.
import type { DeliveryMode } from '../../domain/catalog.ts';
import { roundCents } from '../../domain/money.ts';
import type { DeliveryTerms, EstimatorRules, LaborRate } from '../price-book/rules.ts';
import type { PricingContext } from './context.ts';
import type { PricedLine } from './price-line.ts';

/** A line without a catalogue row: a charge worked out from the other lines. */
export interface Charge {
  name: string;
  details: string;
  amount: number;
  source: string;
  tag: 'minimum-charge' | 'overhead-profit' | 'design';
}

const APPLIANCES = 'Appliances';
const PERMITS = 'Permits & Fees';
const WHOLE_JOB = 'Whole-Job Allowances';
const GENERAL_CONTRACTOR = 'General Contractor';
/** Trades that come with their own licence and van; nobody else on site can do their small job. */
const SPECIALIST_RATES = ['PLM', 'ELE', 'HVC'];

const untaxed = ({ line }: PricedLine): number => line.quantity * line.unitPrice;
const sum = (lines: readonly PricedLine[]): number =>
  lines.reduce((total, line) => total + untaxed(line), 0);

const isMarkedUp = ({ work: { item, makeReady } }: PricedLine): boolean =>
  item.marksUp && !makeReady && item.category !== PERMITS && item.category !== APPLIANCES;

export const tradesOf = (lines: readonly PricedLine[]): string[] => [
  ...new Set(
    lines
      .filter(isMarkedUp)
      .map(({ work }) => work.item.trade)
      .filter((trade) => trade !== GENERAL_CONTRACTOR),
  ),
];

/** A visit has a least price: each specialist's on its own, all other trades together as one crew. */
export const minimumCharges = (
  lines: readonly PricedLine[],
  rates: ReadonlyMap<string, LaborRate>,
): Charge[] => {
  const visits = new Map<string, { sum: number; rate: LaborRate }>();
  for (const line of lines) {
    const rate = rates.get(line.work.item.rateKey);
    if (!rate || rate.minimumVisit === 0 || line.work.item.category === APPLIANCES) continue;
    const key = SPECIALIST_RATES.includes(rate.key) ? rate.key : 'crew';
    const visit = visits.get(key);
    const dearer = visit && visit.rate.minimumVisit > rate.minimumVisit ? visit.rate : rate;
    visits.set(key, { sum: (visit?.sum ?? 0) + untaxed(line), rate: dearer });
  }
  return [...visits.values()].flatMap((visit) => {
    const missing = roundCents(visit.rate.minimumVisit - visit.sum);
    if (missing < 1) return [];
    return [
      {
        name: `Minimum service charge, ${visit.rate.trade.toLowerCase()}`,
        details: `A ${visit.rate.label.toLowerCase()} does not come for less than $${visit.rate.minimumVisit}.`,
        amount: missing,
        source: 'labor_rates.csv: least price of a visit less the lines above',
        tag: 'minimum-charge' as const,
      },
    ];
  });
};

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
  const wholeJob = sum(inCategory(WHOLE_JOB));
  return {
    work: sum(marked) - wholeJob,
    wholeJob,
    appliances: sum(inCategory(APPLIANCES)),
    generalConditions: sum(marked.filter(({ work }) => work.item.code.startsWith('GCN-'))),
    trades: tradesOf(lines).length,
    total: sum(lines),
  };
};

const charge = (
  name: string,
  details: string,
  amount: number,
  tag: Charge['tag'] = 'overhead-profit',
): Charge[] => {
  const rounded = roundCents(amount);
  return rounded < 0.01
    ? []
    : [
        {
          name,
          details,
          amount: rounded,
          source: 'estimator_rules.json: delivery and overhead rules',
          tag,
        },
      ];
};

const percent = (rate: number): string => `${Math.round(rate * 1000) / 10} %`;

const RAMP_FROM = 2_000;
const RAMP_OVER = 6_000;
const TRADES_FOR_GC = 3;

const managed = (bases: Bases, terms: DeliveryTerms): Charge[] => {
  const ramp = Math.max(0, Math.min(1, (bases.work - RAMP_FROM) / RAMP_OVER));
  const onWork = bases.trades >= TRADES_FOR_GC ? bases.work * ramp : 0;
  return charge(
    'Contractor overhead, supervision and profit',
    `${percent(terms.op_rate)} for running ${bases.trades} trades; no share on permits and appliances` +
      (ramp < 1 && onWork > 0 ? '; less on a small job.' : '.'),
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

const INSURANCE_RATE = 0.1;

/** Ten and ten on the repair lines when three or more trades take part; never on mitigation or cleaning. */
const insurance = (lines: readonly PricedLine[]): Charge[] => {
  const repair = lines.filter((line) => isMarkedUp(line) && line.work.item.action !== 'clean');
  if (tradesOf(repair).length < TRADES_FOR_GC) return [];
  const base = sum(repair);
  return (['Overhead', 'Profit'] as const).flatMap((name) =>
    charge(
      name,
      `${percent(INSURANCE_RATE)} of the repair lines; three or more trades take part.`,
      INSURANCE_RATE * base,
    ),
  );
};

/** Overhead, profit and design of one delivery choice, as lines. */
export const markupCharges = (
  lines: readonly PricedLine[],
  context: Pick<PricingContext, 'agent' | 'commercial'>,
  delivery: DeliveryMode,
  rules: EstimatorRules,
): Charge[] => {
  if (context.agent === 'INSURANCE') return insurance(lines);
  if (delivery === 'TRADE_DIRECT') return [];
  const bases = basesOf(lines);
  if (delivery === 'FULL_SERVICE') return fullService(bases, rules.delivery.choices.full_service);
  return context.commercial && context.agent !== 'CONTRACTOR'
    ? managedCommercial(bases, rules)
    : managed(bases, rules.delivery.choices.gc_managed);
};
