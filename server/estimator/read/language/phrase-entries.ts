// Every phrase the parser knows with its meaning, gathered from tables only.
import { CONCEPTS } from './concepts.ts';
import { tokenize } from './tokens.ts';
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
export interface PhraseMeaning {
  room?: string;
  concept?: string;
  verb?: Verb;
  qualifier?: string;
  /** Qualifiers that are part of an object's name: "composite" in "composite deck". */
  inner?: readonly string[];
  floor?: string;
  peril?: Peril;
  waterCategory?: 1 | 2 | 3;
  /** How the phrase says that a thing is left as it is. */
  left?: { how: Left; forward?: true; weak?: true };
  /** A word rules look for, in several spellings. */
  word?: string;
}

export interface PhraseEntry {
  words: readonly string[];
  meaning: PhraseMeaning;
}

const wordsOf = (phrase: string): string[] =>
  tokenize(evenPhrase(phrase))
    .filter(({ kind, text }) => kind !== 'stop' && text !== '-')
    .map(({ text }) => text);

const addInnerQualifiers = (entries: Map<string, PhraseEntry>): void => {
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

/** Returns all phrases in the order of the tables. It takes a second or two, since each phrase is made even like a text. */
export const phraseEntries = (): PhraseEntry[] => {
  const entries = new Map<string, PhraseEntry>();
  const add = (phrases: string, meaning: PhraseMeaning): void => {
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
  return [...entries.values()];
};
