// How lines of a category usually divide into labour, material and equipment, by the rows of the price book.
import type { CostSplit } from '../../domain/estimate-figures.ts';
import type { PriceBook } from '../price-book.ts';

export const HALF_AND_HALF: CostSplit = { labor: 0.5, material: 0.5, equipment: 0 };

const usualOf = (book: PriceBook): ReadonlyMap<string, CostSplit> => {
  const shares = new Map<string, CostSplit[]>();
  for (const { category, costs } of book.items.values()) {
    const { labor, material, equipment } = costs[1];
    const whole = labor + material + equipment;
    if (whole <= 0) continue;
    const share = {
      labor: labor / whole,
      material: material / whole,
      equipment: equipment / whole,
    };
    shares.set(category, [...(shares.get(category) ?? []), share]);
  }
  const sum = (all: readonly CostSplit[], part: keyof CostSplit) =>
    all.reduce((total, share) => total + share[part], 0);
  return new Map(
    [...shares].map(([category, all]) => [
      category,
      {
        labor: sum(all, 'labor'),
        material: sum(all, 'material'),
        equipment: sum(all, 'equipment'),
      },
    ]),
  );
};

const usualShares = new WeakMap<PriceBook, ReadonlyMap<string, CostSplit>>();
export const usualSharesOf = (book: PriceBook): ReadonlyMap<string, CostSplit> => {
  const shares = usualShares.get(book) ?? usualOf(book);
  usualShares.set(book, shares);
  return shares;
};
