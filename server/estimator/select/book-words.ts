// The price book's own words, as a second opinion on a part of a sentence: which row do its words name.
import { matcherOf } from '../documents/match-row.ts';
import type { MatchRow } from '../documents/match-row.ts';
import { lineWordsOf } from '../documents/line-words.ts';
import type { LineWords } from '../documents/line-words.ts';
import { keywordsOf, rowWordsOf } from '../documents/row-words.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { PriceBook } from '../price-book.ts';

export interface RowWords {
  item: CatalogueItem;
  words: ReadonlySet<string>;
  /** Words of its name alone. */
  name: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
}

export interface BookWords {
  match: MatchRow;
  rows: ReadonlyMap<string, RowWords>;
  /** Rows of one category and unit: the kinds of a thing. */
  siblings: ReadonlyMap<string, readonly RowWords[]>;
  /** How many rows know the word. */
  holders: ReadonlyMap<string, number>;
}

const asWritten = (word: string): string => word;

const read = new Map<string, LineWords>();
/** Texts remembered; the parts of one text are asked for several times in a row. */
const MOST_READ = 200;

export const wordsIn = (text: string): LineWords => {
  const found = read.get(text) ?? lineWordsOf(text, asWritten);
  if (read.size >= MOST_READ) read.clear();
  read.set(text, found);
  return found;
};

export const familyOf = ({ category, unit }: CatalogueItem): string => `${category}|${unit}`;

const readBook = (book: PriceBook): BookWords => {
  const rows = new Map<string, RowWords>();
  const siblings = new Map<string, RowWords[]>();
  const holders = new Map<string, number>();
  for (const item of book.items.values()) {
    const name = rowWordsOf(item.name);
    const more = rowWordsOf(keywordsOf(item));
    const words = new Set([...name.words.keys(), ...more.words.keys()]);
    const row = {
      item,
      words,
      name: new Set(name.words.keys()),
      numbers: new Set([...name.numbers, ...more.numbers]),
    };
    rows.set(item.code, row);
    siblings.set(familyOf(item), [...(siblings.get(familyOf(item)) ?? []), row]);
    for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  }
  return { match: matcherOf(book), rows, siblings, holders };
};

const known = new WeakMap<PriceBook, BookWords>();

/** Worked out once for each price book. */
export const bookWords = (book: PriceBook): BookWords => {
  const found = known.get(book) ?? readBook(book);
  known.set(book, found);
  return found;
};
