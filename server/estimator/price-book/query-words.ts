// The words of a search: cut to one form, and for a word nobody wrote that way, those it may stand for.
import type { Alternatives } from './ranking.ts';

/** Words that say nothing of the work. */
const SILENT = new Set(
  'a an and are at be by for from get i in is it its me my need of on or our please some that the this to want we with'.split(
    ' ',
  ),
);

const PREFIX_WORTH = 0.6;
/** Of a word that is one by itself: "door" is rarely the beginning of "doorbell". */
const LONGER_WORTH = 0.25;
const SLIP_WORTH = 0.7;
const LEAST_PREFIX = 2;
const LEAST_SLIP = 4;
const MOST_WORDS = 12;

/** Trim, and no form of the fungus. */
const WHOLE = /^moldings?$/;

/** One form for a word and its plural, its -ing, -al and -ment: `tiles`, `painting`, `removal`, `replacement`. */
export const stemOf = (word: string): string => {
  const one = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:ch|sh|ss|x))es$/, '')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');
  if (WHOLE.test(word)) return one;
  const base = one
    .replace(/(?<=[a-z]{5}e)ment$/, '')
    .replace(/(?<=[a-z]{5})al$/, '')
    .replace(/(?<=[a-z]{4})ing$/, '')
    .replace(/(?<=[a-z]{4})ed$/, '');
  return base.length >= 6 ? base.replace(/e$/, '') : base;
};

/** Lower case, letters and digits only. */
export const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !SILENT.has(word));

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
