// Heights and buildings that are only told of: "ceiling is 9 ft high", "re-roof the detached garage 24 x 26".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

const RAISED = new Set(['ceiling', 'walls']);

/** No room is higher, ft. */
const HIGHEST_CEILING = 16;

/** "Ceilings 2.6 m": a length said of a ceiling alone is its height. */
const withMeasuredHeights = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const [before, next] = [clause[index - 1], clause[index + 1]];
    const ofCeiling = before?.kind === 'object' && before.concept === 'ceiling';
    return mark.kind === 'feet' &&
      ofCeiling &&
      mark.value <= HIGHEST_CEILING &&
      (!next || next.kind === 'break')
      ? { kind: 'height', value: mark.value, at: mark.at }
      : mark;
  });

/** "The ceiling is 9 ft high": a height of the room, no work on the ceiling. */
export const withoutToldHeights = (clause: Clause): Clause => {
  const paints = clause.some((mark) => mark.kind === 'verb' && mark.verb === 'paint');
  const told = withMeasuredHeights(clause);
  return told.filter((mark, index) => {
    const [before, next, after] = [told[index - 1], told[index + 1], told[index + 2]];
    const isTold =
      mark.kind === 'object' &&
      RAISED.has(mark.concept) &&
      next?.kind === 'height' &&
      (next.at - mark.at > 1 || !paints);
    const isAlone =
      (!before || (before.kind === 'break' && before.stop !== 'and')) &&
      (!after || after.kind === 'break');
    return !(isTold && isAlone);
  });
};

const PARTS_OF_BUILDINGS = wordSet('parts_of_buildings');

const SIZES: ReadonlySet<Mark['kind']> = new Set(['size', 'area', 'word', 'qualifier']);

const OUTBUILDINGS = new Set(['detached_garage', 'shed']);

/** "Re-roof the detached garage 24 x 26": the building only says where, and how large. */
export const withOutbuildings = (clause: Clause): Clause => {
  const built = clause.some((mark) => mark.kind === 'verb' && mark.verb === 'build');
  if (built) return clause;
  return clause.map((mark, index) => {
    const before = clause
      .slice(0, index)
      .findLast((other) => other.kind !== 'qualifier' && other.kind !== 'word');
    const link = before?.kind === 'break' && before.stop === 'in';
    const part = link
      ? clause.slice(0, clause.indexOf(before)).findLast(({ kind }) => kind !== 'qualifier')
      : before;
    const isOf = part?.kind === 'object' && PARTS_OF_BUILDINGS.has(part.concept);
    const after = clause.slice(index + 1).find(({ kind }) => !SIZES.has(kind));
    const heads = after?.kind === 'break' && after.stop === ':';
    const next = clause[index + 1];
    const isHost = next?.kind === 'object' && PARTS_OF_BUILDINGS.has(next.concept);
    return mark.kind === 'object' && OUTBUILDINGS.has(mark.concept) && (isOf || heads || isHost)
      ? { kind: 'room', room: 'room', at: mark.at }
      : mark;
  });
};
