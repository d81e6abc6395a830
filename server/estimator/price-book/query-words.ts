// The words of a search: cut to one form, and for a word nobody wrote that way, those it may stand for.
import type { Alternatives } from './ranking.ts';
import { plainWords, stemOf } from './word-stems.ts';
import { isSlip } from './is-slip.ts';

const PREFIX_WORTH = 0.6;
/** Worth of a longer word where the typed one is a word by itself: "door" is rarely the beginning of "doorbell". */
const LONGER_WORTH = 0.25;
const SLIP_WORTH = 0.7;
const LEAST_PREFIX = 2;
const LEAST_SLIP = 4;
const MOST_WORDS = 12;

export interface Dictionary {
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
export const queryWords = (query: string, dictionary: Dictionary): Alternatives[] => {
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
