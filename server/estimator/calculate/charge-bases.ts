// Finds the sums that a priced line is part of: what carries overhead and profit, what makes a visit with a least price.
import {
  type ChargeSums,
  ROW_LABOR,
  sumBases,
  TRADE,
  VISIT,
} from '../../domain/money/charge-amounts.ts';
import type { ChargeBase } from '../../domain/money/charge-rules.ts';
import type { LaborRate } from '../book/labor-rates.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from './context.ts';
import {
  APPLIANCES,
  claimTradeOf,
  GENERAL_CONTRACTOR,
  isMarkedUp,
  WHOLE_JOB,
} from './marked-up.ts';
import type { PricedLine } from './priced-line.ts';

/** Trades that come with their own license and van; nobody else on site can do their small job. */
const SPECIALIST_RATES = ['PLM', 'ELE', 'HVC'];
/** All other trades together. */
export const CREW = 'crew';

export const isSpecialist = (rateKey: string): boolean => SPECIALIST_RATES.includes(rateKey);

/** The visit that a line needs; null for a line that needs none. */
export const visitOf = (
  { work }: PricedLine,
  rates: ReadonlyMap<string, LaborRate>,
): { key: string; rate: LaborRate } | null => {
  const rate = rates.get(work.item.rateKey);
  if (!rate || rate.minimumVisit === 0 || work.item.category === APPLIANCES) return null;
  // A turn-over crew tunes pipes and filters itself.
  return { key: isSpecialist(rate.key) && !work.makeReady ? rate.key : CREW, rate };
};

/** Rules and rates that the sums of an estimate follow from. */
type SumRules = Pick<PriceBook, 'laborRates' | 'insurance'>;

/** Only what repairs carries overhead and profit on a claim. */
const sharesOfClaim = (line: PricedLine, { insurance }: SumRules): string[] => {
  const { item } = line.work;
  if (!isMarkedUp(line) || item.action === 'clean') return [];
  const trade = claimTradeOf(item, insurance);
  return ['WORK', ...(trade === null ? [] : [`${TRADE}${trade}`])];
};

const sharesOf = (line: PricedLine, agent: PricingContext['agent'], rules: SumRules): string[] => {
  const { item, ofWholeJob, materialsOnly } = line.work;
  if (materialsOnly) return [];
  if (agent === 'INSURANCE') return sharesOfClaim(line, rules);
  const trade = item.trade === GENERAL_CONTRACTOR ? [] : [`${TRADE}${item.trade}`];
  if (item.category === APPLIANCES) return ['APPLIANCES'];
  const isWhole = item.category === WHOLE_JOB || ofWholeJob === true;
  if (!isMarkedUp(line)) return isWhole ? ['WHOLE_JOB'] : [];
  const conditions = item.code.startsWith('GCN-') ? ['GENERAL_CONDITIONS'] : [];
  return [isWhole ? 'WHOLE_JOB' : 'WORK', ...conditions, ...trade];
};

/** Running a job, hauling, and prices of a whole job by the square foot: nobody fits anything to what is there. */
const WITHOUT_FITTING = new Set(['General Conditions', 'Haul-Off & Disposal', WHOLE_JOB]);
/** Units of time: who orders hours or days pays for those, unless they were worked out from goods that the owner brings. */
const TIME: ReadonlySet<string> = new Set(['HR', 'DAY']);

/** Labor of a single work that somebody comes for: a small job makes it dearer. A package holds in its lines what it takes. */
const rowLaborOf = (line: PricedLine, rules: SumRules): ChargeBase[] => {
  const { work, unit } = line;
  const { item, from } = work;
  const visit = visitOf(line, rules.laborRates);
  const isFitted = TIME.has(item.unit)
    ? work.basis === 'DERIVED'
    : !WITHOUT_FITTING.has(item.category) && item.action !== 'clean';
  const isRow = from.assembly === null && !item.isOwnPrice && !work.makeReady && isMarkedUp(line);
  if (!visit || !isRow || !isFitted || unit.labor <= 0) return [];
  return [{ of: `${ROW_LABOR}${visit.key}`, share: Math.min(1, unit.labor / unit.price) }];
};

export const basesOf = (
  line: PricedLine,
  agent: PricingContext['agent'],
  rules: SumRules,
): ChargeBase[] => {
  const visit = visitOf(line, rules.laborRates);
  const names = [...sharesOf(line, agent, rules), ...(visit ? [`${VISIT}${visit.key}`] : [])];
  return [...names.map((of) => ({ of, share: 1 })), ...rowLaborOf(line, rules)];
};

export const sumsOf = (
  lines: readonly PricedLine[],
  agent: PricingContext['agent'],
  rules: SumRules,
): ChargeSums =>
  sumBases(
    lines.map((priced) => ({
      quantity: priced.line.quantity,
      unitPrice: priced.line.unitPrice,
      bases: basesOf(priced, agent, rules),
    })),
  );

/** Two lines shown as one are in each sum by what they bring to it. */
export const joinedBases = (
  one: Pick<PricedLine['line'], 'unitPrice' | 'metadata'>,
  other: Pick<PricedLine['line'], 'unitPrice' | 'metadata'>,
): ChargeBase[] => {
  const whole = one.unitPrice + other.unitPrice;
  const names = new Set([...one.metadata.bases, ...other.metadata.bases].map(({ of }) => of));
  const broughtBy = ({ unitPrice, metadata }: typeof one, of: string): number =>
    unitPrice * (metadata.bases.find((base) => base.of === of)?.share ?? 0);
  return [...names].map((of) => {
    const brought = broughtBy(one, of) + broughtBy(other, of);
    return { of, share: whole === 0 ? 1 : Math.min(1, brought / whole) };
  });
};
