// How limits are told: counts and lists for people.

const MOST_NAMED = 4;
const MOST_CHARS = 60;

export const figure = (value: number): string => value.toLocaleString('en-US');

/** `1 place`, `1,200 places`. */
export const countOf = (count: number, what: string): string =>
  `${figure(count)} ${what}${count === 1 ? '' : 's'}`;

/** The first few different ones; how many more there are. */
export const listed = (names: readonly string[]): string => {
  const different = [...new Set(names)];
  const shown = different
    .slice(0, MOST_NAMED)
    .map((name) => (name.length <= MOST_CHARS ? name : `${name.slice(0, MOST_CHARS - 1)}…`))
    .join(', ');
  const more = different.length - MOST_NAMED;
  return more > 0 ? `${shown} and ${figure(more)} more` : shown;
};
