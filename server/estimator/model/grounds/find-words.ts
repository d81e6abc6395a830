// Finds where in a text the words stand that a model says it read there. Spacing, case and punctuation do not count.
import type { Span } from '../../read/language/span.ts';

interface SearchedToken extends Span {
  word: string;
}

/** Words that are searched. Only the beginning of a longer text is searched. */
const MOST_TOKENS = 40_000;
const MOST_WORDS = 60;
/** Quotes shortened or slightly changed still count when this share of their words stands together. */
const LEAST_SHARE = 0.6;

const tokensOf = (text: string, most: number, hidden: readonly Span[] = []): SearchedToken[] => {
  const tokens: SearchedToken[] = [];
  for (const match of text.matchAll(/[\p{L}\d]+/gu)) {
    if (tokens.length === most) break;
    const [word] = match;
    const [start, end] = [match.index, match.index + word.length];
    if (hidden.some((span) => start >= span.start && end <= span.end)) continue;
    tokens.push({ word: word.toLowerCase(), start, end });
  }
  return tokens;
};

export interface Searched {
  readonly tokens: readonly SearchedToken[];
  /** Where each word stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/**
 * Cuts a text into words once, for all that is looked for in it.
 * @param hidden parts in which nothing is found
 */
export const searchable = (text: string, hidden: readonly Span[] = []): Searched => {
  const tokens = tokensOf(text, MOST_TOKENS, hidden);
  const places = new Map<string, number[]>();
  for (const [index, { word }] of tokens.entries()) {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  }
  return { tokens, places };
};

interface Run {
  at: number;
  length: number;
}

const longestRun = (wanted: readonly SearchedToken[], { tokens, places }: Searched): Run => {
  let best: Run = { at: 0, length: 0 };
  for (let from = 0; from + best.length < wanted.length; from += 1) {
    for (const at of places.get(wanted[from]?.word ?? '') ?? []) {
      let length = 0;
      while (
        from + length < wanted.length &&
        wanted[from + length]?.word === tokens[at + length]?.word
      ) {
        length += 1;
      }
      if (length > best.length) best = { at, length };
    }
  }
  return best;
};

/** Characters of `searched` that hold `words`, or most of them together; null when they do not stand there. */
export const findWords = (words: string, searched: Searched): Span | null => {
  const wanted = tokensOf(words, MOST_WORDS);
  if (wanted.length === 0) return null;
  const { at, length } = longestRun(wanted, searched);
  if (length < wanted.length * LEAST_SHARE) return null;
  const [first, last] = [searched.tokens[at], searched.tokens[at + length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
};
