// How limits are told: counts and lists for people.
import { inWords } from '../../../domain/numbers.ts';

const MOST_NAMED = 4;
const MOST_CHARS = 60;

/** `1 place`, `1,200 places`. */
export const countOf = (count: number, what: string): string =>
  `${inWords(count)} ${what}${count === 1 ? '' : 's'}`;

/** The first few different ones; how many more there are. */
export const listed = (names: readonly string[]): string => {
  const different = [...new Set(names)];
  const shown = different
    .slice(0, MOST_NAMED)
    .map((name) => (name.length <= MOST_CHARS ? name : `${name.slice(0, MOST_CHARS - 1)}…`))
    .join(', ');
  const more = different.length - MOST_NAMED;
  return more > 0 ? `${shown} and ${inWords(more)} more` : shown;
};
