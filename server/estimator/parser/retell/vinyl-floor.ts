// "Vinyl" as a floor.
import type { Clause } from '../clauses.ts';
import { wordSet } from '../language.ts';

/** Things sold in vinyl that are no floor. */
const OF_VINYL = wordSet('of_vinyl');

/** "Replace vinyl and subfloor in the bath": with nothing else of vinyl in the sentence it is the floor. */
export const withVinylFloor = (clause: Clause): Clause => {
  const inRoom = clause.some(({ kind }) => kind === 'room');
  const objects = clause.filter((mark) => mark.kind === 'object');
  const nearFloor = objects.some(({ concept }) => ['subfloor', 'baseboard'].includes(concept));
  if ((!inRoom && !nearFloor) || objects.some(({ concept }) => OF_VINYL.has(concept)))
    return clause;
  if (objects.some(({ concept, floor }) => concept === 'floor' && floor === undefined))
    return clause;
  return clause.map((mark, index) => {
    if (mark.kind !== 'qualifier' || mark.qualifier !== 'vinyl') return mark;
    const next = clause[index + 1];
    const describes = next?.kind === 'object' && next.concept !== 'subfloor';
    if (describes) return mark;
    return { kind: 'object', concept: 'floor', floor: 'sheetvinyl', qualifiers: [], at: mark.at };
  });
};
