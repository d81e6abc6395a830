// What hangs on a line's total and moves with it: its range, what age took from it, what it is made of. Dollars.
import type { CostSplit, LineClaim } from './estimate-figures.ts';
import type { LineItem, LineMetadata } from './estimate.ts';
import { roundCents, toCents } from '../money/money.ts';
import { lineTotal, type LineAmounts } from '../money/pricing.ts';

/** quantity × unit price, before tax. */
export const untaxedTotal = ({ quantity, unitPrice }: LineAmounts): number =>
  roundCents(quantity * unitPrice);

/** Dollars of tax for each dollar of the line: as it was priced, else as the line stands; 0 for a line of nothing. */
export const taxRateOf = (
  line: LineAmounts & { metadata: Pick<LineMetadata, 'taxRate'> },
): number => {
  const whole = line.quantity * line.unitPrice;
  return line.metadata.taxRate ?? (whole === 0 ? 0 : line.tax / whole);
};

/** Both ends of the range, as far from the total as they were; null once the total was nothing. */
export const scaleEnds = (
  { low, high }: Pick<LineMetadata, 'low' | 'high'>,
  before: LineAmounts,
  after: LineAmounts,
): Pick<LineMetadata, 'low' | 'high'> => {
  const [was, is] = [lineTotal(before), lineTotal(after)];
  if (was === is || low === null || high === null) return { low, high };
  if (was === 0) return { low: null, high: null };
  const ends = [low, high].map((end) => roundCents((end / was) * is));
  return { low: Math.min(...ends), high: Math.max(...ends) };
};

/** Takes the same share of the total for age as before. A line that cost nothing takes its rate. */
export const scaleClaim = (
  before: LineAmounts & { metadata: { claim: LineClaim | null } },
  after: LineAmounts,
): LineClaim | null => {
  const { claim } = before.metadata;
  const [was, is] = [lineTotal(before), lineTotal(after)];
  if (!claim || was === is) return claim ?? null;
  const share = was === 0 ? claim.depreciationRate : claim.depreciation / was;
  const depreciation = roundCents(share * is);
  return { ...claim, depreciation, acv: roundCents(is - depreciation) };
};

export const COST_PARTS = [
  'labor',
  'material',
  'equipment',
] as const satisfies readonly (keyof CostSplit)[];

/** Splits an amount like another one; cents of rounding fall to the largest part. All is labor where there is no pattern. */
export const splitLike = (pattern: CostSplit, amount: number): CostSplit => {
  const whole = pattern.labor + pattern.material + pattern.equipment;
  if (toCents(whole) === 0) return { labor: amount, material: 0, equipment: 0 };
  const part = (of: number) => roundCents((of / whole) * amount);
  const split = {
    labor: part(pattern.labor),
    material: part(pattern.material),
    equipment: part(pattern.equipment),
  };
  const rest = roundCents(amount - split.labor - split.material - split.equipment);
  const largest = COST_PARTS.reduce((best: keyof CostSplit, key) =>
    Math.abs(pattern[key]) > Math.abs(pattern[best]) ? key : best,
  );
  return { ...split, [largest]: roundCents(split[largest] + rest) };
};

/** Scales the cost in the same shares as before. */
export const scaleCost = (
  before: Pick<LineItem, 'quantity' | 'unitPrice' | 'tax'> & {
    metadata: { cost: CostSplit | null };
  },
  after: LineAmounts,
): CostSplit | null => {
  const { cost } = before.metadata;
  const whole = untaxedTotal(after);
  return !cost || whole === untaxedTotal(before) ? (cost ?? null) : splitLike(cost, whole);
};
