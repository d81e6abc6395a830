// The figures around the lines, made to follow the lines once their owner changed them. The same lines give the same figures.
import type { EstimateDocument, LineItem } from './estimate.ts';
import type { FinishTotals } from './estimate-figures.ts';
import type { FinishLevel } from '../catalog.ts';
import { LARGEST_AMOUNT } from '../limits.ts';
import { roundCents, sumMoney } from '../money/money.ts';
import { estimateTotal, lineTotal, projectTotal } from '../money/pricing.ts';
import { withCosts } from '../bid/refigure-bid.ts';
import { refigureBid } from '../bid/refigure-bid.ts';
import { refigureClaim } from './refigure-claim.ts';

const clamp = (dollars: number): number =>
  roundCents(Math.max(-LARGEST_AMOUNT, Math.min(LARGEST_AMOUNT, dollars)));

/** Range as wide, in proportion, as it was. It comes from the lines' own ranges where there was no width to keep. */
const rangeAfter = (
  before: EstimateDocument,
  after: EstimateDocument,
): EstimateDocument['range'] => {
  const [was, is] = [estimateTotal(before), estimateTotal(after)];
  if (is <= 0) return { low: 0, high: 0 };
  if (was > 0 && before.range.high > 0) {
    return {
      low: clamp((before.range.low / was) * is),
      high: clamp((before.range.high / was) * is),
    };
  }
  const end = (of: 'low' | 'high') =>
    sumMoney(after.items.map((line) => line.metadata[of] ?? lineTotal(line)));
  return { low: clamp(Math.min(end('low'), is)), high: clamp(Math.max(end('high'), is)) };
};

/**
 * Totals by way of delivery. The chosen way costs what the lines say; the others stay in proportion. It is null once there is
 * none to keep.
 */
const deliveryTotalsAfter = (
  { deliveryTotals, items, delivery }: EstimateDocument,
  after: EstimateDocument,
): EstimateDocument['deliveryTotals'] => {
  if (!deliveryTotals) return null;
  const [was, is] = [projectTotal(items), projectTotal(after.items)];
  if (was <= 0) return null;
  const scaled = (total: number) => clamp((total / was) * is);
  return {
    tradeDirect: delivery === 'TRADE_DIRECT' ? is : scaled(deliveryTotals.tradeDirect),
    gcManaged: delivery === 'GC_MANAGED' ? is : scaled(deliveryTotals.gcManaged),
    fullService: delivery === 'FULL_SERVICE' ? is : scaled(deliveryTotals.fullService),
  };
};

/** Dollars of a line at a level; its own total where it has no choice of levels. */
const totalAt = (line: LineItem, level: FinishLevel): number => {
  const at = line.metadata.finishPrices?.[level];
  // An owner's own price and tax do not change with the finish.
  if (!at || line.metadata.finishLevel === null) return lineTotal(line);
  if (level === line.metadata.finishLevel) return lineTotal(line);
  return roundCents(line.quantity * (at.unitPrice + at.unitTax));
};

/** Each level changes by what its lines change; charges on top of the lines stay as they were. */
const finishTotalsAfter = (
  { finishTotals, items }: EstimateDocument,
  after: EstimateDocument,
): FinishTotals | null => {
  if (!finishTotals) return null;
  if (after.items.length === 0) return { low: 0, standard: 0, high: 0 };
  const at = (lines: readonly LineItem[], level: FinishLevel) =>
    sumMoney(lines.map((line) => totalAt(line, level)));
  const moved = (total: number, level: FinishLevel) =>
    clamp(Math.max(0, total + at(after.items, level) - at(items, level)));
  return {
    low: moved(finishTotals.low, 'LOW'),
    standard: moved(finishTotals.standard, 'STANDARD'),
    high: moved(finishTotals.high, 'HIGH'),
  };
};

/**
 * `after` holds other lines or another total than `before`, but still its figures: returns it with range, delivery and
 * finish totals, claim and bid that follow. Dollars; amounts never leave what a document may hold.
 */
export const refigure = (before: EstimateDocument, after: EstimateDocument): EstimateDocument => {
  if (before.items === after.items && before.totalOverride === after.totalOverride) return after;
  const document = after.bid ? { ...after, items: withCosts(after.items) } : after;
  return {
    ...document,
    range: rangeAfter(before, document),
    accuracyClass: document.items.length === 0 ? null : document.accuracyClass,
    deliveryTotals: deliveryTotalsAfter(before, document),
    finishTotals: finishTotalsAfter(before, document),
    claim: document.claim && refigureClaim(document.claim, document),
    bid: document.bid && refigureBid(document.bid, before, document),
  };
};
