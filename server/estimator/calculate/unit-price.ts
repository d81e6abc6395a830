// Unit prices: labor × regional and job factors + material with waste × factor + equipment. Source: catalogue.csv;
// prices of an operator's own list hold as they stand, without any factor.
import { roundCents } from '../../domain/money/money.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PricingContext } from './context.ts';

/** Dollars per unit; the parts are exact, `price` is rounded to cents. */
export interface UnitPrice {
  labor: number;
  material: number;
  equipment: number;
  price: number;
}

type PriceFactors = Pick<PricingContext, 'grade' | 'region' | 'laborMultiplier'>;

const AS_LISTED = { region: { labor: 1, material: 1, equipment: 1 }, laborMultiplier: 1 };

/** The same work with its goods at a stated amount per unit; waste belongs to the work and stays. */
export const atAllowance = (
  unit: UnitPrice,
  { wastePercent }: Pick<CatalogueItem, 'wastePercent'>,
  unitAmount: number,
): UnitPrice => {
  const material = unitAmount * (1 + wastePercent / 100);
  return { ...unit, material, price: roundCents(unit.price - unit.material + material) };
};

export const unitPrice = (item: CatalogueItem, factors: PriceFactors, share = 1): UnitPrice => {
  const cost = item.costs[factors.grade];
  const { region, laborMultiplier } = item.isOwnPrice ? AS_LISTED : factors;
  const labor = cost.labor * (region.labor * laborMultiplier) * share;
  const material = cost.material * region.material * share;
  const equipment = cost.equipment * region.equipment * share;
  // The printed price is already rounded; carrying only the change keeps national prices equal to the catalog.
  const printed = cost.price - cost.labor - cost.material - cost.equipment;
  return {
    labor,
    material,
    equipment,
    price: roundCents(labor + material + equipment + printed * share),
  };
};
