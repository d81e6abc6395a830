// Turns a place of the scope into a space of the takeoff.
import type { Space } from '../calculate/space.ts';
import type { MeasuredPlace } from './usual-place.ts';

/** The place as the quantity formulas measure it. */
export const spaceOfPlace = (place: MeasuredPlace): Space => ({
  label: place.label,
  type: place.type,
  length: place.lengthFt,
  width: place.widthFt,
  area: place.areaSf,
  perimeter: place.perimeterFt,
  height: place.heightFt,
  doors: place.doors,
  windows: place.windows,
  ...(place.openingsSf === undefined ? {} : { openings: place.openingsSf }),
  rooms: place.count,
  basis: place.basis,
});
