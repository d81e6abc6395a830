// How a place in somebody's uploads is named for people: the file and, where it has pages, the page.

const LONGEST_NAME = 80;

/** @param page counts from 1; null for a file without pages. `plan.pdf, page 1` */
export const uploadPlace = (name: string, page: number | null): string => {
  const shown = name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1)}…`;
  return page === null ? shown : `${shown}, page ${page}`;
};

/** Several places as one text; each once, in order. @returns null when none is known */
export const allPlaces = (places: readonly (string | null | undefined)[]): string | null => {
  const known = [...new Set(places.filter((place) => place != null))];
  const last = known.pop();
  if (last === undefined) return null;
  return known.length === 0 ? last : `${known.join('; ')} and ${last}`;
};

/** What is known of where a line of a text stands; nothing, or the place. */
export type PlaceOfLine = (line: number) => { source?: string };
