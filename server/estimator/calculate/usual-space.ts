// The geometry of a space of which only a part is known: told sizes first, then the usual size of its type.
import type { PriceBook } from '../book/price-book.ts';
import type { RoomDefaults } from '../book/assemblies.ts';
import { perimeterOfArea } from './space.ts';
import type { Space } from './space.ts';

export type RoomBook = Pick<PriceBook, 'roomDefaults' | 'wholeDefaults'>;

/** Types without defaults of their own in the data, each with the type whose defaults it takes. */
const LIKE: Readonly<Record<string, string>> = {
  room: 'living_room',
  level: 'living_room',
  unknown: 'living_room',
  exterior: 'house',
  everywhere: 'house',
};

/** Whether places may be of this type. */
export const isSpaceType = (type: string, { roomDefaults }: RoomBook): boolean =>
  Object.hasOwn(roomDefaults, type) || Object.hasOwn(LIKE, type);
/** Types whose usual size is a whole floor area, not a length and a width. */
const WHOLE_HOUSE: ReadonlySet<string> = new Set(['house', 'exterior', 'everywhere']);
export const isWholeHouse = (type: string): boolean => WHOLE_HOUSE.has(type);

const LEAST_HEIGHT = 7;
const USUAL_HEIGHT = 8;
const HOUSE_SF = 1_800;

/** Length, width, height, doors and windows a space of this type usually has; a type unknown to the data is a living room. */
const roomDefaultsOf = (type: string, book: RoomBook): RoomDefaults => {
  const found = book.roomDefaults[LIKE[type] ?? type] ?? book.roomDefaults['living_room'];
  if (!found) throw new Error('assemblies.json: room_defaults has no living_room');
  return found;
};

/** Usual height of a type, ft; at least that of a low room. */
export const usualHeight = (type: string, book: RoomBook): number =>
  Math.max(LEAST_HEIGHT, roomDefaultsOf(type, book).height_ft || USUAL_HEIGHT);

type NamedSpace = Pick<Space, 'label' | 'type' | 'basis'>;

/** A rectangle, feet; doors and windows are the usual ones of its type. */
export const rectangle = (
  { label, type, basis }: NamedSpace,
  length: number,
  width: number,
  height: number | null,
  book: RoomBook,
): Space => {
  const defaults = roomDefaultsOf(type, book);
  const area = length * width;
  return {
    label,
    type,
    length,
    width,
    area,
    perimeter: 2 * (length + width),
    height: height ?? (defaults.height_ft || USUAL_HEIGHT),
    doors: defaults.doors,
    windows: defaults.windows,
    rooms: Math.max(1, Math.round(area / 400)),
    basis,
  };
};

/** Usual room, SF. Rooms below ground are larger than the 180 SF of a usual house (assemblies.json: geometry.area_only). */
const USUAL_ROOM_SF: Readonly<Record<string, number>> = { basement: 240 };

/** A space of which only the floor area is known; `rooms` above 1 says into how many it is parted. */
export const spaceOfArea = (
  label: string,
  type: string,
  area: number,
  rooms: number,
  basis: Space['basis'],
  height: number,
): Space => {
  const known = rooms > 1 ? rooms : undefined;
  const usual = USUAL_ROOM_SF[type] ?? 180;
  const split = known ?? (area > 260 ? Math.ceil(area / usual) : 1);
  return {
    label,
    type,
    length: null,
    width: null,
    area,
    perimeter: perimeterOfArea(area, split),
    height,
    doors: 1,
    windows: 1,
    rooms: split,
    basis,
  };
};

/** A space of which nothing but its type is known, and perhaps its height. */
export const usualSpace = (
  { label, type }: Omit<NamedSpace, 'basis'>,
  height: number | null,
  book: RoomBook,
): Space => {
  const high = height ?? usualHeight(type, book);
  if (isWholeHouse(type)) {
    const area = book.wholeDefaults['house_sf'] ?? HOUSE_SF;
    return spaceOfArea(label, type, area, 1, 'DEFAULT', high);
  }
  const { length_ft, width_ft } = roomDefaultsOf(type, book);
  const named = { label, type, basis: 'DEFAULT' as const };
  return rectangle(named, Math.max(1, length_ft), Math.max(1, width_ft), high, book);
};
