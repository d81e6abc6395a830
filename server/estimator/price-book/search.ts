// Finds assemblies and rows of the price book by a few words, as a person types them to add work to a scope.
import type { PriceBook } from '../price-book.ts';
import type { Assembly } from './assemblies.ts';
import type { CatalogueItem } from './catalogue.ts';
import { queryWords } from './query-words.ts';
import { plainWords, stemOf } from './word-stems.ts';
import type { Dictionary } from './query-words.ts';
import { createRanking } from './ranking.ts';
import type { Ranking } from './ranking.ts';

export interface FoundWork {
  kind: 'ASSEMBLY' | 'ROW';
  /** Id of the assembly, or code of the row. */
  id: string;
  name: string;
  /** Unit of the row; null for an assembly. */
  unit: string | null;
  includes: string;
  excludes: string | null;
}

interface IndexedWork {
  work: FoundWork;
  bonus: number;
  /** Stems of the name. */
  name: ReadonlySet<string>;
}

interface Index {
  ranking: Ranking<IndexedWork>;
  dictionary: Dictionary;
  entries: ReadonlyMap<string, IndexedWork>;
}

type SearchedBook = Pick<PriceBook, 'assemblies' | 'items' | 'lexicon'>;

/** How much a word counts by where it stands. */
const WEIGHTS = { name: 3, keywords: 2, category: 0.5, includes: 0.5 } as const;
/** Whole pieces of work come before their parts, a home before an office, putting in before taking out. */
const BONUS = { assembly: 1.3, install: 1.15, remove: 0.75, commercial: 0.8 } as const;
/** A name that is nothing but the query's words. */
const NAME_BONUS = 0.6;

type WeightedText = readonly [weight: number, text: string];

const bonusOfRow = ({ action, category }: CatalogueItem): number =>
  (action === 'install' ? BONUS.install : action === 'remove' ? BONUS.remove : 1) *
  (category === 'Commercial Interiors' ? BONUS.commercial : 1);

const bonusOfAssembly = ({ keywords }: Assembly): number =>
  BONUS.assembly * (keywords.includes('commercial') ? BONUS.commercial : 1);

const isWritten = (word: string): boolean => word.length > 1 || /\d/.test(word);

const buildIndex = ({ assemblies, items, lexicon }: SearchedBook): Index => {
  const written = new Map<string, string>();
  const documents: { entry: IndexedWork; words: Map<string, number> }[] = [];
  const add = (work: FoundWork, bonus: number, fields: readonly WeightedText[]): void => {
    const words = new Map<string, number>();
    for (const [weight, text] of fields) {
      // Once per field: a sentence that says "door" twice is no more about doors.
      for (const word of new Set(plainWords(text).filter(isWritten))) {
        const stem = stemOf(word);
        written.set(word, stem);
        words.set(stem, (words.get(stem) ?? 0) + weight);
      }
    }
    const name = new Set(plainWords(work.name).map(stemOf));
    documents.push({ entry: { work, bonus, name }, words });
  };
  for (const assembly of assemblies.values()) {
    const { id, name, keywords, includes, excludes } = assembly;
    add({ kind: 'ASSEMBLY', id, name, unit: null, includes, excludes }, bonusOfAssembly(assembly), [
      [WEIGHTS.name, name],
      [WEIGHTS.keywords, keywords.join(' ')],
      [WEIGHTS.includes, includes],
    ]);
  }
  for (const item of items.values()) {
    const { code, name, unit, keywords, category, includes, excludes } = item;
    add({ kind: 'ROW', id: code, name, unit, includes, excludes }, bonusOfRow(item), [
      [WEIGHTS.name, name],
      [WEIGHTS.keywords, keywords.join(' ')],
      [WEIGHTS.category, category],
      [WEIGHTS.includes, includes],
    ]);
  }
  return {
    ranking: createRanking(documents),
    dictionary: { written, stems: new Set(written.values()), misspellings: lexicon.misspellings },
    entries: new Map(documents.map(({ entry }) => [entry.work.id.toLowerCase(), entry])),
  };
};

const indexes = new WeakMap<SearchedBook['items'], Index>();

const indexOf = (book: SearchedBook): Index => {
  const known = indexes.get(book.items) ?? buildIndex(book);
  indexes.set(book.items, known);
  return known;
};

/** Share of the name that the query says, 0–1. */
const saidOf = ({ name }: IndexedWork, said: ReadonlySet<string>): number =>
  [...name].filter((stem) => said.has(stem)).length / Math.max(1, name.size);

/**
 * The best fit first; nothing for words that no work knows. An id or code finds its own before all others.
 * @param query as typed; the last word may be unfinished
 * @param first how many at most
 */
export const searchPriceBook = (book: SearchedBook, query: string, first: number): FoundWork[] => {
  const { ranking, dictionary, entries } = indexOf(book);
  const words = queryWords(query, dictionary);
  const exact = entries.get(query.trim().toLowerCase());
  if (words.length === 0) return exact ? [exact.work].slice(0, first) : [];
  const said = new Set(words.flat().flatMap(({ word, worth }) => (worth === 1 ? [word] : [])));
  return ranking
    .find(words)
    .map(({ entry, score, covered }) => ({
      work: entry.work,
      score:
        entry === exact
          ? Infinity
          : score * covered ** 2 * (1 + NAME_BONUS * saidOf(entry, said)) * entry.bonus,
    }))
    .toSorted((a, b) => b.score - a.score || a.work.id.localeCompare(b.work.id))
    .slice(0, first)
    .map(({ work }) => work);
};
