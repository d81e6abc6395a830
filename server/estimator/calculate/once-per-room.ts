// What two pieces of work in one room share is done once: its paint, its clean-up, one load of debris.
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
  const finishes = new Map<string, number[]>();
  for (const line of lines) {
    const { code } = line.item;
    const others = finishes.get(code) ?? [];
    finishes.set(code, others);
    const index = others.find((at) => kept[at] && isRepeat(line, kept[at])) ?? -1;
    const known = kept[index];
    if (!known) {
      if (FINISHES.has(code)) others.push(kept.length);
      kept.push(line);
    } else {
      const isLarger = line.quantity * line.priceShare > known.quantity * known.priceShare;
      kept[index] = isLarger ? alsoOf(line, known) : alsoOf(known, line);
    }
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

/** What a document lists is counted as it lists it. */
export const oncePerRoom = (lines: readonly WorkLine[]): WorkLine[] =>
  withSharedLoads(withoutIdleResets(withoutRepeats(lines)));
