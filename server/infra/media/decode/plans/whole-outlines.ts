// Outlines of dwellings and stories among those of their rooms: they would count all that is in them once more.
import { BandedOutline } from './banded-outline.ts';
import {
  type Box,
  boxOf,
  endsOfBox,
  isWithin,
  type PlanRoom,
  type Point,
} from './measured-plan.ts';

/** A closet in a bedroom makes no dwelling of it. */
const LEAST_ROOMS = 2;
/** Share of an outline that rooms fill in it, at least; walls take the rest. */
const FILLED = 0.6;

/** Rooms that are looked at for one another: a second. */
const MOST_ROOMS = 1_000;

/** Those of the rooms that are about most of the others: a dwelling, a story, a gross area. */
export const wholesOf = (rooms: readonly PlanRoom[]): ReadonlySet<PlanRoom> => {
  if (rooms.length > MOST_ROOMS) return new Set();
  const wholes = new Set<PlanRoom>();
  const boxes = new Map(rooms.map((room) => [room, boxOf(room.corners)]));
  for (const [room, box] of [...boxes].toSorted(([a], [b]) => a.area - b.area)) {
    const outline = new BandedOutline(room.corners);
    const isInside = (own: Box) =>
      endsOfBox(own).every((end) => isWithin(end, box)) && outline.isAbout(middleOfBox(own));
    const filled = [...boxes].flatMap(([one, own]) =>
      one !== room && !wholes.has(one) && one.area < room.area && isInside(own) ? [one.area] : [],
    );
    const sum = filled.reduce((all, area) => all + area, 0);
    if (filled.length >= LEAST_ROOMS && sum >= FILLED * room.area) wholes.add(room);
  }
  return wholes;
};

const middleOfBox = ({ left, top, width, height }: Box): Point => [
  left + width / 2,
  top + height / 2,
];
