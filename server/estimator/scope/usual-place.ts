// Measures of a place of which only some are known: they follow from each other, else from the usual place of its type.
import { hundredths } from '../../domain/numbers.ts';
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Place } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import { perimeterOfArea } from '../calculate/space.ts';
import type { Space } from '../calculate/space.ts';
import {
  isWholeHouse,
  rectangle,
  spaceOfArea,
  usualHeight,
  usualSpace,
} from '../calculate/usual-space.ts';
import type { RoomBook } from '../calculate/usual-space.ts';

type SizesOfPlace = Pick<
  Place,
  | 'count'
  | 'lengthFt'
  | 'widthFt'
  | 'heightFt'
  | 'areaSf'
  | 'perimeterFt'
  | 'doors'
  | 'windows'
  | 'openingsSf'
>;
/** Feet and square feet; what is absent, null or (of a floor) zero is not known. */
export type KnownSizes = {
  readonly [Name in keyof SizesOfPlace]?: SizesOfPlace[Name] | null | undefined;
};
export type MeasuredPlace = SizesOfPlace & Pick<Place, 'label' | 'type' | 'basis'>;

const known = (value: number | null | undefined): number | null => value || null;

interface Floor {
  length: number | null;
  width: number | null;
  area: number | null;
  perimeter: number | null;
}

/** Length and width from what else is known of a rectangle; `area` where only that can be known. */
const floorOf = (sizes: KnownSizes): Floor => {
  const floor: Floor = {
    length: known(sizes.lengthFt),
    width: known(sizes.widthFt),
    area: known(sizes.areaSf),
    perimeter: known(sizes.perimeterFt),
  };
  const { length, width, area, perimeter } = floor;
  const side = length ?? width;
  if (side === null || (length !== null && width !== null)) return floor;
  const half = perimeter === null ? 0 : perimeter / 2 - side;
  const other = area !== null ? hundredths(area / side) : half > 0 ? hundredths(half) : null;
  return { ...floor, length: length ?? other, width: width ?? other };
};

/** Area that a wall length goes round, in the proportions of an unknown room. */
const areaWithin = (perimeter: number): number => (perimeter / perimeterOfArea(1, 1)) ** 2;

/** Usual doors and windows of several rooms. */
const openingsOf = ({ doors, windows }: Space, rooms: number) => ({
  doors: doors * rooms,
  windows: windows * rooms,
});

/** Several rooms of which nothing is known: each as usual, all together. */
const severalUsual = (space: Space, rooms: number): Space => ({
  ...space,
  length: null,
  width: null,
  area: space.area * rooms,
  perimeter: space.perimeter * rooms,
  ...openingsOf(space, rooms),
});

const spaceFor = (
  named: Pick<Space, 'label' | 'type' | 'basis'>,
  sizes: KnownSizes,
  book: RoomBook,
): Space => {
  const { label, type, basis } = named;
  const { length, width, area, perimeter } = floorOf(sizes);
  const height = sizes.heightFt ?? null;
  const rooms = sizes.count ?? 1;
  if (length !== null && width !== null) return rectangle(named, length, width, height, book);
  const usual = usualSpace(named, height, book);
  if (length === null && width === null) {
    const measured = area ?? (perimeter === null ? null : areaWithin(perimeter));
    const high = height ?? usualHeight(type, book);
    const all = measured && spaceOfArea(label, type, measured, rooms, basis, high);
    const isOfRooms = rooms > 1 && !isWholeHouse(type);
    if (all) return isOfRooms ? { ...all, ...openingsOf(usual, rooms) } : all;
  }
  if (length !== null || width !== null) {
    const assumed = { ...named, basis: 'DEFAULT' as const };
    const shorter = usual.width ?? Math.sqrt(usual.area);
    return rectangle(assumed, length ?? shorter, width ?? shorter, height, book);
  }
  return rooms > 1 && !isWholeHouse(type) ? severalUsual(usual, rooms) : usual;
};

/**
 * A place with all its measures. `basis` is DEFAULT where its floor had to be assumed, else the one given.
 * @param sizes what is known, of all `count` rooms together
 */
export const usualPlace = (
  type: string,
  label: string,
  sizes: KnownSizes,
  book: RoomBook,
  basis: QuantityBasis = 'STATED',
): MeasuredPlace => {
  const space = spaceFor({ label, type, basis }, sizes, book);
  return {
    label,
    type,
    count: Math.min(SCOPE_LIMITS.rooms, sizes.count ?? space.rooms),
    lengthFt: space.length,
    widthFt: space.width,
    heightFt: space.height,
    areaSf: known(sizes.areaSf) ?? space.area,
    perimeterFt: known(sizes.perimeterFt) ?? space.perimeter,
    doors: sizes.doors ?? space.doors,
    windows: sizes.windows ?? space.windows,
    ...(sizes.openingsSf == null ? {} : { openingsSf: sizes.openingsSf }),
    basis: space.basis,
  };
};
