// What stands behind a list, or takes the place of what stood before: the area of all rooms, the new material.
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { figuresOf } from '../language.ts';
import { COUNTER_MATERIALS } from '../vocabulary/qualifiers.ts';

/** No room of the kind is larger, SF. */
const LARGEST = figuresOf('largest_of_lists');

/** "3 bedrooms and hall about 700 sf": the area of all of them, where the last can hardly have it alone. */
export const withListedTotals = (clause: Clause): Clause =>
  clause.flatMap((mark, index): Mark[] => {
    const last = clause.slice(0, index).findLast(({ kind }) => kind !== 'word');
    if (mark.kind !== 'area' || last?.kind !== 'room') return [mark];
    const joint = clause[clause.indexOf(last) - 1];
    const listed = joint?.kind === 'break' && (joint.stop === 'and' || joint.stop === ',');
    const others = clause.slice(0, clause.indexOf(last)).some(({ kind }) => kind === 'room');
    const most = LARGEST[last.room] ?? Infinity;
    return listed && others && mark.value > most ? [{ kind: 'total', at: mark.at }, mark] : [mark];
  });

/** Materials of which a thing has one: the last named is the one wanted. */
const FAMILIES: readonly (readonly string[])[] = [
  ['asphalt', 'concrete', 'paver', 'gravel', 'stamped', 'brick'],
  ['wood', 'vinyl', 'aluminum', 'chain_link', 'composite', 'picket', 'pressure_treated'],
  COUNTER_MATERIALS,
];

const familyOf = (quality: string): readonly string[] =>
  FAMILIES.find((names) => names.includes(quality)) ?? [];

/** "Driveway asphalt is shot, replace in concrete": what is there gives way to what it is replaced with. */
export const withNewMaterial = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => {
    const [verb, next] = [clause[index - 1], clause[index + 1]];
    return (
      mark.kind === 'break' &&
      (mark.stop === 'in' || mark.stop === 'with') &&
      verb?.kind === 'verb' &&
      !verb.weak &&
      next?.kind === 'qualifier'
    );
  });
  const wanted = clause[at + 1];
  if (at < 0 || wanted?.kind !== 'qualifier') return clause;
  const given = familyOf(wanted.qualifier).filter((quality) => quality !== wanted.qualifier);
  const stays = (quality: string) => !given.includes(quality);
  return clause.flatMap((mark, index): Mark[] => {
    if (index >= at) return [mark];
    if (mark.kind === 'qualifier') return stays(mark.qualifier) ? [mark] : [];
    return [mark.kind === 'object' ? { ...mark, qualifiers: mark.qualifiers.filter(stays) } : mark];
  });
};
