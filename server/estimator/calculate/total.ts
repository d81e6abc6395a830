// The total of priced lines with everything that is charged on top of them, for one delivery choice.
import type { DeliveryMode } from '../../domain/catalog.ts';
import { roundCents, sumMoney } from '../../domain/money/money.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { PricingContext } from './context.ts';
import { markupCharges } from './markup.ts';
import { minimumCharges } from './minimum.ts';
import { sumsOf } from './charge-bases.ts';
import type { Charge } from './charge.ts';
import { smallJobCharge } from './small-job-labor.ts';
import { chargeTaxRate } from './tax.ts';
import type { PricedLine } from './priced-line.ts';

export interface TaxedCharge extends Charge {
  /** Dollars: a state that taxes the whole price taxes what is charged on top of the work, too. */
  tax: number;
  /** Share of the amount, 0–1. */
  taxRate: number;
}

/** Small-job labor, minimum visits, overhead, profit and design, in the order in which they are listed. */
export const chargesOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  delivery: DeliveryMode,
  book: Pick<PriceBook, 'laborRates' | 'rules' | 'insurance'>,
): TaxedCharge[] => {
  const rate = chargeTaxRate(context);
  const sums = sumsOf(lines, context.agent, book);
  return [
    ...smallJobCharge(sums, book.rules.small_job_labor),
    ...minimumCharges(lines, sums, book),
    ...markupCharges(lines, sums, context, delivery, book),
  ].map((charge) => ({ ...charge, tax: roundCents(charge.amount * rate), taxRate: rate }));
};

/** Dollars with tax and all charges. */
export const totalOf = (
  lines: readonly PricedLine[],
  context: PricingContext,
  delivery: DeliveryMode,
  book: Pick<PriceBook, 'laborRates' | 'rules' | 'insurance'>,
): number =>
  sumMoney([
    ...lines.map(({ total }) => total),
    ...chargesOf(lines, context, delivery, book).flatMap(({ amount, tax }) => [amount, tax]),
  ]);
