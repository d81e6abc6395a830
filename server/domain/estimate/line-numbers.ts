// The number that names a line wherever it is shown: on the page, on paper, in sheets, in the API. It is the line's place in
// the estimate's own order, whatever the lines are grouped or sorted by.
import { isFollowing } from '../money/follow-charges.ts';
import type { LineItem } from './estimate.ts';
import { lineTotal } from '../money/pricing.ts';

/** A charge that its lines made needless: it stands by for the next change and is no line of a price. */
export const isSpent = (line: LineItem): boolean => isFollowing(line) && lineTotal(line) === 0;

/** Numbers by the line's id, from 1. A spent charge has none. */
export const lineNumbers = (items: readonly LineItem[]): ReadonlyMap<string, number> =>
  new Map(items.filter((line) => !isSpent(line)).map(({ id }, index) => [id, index + 1]));

export type NumberedLine = LineItem & { number?: number | null };

/** Lines of a price, each with its number. */
export const shownLines = (items: readonly LineItem[]): NumberedLine[] =>
  withNumbers(items).filter(({ number }) => number !== null);

/** Some lines of `items`, all unless said, with their numbers; a line without one has null. */
export const withNumbers = (
  items: readonly LineItem[],
  some: readonly LineItem[] = items,
): NumberedLine[] => {
  const numbers = lineNumbers(items);
  return some.map((line) => ({ ...line, number: numbers.get(line.id) ?? null }));
};
