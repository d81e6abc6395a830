// Gives every place its geometry: stated or planned sizes first, then the usual size of such a room.
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Quantity, Size } from '../parser/parsed-quantity.ts';
import type { Space } from '../takeoff/space.ts';
import {
  isWholeHouse,
  rectangle,
  spaceOfArea,
  usualHeight,
  usualSpace,
} from '../takeoff/usual-space.ts';
import type { RoomBook } from '../takeoff/usual-space.ts';

const clampFeet = (feet: number): number => Math.max(1, feet);

const sized = (
  { label, type, height, sizeBasis }: Pick<ReadPlace, 'label' | 'type' | 'height' | 'sizeBasis'>,
  size: Size,
  book: RoomBook,
): Space =>
  rectangle(
    { label, type, basis: sizeBasis },
    clampFeet(size.length),
    clampFeet(size.width),
    height ?? size.height,
    book,
  );

/** The spaces of a place: one per stated size, or one for its area or usual size; `times` counts equal rooms. */
export const spacesOf = (place: ReadPlace, book: RoomBook): { space: Space; times: number }[] => {
  if (place.sizes.length > 1) {
    return place.sizes.map((size, index) => ({
      space: sized({ ...place, label: `${place.label} ${index + 1}` }, size, book),
      times: 1,
    }));
  }
  const [size] = place.sizes;
  if (size) return [{ space: sized(place, size, book), times: place.count }];
  if (place.area !== null) {
    const height = place.height ?? usualHeight(place.type, book);
    const area = Math.max(4, place.area);
    if (place.each === true) {
      const one = spaceOfArea(place.label, place.type, area, 1, place.sizeBasis, height);
      return [{ space: one, times: place.count }];
    }
    return [
      {
        space: spaceOfArea(place.label, place.type, area, place.count, place.sizeBasis, height),
        times: 1,
      },
    ];
  }
  const space = usualSpace(place, place.height, book);
  return [{ space, times: isWholeHouse(place.type) ? 1 : place.count }];
};

/** `times` equal rooms one by one. */
export const eachOf = ({ space, times }: { space: Space; times: number }): Space[] =>
  Array.from({ length: Math.min(times, SCOPE_LIMITS.rooms) }, () => space);

/** A space for work that names no room: its own size when stated, else the usual size of `type`. */
export const ownSpace = (
  type: string,
  label: string,
  quantity: Quantity,
  book: RoomBook,
): Space => {
  const { size, area } = quantity;
  const place = { label, type, height: null, sizeBasis: 'STATED' as const };
  if (size) return sized(place, size, book);
  if (area !== undefined) return spaceOfArea(label, type, Math.max(1, area), 1, 'STATED');
  return usualSpace(place, null, book);
};
