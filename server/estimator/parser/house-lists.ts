// Lists of work under a house: "Flip, 1,400 sf ranch: new kitchen, both baths, paint, roof". Cuts them into items that
// are read one by one, so that no item takes the rooms of the one before. Decides nothing about the work itself.
import { isStop } from './clauses.ts';
import type { Clause } from './clauses.ts';
import type { Mark } from './marks.ts';
import { LOOSE_PLACES, WHOLE_PLACES } from './vocabulary/rooms.ts';
import { WHOLE_ROOM_VERBS } from './vocabulary/verbs.ts';

export interface ListedClause {
  clause: Clause;
  /** An item of a list under a house told before, or of one in which every item begins with its room. */
  listed: 'house' | 'room' | null;
}

const DWELLINGS = new Set(['house', 'unit_2br']);

/** Least items of a list. */
const LEAST_ITEMS = 3;
const LEAST_LED = 2;

/** A house or flat as a place. */
export const isDwelling = (type: string): boolean => DWELLINGS.has(type);

const namesDwelling = (mark: Mark): boolean => mark.kind === 'room' && isDwelling(mark.room);

const isInnerRoom = (mark: Mark): boolean =>
  mark.kind === 'room' && !WHOLE_PLACES.has(mark.room) && !LOOSE_PLACES.has(mark.room);

/** Names nothing to work on: "2 story", "1,250 sf", "built 1962". */
const isTold = (part: Clause): boolean =>
  !part.some(
    (mark) =>
      mark.kind === 'object' ||
      isInnerRoom(mark) ||
      (mark.kind === 'verb' && !WHOLE_ROOM_VERBS.has(mark.verb)),
  );

/** Only rooms, with their sizes: "2 baths 5x8 full". */
export const isRoomsOnly = (part: Clause): boolean =>
  part.some(isInnerRoom) && !part.some(({ kind }) => kind === 'object' || kind === 'verb');

const REFUSALS: ReadonlySet<Mark['kind']> = new Set(['not', 'left']);

const partsAt = (clause: Clause, isCut: (mark: Mark) => boolean): Mark[][] => {
  const parts: Mark[][] = [[]];
  let depth = 0;
  for (const mark of clause) {
    if (mark.opens === true) depth += 1;
    if (isStop(mark, ')')) depth = Math.max(0, depth - 1);
    if (depth === 0 && isCut(mark)) parts.push([]);
    else parts.at(-1)?.push(mark);
  }
  return parts.filter((part) => part.length > 0);
};

/** "Paint the kitchen, bath and hall": rooms that go on with the item before. */
const continues = (part: Clause, before: Clause): boolean => {
  const last = before.findLast(({ kind }) => kind !== 'size' && kind !== 'area');
  if (!part.some(({ kind }) => kind === 'room' || kind === 'object' || kind === 'verb'))
    return true;
  return isRoomsOnly(part) && !isRoomsOnly(before) && last?.kind === 'room';
};

const joinedParts = (clause: Clause): Mark[][] => {
  const items: Mark[][] = [];
  for (const part of partsAt(clause, (mark) => isStop(mark, ','))) {
    const before = items.at(-1);
    // What is refused may stand for all that follows.
    const refuses = before?.some(({ kind }) => REFUSALS.has(kind)) === true;
    if (before && (refuses || continues(part, before)))
      before.push({ kind: 'break', stop: ',', at: (part[0]?.at ?? 1) - 1 }, ...part);
    else items.push(part);
  }
  return items;
};

/** How many marks tell of the house before the list begins; 0 when the clause has no such head. */
const headOf = (clause: Clause): number => {
  const colon = clause.findIndex((mark) => isStop(mark, ':'));
  const head = clause.slice(0, Math.max(0, colon));
  if (colon > 0 && head.some(namesDwelling) && isTold(head)) return colon + 1;
  const [first] = partsAt(clause, (mark) => isStop(mark, ','));
  return first && first.some(namesDwelling) && isTold(first) ? first.length : 0;
};

const isList = (items: readonly Clause[], isHeaded: boolean): boolean =>
  items.length >= LEAST_ITEMS &&
  (isHeaded || items.some((item) => item.some(isInnerRoom))) &&
  items.filter((item) => isTold(item)).length * 2 <= items.length;

/** "Bedroom 15x16 carpet and paint": its room first, then what is done there. */
const isRoomLed = (part: Clause): boolean => {
  const first = part.find(({ kind }) => kind === 'room' || kind === 'object' || kind === 'verb');
  return first !== undefined && isInnerRoom(first) && !isRoomsOnly(part);
};

/** "Master suite: bedroom carpet, bath full remodel, closet shelving": each room with its own work. */
const roomLed = (clause: Clause): ListedClause[] => {
  const colon = clause.findIndex((mark) => isStop(mark, ':'));
  const parts = partsAt(clause.slice(colon + 1), (mark) => isStop(mark, ','));
  const refuses = clause.some(({ kind }) => REFUSALS.has(kind));
  const led = parts.filter(isRoomLed).length;
  const [first] = parts;
  if (refuses || led < LEAST_LED || !first || !isRoomLed(first)) return [{ clause, listed: null }];
  const items: Mark[][] = [];
  for (const part of parts) {
    const before = items.at(-1);
    if (!before || isRoomLed(part)) items.push(part);
    else before.push({ kind: 'break', stop: ',', at: (part[0]?.at ?? 1) - 1 }, ...part);
  }
  const head = clause.slice(0, colon + 1);
  return [
    ...(head.length > 0 ? [{ clause: head, listed: null }] : []),
    ...items.map((item) => ({ clause: item, listed: 'room' as const })),
  ];
};

/**
 * Sentences as they are, and those that list work under a house cut into items.
 * @param firstOfLine the marks that begin a line: each line below a house is an item
 */
export const listedClauses = (
  clauses: readonly Clause[],
  firstOfLine: ReadonlySet<Mark>,
): ListedClause[] => {
  const isLine = ([first]: Clause): boolean => first !== undefined && firstOfLine.has(first);
  let underHouse = false;
  return clauses.flatMap((clause): ListedClause[] => {
    const head = headOf(clause);
    const rest = clause.slice(head);
    const items = joinedParts(rest);
    if (head > 0 && isTold(clause)) {
      underHouse = true;
      return [{ clause, listed: null }];
    }
    if (head === 0 && !underHouse) return roomLed(clause);
    underHouse = true;
    if (!isList(items, isStop(clause[head - 1], ':')))
      return [{ clause, listed: head === 0 && isLine(clause) ? 'house' : null }];
    return [
      ...(head > 0 ? [{ clause: clause.slice(0, head), listed: null }] : []),
      ...items.map((item) => ({ clause: item, listed: 'house' as const })),
    ];
  });
};
