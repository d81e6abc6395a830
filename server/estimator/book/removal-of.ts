// Pairs of a removal and its installation in the same unit, which a claim joins into one line.
import type { CatalogueItem } from './catalogue.ts';
import type { PriceBook } from './price-book.ts';

/** Row that takes an item out. It is null where the book has none. */
export const removalOf = (
  { code, unit }: CatalogueItem,
  { insurance, items }: Pick<PriceBook, 'insurance' | 'items'>,
): CatalogueItem | null =>
  Object.entries(insurance.replace_pairs)
    .filter(([, installs]) => installs.includes(code))
    .flatMap(([removal]) => items.get(removal) ?? [])
    .find((removal) => removal.unit === unit) ?? null;
