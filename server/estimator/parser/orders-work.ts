// Whether a document orders building work at all: a scope names its things close together, a manual or a letter that
// happens to say "install", "window" or "panel" does not. Measured on scopes, bids, manuals and technical papers.
import type { ReadScope } from './parsed-request.ts';

/** Words in which a scope names several things. */
const STRETCH = 60;
/** Of such a stretch scopes name 11 to 17 things, other texts at most 4. */
const LEAST_IN_STRETCH = 5;
/** Share of the sentences that name a thing: at least half in scopes, at most 18 % in other texts. */
const LEAST_SHARE = 0.3;
/** Things for each word: a line or two of work and nothing else. */
const LEAST_PER_WORD = 0.03;
/** Of so few words nobody can tell. */
const SHORT = 40;

const mostTogether = (positions: readonly number[]): number => {
  const ascending = positions.toSorted((a, b) => a - b);
  let first = 0;
  let most = 0;
  for (const [index, at] of ascending.entries()) {
    while (at - (ascending[first] ?? at) >= STRETCH) first += 1;
    most = Math.max(most, index - first + 1);
  }
  return most;
};

/** @param text what the scope was read from */
export const ordersBuildingWork = ({ tasks, segments }: ReadScope, text: string): boolean => {
  const words = text.split(/\s+/).length;
  if (words < SHORT || tasks.length >= LEAST_PER_WORD * words) return true;
  if (mostTogether(tasks.flatMap(({ at }) => at ?? [])) >= LEAST_IN_STRETCH) return true;
  const sentences = new Set(segments.map(({ clause }) => clause));
  const naming = new Set(segments.flatMap(({ clause, objects }) => (objects > 0 ? [clause] : [])));
  return naming.size >= LEAST_SHARE * Math.max(1, sentences.size);
};
