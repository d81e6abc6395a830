// Finds price book rows by words: BM25 over name, keywords and category. Built once per price book; pure afterwards.
import type { PriceBook } from '../price-book.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import { tokensOf } from '../scope/spanish.ts';
import { mendSpelling } from '../scope/spelling.ts';
import { evenText } from '../scope/text.ts';

/** Usual BM25 constants: saturation of repeated words, and how much long rows are held back. */
const K1 = 1.2;
const B = 0.75;
const ROWS_PER_CLAUSE = 25;
const MOST_CLAUSES = 60;
const SHORTEST_WORD = 3;

export interface Found {
  item: CatalogueItem;
  score: number;
  /** Share of the query's words that the row holds, 0–1. */
  covered: number;
}

export interface Retrieval {
  search(text: string): Found[];
  /** Rows for a whole text, clause by clause, best first, at most `most`. */
  rowsFor(texts: readonly string[], most: number): CatalogueItem[];
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[.;\n,]|\band\b|\by\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > SHORTEST_WORD);

export const createRetrieval = (book: Pick<PriceBook, 'items' | 'lexicon'>): Retrieval => {
  const wordsOf = (text: string): string[] =>
    mendSpelling(tokensOf(evenText(text)), book.lexicon.misspellings)
      .filter(({ kind, text: word }) => kind === 'word' && word.length >= SHORTEST_WORD)
      .map(({ text: word }) => word);

  const rows = [...book.items.values()].map((item) => {
    const words = wordsOf(`${item.name} ${item.keywords.join(' ')} ${item.category}`);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return { item, counts, length: words.length };
  });
  const average = rows.reduce((sum, { length }) => sum + length, 0) / rows.length;
  const holders = new Map<string, typeof rows>();
  for (const row of rows) {
    for (const word of row.counts.keys()) holders.set(word, [...(holders.get(word) ?? []), row]);
  }

  const search = (text: string): Found[] => {
    const words = [...new Set(wordsOf(text))];
    const found = new Map<CatalogueItem, { score: number; hits: number }>();
    for (const word of words) {
      const having = holders.get(word) ?? [];
      const rarity = Math.log(1 + (rows.length - having.length + 0.5) / (having.length + 0.5));
      for (const { item, counts, length } of having) {
        const count = counts.get(word) ?? 0;
        const weight = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
        const known = found.get(item) ?? { score: 0, hits: 0 };
        found.set(item, { score: known.score + rarity * weight, hits: known.hits + 1 });
      }
    }
    return [...found]
      .map(([item, { score, hits }]) => ({ item, score, covered: hits / words.length }))
      .toSorted((a, b) => b.score - a.score || a.item.code.localeCompare(b.item.code));
  };

  return {
    search,
    rowsFor(texts, most) {
      const best = new Map<CatalogueItem, number>();
      for (const clause of texts.flatMap(clausesOf).slice(0, MOST_CLAUSES)) {
        for (const { item, score } of search(clause).slice(0, ROWS_PER_CLAUSE)) {
          best.set(item, Math.max(best.get(item) ?? 0, score));
        }
      }
      return [...best]
        .toSorted((a, b) => b[1] - a[1] || a[0].code.localeCompare(b[0].code))
        .slice(0, most)
        .map(([item]) => item);
    },
  };
};
