// Several spaces taken together, for work that runs through rooms: floors, hauling, moving furniture.
import { joinRooms } from '../../domain/estimate/room-groups.ts';
import type { Space } from './space.ts';

/** Rooms with no furniture to move. */
const UNFURNISHED: ReadonlySet<string> = new Set(
  'hallway entry closet stairs pantry bathroom primary_bathroom powder_room laundry_room'.split(
    ' ',
  ),
);

/** One space of several: areas, wall lengths, doors and windows add up. */
export const combined = (spaces: readonly Space[]): Space => {
  const [first] = spaces;
  if (!first) throw new Error('no spaces to combine');
  if (spaces.length === 1) return first;
  const sum = (value: (space: Space) => number) =>
    spaces.reduce((total, space) => total + value(space), 0);
  const area = sum((space) => space.area);
  const weakest = spaces.some(({ basis }) => basis === 'DEFAULT') ? 'DEFAULT' : first.basis;
  return {
    label: joinRooms(spaces.map(({ label }) => label)),
    type: first.type,
    length: null,
    width: null,
    area,
    perimeter: sum((space) => space.perimeter),
    height: first.height,
    doors: sum((space) => space.doors),
    windows: sum((space) => space.windows),
    rooms: Math.max(1, spaces.filter(({ type }) => !UNFURNISHED.has(type)).length),
    basis: weakest,
    parts: spaces,
  };
};
