// The words of a text as its owner wrote them, with their characters, and how well a token of the parser fits one.
import type { Span } from './span.ts';
import { READ_AT_MOST } from './text.ts';
import { singular } from './singular.ts';
import type { Token } from './tokens.ts';
import { CARDINALS } from './vocabulary/small-words.ts';
import { SPANISH_WORDS } from './spanish.ts';

export interface WrittenWord extends Span {
  text: string;
  /** Singular, as tokens have it. */
  key: string;
  value: number | null;
  /** English words of a Spanish one. */
  english: readonly string[];
  isStop: boolean;
}

const PIECE =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(\p{L}[\p{L}\p{M}'’‘]*)|([^\s\p{L}\p{N}])|(\n)|\p{N}/gu;

/** Of the part of `text` that is read. */
export const writtenWords = (text: string): WrittenWord[] =>
  Array.from(text.slice(0, READ_AT_MOST).matchAll(PIECE), (match): WrittenWord => {
    const [raw, number, word] = match;
    const even = raw
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\u2018\u2019\u2032\u00b4`]/g, "'")
      .replaceAll(/[\u201c\u201d\u2033]/g, '"')
      .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
    const known = word !== undefined && Object.hasOwn(SPANISH_WORDS, even);
    return {
      start: match.index,
      end: match.index + raw.length,
      text: even,
      key: word === undefined ? even : singular(even.replace(/'s?$/u, '').replaceAll("'", '')),
      value:
        number === undefined
          ? Object.hasOwn(CARDINALS, even)
            ? (CARDINALS[even] ?? null)
            : null
          : Number(number.replaceAll(',', '')),
      english: known ? (SPANISH_WORDS[even] ?? '').split(' ').map(singular) : [],
      isStop: number === undefined && word === undefined,
    };
  });

/** Letters two forms of one word have in common from the first: "painted", "painter". */
const LEAST_STEM = 4;

const isForm = (a: string, b: string): boolean => {
  const least = Math.min(a.length, b.length);
  // Most pairs of words differ in their first letter.
  if (least < LEAST_STEM || a[0] !== b[0]) return false;
  return a.startsWith(b.slice(0, Math.max(LEAST_STEM, least - 3)));
};

/** How well a token fits a word: 0 not at all. */
export const likeness = (token: Token, word: WrittenWord): number => {
  if (token.kind === 'number') return word.value === token.value ? 4 : 0;
  if (token.kind !== 'word') return word.text === token.text ? 1 : 0;
  if (word.isStop) return 0;
  if (token.text === word.key || token.written === word.text) return 4;
  return word.english.includes(token.text) || isForm(token.text, word.key) ? 2 : 0;
};
