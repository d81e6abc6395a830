// Words for what is to be done, of words/verbs.json. Weak verbs ("new") only colour the objects after them.
import { phrasesOf } from '../language.ts';

export const VERBS = [
  'replace',
  'install',
  'remove',
  'paint',
  'refinish',
  'repair',
  'clean',
  'reset',
  'move',
  'convert',
  'build',
  'remodel',
  'refresh',
  'finish',
  'mitigate',
  'seal',
  'turn',
  'estimate',
] as const;
export type Verb = (typeof VERBS)[number];

export const VERB_WORDS = phrasesOf('verbs');

/** Verbs that, said of a room, mean the whole room. */
export const WHOLE_ROOM_VERBS: ReadonlySet<Verb> = new Set([
  'remodel',
  'refresh',
  'build',
  'finish',
  'convert',
  'estimate',
  'turn',
  'replace',
  'install',
]);

/** What is done with them is new afterwards. */
export const RENEWING_VERBS: ReadonlySet<Verb | null> = new Set(['replace', 'install', 'build']);

/** "New kitchen" and "replace bathroom" mean the room only when the verb stands right before it. */
export const WEAK_ROOM_VERBS: ReadonlySet<Verb> = new Set([
  'replace',
  'install',
  'estimate',
  'build',
]);

/** A word of any verb in a text. */
export const VERB_IN_TEXT = new RegExp(`\\b(?:${Object.values(VERB_WORDS).join('|')})\\b`, 'i');
