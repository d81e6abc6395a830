// Decides which room or object each measure belongs to: the nearest that can take it, cheapest pairs first.
import { accepts } from './accepts.ts';
import type { MeasureMark, Target } from './accepts.ts';
import { isStop } from './clauses.ts';
import type { Clause } from './clauses.ts';
import {
  costBetween,
  FARTHEST,
  isMeasure,
  isOwnArea,
  isTarget,
  isShared,
  isOfHouse,
  isRoomSize,
  isTotal,
  misfit,
  surfaceOfRoom,
} from './distance.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from './vocabulary/rooms.ts';
import { counted } from './counted.ts';
import { BUILDINGS } from './locations.ts';
import type { Mark } from './marks.ts';
import { holdsRoom } from './syntax.ts';
import { wordSet } from './language.ts';

const capacity = (
  target: Target,
  kind: MeasureMark['kind'],
  counts: ReadonlyMap<Target, number>,
  sizes: number,
): number => {
  if (kind !== 'size') return 1;
  const listed = target.kind === 'room' && target.plural === true ? sizes : 1;
  return counts.get(target) ?? listed;
};

/** "Bedrooms (11x12, 13x14)": how many sizes stand in one row with this one. */
const listedSizes = (clause: Clause, measure: Mark): number => {
  const between = (mark: Mark | undefined): boolean =>
    mark?.kind === 'size' || (mark?.kind === 'break' && (mark.stop === ',' || mark.stop === 'and'));
  const index = clause.indexOf(measure);
  let [from, to] = [index, index];
  while (between(clause[from - 1])) from -= 1;
  while (between(clause[to + 1])) to += 1;
  return clause.slice(from, to + 1).filter(({ kind }) => kind === 'size').length;
};

/** Rooms named for a surface in them; a slab of a warehouse is all of its floor. */
const SURFACED = wordSet('surfaced');

/** "60 sqft bathroom wall tile": an area before the room a thing stands in is that of the thing. */
const isRoomOfThing = (clause: Clause, measure: number, target: number): boolean => {
  const [amount, room, thing] = [clause[measure], clause[target], clause[target + 1]];
  return (
    amount?.kind === 'area' &&
    room?.kind === 'room' &&
    target === measure + 1 &&
    SURFACED.has(room.room) &&
    thing?.kind === 'object' &&
    thing.at - room.at <= 2 &&
    accepts(thing, amount)
  );
};

const isOneOfRooms = (clause: Clause, target: Target): boolean =>
  target.kind === 'room' && clause.filter(({ kind }) => kind === 'room').length > 1;

/** "Living room and hallway, 16x20 and 4x18": as many sizes as rooms go in their order. */
const respective = (clause: Clause, skip: ReadonlySet<Mark>): [Target, MeasureMark][] => {
  const sizes = clause.filter((mark) => mark.kind === 'size');
  const rooms = clause.filter((mark) => mark.kind === 'room' && !skip.has(mark));
  const [first] = sizes;
  const last = rooms.at(-1);
  if (!first || !last || sizes.length < 2 || sizes.length !== rooms.length) return [];
  if (listedSizes(clause, first) !== sizes.length || last.at > first.at) return [];
  return rooms.flatMap((room, index): [Target, MeasureMark][] => {
    const size = sizes[index];
    return size && isTarget(room) && isMeasure(size) ? [[room, size]] : [];
  });
};

/** "Gutters, about 140 ft with 4 downspouts": the measure ends what is said of the whole. */
const endsBeforeParts = (clause: Clause, index: number, measure: MeasureMark): boolean =>
  isStop(clause[index + 1], 'with') &&
  clause.slice(0, index).some((mark) => isTarget(mark) && accepts(mark, measure));

/** "Whole house flooring, 1,800 sf, carpet in the bedrooms": an area of its own part is that of the building before it. */
const buildingArea = (clause: Clause, skip: ReadonlySet<Mark>): [Target, MeasureMark] | null => {
  const at = clause.findIndex(({ kind }) => kind === 'area');
  const [before, measure, stop] = [clause[at - 1], clause[at], clause[at + 1]];
  const isAlone = isStop(before, ',') && (!stop || stop.kind === 'break' || stop.kind === 'word');
  if (!isAlone || measure?.kind !== 'area' || skip.has(measure)) return null;
  const told = clause.slice(0, at - 1);
  const [building, second] = told.filter((mark) => mark.kind === 'room' && !skip.has(mark));
  const isBuilding =
    building?.kind === 'room' &&
    (WHOLE_PLACES.has(building.room) || COMMERCIAL_PLACES.has(building.room));
  if (!isBuilding || told.some((mark) => isMeasure(mark) && mark.kind !== 'count')) return null;
  // "Carpet in the bedrooms, 1,900 sf": no bedrooms are that large.
  const last = told.at(-1);
  const isFirstPart = !second && !told.some((mark) => isStop(mark, ',')) && isStop(stop, ',');
  const exceeds =
    second !== undefined && last !== undefined && isTarget(last) && misfit(last, measure) > 0;
  return isFirstPart || exceeds ? [building, measure] : null;
};

