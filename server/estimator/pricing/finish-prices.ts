// One unit of a line at each finish level, so that an owner can switch a single line without pricing the job anew.
import type { FinishLevel } from '../../domain/catalog.ts';
import type { FinishPrices } from '../../domain/estimate.ts';
import { type Grade, GRADE_OF } from '../price-book/grades.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import type { PricingContext } from './context.ts';
import { unitTax } from './tax.ts';
import { unitPrice } from './unit-price.ts';

export const FINISH_AT: Record<Grade, FinishLevel> = { 0: 'LOW', 1: 'STANDARD', 2: 'HIGH' };

/** Enough for a million units to keep their cents. */
const shorten = (dollars: number): number => Math.round(dollars * 1e8) / 1e8;

/** Dollars per unit and tax per unit by level; null where the level changes nothing. */
export const finishPricesOf = (
  { item, priceShare }: Pick<WorkLine, 'item' | 'priceShare'>,
  context: PricingContext,
): FinishPrices | null => {
  const { region, laborMultiplier } = context;
  const at = (level: FinishLevel) => {
    const unit = unitPrice(item, { grade: GRADE_OF[level], region, laborMultiplier }, priceShare);
    return { unitPrice: unit.price, unitTax: shorten(unitTax(item, unit, context)) };
  };
  const prices = { LOW: at('LOW'), STANDARD: at('STANDARD'), HIGH: at('HIGH') };
  const isOnePrice =
    prices.LOW.unitPrice === prices.STANDARD.unitPrice &&
    prices.STANDARD.unitPrice === prices.HIGH.unitPrice;
  return isOnePrice ? null : prices;
};
