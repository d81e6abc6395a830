// How much of something can be in a room: a suggested quantity is held against the sizes the draft works with.
import type { Unit } from '../../price-book/catalogue.ts';
import { geometryOf } from '../../takeoff/space.ts';
import type { Geometry } from '../../takeoff/space.ts';
import type { WorkLine } from '../../takeoff/work-line.ts';
import type { Ground } from '../ground.ts';
import { BANDS } from '../settings.ts';

/** The most a room offers of a unit: all walls and the ceiling, or its edge at floor and ceiling. */
const OFFERED: Partial<Record<Unit, (geometry: Geometry) => number>> = {
  SF: ({ W, A }) => W + A,
  SY: ({ W, A }) => (W + A) / 9,
  SQ: ({ W, A }) => (W + A) / 100,
  LF: ({ P, H }) => 2 * P + 4 * H,
};

/** Units no room size bounds: the most believed without a figure of the user, own judgement. */
const MOST_COUNTED: Partial<Record<Unit, number>> = { EA: 30, LS: 2, HR: 80, DAY: 20, CY: 60 };

/** Null when nothing measures it. */
export const mostOf = (
  { item: { unit }, room, quantity }: Pick<WorkLine, 'item' | 'room' | 'quantity'>,
  { spaces, draft, stated, read }: Ground,
): number | null => {
  const offered = OFFERED[unit];
  if (!offered) {
    return stated.has(quantity) || read.has(quantity) ? null : (MOST_COUNTED[unit] ?? null);
  }
  const inRoom = spaces.filter(({ label }) => room === null || label === room);
  const measured = inRoom.map((space) => offered(geometryOf(space)));
  const drafted = draft.work
    .filter((line) => line.item.unit === unit && (room === null || line.room === room))
    .map((line) => line.quantity);
  if (measured.length === 0 && drafted.length === 0) return null;
  const reference = Math.max(
    measured.reduce((sum, value) => sum + value, 0),
    ...drafted,
    0,
  );
  return reference * BANDS.quantity.high;
};
