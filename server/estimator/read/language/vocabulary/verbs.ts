// Words for what is to be done, of words/verbs.json. Weak verbs ("new") only color the objects after them.
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

/** Finds any verb of the table, in either case. */
export const VERB_IN_TEXT = new RegExp(`\\b(?:${Object.values(VERB_WORDS).join('|')})\\b`, 'i');
