// Splits a sentence into runs of marks under one verb, and finds the places an object in such a run belongs to.
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import type { Mark, MarkOf } from './marks.ts';
import type { ReadPlace } from './parsed-request.ts';
import { postponedVerb } from './syntax.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { wordSet } from './language.ts';

export interface Group {
  verb: Verb | null;
  verbAt: number;
  marks: Mark[];
  /** The verb is only a "new" before the object. */
  weak?: boolean;
}

/** Counted things that nobody paints: "paint and new light". */
const isUnpainted = (concept: string): boolean => {
  const { measure, pricings } = conceptOf(concept);
  return measure === 'count' && pricings.paint === undefined && UNPAINTED.has(concept);
};

const UNPAINTED = wordSet('unpainted');

const EXISTING = new Set(['old', 'everything']);

const isListItem = (clause: Clause, index: number): boolean => {
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

/** "5x8 bath with tile floor": the room right before the "with". */
const hostRoom = (marks: readonly Mark[], index: number): MarkOf<'room'> | null => {
  let i = index - 1;
  while (marks[i]?.kind === 'qualifier' || marks[i]?.kind === 'count') i -= 1;
  const link = marks[i];
  if (link?.kind !== 'break' || link.stop !== 'with') return null;
  const room = marks[i - 1]?.kind === 'size' ? marks[i - 2] : marks[i - 1];
  return room?.kind === 'room' ? room : null;
};

/** "Hallway 4x12 carpet": the room right before the thing, its size between. */
const roomBefore = (marks: readonly Mark[], index: number): MarkOf<'room'> | null => {
  const before = marks[index - 1];
  const room = before?.kind === 'size' || before?.kind === 'area' ? marks[index - 2] : before;
  return room?.kind === 'room' && room !== before ? room : null;
};

/** "Ceilings of the den and the hall": the room after "of", and those listed with it. */
const blockOfOwner = (
  marks: readonly Mark[],
  index: number,
  placeOf: (mark: MarkOf<'room'>) => ReadPlace,
): ReadPlace[] => {
  const found: ReadPlace[] = [];
  for (const mark of marks.slice(index + 1)) {
    if (mark.kind === 'object' || mark.kind === 'verb') break;
    if (mark.kind === 'room' && !found.includes(placeOf(mark))) found.push(placeOf(mark));
  }
  return found;
};

/** The places an object belongs to: the block of rooms after it, or the one before when rooms lead. */
export const placesFor = (
  marks: readonly Mark[],
  index: number,
  placeOf: (mark: MarkOf<'room'>) => ReadPlace,
): ReadPlace[] => {
  const blockFrom = (start: number, step: 1 | -1): ReadPlace[] => {
    const found: ReadPlace[] = [];
    for (let i = start; i >= 0 && i < marks.length; i += step) {
      const mark = marks[i];
      if (mark?.kind === 'object' && found.length > 0) break;
      if (mark?.kind === 'room' && !found.includes(placeOf(mark))) found.push(placeOf(mark));
    }
    return found;
  };
  const host = hostRoom(marks, index);
  if (host) return [placeOf(host)];
  const owner = marks[index + 1];
  if (owner?.kind === 'room' && owner.owns === true) return blockOfOwner(marks, index, placeOf);
  const near = roomBefore(marks, index);
  const led = marks.find((mark) => mark.kind === 'room' || mark.kind === 'object');
  if (near && led?.kind === 'object' && led !== marks[index]) return [placeOf(near)];
  const leader = marks.find((mark) => mark.kind === 'room' || mark.kind === 'object');
  const previous = blockFrom(index - 1, -1);
  const next = blockFrom(index + 1, 1);
  if (leader?.kind !== 'room' || previous.length === 0) return next.length > 0 ? next : previous;
  const isLastObject = !marks.slice(index + 1).some((mark) => mark.kind === 'object');
  const follows = marks[index + 1];
  const here =
    follows?.kind === 'break' && follows.stop === 'in' && marks[index + 2]?.kind === 'room';
  if (here) return next;
  return isLastObject ? [...new Set([...previous, ...next])] : previous;
};
