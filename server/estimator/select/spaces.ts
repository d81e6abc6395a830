// Gives every place its geometry: stated or planned sizes first, then the usual size of such a room.
import type { PriceBook } from '../price-book.ts';
import type { Place, Quantity, Size } from '../scope/scope.ts';
import { perimeterOfArea } from '../takeoff/space.ts';
import type { Space } from '../takeoff/space.ts';

type RoomBook = Pick<PriceBook, 'roomDefaults' | 'wholeDefaults'>;

/** Types the data has no own defaults for. */
const LIKE: Readonly<Record<string, string>> = {
  room: 'living_room',
  exterior: 'house',
  everywhere: 'house',
};

const LEAST_HEIGHT = 7;
const clampFeet = (feet: number): number => Math.min(500, Math.max(1, feet));

const defaultsOf = (type: string, book: RoomBook) => {
  const found = book.roomDefaults[LIKE[type] ?? type] ?? book.roomDefaults['living_room'];
  if (!found) throw new Error('assemblies.json: room_defaults has no living_room');
  return found;
};

const sized = (
  place: Pick<Place, 'label' | 'type' | 'height' | 'sizeBasis'>,
  size: Size,
  book: RoomBook,
): Space => {
  const defaults = defaultsOf(place.type, book);
  const [length, width] = [clampFeet(size.length), clampFeet(size.width)];
  const area = length * width;
  return {
    label: place.label,
    type: place.type,
    length,
    width,
    area,
    perimeter: 2 * (length + width),
    height: place.height ?? size.height ?? (defaults.height_ft || 8),
    doors: defaults.doors,
    windows: defaults.windows,
    rooms: Math.max(1, Math.round(area / 400)),
    basis: place.sizeBasis,
  };
};

/** Below ground the rooms are larger than the 180 SF of a usual house (assemblies.json: geometry.area_only). */
const USUAL_ROOM_SF: Readonly<Record<string, number>> = { basement: 240 };

/** A space of which only the floor area is known; doors and windows grow with a whole house. */
export const spaceOfArea = (
  label: string,
  type: string,
  area: number,
  rooms: number,
  basis: Space['basis'],
  height = 8,
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

/** The spaces of a place: one per stated size, or one for its area or usual size; `times` counts equal rooms. */
export const spacesOf = (place: Place, book: RoomBook): { space: Space; times: number }[] => {
  if (place.sizes.length > 1) {
    return place.sizes.map((size, index) => ({
      space: sized({ ...place, label: `${place.label} ${index + 1}` }, size, book),
      times: 1,
    }));
  }
  const [size] = place.sizes;
  if (size) return [{ space: sized(place, size, book), times: place.count }];
  const defaults = defaultsOf(place.type, book);
  const height = place.height ?? Math.max(LEAST_HEIGHT, defaults.height_ft || 8);
  if (place.area !== null) {
    const area = Math.min(500_000, Math.max(4, place.area));
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
  const houseArea = book.wholeDefaults['house_sf'] ?? 1_800;
  if (place.type === 'house' || place.type === 'exterior' || place.type === 'everywhere') {
    return [
      { space: spaceOfArea(place.label, place.type, houseArea, 1, 'DEFAULT', height), times: 1 },
    ];
  }
  const usual = {
    length: Math.max(1, defaults.length_ft),
    width: Math.max(1, defaults.width_ft),
    height: null,
  };
  return [
    {
      space: { ...sized({ ...place, height }, usual, book), basis: 'DEFAULT' },
      times: place.count,
    },
  ];
};

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
  const [usual] = spacesOf(
    {
      ...place,
      number: null,
      count: 1,
      sizes: [],
      area: null,
      whole: null,
      adjective: true,
      excluded: false,
      order: 0,
    },
    book,
  );
  if (!usual) throw new Error(`no space for ${type}`);
  return usual.space;
};

/** Rooms with no furniture to move. */
export const UNFURNISHED: ReadonlySet<string> = new Set(
  'hallway entry closet stairs pantry bathroom primary_bathroom powder_room laundry_room'.split(
    ' ',
  ),
);

/** Rooms named one by one; more are counted. */
const MOST_NAMED = 8;

const listOf = (labels: readonly string[]): string =>
  labels.length <= MOST_NAMED
    ? labels.join(', ')
    : `${labels.slice(0, MOST_NAMED - 1).join(', ')} and ${labels.length - MOST_NAMED + 1} more`;

/**
 * Several spaces taken together, for work that runs through rooms: floors, hauling, moving furniture.
 * @param doors 1 when the work runs on through the doors, `all` when each room ends at its own.
 */
export const combined = (spaces: readonly Space[], doors: 'through' | 'all' = 'through'): Space => {
  const [first] = spaces;
  if (!first) throw new Error('no spaces to combine');
  if (spaces.length === 1) return first;
  const sum = (value: (space: Space) => number) =>
    spaces.reduce((total, space) => total + value(space), 0);
  const area = sum((space) => space.area);
  const weakest = spaces.some(({ basis }) => basis === 'DEFAULT') ? 'DEFAULT' : first.basis;
  return {
    label: listOf([...new Set(spaces.map(({ label }) => label))]),
    type: first.type,
    length: null,
    width: null,
    area,
    perimeter: sum((space) => space.perimeter),
    height: first.height,
    doors: doors === 'all' ? sum((space) => space.doors) : 1,
    windows: sum((space) => space.windows),
    rooms: Math.max(1, spaces.filter(({ type }) => !UNFURNISHED.has(type)).length),
    basis: weakest,
  };
};
