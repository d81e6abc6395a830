// Orders entries by how well their words fit those of a query: BM25. Knows nothing of what the entries are.

/** Usual constants: saturation of repeated words, and how much long entries are held back. */
const K1 = 1.2;
const B = 0.75;

export interface RankedEntry<T> {
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
export type Alternatives = readonly { word: string; worth: number }[];

export interface Ranking<T> {
  /** Entries that hold any of the words; unordered. */
  find(query: readonly Alternatives[]): RankedEntry<T>[];
}

/** @param entries with their words, each as often as it counts */
export const createRanking = <T>(
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
