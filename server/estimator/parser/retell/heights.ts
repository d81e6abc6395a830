// How high a fence is, told beside how long it is: "6 ft chain link, 150 ft".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

const LOWEST = 3;
const TALLEST = 10;
const PRIVATE = 6;

const isRun = (mark: Mark): boolean =>
  mark.kind === 'length' || mark.kind === 'size' || (mark.kind === 'feet' && mark.value > TALLEST);

const heightOf = (mark: Mark): number | null =>
  (mark.kind === 'feet' || mark.kind === 'height') && mark.value >= LOWEST && mark.value <= TALLEST
    ? mark.value
    : null;

/** The height of a fence as a quality of it, where its run is told as well. */
export const withFenceHeights = (clause: Clause): Clause => {
  const fences = clause.some((mark) => mark.kind === 'object' && mark.concept === 'fence');
  if (!fences || !clause.some(isRun)) return clause;
  return clause.map((mark): Mark => {
    const height = heightOf(mark);
    if (height === null) return mark;
    return { kind: 'qualifier', qualifier: height >= PRIVATE ? 'six_foot' : 'low', at: mark.at };
  });
};
