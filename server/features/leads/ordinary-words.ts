// The words of the trade: those that the price book uses itself. They tell of an owner's work, not of the owner.
import type { PriceBook } from '../../estimator/book/price-book.ts';

const known = new WeakMap<PriceBook, ReadonlySet<string>>();

const wordsIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []);

/** Words in lower case; gathered once for a book. */
export const ordinaryWords = (book: PriceBook): ReadonlySet<string> => {
  const words =
    known.get(book) ??
    new Set(wordsIn([...book.items.values()].flatMap(({ name, category }) => [name, category])));
  known.set(book, words);
  return words;
};
