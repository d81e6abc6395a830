// A place of the reply as a patch: its sizes with where they come from, as far as the texts bear it out.
import { QUANTITY_BASES } from '../../../domain/catalog.ts';
import type { QuantityBasis } from '../../../domain/catalog.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { RoomReading } from '../../upload-reading.ts';
import type { Ground } from '../grounds/ground.ts';
import type { PlaceItem } from '../reply/read-reply.ts';
import { SAID_TO_A_PROGRAM } from './item.ts';
import type { Unusable } from './item.ts';

type AddPlace = Extract<ScopePatch, { kind: 'ADD_PLACE' }>;

const WEAKEST_FIRST = QUANTITY_BASES.toReversed();
const NEAR = 0.02;

/** SF. A place with a larger floor area that the request does not state was made up. */
const MOST_UNTOLD_SF = 100_000;

/** An area that says no more than the two sides. */
const repeatsSides = ({ lengthFt, widthFt, areaSf }: PlaceItem): boolean =>
  lengthFt !== null &&
  widthFt !== null &&
  areaSf !== null &&
  Math.abs(areaSf - lengthFt * widthFt) <= NEAR * areaSf;

const sizesOf = (item: PlaceItem): number[] => {
  const area = repeatsSides(item) ? null : item.areaSf;
  return [item.lengthFt, item.widthFt, area, item.perimeterFt].filter(
    (size) => size !== null && size > 0,
  ) as number[];
};

const basisOf = (item: PlaceItem, ground: Ground): QuantityBasis => {
  const bases = sizesOf(item).map((size) => ground.basisOf(item.basis ?? 'told', size));
  return WEAKEST_FIRST.find((basis) => bases.includes(basis)) ?? 'DEFAULT';
};

const isOf = (room: RoomReading, { lengthFt, widthFt, areaSf }: PlaceItem): boolean => {
  const sides = [room.lengthFt, room.widthFt];
  return lengthFt !== null && widthFt !== null
    ? sides.includes(lengthFt) && sides.includes(widthFt)
    : areaSf !== null && room.areaSf === areaSf;
};

/** Where in the uploads the sizes were read, e.g. `plan.pdf, page 1`. */
const sourceOf = (item: PlaceItem, rooms: readonly RoomReading[]): string | null =>
  rooms.find((room) => isOf(room, item))?.source?.slice(0, 300) ?? null;

const nameOf = (type: string): string =>
  `${type.charAt(0).toUpperCase()}${type.slice(1)}`.replaceAll('_', ' ').slice(0, 120);

/** @param types keys of the price book's rooms */
export const placePatch = (
  item: PlaceItem,
  ground: Ground,
  types: ReadonlySet<string>,
  rooms: readonly RoomReading[],
): AddPlace | Unusable => {
  const type = item.type !== null && types.has(item.type) ? item.type : 'unknown';
  const label = ground.prose.clean(item.label, 120) ?? (type === 'unknown' ? '' : nameOf(type));
  const { because, isOrder } = ground.quote(item.words);
  if (isOrder) return { fault: SAID_TO_A_PROGRAM };
  const basis = basisOf(item, ground);
  const floor = item.areaSf ?? (item.lengthFt ?? 0) * (item.widthFt ?? 0);
  if (floor > MOST_UNTOLD_SF && basis !== 'STATED' && basis !== 'PLAN')
    return { fault: `nobody told a floor of ${Math.round(floor)} SF` };
  return {
    kind: 'ADD_PLACE',
    label,
    type,
    count: item.count,
    lengthFt: item.lengthFt,
    widthFt: item.widthFt,
    heightFt: item.heightFt,
    areaSf: repeatsSides(item) ? null : item.areaSf,
    perimeterFt: item.perimeterFt,
    doors: item.doors === null ? null : Math.round(item.doors),
    windows: item.windows === null ? null : Math.round(item.windows),
    basis,
    source: basis === 'PLAN' ? sourceOf(item, rooms) : null,
    because,
  };
};
