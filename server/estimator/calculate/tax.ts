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

/** A tax on the whole contract is taken of the price and of its sales tax. */
const withContractTax = (price: number, salesTax: number, { tax }: TaxFactors): number =>
  salesTax + (tax?.contract ?? 0) * (price + salesTax);

/** Dollars of tax on one unit, not rounded; fees and permits are not taxed. */
export const unitTax = (item: CatalogueItem, unit: UnitPrice, context: TaxFactors): number => {
  const base = taxBase(context);
  if (!item.taxed || base === 'none') return 0;
  const salesTax = (base === 'all' ? unit.price : unit.material) * taxRate(context);
  return withContractTax(unit.price, salesTax, context);
};

/** Share of a line's tax that is owed for its material, 0–1. */
export const materialTaxShare = (unit: UnitPrice, context: TaxFactors): number => {
  if (taxBase(context) === 'all') return unit.material / (unit.price || 1);
  const salesTax = unit.material * taxRate(context);
  const all = withContractTax(unit.price, salesTax, context);
  return all > 0 ? withContractTax(unit.material, salesTax, context) / all : 1;
};

/** Share of a charge that is tax: a tax on the whole price is due on overhead, profit and least prices, too. */
export const chargeTaxRate = (context: TaxFactors): number =>
  withContractTax(1, taxBase(context) === 'all' ? taxRate(context) : 0, context);

/** Dollars of tax on `quantity` units. */
export const lineTax = (
  item: CatalogueItem,
  quantity: number,
  unit: UnitPrice,
  context: TaxFactors,
): number => roundCents(quantity * unitTax(item, unit, context));
