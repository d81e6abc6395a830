// What the user does not want, as read back to them: in the number they used, work by its name, never a bare verb.
import { withCapitals } from './work-names.ts';

/** Verbs that say nothing without their object. */
const BARE = new Set([
  'replace',
  'install',
  'repair',
  'move',
  'build',
  'reset',
  'turn',
  'estimate',
  'finish',
  'convert',
]);

const NAMES: Readonly<Record<string, string>> = {
  paint: 'painting',
  seal: 'sealing',
  refinish: 'refinishing',
  clean: 'cleaning',
  refresh: 'refresh work',
  remodel: 'remodel work',
  mitigate: 'mitigation',
};

/** Stuff and trades: without a plural. */
const MASS = new Set([
  'demolition',
  'electrical',
  'plumbing',
  'hvac',
  'drywall',
  'insulation',
  'trim',
  'painting',
  'hardware',
]);

const pluralOf = (noun: string): string => {
  if (noun.endsWith('s')) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

const readable = (words: string, text: string): string => {
  const [, noun = words, room = ''] = /^(.*?)( \(.+\))?$/.exec(words) ?? [];
  const name = NAMES[noun];
  if (name !== undefined) return `${name}${room}`;
  const plural = pluralOf(noun);
  const isOne = MASS.has(noun) || (text.includes(noun) && !text.includes(plural));
  return `${withCapitals(isOne ? noun : plural)}${room}`;
};

/** @param text what the user wrote: it decides between "fridge" and "fridges". */
export const excludedWords = (excluded: readonly string[], text: string): string[] => {
  const even = text.toLowerCase();
  return [
    ...new Set(excluded.filter((words) => !BARE.has(words)).map((words) => readable(words, even))),
  ];
};
