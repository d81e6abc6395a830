// Counts work that two pieces of work in one room share once: its paint, its clean-up, one load of debris.
import type { WorkLine } from './work-line.ts';
import { orderOf } from './order-quantity.ts';
import { NO_ORIGIN } from './origin.ts';

// One haul-off for the loads of debris that several small works fill together.

const LOAD = 'HAU-PICKUP';

/** Loads that several small works fill together. */
const withSharedLoads = (lines: readonly WorkLine[]): WorkLine[] => {
  const loads = lines.filter(({ item, from }) => item.code === LOAD && !from.isListed);
  const [first] = loads;
  if (!first || loads.length < 2) return [...lines];
  const full = loads.reduce((sum, { fill, quantity }) => sum + (fill ?? quantity), 0);
  const asked = loads.reduce((sum, { quantity }) => sum + quantity, 0);
  const shared = orderOf(first.item, Math.max(full, 0.1));
  if (shared.quantity >= asked) return [...lines];
  const workIds = [...new Set(loads.flatMap(({ from }) => from.workIds))];
  const together: WorkLine = {
    ...first,
    ...shared,
    from: { ...NO_ORIGIN, workIds },
    room: null,
    work: 'Haul-off of all work together',
    formula: `${Math.round(full * 100) / 100} loads of ${loads.length} pieces of work, rounded up`,
  };
  return lines.flatMap((line) => {
    if (line === first) return [together];
    return loads.includes(line) ? [] : [line];
  });
};

const FINISHES = new Set([
  'PNT-PREP',
  'PNT-PRIME',
  'PNT-WALL',
  'PNT-WALL1',
  'PNT-CEIL',
  'PNT-BASE',
  'PNT-TRIM',
  'PNT-DOOR',
  'TRM-BASE',
  'DEM-BASE',
  'CLN-FINAL',
  'GCN-SETUP',
  'GCN-PROTECT',
  'GCN-DUSTWALL',
  'PRM-BLDG',
]);

/** Room of all work that names none. */
const NOWHERE = [''];
const roomsOf = ({ from: { rooms } }: WorkLine): readonly string[] =>
  rooms.length === 0 ? NOWHERE : rooms;

const alsoOf = (line: WorkLine, { from }: WorkLine): WorkLine => ({
  ...line,
  from: { ...line.from, workIds: [...new Set([...line.from.workIds, ...from.workIds])] },
});

/** The same finish of the same room, asked for by two pieces of work. */
const isRepeat = (line: WorkLine, other: WorkLine): boolean => {
  if (line.item.code !== other.item.code || line.work === other.work) return false;
  if (line.from.isListed || other.from.isListed) return false;
  if (!FINISHES.has(line.item.code)) return false;
  const rooms = roomsOf(other);
  return roomsOf(line).some((room) => rooms.includes(room));
};

/** Keeps the larger of two repeats, in the place of the first. */
const withoutRepeats = (lines: readonly WorkLine[]): WorkLine[] => {
  const kept: WorkLine[] = [];
  /** Where in `kept` a finish of a room may stand. */
  const places = new Map<string, Set<number>>();
  const placesOf = (line: WorkLine): Set<number>[] =>
    roomsOf(line).map((room) => {
      const key = `${line.item.code}|${room}`;
      const known = places.get(key) ?? new Set();
      places.set(key, known);
      return known;
    });
  for (const line of lines) {
    if (!FINISHES.has(line.item.code)) {
      kept.push(line);
      continue;
    }
    const ofRooms = placesOf(line);
    const index = ofRooms
      .flatMap((ofRoom) => [...ofRoom])
      .toSorted((one, other) => one - other)
      .find((at) => kept[at] && isRepeat(line, kept[at]));
    const known = index === undefined ? undefined : kept[index];
    const at = known && index !== undefined ? index : kept.length;
    const isLarger = !known || line.quantity * line.priceShare > known.quantity * known.priceShare;
    if (isLarger) for (const ofRoom of ofRooms) ofRoom.add(at);
    if (!known) kept.push(line);
    else kept[at] = isLarger ? alsoOf(line, known) : alsoOf(known, line);
  }
  return kept;
};

/** Things that are set aside and put back, and the new thing in their place that makes that idle. */
const RESET: readonly (readonly [reset: string, renewed: RegExp])[] = [
  ['PLB-DETSNK', /^(?:PLB-SINK|CAB-VAN)/],
];

/** A sink that is replaced is not reset. */
const withoutIdleResets = (lines: readonly WorkLine[]): WorkLine[] =>
  lines.filter((line) => {
    const renewed = RESET.find(([code]) => code === line.item.code)?.[1];
    if (!renewed) return true;
    const rooms = roomsOf(line);
    return !lines.some(
      (other) =>
        !line.from.isListed &&
        !other.from.isListed &&
        renewed.test(other.item.code) &&
        roomsOf(other).some((room) => rooms.includes(room)),
    );
  });

/** Lines of a document keep their listed count. */
export const oncePerRoom = (lines: readonly WorkLine[]): WorkLine[] =>
  withSharedLoads(withoutIdleResets(withoutRepeats(lines)));
