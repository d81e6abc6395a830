// The three delivery choices side by side, from the same priced lines. A claim has none: it carries its own rule.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from './context.ts';
import { totalOf } from './total.ts';
import type { PricedLine } from './priced-line.ts';

export const deliveryTotalsOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  book: PriceBook,
): EstimateDocument['deliveryTotals'] =>
  context.agent === 'INSURANCE'
    ? null
    : {
        tradeDirect: totalOf(lines, context, 'TRADE_DIRECT', book),
        gcManaged: totalOf(lines, context, 'GC_MANAGED', book),
        fullService: totalOf(lines, context, 'FULL_SERVICE', book),
      };
