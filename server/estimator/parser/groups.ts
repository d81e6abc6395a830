// Splits a sentence into runs of marks under one verb.
import type { Clause } from './clauses.ts';
import type { Mark } from './marks.ts';
import { postponedVerb } from './syntax.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { isListItem } from './list-item-verbs.ts';

export interface Group {
  verb: Verb | null;
  verbAt: number;
  marks: Mark[];
  /** The verb is only a "new" before the object. */
  weak?: boolean;
}

/** Verbs of a room of which a list says what is done. */
const REDONE: ReadonlySet<Verb> = new Set(['refresh', 'remodel', 'turn', 'finish']);

/** "Paint and new light": the paint is an item of its own. */
const endsTreatment = ({ verb, marks }: Group): boolean =>
  (verb === 'paint' || verb === 'clean') &&
  marks.some((mark) => mark.kind === 'break' && (mark.stop === 'and' || mark.stop === ','));

/**
 * Runs of marks under one verb. A verb after its object ("walls painted") takes only its own part of the list;
 * a verb that is a list item of its own ("paint, new floor") says nothing about what follows.
 */
export const groupByVerb = (
  clause: Clause,
  negated: ReadonlySet<Mark>,
  carried: Verb | null,
): Group[] => {
  const groups: Group[] = [{ verb: carried, verbAt: -1, marks: [] }];
  let standing = carried;
  let earlier: Verb | null = carried;
  clause.forEach((mark, index) => {
    if (negated.has(mark)) return;
    const group = groups.at(-1);
    if (!group) return;
    if (mark.kind !== 'verb') {
      group.marks.push(mark);
      // "Remove the carpet first, 310 lf quarter round": the removal ends there.
      const ends = mark.kind === 'word' && mark.text === 'first' && group.verb === 'remove';
      if (ends && group.marks.some(({ kind }) => kind === 'object')) {
        standing = earlier === 'remove' ? null : earlier;
        groups.push({ verb: standing, verbAt: -1, marks: [] });
      }
      return;
    }
    if (postponedVerb(clause, index, negated)) {
      const cut = group.marks.findLastIndex(
        (other) => other.kind === 'break' && (other.stop === ',' || other.stop === ':'),
      );
      // Within its own part of the list the first verb stands: "paint the walls cleaned".
      const isLed = group.verbAt >= 0 && group.verb !== 'replace' && group.verb !== 'install';
      if (isLed && cut < 0) {
        // "Refresh the living room, 15x18 paint": what is done there, and no word of the room.
        const onlyRooms = !group.marks.some(({ kind }) => kind === 'object');
        const ofRoom = mark.verb === 'paint' && group.verb !== null && REDONE.has(group.verb);
        if (ofRoom && onlyRooms)
          groups.push(
            { verb: mark.verb, verbAt: mark.at, marks: [] },
            { verb: standing, verbAt: -1, marks: [] },
          );
        return;
      }
      // "Replace the hose bib, it drips": why it is replaced.
      if (mark.verb === 'repair' && group.verbAt >= 0 && cut < 0 && group.verb !== null) return;
      const own = group.marks.splice(cut + 1);
      groups.push({ verb: mark.verb, verbAt: mark.at, marks: own });
      // "Kitchen remodel: new cabinets": a verb said of a room stands for the list after it.
      const saysRoom =
        own.some(({ kind }) => kind === 'room') && !own.some(({ kind }) => kind === 'object');
      if (saysRoom) standing = mark.verb;
      groups.push({ verb: standing, verbAt: -1, marks: [] });
    } else if (
      mark.weak &&
      group.verbAt >= 0 &&
      group.verb !== 'repair' &&
      !endsTreatment(group) &&
      !group.marks.some(({ kind }) => kind === 'object' || kind === 'room')
    ) {
      // "Install 2 new outlets": the first verb says it.
    } else if (isListItem(clause, index) && index > 0) {
      groups.push(
        { verb: mark.verb, verbAt: mark.at, marks: [] },
        { verb: standing, verbAt: -1, marks: [] },
      );
    } else {
      earlier = standing;
      standing = mark.verb;
      groups.push({ verb: mark.verb, verbAt: mark.at, marks: [], weak: mark.weak });
    }
  });
  return groups.filter(({ marks, verbAt }) => marks.length > 0 || verbAt >= 0);
};
