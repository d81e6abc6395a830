// Where words of one segment name two things, and where they name one: joints between tokens.
import type { SaidPhrase } from './row-phrases.ts';
import type { TextToken } from './tokens.ts';

/** Names of the trade that hold a joint. */
const JOINED_NAMES: ReadonlySet<string> = new Set([
  'knob tube',
  'tongue groove',
  'tub shower',
  'tub shwr',
  'board batten',
  'peel stick',
  'cut fill',
  'lath plaster',
  'tar gravel',
  'screen recoat',
]);

/** "5/8 type X" and "knob and tube" are one thing. */
export const isOneThing = (tokens: readonly TextToken[], at: number): boolean => {
  const beside = [tokens[at - 1], tokens[at + 1]].map((token) => token?.words.toLowerCase() ?? '');
  const isFraction = tokens[at]?.words === '/' && beside.every((words) => /^\d+$/.test(words));
  return isFraction || JOINED_NAMES.has(beside.join(' '));
};

/** Units and parts of one thing, which a number before them does not count as a next one. */
const IS_UNIT =
  /^(?:in|inch(?:es)?|ft|feet|foot|lf|sf|sq|yds?|yards?|days?|hrs?|hours?|gal\w*|amps?|tons?|panels?|lites?|tabs?|coats?|layers?|beds?|baths?|stor(?:y|ies)|each|ea|of|x|by|to|or|and)$/i;

/** "4 posts 3 sections": the next thing begins with its own number, and no word joins them. */
export const isCountOfNext = (tokens: readonly TextToken[], first: number, at: number): boolean => {
  const [before = '', next = ''] = [at - 1, at + 1].map((one) => tokens[one]?.words);
  return (
    [first, at].every((one) => /^\d{1,2}$/.test(tokens[one]?.words ?? '')) &&
    /^\p{L}{3,}s$/u.test(before) &&
    /^\p{L}{3,}$/u.test(next) &&
    ![before, next].some((word) => IS_UNIT.test(word))
  );
};

/** Whether tokens hold a phrase for what the book leaves out. */
export const isLeftOut = (
  said: readonly SaidPhrase[],
  tokens: readonly TextToken[],
  first: number,
  end: number,
): boolean =>
  said.some(
    ({ phrase, ...one }) =>
      phrase.codes[0] === 'NONE' &&
      one.start >= (tokens[first]?.start ?? 0) &&
      one.end <= (tokens[end - 1]?.end ?? 0),
  );
