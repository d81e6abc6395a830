// Finds assemblies and rows of the price book by a few words, as a person types them to add work to a scope.
import type { PriceBook } from './price-book.ts';
import type { Assembly } from './assemblies.ts';
import type { CatalogueItem } from './catalogue.ts';
import { plainWords, stemOf } from './word-stems.ts';

// Orders entries by how well their words fit those of a query: BM25. Knows nothing of what the entries are.

/** Usual constants: saturation of repeated words, and how much long entries are held back. */
const K1 = 1.2;
const B = 0.75;

interface RankedEntry<T> {
  entry: T;
  score: number;
  /** Share of the query's words that the entry holds, 0–1; one that counts less than once there is held in part. */
  covered: number;
}

interface Hit {
  score: number;
  held: number;
}

/** Words that may stand for one word of a query, with how much each is worth, 0–1. */
type Alternatives = readonly { word: string; worth: number }[];

interface Ranking<T> {
  /** Entries that hold any of the words; unordered. */
  find(query: readonly Alternatives[]): RankedEntry<T>[];
}

/** @param entries with their words, each as often as it counts */
const createRanking = <T>(
  entries: readonly { entry: T; words: ReadonlyMap<string, number> }[],
): Ranking<T> => {
  const documents = entries.map(({ entry, words }) => ({
    entry,
    words,
    length: [...words.values()].reduce((sum, count) => sum + count, 0),
  }));
  const average = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  const holders = new Map<string, typeof documents>();
  for (const document of documents) {
    for (const word of document.words.keys()) {
      const having = holders.get(word);
      if (having) having.push(document);
      else holders.set(word, [document]);
    }
  }

  const hitsOf = (alternatives: Alternatives): ReadonlyMap<T, Hit> => {
    const best = new Map<T, Hit>();
    for (const { word, worth } of alternatives) {
      const having = holders.get(word) ?? [];
      const rarity = Math.log(1 + (documents.length - having.length + 0.5) / (having.length + 0.5));
      for (const { entry, words, length } of having) {
        const count = words.get(word) ?? 0;
        const weight = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average));
        const known = best.get(entry) ?? { score: 0, held: 0 };
        best.set(entry, {
          score: Math.max(known.score, worth * rarity * weight),
          held: Math.max(known.held, Math.min(1, count)),
        });
      }
    }
    return best;
  };

  return {
    find(query) {
      const found = new Map<T, Hit>();
      for (const alternatives of query) {
        for (const [entry, { score, held }] of hitsOf(alternatives)) {
          const known = found.get(entry) ?? { score: 0, held: 0 };
          found.set(entry, { score: known.score + score, held: known.held + held });
        }
      }
      return [...found].map(([entry, { score, held }]) => ({
        entry,
        score,
        covered: held / query.length,
      }));
    },
  };
};

// The words of a search: cut to one form, and for a word nobody wrote that way, those it may stand for.

// Slips of the hand in a word that is typed.

/** One letter wrong, missing, too many, or two swapped; the first letter is right. */
const isSlip = (word: string, meant: string): boolean => {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let at = 1;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
};

const PREFIX_WORTH = 0.6;
/** Worth of a longer word where the typed one is a word by itself: "door" is rarely the beginning of "doorbell". */
const LONGER_WORTH = 0.25;
const SLIP_WORTH = 0.7;
const LEAST_PREFIX = 2;
const LEAST_SLIP = 4;
const MOST_WORDS = 12;

interface Dictionary {
  /** Words as they are written, each with its stem. */
  written: ReadonlyMap<string, string>;
  stems: ReadonlySet<string>;
  misspellings: Readonly<Record<string, string>>;
}

const alternativesOf = (
  word: string,
  isLast: boolean,
  { written, stems }: Dictionary,
): Alternatives => {
  const stem = stemOf(word);
  const found = new Map<string, number>();
  const known = stems.has(stem);
  const fits: readonly (readonly [worth: number, (each: string) => boolean])[] = [
    ...(isLast && word.length >= LEAST_PREFIX
      ? [[known ? LONGER_WORTH : PREFIX_WORTH, (each: string) => each.startsWith(word)] as const]
      : []),
    ...(!known && word.length >= LEAST_SLIP
      ? [[SLIP_WORTH, (each: string) => isSlip(word, each)] as const]
      : []),
  ];
  for (const [worth, isFit] of fits)
    for (const [each, its] of written)
      if (isFit(each)) found.set(its, Math.max(found.get(its) ?? 0, worth));
  if (known) found.set(stem, 1);
  return [...found].map(([each, worth]) => ({ word: each, worth }));
};

/**
 * What each word of a query may stand for. A word that nothing holds is left out; the last one may still be being typed.
 * @param query as typed
 */
const queryWords = (query: string, dictionary: Dictionary): Alternatives[] => {
  const { misspellings } = dictionary;
  const words = plainWords(query)
    .slice(0, MOST_WORDS)
    .flatMap((word) =>
      Object.hasOwn(misspellings, word) ? plainWords(misspellings[word] ?? word) : [word],
    );
  return words
    .map((word, index) => alternativesOf(word, index === words.length - 1, dictionary))
    .filter((alternatives) => alternatives.length > 0);
};

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
