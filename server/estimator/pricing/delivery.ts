// The three delivery choices side by side, from the same priced lines. A claim has none: it carries its own rule.
import type { DeliveryMode } from '../../domain/catalog.ts';
import type { EstimateDocument } from '../../domain/estimate.ts';
import { sumMoney } from '../../domain/money.ts';
import type { PriceBook } from '../price-book.ts';
import type { PricingContext } from './context.ts';
import { markupCharges, minimumCharges } from './markup.ts';
import type { PricedLine } from './price-line.ts';

export const deliveryTotalsOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  book: PriceBook,
): EstimateDocument['deliveryTotals'] => {
  if (context.agent === 'INSURANCE') return null;
  const work = [
    ...lines.map(({ total }) => total),
    ...minimumCharges(lines, book.laborRates).map(({ amount }) => amount),
  ];
  const totalOf = (mode: DeliveryMode): number =>
    sumMoney([
      ...work,
      ...markupCharges(lines, context, mode, book.rules).map(({ amount }) => amount),
    ]);
  return {
    tradeDirect: totalOf('TRADE_DIRECT'),
    gcManaged: totalOf('GC_MANAGED'),
    fullService: totalOf('FULL_SERVICE'),
  };
};
