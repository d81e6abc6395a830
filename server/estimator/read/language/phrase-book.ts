// One dictionary of every phrase the parser knows, looked up longest first. It is opened when it is needed.
import { generatedFile } from '../../book/generated-file.ts';
import { type PhraseMeaning, type PhraseEntry, phraseEntries } from './phrase-entries.ts';
import type { Token } from './tokens.ts';

export interface PhraseMatch {
  meaning: PhraseMeaning;
  /** Tokens used. */
  length: number;
}

export interface PhraseBook {
  at(tokens: readonly Token[], index: number): PhraseMatch | undefined;
  /** Every single word of every phrase: what a misspelling may have meant. */
  words: ReadonlySet<string>;
}

/** Words that may stand inside a phrase without changing it. */
const PASSED: ReadonlySet<string> = new Set(['-', 'the', 'our', 'my', 'all']);
/** Number of such words in a row, at most. */
const MOST_PASSED = 4;

/** What `generate.ts` has gathered. */
export const GENERATED_PHRASES = generatedFile<PhraseEntry[]>('phrases.bin', [
  'data/language/',
  'book/csv.ts',
  'book/table.ts',
  'read/language/',
]);

const bookOf = (entries: readonly PhraseEntry[]): PhraseBook => {
  const byFirst = new Map<string, PhraseEntry[]>();
  for (const entry of entries) {
    const first = entry.words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), entry]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);

  const longest = (tokens: readonly Token[], index: number): PhraseMatch | undefined => {
    const candidates = byFirst.get(tokens[index]?.text ?? '');
    for (const { words, meaning } of candidates ?? []) {
      let next = index;
      const fits = words.every((word) => {
        // "walk-in" and "walk in", "clean the grout" and "clean grout" are the same phrase; "carpet the stairs"
        // alone names the stairs as a place.
        const last = next + MOST_PASSED;
        while (
          next > index &&
          next < last &&
          tokens[next]?.text !== word &&
          PASSED.has(tokens[next]?.text ?? '') &&
          meaning.concept !== 'stair_carpet'
        )
          next += 1;
        const text = tokens[next]?.text;
        const same =
          text === word ||
          (word === 'in' && text === '"') ||
          (word === 'and' && text === '&' && meaning.concept !== undefined);
        next += 1;
        return same;
      });
      if (fits) return { meaning, length: next - index };
    }
    return undefined;
  };
  const alone = entries.find(({ words }) => words.join(' ') === 'new')?.meaning;
  /** "New house wrap" is a new house wrap, not a new house. */
  const at = (tokens: readonly Token[], index: number): PhraseMatch | undefined => {
    const match = longest(tokens, index);
    if (!match || !alone || match.length < 2 || tokens[index]?.text !== 'new') return match;
    const next = longest(tokens, index + 1);
    return next && next.length + 1 > match.length ? { meaning: alone, length: 1 } : match;
  };
  return { at, words: new Set(entries.flatMap(({ words }) => words)) };
};

let built: PhraseBook | undefined;

/** Opens the phrase book. A process that does not call it waits at its first text. */
const openPhraseBook = (): PhraseBook =>
  (built ??= bookOf(GENERATED_PHRASES.read() ?? phraseEntries()));

/** The phrase book, opened at its first use: processes that read no text need none. */
export const PHRASES: PhraseBook = {
  at: (tokens, index) => openPhraseBook().at(tokens, index),
  get words() {
    return openPhraseBook().words;
  },
};
