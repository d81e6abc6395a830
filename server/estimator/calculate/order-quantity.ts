// Quantities as work is bought: rounded to what can be ordered, and never more than a line may hold.
import type { CatalogueItem } from '../book/catalogue.ts';

/** Rounding error of sums of shares, as a part of a step: 2.0000001 pieces are 2. */
const UP = 1e-6;
/** Caps no real job reaches, so that every total stays a sum of money. */
const MOST: Record<CatalogueItem['unit'], number> = {
  EA: 100_000,
  LS: 1_000,
  SF: 1e7,
  SY: 1e6,
  LF: 1e6,
  SQ: 1e5,
  CY: 1e5,
  HR: 1e5,
  DAY: 1e5,
};
/** The most of a unit that one line may hold. */
export const mostOf = (unit: CatalogueItem['unit']): number => MOST[unit];

const upTo = (quantity: number, step: number): number => Math.ceil(quantity / step - UP) * step;

/** Thirds written with two decimals: 23.67 is 23 2/3. */
const THIRD_NEAR = 0.005;

const toThird = (quantity: number): number => {
  const nearest = Math.round(quantity * 3) / 3;
  return Math.abs(nearest - quantity) <= THIRD_NEAR ? nearest : upTo(quantity, 1 / 3);
};

/**
 * Rounds a quantity the way work is bought: pieces up to whole ones, areas and lengths to one decimal,
 * roofing squares up to a third, hours and days up to a half.
 */
const orderQuantity = (unit: CatalogueItem['unit'], exact: number): number => {
  const quantity = Math.min(exact, MOST[unit]);
  if (unit === 'EA' || unit === 'LS') return upTo(quantity, 1);
  if (unit === 'SQ') return Math.round(toThird(quantity) * 1e4) / 1e4;
  if (unit === 'DAY' || unit === 'HR') return upTo(quantity, 0.5);
  return Math.max(0.1, Math.round(quantity * 10) / 10);
};

const isPermit = (item: CatalogueItem): boolean => item.code.startsWith('PRM-');

/** Quantity and price share of an item: a part of a permit is one permit at a part of its fee. */
export const orderOf = (
  item: CatalogueItem,
  exact: number,
): { quantity: number; priceShare: number } => {
  if (!isPermit(item)) return { quantity: orderQuantity(item.unit, exact), priceShare: 1 };
  const quantity = orderQuantity(item.unit, exact);
  return { quantity, priceShare: exact / quantity };
};

/** Lines of a document keep their listed quantity: 23.67 squares stay 23.67. */
export const asListedQuantity = (
  item: CatalogueItem,
  exact: number,
): { quantity: number; priceShare: number } => ({
  quantity: Math.min(Math.round(exact * 1e4) / 1e4, MOST[item.unit]),
  priceShare: 1,
});
