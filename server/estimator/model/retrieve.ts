// Finds price book rows for a whole text, by the words of their name, keywords and category. Built once per price book; pure afterwards.
import type { PriceBook } from '../price-book.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import { createRanking } from '../price-book/ranking.ts';
import { tokensOf } from '../scope/spanish.ts';
import { mendSpelling } from '../scope/spelling.ts';
import { evenText } from '../scope/text.ts';

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

  const ranking = createRanking(
    [...book.items.values()].map((item) => {
      const words = new Map<string, number>();
      for (const word of wordsOf(`${item.name} ${item.keywords.join(' ')} ${item.category}`))
        words.set(word, (words.get(word) ?? 0) + 1);
      return { entry: item, words };
    }),
  );

  const search = (text: string): Found[] =>
    ranking
      .find([...new Set(wordsOf(text))].map((word) => [{ word, worth: 1 }]))
      .map(({ entry, score, covered }) => ({ item: entry, score, covered }))
      .toSorted((a, b) => b.score - a.score || a.item.code.localeCompare(b.item.code));

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
