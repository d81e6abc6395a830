// The number that names a line wherever it is shown: on the page, on paper, in sheets, in the API. Its place in the estimate's
// own order, whatever it is grouped or sorted by.
import { isFollowing } from './follow-charges.ts';
import type { LineItem } from './estimate.ts';
import { lineTotal } from './pricing.ts';

/** A charge that its lines made needless: it stands by for the next change and is no line of a price. */
export const isSpent = (line: LineItem): boolean => isFollowing(line) && lineTotal(line) === 0;

/** By id, from 1; a spent charge has none. */
export const lineNumbers = (items: readonly LineItem[]): ReadonlyMap<string, number> =>
  new Map(items.filter((line) => !isSpent(line)).map(({ id }, index) => [id, index + 1]));

export type NumberedLine = LineItem & { number?: number | null };

/** Those of a price, each with its number. */
export const shownLines = (items: readonly LineItem[]): NumberedLine[] =>
  withNumbers(items).filter(({ number }) => number !== null);

/** Each with its number; null without. */
export const withNumbers = (items: readonly LineItem[]): NumberedLine[] => {
  const numbers = lineNumbers(items);
  return items.map((line) => ({ ...line, number: numbers.get(line.id) ?? null }));
};
