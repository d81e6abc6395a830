// Verbs that are an item of a list by themselves and say nothing about what follows: "paint, new floor".
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import { wordSet } from './language.ts';

/** Counted things that nobody paints: "paint and new light". */
const isUnpainted = (concept: string): boolean => {
  const { measure, pricings } = conceptOf(concept);
  return measure === 'count' && pricings.paint === undefined && UNPAINTED.has(concept);
};

const UNPAINTED = wordSet('unpainted');

const EXISTING = new Set(['old', 'everything']);

export const isListItem = (clause: Clause, index: number): boolean => {
  // "Demo existing, 4 offices": everything there is, and no word of what follows.
  const next = clause
    .slice(index + 1)
    .find((mark) => mark.kind !== 'all' && !(mark.kind === 'word' && EXISTING.has(mark.text)));
  if (!next || (next.kind === 'break' && next.stop === ',')) return true;
  // "Paint and carpet": two kinds of work.
  const [verb, joined] = [clause[index], clause[index + 2]];
  return (
    verb?.kind === 'verb' &&
    verb.verb === 'paint' &&
    next.kind === 'break' &&
    next.stop === 'and' &&
    next === clause[index + 1] &&
    joined?.kind === 'object' &&
    (joined.concept === 'floor' ? joined.floor !== undefined : isUnpainted(joined.concept))
  );
};
