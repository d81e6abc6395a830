// Mends misspelt words against the phrase book: one wrong, missing, doubled or swapped letter, in words of five or more.
import { PHRASES } from './phrase-book.ts';
import {
  ANDS,
  INS,
  NEGATIONS,
  NUMBER_WORDS,
  OLD,
  SILENT,
  WITHS,
} from './vocabulary/small-words.ts';
import { ENGLISH } from './vocabulary/english.ts';
import type { Token } from './tokens.ts';

const LEAST_LENGTH = 5;

/** "Leaving" is no slip of "leaking", nor "eight" of "height". */
const isGrammar = (word: string): boolean =>
  Object.hasOwn(NUMBER_WORDS, word) ||
  NEGATIONS.has(word) ||
  ANDS.has(word) ||
  WITHS.has(word) ||
  INS.has(word) ||
  OLD.has(word) ||
  SILENT.has(word);

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

const buildIndex = (): ReadonlyMap<string, string> => {
  const pieces = new Map<string, string>();
  for (const word of PHRASES.words) {
    if (word.length < LEAST_LENGTH || /\d/.test(word)) continue;
    for (const piece of withoutOne(word)) if (!pieces.has(piece)) pieces.set(piece, word);
  }
  return pieces;
};

let built: ReadonlyMap<string, string> | undefined;
const index = (): ReadonlyMap<string, string> => (built ??= buildIndex());

const swaps = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2),
  );

const mend = (word: string): string | undefined => {
  const missing = index().get(word);
  if (missing) return missing;
  for (const piece of withoutOne(word))
    if (PHRASES.words.has(piece) && piece.length >= LEAST_LENGTH) return piece;
  for (const swapped of swaps(word)) if (PHRASES.words.has(swapped)) return swapped;
  for (const piece of withoutOne(word)) {
    const found = index().get(piece);
    if (found && found.length === word.length && found[0] === word[0] && word.length >= 6)
      return found;
  }
  return undefined;
};

const ENDING = /(?:es|ed|e|s|d)$/;

/** "Excavated" and "excavate": forms of one word, which the phrase book holds in one. */
const isForm = (word: string, mended: string): boolean =>
  word.replace(ENDING, '') === mended.replace(ENDING, '');

/** Tokens with misspelt words replaced; `table` holds known slips first. */
export const mendSpelling = (
  tokens: readonly Token[],
  table: Readonly<Record<string, string>>,
): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word') return token;
    const { text } = token;
    const known = Object.hasOwn(table, text) ? table[text] : undefined;
    if (known !== undefined) return { ...token, text: known };
    if (
      text.length < LEAST_LENGTH ||
      text.length > 16 ||
      PHRASES.words.has(text) ||
      isGrammar(text)
    )
      return token;
    const mended = mend(text);
    if (mended === undefined) return token;
    const isWord = ENGLISH.has(text) || ENGLISH.has(token.written);
    return isWord && !isForm(text, mended) ? token : { ...token, text: mended };
  });
