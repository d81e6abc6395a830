// Sales tax on one line, by the rule of the state: on materials, on the whole line, or none. Source: sales_tax.csv.
import { roundCents } from '../../domain/money/money.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { TaxBase } from '../book/tax-rules.ts';
import type { PricingContext } from './context.ts';
import type { UnitPrice } from './unit-price.ts';

/** Share of material value assumed as tax when the place is unknown. */
export const ASSUMED_RATE = 0.07;

type TaxFactors = Pick<PricingContext, 'tax' | 'commercial' | 'repairOnly' | 'repairTaxStates'>;

export const taxRate = ({ tax }: Pick<PricingContext, 'tax'>): number => tax?.rate ?? ASSUMED_RATE;

export const taxBase = ({ tax, commercial, repairOnly, repairTaxStates }: TaxFactors): TaxBase => {
  if (!tax) return 'materials';
  const base = commercial ? tax.commercial : tax.residential;
  return base === 'materials' && repairOnly && repairTaxStates.includes(tax.state) ? 'all' : base;
};

/** Dollars of tax on one unit, not rounded; fees and permits are not taxed. */
export const unitTax = (item: CatalogueItem, unit: UnitPrice, context: TaxFactors): number => {
  const base = taxBase(context);
  if (!item.taxed || base === 'none') return 0;
  return (base === 'all' ? unit.price : unit.material) * taxRate(context);
};

/** Dollars of tax on `quantity` units. */
export const lineTax = (
  item: CatalogueItem,
  quantity: number,
  unit: UnitPrice,
  context: TaxFactors,
): number => roundCents(quantity * unitTax(item, unit, context));
