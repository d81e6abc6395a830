// Orders at the end of what is told of a thing: "hardwood floors throughout, 900 sq ft, need to be refinished".
import { isNeed } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

const TELLS: ReadonlySet<Mark['kind']> = new Set([
  'room',
  'qualifier',
  'count',
  'area',
  'size',
  'length',
  'feet',
  'squares',
  'break',
  'all',
  'word',
]);

/** "Hardwood floors throughout, 900 sq ft, need to be refinished": said at the end of what is told of the thing. */
export const withLateNeeds = (clause: Clause): Clause => {
  const verb = clause.at(-1);
  const need = clause.at(-2);
  const [thing] = clause;
  const between = clause.slice(1, -2);
  const isTold =
    thing?.kind === 'object' && between.length > 0 && between.every(({ kind }) => TELLS.has(kind));
  if (verb?.kind !== 'verb' || !isNeed(need) || !isTold) return clause;
  return [{ ...verb, at: thing.at }, thing, ...between];
};
