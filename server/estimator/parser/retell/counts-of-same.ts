// Counts of the thing named before: further ones, those elsewhere, its pieces.
import { isStop } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

/** Words for pieces of whatever was named before. */
const PIECES = wordSet('pieces_of_counts');

/** Words for pieces of what is counted anyway. */
const SETS = wordSet('sets');

const isPiece = (thing: Mark, mark: Mark | undefined): boolean =>
  mark?.kind === 'word' &&
  (PIECES.has(mark.text) ||
    (SETS.has(mark.text) &&
      thing.kind === 'object' &&
      conceptOf(thing.concept).measure === 'count'));

/** "Fire alarm: 9 devices", "LED track lights, 24 heads": so many of the one thing named before. */
export const withPieces = (clause: Clause): Clause => {
  const objects = clause.filter(({ kind }) => kind === 'object');
  const [thing, second] = objects;
  if (!thing || second) return clause;
  const from = clause.indexOf(thing);
  const at = clause.findIndex((mark, index) => {
    return index > from && mark.kind === 'count' && isPiece(thing, clause[index + 1]);
  });
  const count = clause[at];
  const counted = clause.slice(0, from).some(({ kind }) => kind === 'count');
  if (count?.kind !== 'count' || counted) return clause;
  const rest = clause.filter((_, index) => index !== at && index !== at + 1);
  return rest.flatMap((mark): Mark[] =>
    mark === thing ? [{ ...count, at: thing.at }, thing] : [mark],
  );
};

/** "4 outlets in the kitchen and 2 in the bath": further ones of the thing named before. */
export const withElsewhere = (clause: Clause): Clause =>
  clause.flatMap((mark, index): Mark[] => {
    const [joint, link, room] = [clause[index - 1], clause[index + 1], clause[index + 2]];
    const isListed = joint?.kind === 'break' && (joint.stop === 'and' || joint.stop === ',');
    const isPlaced = link?.kind === 'break' && link.stop === 'in' && room?.kind === 'room';
    if (mark.kind !== 'count' || !isListed || !isPlaced) return [mark];
    const next = clause[index + 3];
    const led = clause.slice(0, index).findLast(({ kind }) => kind === 'object' || kind === 'verb');
    const counted =
      led?.kind === 'object' &&
      conceptOf(led.concept).measure === 'count' &&
      isCounted(clause, led);
    return counted && next?.kind !== 'object' ? [mark, { ...led, at: mark.at }] : [mark];
  });

/** "4 outlets", "outlets, 5 of them": with a count of its own. */
const isCounted = (clause: Clause, thing: Mark): boolean => {
  const at = clause.indexOf(thing);
  return clause
    .slice(Math.max(0, at - 3), at + 5)
    .some((mark) => mark.kind === 'count' && Math.abs(clause.indexOf(mark) - at) <= 4);
};

/** "Move 10 heads, add 4 new": further ones of the thing named before. */
export const withFurther = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const [weak, end] = [clause[index + 1], clause[index + 2]];
    const isNew = weak?.kind === 'verb' && weak.weak;
    return mark.kind === 'count' && isNew && (!end || end.kind === 'break');
  });
  const thing = clause.slice(0, Math.max(0, at)).findLast(({ kind }) => kind === 'object');
  if (thing?.kind !== 'object') return clause;
  return clause.map((mark, index) => (index === at + 1 ? { ...thing, at: mark.at } : mark));
};

/** "Recessed lighting in the den, 6 cans": the same thing named again with its count. */
export const withCountOfSame = (clause: Clause): Clause => {
  const again = clause.findIndex((mark, index) => {
    const [count, comma] = [clause[index - 1], clause[index - 2]];
    const things = clause.slice(0, index - 2).filter(({ kind }) => kind === 'object');
    const first = things.at(-1);
    return (
      mark.kind === 'object' &&
      count?.kind === 'count' &&
      isStop(comma, ',', ':') &&
      first?.kind === 'object' &&
      first.concept === mark.concept &&
      clause[clause.indexOf(first) - 1]?.kind !== 'count'
    );
  });
  const count = clause[again - 1];
  if (again < 0 || count === undefined) return clause;
  return [
    ...clause.slice(0, again - 1),
    { kind: 'word', text: 'times', at: count.at },
    count,
    ...clause.slice(again + 1),
  ];
};
