// Finds the part of the price book that a request needs, by the search that people use: for models whose context is too small for
// the whole book.
import type { PriceBook } from '../book/price-book.ts';
import { searchPriceBook } from '../book/search.ts';

const FOUND_PER_CLAUSE = 25;
const MOST_CLAUSES = 60;
const SHORTEST_CLAUSE = 3;
/** The first match of one clause outranks the second match of two. */
const RANK_OFFSET = 2;

export interface Retrieved {
  /** Ids of assemblies, and codes of rows, each the best first. */
  assemblies: string[];
  rows: string[];
}

const clausesOf = (text: string): string[] =>
  text
    .split(/[.;\n,]|\band\b|\by\b/i)
    .map((clause) => clause.trim())
    .filter((clause) => clause.length > SHORTEST_CLAUSE);

const bestFirst = (scores: ReadonlyMap<string, number>): string[] =>
  [...scores].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([id]) => id);

/** Retrieves for whole texts, clause by clause. */
export const retrieve = (
  book: Pick<PriceBook, 'assemblies' | 'items' | 'lexicon'>,
  texts: readonly string[],
): Retrieved => {
  const scores = { ASSEMBLY: new Map<string, number>(), ROW: new Map<string, number>() };
  for (const clause of texts.flatMap(clausesOf).slice(0, MOST_CLAUSES)) {
    const found = searchPriceBook(book, clause, FOUND_PER_CLAUSE);
    for (const [rank, { kind, id }] of found.entries()) {
      scores[kind].set(id, (scores[kind].get(id) ?? 0) + 1 / (rank + RANK_OFFSET));
    }
  }
  return { assemblies: bestFirst(scores.ASSEMBLY), rows: bestFirst(scores.ROW) };
};
