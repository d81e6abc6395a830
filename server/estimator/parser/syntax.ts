// Small questions about word order: does a room only describe an object, does a verb follow its object.
import type { Clause } from './clauses.ts';
import type { Mark, MarkOf } from './marks.ts';
import { HOUSE_PARTS, WHOLE_PLACES } from './vocabulary/rooms.ts';
import { WEAK_ROOM_VERBS, WHOLE_ROOM_VERBS } from './vocabulary/verbs.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { wordSet } from './language.ts';

const ADJACENT = 2;

const isTarget = (mark: Mark | undefined): boolean =>
  mark?.kind === 'room' || mark?.kind === 'object';

/** Words behind a room that begin what is told of it. */
const TELLING = wordSet('telling');

/** "kitchen faucet": the room stands right before an object and only says which one. */
export const isAdjective = (clause: Clause, room: MarkOf<'room'>): boolean => {
  const index = clause.indexOf(room);
  for (let i = index + 1; i < clause.length; i += 1) {
    const mark = clause[i];
    // "Basement hopper windows": one word of description may stand between.
    const describes = mark?.kind === 'word' && i === index + 1 && !TELLING.has(mark.text);
    if (mark?.kind === 'qualifier' || describes) continue;
    return mark?.kind === 'object' && mark.at - room.at <= ADJACENT + (i - index);
  }
  return false;
};

const PASSING = new Set(['just', 'only', 'simply', 'being', 'getting', 'all', 'also']);

const isPassing = (mark: Mark | undefined): boolean =>
  mark?.kind === 'word' && PASSING.has(mark.text);

/** "walls painted", "HVAC replacement": the verb comes right after its object and nothing follows it at once. */
export const postponedVerb = (
  clause: Clause,
  index: number,
  negated: ReadonlySet<Mark>,
): boolean => {
  const verb = clause[index];
  let before = index - 1;
  while (isPassing(clause[before])) before -= 1;
  const closing = clause[before];
  // "The bedroom carpet (260 sf) is being replaced".
  if (closing?.kind === 'break' && closing.stop === ')')
    before = clause.findLastIndex((mark, at) => at < before && mark.opens === true) - 1;
  const previous = clause[before];
  const next = clause[index + 1];
  if (!verb || !previous || negated.has(previous)) return false;
  const measured =
    previous.kind === 'size' ||
    previous.kind === 'area' ||
    previous.kind === 'length' ||
    previous.kind === 'squares' ||
    previous.kind === 'qualifier';
  if (!isTarget(previous) && !(measured && clause.slice(0, index).some(isTarget))) return false;
  const nextClose = next !== undefined && isTarget(next) && next.at - verb.at <= ADJACENT;
  const namesOld = next?.kind === 'word' && next.text === 'old';
  return !nextClose && !namesOld && !(next?.kind === 'count' || next?.kind === 'qualifier');
};

/** A sentence that only tells how large rooms are. */
export const tellsSizeOnly = (clause: Clause, marks: readonly Mark[]): boolean => {
  const rooms = marks.filter((mark) => mark.kind === 'room');
  return (
    rooms.length > 0 &&
    rooms.every(({ told }) => told === true) &&
    !clause.some(({ kind }) => kind === 'verb' || kind === 'object')
  );
};

const PARTS = wordSet('parts');

/** "for the new office layout", "new kitchen table": the room is part of something else. */
const isAside = (clause: Clause, room: Mark, verbAt: number): boolean => {
  const index = clause.indexOf(room);
  const next = clause[index + 1];
  const verb = clause.findIndex(({ kind, at }) => kind === 'verb' && at === verbAt);
  const before = clause[verb - 1];
  return (
    (next?.kind === 'word' && PARTS.has(next.text) && next.at - room.at <= ADJACENT) ||
    (before?.kind === 'break' && before.stop === 'in')
  );
};

/** "Basement bath": the bath is meant, the basement says where it is. */
const isContainer = (clause: Clause, room: MarkOf<'room'>): boolean => {
  const next = clause[clause.indexOf(room) + 1];
  return HOUSE_PARTS.has(room.room) && next?.kind === 'room' && next.at - room.at === 1;
};

/** "Build a closet in the master bedroom": the second room says where the first is. */
export const holdsRoom = (clause: Clause, room: Mark): boolean => {
  const at = clause.indexOf(room);
  const [link, before] = [clause[at - 1], clause.slice(0, at - 1)];
  if (link?.kind !== 'break' || link.stop !== 'in' || room.kind !== 'room') return false;
  const last = before.findLast(({ kind }) => kind !== 'size' && kind !== 'area' && kind !== 'word');
  return last?.kind === 'room' && last.room !== room.room;
};

/** Rooms the verb means as a whole; empty when it only means objects in them. */
export const wholePlaceVerb = (
  clause: Clause,
  verb: Verb | null,
  verbAt: number,
  marks: readonly Mark[],
): MarkOf<'room'>[] | null => {
  if (verb === null || !WHOLE_ROOM_VERBS.has(verb)) return null;
  const rooms: MarkOf<'room'>[] = [];
  let joined = false;
  for (const mark of marks) {
    if (mark.kind === 'break')
      joined = rooms.length > 0 && (mark.stop === 'and' || mark.stop === ',');
    if (mark.kind === 'object') break;
    if (mark.kind === 'break' && mark.stop === ':' && rooms.length > 0) break;
    if (mark.kind !== 'room' || isAdjective(clause, mark) || isContainer(clause, mark)) continue;
    if (rooms.length > 0 && holdsRoom(clause, mark)) continue;
    const next = clause[clause.indexOf(mark) + 1];
    // "The laundry room needs redone".
    const isTold = next?.kind === 'verb' && next.at === verbAt && next.past === true;
    const said = clause.find(({ kind, at }) => kind === 'verb' && at === verbAt);
    // "Each side of the duplex gets a new water heater", "replaced at the stair".
    const getsThing =
      said?.kind === 'verb' &&
      said.weak &&
      verbAt > mark.at &&
      clause.some((other) => other.kind === 'object' && other.at > verbAt);
    const within = clause.some(
      (other) =>
        other.kind === 'break' && other.word === 'at' && other.at > verbAt && other.at < mark.at,
    );
    if (WEAK_ROOM_VERBS.has(verb) && (getsThing || within)) continue;
    const gap = isTold ? 0 : Math.abs(mark.at - verbAt);
    if (
      WEAK_ROOM_VERBS.has(verb) &&
      verb !== 'estimate' &&
      verb !== 'build' &&
      ((gap > ADJACENT && !joined) || isAside(clause, mark, verbAt))
    )
      continue;
    rooms.push(mark);
  }
  // "Kitchen reno in a rental": the dwelling only says where the kitchen is.
  const within = rooms.filter(({ room }) => !WHOLE_PLACES.has(room) && room !== 'room');
  return within.length > 0 ? within : rooms;
};
