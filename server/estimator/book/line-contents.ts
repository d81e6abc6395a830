// Contents of a line's price, looked up by its code whenever the line is shown; they are not stored.
import type { PriceBook } from './price-book.ts';
import type { RowContents } from './contents.ts';

/** The part of a stored line that names its rows. */
interface PricedRows {
  code: string | null;
  claim: { removalCode: string | null } | null;
  materialsOnly?: true;
}

/**
 * Returns null for charges, lines of the owner's own and codes that the price book does not know any more. A line of a claim
 * that removes and replaces holds both. What each alone leaves out is then partly in the other, so nothing is said of it.
 */
export const contentsOfLine = (
  { items }: Pick<PriceBook, 'items'>,
  { code, claim, materialsOnly }: PricedRows,
): RowContents | null => {
  const row = code === null ? undefined : items.get(code);
  if (!row) return null;
  if (materialsOnly)
    return {
      includes: 'The materials, with their waste.',
      excludes: 'Labor, equipment and removal.',
    };
  const removalCode = claim?.removalCode ?? null;
  const removal = removalCode === null ? undefined : items.get(removalCode);
  return removal
    ? { includes: `${removal.includes} ${row.includes}`, excludes: null }
    : { includes: row.includes, excludes: row.excludes };
};
