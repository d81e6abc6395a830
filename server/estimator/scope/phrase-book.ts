// One dictionary of every phrase the parser knows, looked up longest first. Built once, when it is needed, from tables only.
import { CONCEPTS } from './concepts/all.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { evenPhrase } from './text.ts';
import { CARRIERS, PERIL_WORDS, WATER_CATEGORY_WORDS } from './vocabulary/perils.ts';
import type { Peril } from './vocabulary/perils.ts';
import { FLOORING_VERBS, FLOOR_WORDS, QUALIFIER_WORDS } from './vocabulary/qualifiers.ts';
import { ROOM_WORDS } from './vocabulary/rooms.ts';
import { FORWARD_WORDS, MITIGATION_ONLY, STATE_WORDS, WEAK_STATES } from './vocabulary/states.ts';
import type { Left } from './vocabulary/states.ts';
import { VERB_WORDS } from './vocabulary/verbs.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { namesOf } from './language.ts';

/** What a phrase may mean; several at once where English is ambiguous. */
export interface Meaning {
  room?: string;
  concept?: string;
  verb?: Verb;
  qualifier?: string;
  /** Qualifiers that are part of an object's name: "composite" in "composite deck". */
  inner?: readonly string[];
  floor?: string;
  peril?: Peril;
  waterCategory?: 1 | 2 | 3;
  /** Left as it is. */
  left?: { how: Left; forward?: true; weak?: true };
  /** A word rules look for, in several spellings. */
  word?: string;
}

interface Entry {
  words: readonly string[];
  meaning: Meaning;
}

export interface PhraseMatch {
  meaning: Meaning;
  /** Tokens used. */
  length: number;
}

export interface PhraseBook {
  at(tokens: readonly Token[], index: number): PhraseMatch | undefined;
  /** Every single word of every phrase: what a misspelling may have meant. */
  words: ReadonlySet<string>;
}

const wordsOf = (phrase: string): string[] =>
  tokenize(evenPhrase(phrase))
    .filter(({ kind, text }) => kind !== 'stop' && text !== '-')
    .map(({ text }) => text);

const addInnerQualifiers = (entries: Map<string, Entry>): void => {
  const single = [...entries.values()].filter(({ meaning }) => meaning.qualifier !== undefined);
  for (const entry of entries.values()) {
    if (entry.meaning.concept === undefined || entry.words.length < 2) continue;
    const text = ` ${entry.words.join(' ')} `;
    const inner = single.flatMap(({ words, meaning }) =>
      words.length < entry.words.length && text.includes(` ${words.join(' ')} `)
        ? [meaning.qualifier ?? '']
        : [],
    );
    if (inner.length > 0) entry.meaning = { ...entry.meaning, inner };
  }
};

/** One word for a thing and its renewal. */
const RENEWED_THINGS = namesOf('renewed_things');

/** Two doors on different sides of a house are two doors. */
const DOOR_SIDES = namesOf('door_sides');

/** What may stand inside a phrase without changing it. */
const PASSED: ReadonlySet<string> = new Set(['-', 'the', 'our', 'my', 'all']);
/** In a row. */
const MOST_PASSED = 4;

const build = (): PhraseBook => {
  const entries = new Map<string, Entry>();
  const add = (phrases: string, meaning: Meaning): void => {
    for (const phrase of phrases.split('|')) {
      const words = wordsOf(phrase);
      const key = words.join(' ');
      if (key === '') continue;
      entries.set(key, { words, meaning: { ...entries.get(key)?.meaning, ...meaning } });
    }
  };
  for (const [room, phrases] of Object.entries(ROOM_WORDS)) add(phrases, { room });
  for (const [floor, phrases] of Object.entries(FLOOR_WORDS)) {
    add(phrases, { floor });
    // "Tile floor" is surely a floor; "tile" beside a shower may be its walls.
    add(
      phrases
        .split('|')
        .filter((phrase) => phrase.includes('floor'))
        .join('|'),
      { qualifier: 'floor_named' },
    );
  }
  for (const [floor, phrases] of Object.entries(FLOORING_VERBS))
    add(phrases, { floor, verb: 'replace' });
  for (const [qualifier, phrases] of Object.entries(QUALIFIER_WORDS)) add(phrases, { qualifier });
  for (const [verb, phrases] of Object.entries(VERB_WORDS)) add(phrases, { verb: verb as Verb });
  for (const [peril, phrases] of Object.entries(PERIL_WORDS))
    add(phrases, { peril: peril as Peril });
  for (const category of [1, 2, 3] as const) {
    add(WATER_CATEGORY_WORDS[category] ?? '', { waterCategory: category, peril: 'water' });
  }
  for (const [category, phrases] of Object.entries(CARRIERS))
    add(phrases, { waterCategory: Number(category) as 2 });
  for (const [how, phrases] of Object.entries(STATE_WORDS))
    add(phrases, { left: { how: how as Left } });
  add(FORWARD_WORDS, { left: { how: 'others', forward: true } });
  add(WEAK_STATES, { left: { how: 'stays', weak: true } });
  add(MITIGATION_ONLY, { word: 'mitigation_only' });
  for (const [concept, phrases] of Object.entries(RENEWED_THINGS))
    add(phrases, { concept, verb: 'replace' });
  add('reface|refacing|refaced', { word: 'reface', verb: 'refinish' });
  add('rebuild|rebuilt|rebuilding', { word: 'rebuild', verb: 'build' });
  add('primer|primer and paint', { word: 'primer', verb: 'paint' });
  for (const concept of CONCEPTS.values()) add(concept.words, { concept: concept.id });
  addInnerQualifiers(entries);
  for (const [side, phrases] of Object.entries(DOOR_SIDES))
    for (const phrase of phrases.split('|')) {
      const entry = entries.get(phrase);
      if (entry)
        entry.meaning = { ...entry.meaning, inner: [...(entry.meaning.inner ?? []), side] };
    }

  const byFirst = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
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
  const alone = entries.get('new')?.meaning;
  /** "New house wrap" is a new house wrap, not a new house. */
  const at = (tokens: readonly Token[], index: number): PhraseMatch | undefined => {
    const match = longest(tokens, index);
    if (!match || !alone || match.length < 2 || tokens[index]?.text !== 'new') return match;
    const next = longest(tokens, index + 1);
    return next && next.length + 1 > match.length ? { meaning: alone, length: 1 } : match;
  };
  return { at, words: new Set([...entries.values()].flatMap(({ words }) => words)) };
};

let built: PhraseBook | undefined;

/** Makes the book, which takes a second; whoever does not call it waits at the first text. */
export const openPhraseBook = (): PhraseBook => (built ??= build());

/** Made at its first use: processes that read no text need none. */
export const PHRASES: PhraseBook = {
  at: (tokens, index) => openPhraseBook().at(tokens, index),
  get words() {
    return openPhraseBook().words;
  },
};
