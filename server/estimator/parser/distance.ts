// How far a measure stands from what it may belong to: words and breaks between, and what speaks against the pair.
import type { MeasureMark, Target } from './accepts.ts';
import type { Clause } from './clauses.ts';
import { conceptOf } from './concepts/all.ts';
import type { Mark, MarkOf } from './marks.ts';
import { QUANTITIES } from './parsed-quantity.ts';
import { HOUSE_PARTS, WHOLE_PLACES } from './vocabulary/rooms.ts';
import { figuresOf } from './language.ts';

const MEASURES: ReadonlySet<Mark['kind']> = new Set([...QUANTITIES, 'height', 'size']);

const BREAK_COST: Record<MarkOf<'break'>['stop'], number> = {
  ',': 6,
  '.': 99,
  ':': 3,
  and: 4,
  with: 3,
  in: 1,
  ')': 8,
};

export const FARTHEST = 16;

export const isMeasure = (mark: Mark): mark is MeasureMark => MEASURES.has(mark.kind);

export const isTarget = (mark: Mark | undefined): mark is Target =>
  mark?.kind === 'room' || mark?.kind === 'object';

export const costBetween = (clause: Clause, from: number, to: number): number => {
  const [first, last] = from < to ? [from, to] : [to, from];
  let cost = 0;
  for (let i = first + 1; i < last; i += 1) {
    const mark = clause[i];
    if (!mark) continue;
    const between =
      mark.kind === 'break' &&
      mark.stop === ',' &&
      isMeasure(clause[i - 1] ?? mark) &&
      isMeasure(clause[i + 1] ?? mark);
    if (between) cost += 1;
    else if (mark.kind === 'break') cost += BREAK_COST[mark.stop];
    else if (mark.kind === 'verb') cost += 4;
    else if (isTarget(mark)) cost += 2;
    else cost += 1;
  }
  return cost;
};

/** "3 bedrooms and the hall, total 650 sq ft": the area of the work, not of the last room. */
export const isTotal = (clause: Clause, index: number): boolean =>
  clause[index]?.kind === 'area' &&
  (clause[index - 1]?.kind === 'total' || clause[index + 1]?.kind === 'total');

/** "Carpet in the bedroom and the den (380 sf)": an area behind several rooms of one floor is that of the floor. */
export const isShared = (clause: Clause, index: number): boolean => {
  if (clause[index]?.kind !== 'area') return false;
  const before = clause.slice(0, index);
  const floor = before.findLastIndex((mark) => mark.kind === 'object');
  const object = before[floor];
  const rooms = before.slice(floor + 1).filter(({ kind }) => kind === 'room').length;
  const sized = before.slice(floor + 1).some(isMeasure);
  return object?.kind === 'object' && object.concept === 'floor' && rooms > 1 && !sized;
};

/** An object bought by its area takes an area said after it before the room does. */
export const isOwnArea = (target: Target, measure: MeasureMark): boolean => {
  if (target.kind !== 'object' || measure.kind !== 'area' || target.concept === 'floor')
    return false;
  const { measure: own, pricings } = conceptOf(target.concept);
  return own === 'area' && pricings.otherwise.perRoom !== true;
};

const SURFACES = new Set(['walls', 'ceiling', 'trim']);

/** "Whole interior, 2,150 sf two story, walls and ceilings": the area of the house, not of its walls. */
export const isOfHouse = (clause: Clause, measure: number, target: number): boolean => {
  const [area, object] = [clause[measure], clause[target]];
  if (area?.kind !== 'area' || object?.kind !== 'object' || !SURFACES.has(object.concept))
    return false;
  const apart = clause
    .slice(Math.min(measure, target), Math.max(measure, target))
    .some((mark) => mark.kind === 'break' && mark.stop === ',');
  return apart && clause.some((mark) => mark.kind === 'room' && WHOLE_PLACES.has(mark.room));
};

/** "5,000 sf warehouse walls": the area is that of the walls, the room only says which. */
export const surfaceOfRoom = (clause: Clause, index: number, measure: MeasureMark): boolean => {
  const [room, next] = [clause[index], clause[index + 1]];
  return (
    measure.kind === 'area' &&
    room?.kind === 'room' &&
    !WHOLE_PLACES.has(room.room) &&
    next?.kind === 'object' &&
    ['walls', 'ceiling', 'drywall'].includes(next.concept) &&
    next.at - room.at <= 3
  );
};

const OF_ROOM = new Set(['walls', 'skim', 'wallpaper', 'texture', 'plaster']);
/** A smaller size is that of a patch, ft. */
const LEAST_ROOM_SIDE = 6.5;

/** "Living room walls, 16x20": the size is the room's where one is named. */
export const isRoomSize = (clause: Clause, target: Target, measure: MeasureMark): boolean =>
  target.kind === 'object' &&
  OF_ROOM.has(target.concept) &&
  measure.kind === 'size' &&
  measure.standing !== true &&
  measure.width >= LEAST_ROOM_SIDE &&
  clause.some((mark) => mark.kind === 'room' && !WHOLE_PLACES.has(mark.room));

/** No rooms of the kind are larger together, SF. */
const LARGEST = figuresOf('largest');

/** A size is hardly that of a whole dwelling, an area hardly that of "the area". */
export const misfit = (target: Target, measure: MeasureMark): number => {
  if (target.kind !== 'room') return 0;
  if (measure.kind === 'area' && measure.value > (LARGEST[target.room] ?? Infinity))
    return FARTHEST;
  if (measure.kind === 'size' && (target.room === 'house' || target.room === 'unit_2br'))
    return FARTHEST + 1;
  // "Add a bathroom in the basement 6x9": no basement is that small.
  if (measure.kind === 'size' && measure.length * measure.width < 150)
    return HOUSE_PARTS.has(target.room) ? 8 : 0;
  return measure.kind === 'area' && target.room === 'room' ? 1 : 0;
};