/** Measures of a clause by the mark they belong to; those nobody takes come back as `free`. */
export const attachMeasures = (
  clause: Clause,
  skip: ReadonlySet<Mark>,
): { attached: Map<Target, MeasureMark[]>; free: MeasureMark[] } => {
  const attached = new Map<Target, MeasureMark[]>();
  const counts = new Map<Target, number>();
  const taken = new Set<MeasureMark>();
  const give = (target: Target, measure: MeasureMark): void => {
    attached.set(target, [...(attached.get(target) ?? []), measure]);
    taken.add(measure);
  };
  clause.forEach((mark, index) => {
    if (mark.kind !== 'count' || skip.has(mark)) return;
    const found = counted(clause, index);
    const target = found === null ? undefined : clause[found];
    if (target && isTarget(target) && !counts.has(target)) {
      counts.set(target, mark.value);
      give(target, mark);
    } else taken.add(mark);
  });
  for (const [target, measure] of respective(clause, skip)) give(target, measure);
  const ofBuilding = buildingArea(clause, skip);
  if (ofBuilding) give(...ofBuilding);
  const pairs: { target: Target; measure: MeasureMark; cost: number }[] = [];
  clause.forEach((measure, i) => {
    if (!isMeasure(measure) || measure.kind === 'count' || skip.has(measure) || taken.has(measure))
      return;
    const shared = isShared(clause, i);
    // Each mark between costs 1 or more.
    const from = Math.max(0, i - FARTHEST - 1);
    clause.slice(from, i + FARTHEST + 2).forEach((target, step) => {
      const j = from + step;
      if (!isTarget(target) || skip.has(target) || !accepts(target, measure)) return;
      if (isTotal(clause, i) && isOneOfRooms(clause, target)) return;
      if (j > i && endsBeforeParts(clause, i, measure)) return;
      const bridge = costBetween(clause, i, j);
      // "1,200 sf of sod" belongs to what follows at once, else to what was named before.
      const following = j > i && bridge > 0 ? 1.5 : 0;
      const roomArea =
        misfit(target, measure) +
        (shared && target.kind === 'room' ? 12 : 0) +
        (surfaceOfRoom(clause, j, measure) ? 5 : 0) +
        (isRoomOfThing(clause, i, j) ? 8 : 0) -
        (i > j && isOwnArea(target, measure) ? 4 : 0) -
        (target.kind === 'object' && BUILDINGS.has(target.concept) ? 8 : 0) +
        (isRoomSize(clause, target, measure) ? 10 : 0) +
        (isOfHouse(clause, i, j) ? 10 : 0) +
        (measure.kind === 'size' && holdsRoom(clause, target) ? 6 : 0) -
        (isTotal(clause, i) && target.kind === 'object' ? 12 : 0);
      if (bridge + following <= FARTHEST)
        pairs.push({ target, measure, cost: bridge + following + roomArea });
    });
  });
  pairs.sort((a, b) => a.cost - b.cost);
  for (const { target, measure } of pairs) {
    if (taken.has(measure)) continue;
    const held = (attached.get(target) ?? []).filter(({ kind }) => kind === measure.kind).length;
    if (held < capacity(target, measure.kind, counts, listedSizes(clause, measure)))
      give(target, measure);
  }
  for (const [target, measures] of attached) {
    // "Ceiling of the living room 15x18, part (60 sf)": a sized room leaves a further area to the object.
    const area = measures.find(({ kind }) => kind === 'area');
    if (target.kind !== 'room' || !area || !measures.some(({ kind }) => kind === 'size')) continue;
    const object = clause.find(
      (mark) =>
        mark.kind === 'object' &&
        !skip.has(mark) &&
        accepts(mark, area) &&
        !(attached.get(mark) ?? []).some(({ kind }) => kind === 'area'),
    );
    if (object?.kind !== 'object') continue;
    attached.set(
      target,
      measures.filter((measure) => measure !== area),
    );
    attached.set(object, [...(attached.get(object) ?? []), area]);
  }
  const free = clause
    .filter(isMeasure)
    .filter((measure) => !taken.has(measure) && !skip.has(measure));
  return { attached, free };
};
