// Outlines of dwellings and stories among those of their rooms: they would count all that is in them once more.
import { BandedOutline } from './banded-outline.ts';
import { boxOf, isWithin, type PlanRoom } from './measured-plan.ts';

/** A closet in a bedroom makes no dwelling of it. */
const LEAST_ROOMS = 2;
/** Share of an outline that rooms fill in it, at least; walls take the rest. */
const FILLED = 0.6;

/** Rooms that are looked at for one another: a second. */
const MOST_ROOMS = 1_000;

const isInside = (room: PlanRoom, box: ReturnType<typeof boxOf>, outline: BandedOutline) => {
  const { left, top, width, height } = boxOf(room.corners);
  const middle = [left + width / 2, top + height / 2] as const;
  return room.corners.every((corner) => isWithin(corner, box)) && outline.isAbout(middle);
};

/** Those of the rooms that are about most of the others: a dwelling, a story, a gross area. */
export const wholesOf = (rooms: readonly PlanRoom[]): ReadonlySet<PlanRoom> => {
  if (rooms.length > MOST_ROOMS) return new Set();
  const wholes = new Set<PlanRoom>();
  for (const room of rooms.toSorted((a, b) => a.area - b.area)) {
    const box = boxOf(room.corners);
    const outline = new BandedOutline(room.corners);
    const inside = rooms.filter(
      (one) =>
        one !== room && !wholes.has(one) && one.area < room.area && isInside(one, box, outline),
    );
    const filled = inside.reduce((sum, { area }) => sum + area, 0);
    if (inside.length >= LEAST_ROOMS && filled >= FILLED * room.area) wholes.add(room);
  }
  return wholes;
};
