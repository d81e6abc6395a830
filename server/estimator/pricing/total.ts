// The total of priced lines with everything that is charged on top of them, for one delivery choice.
import type { DeliveryMode } from '../../domain/catalog.ts';
import { sumMoney } from '../../domain/money.ts';
import type { PriceBook } from '../price-book.ts';
import type { PricingContext } from './context.ts';
import { markupCharges } from './markup.ts';
import { minimumCharges } from './minimum.ts';
import type { Charge } from './charge.ts';
import type { PricedLine } from './price-line.ts';

/** Minimum visits, overhead, profit and design, in the order in which they are listed. */
export const chargesOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  delivery: DeliveryMode,
  book: Pick<PriceBook, 'laborRates' | 'rules' | 'insurance'>,
): Charge[] => [
  ...minimumCharges(lines, book.laborRates),
  ...markupCharges(lines, context, delivery, book),
];

/** Dollars with tax and all charges. */
export const totalOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  delivery: DeliveryMode,
  book: Pick<PriceBook, 'laborRates' | 'rules' | 'insurance'>,
): number =>
  sumMoney([
    ...lines.map(({ total }) => total),
    ...chargesOf(lines, context, delivery, book).map(({ amount }) => amount),
  ]);
