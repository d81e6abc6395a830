// Gives the sizes of rooms read from uploads to a room of the description, and says where they were read; or says that
// a size stated there is another one.
import { toTenths } from '../../domain/short-number.ts';
import { allPlaces } from '../../domain/upload-place.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Size } from '../parser/parsed-quantity.ts';
import type { PlanPlace } from './room-places.ts';

const describe = (place: ReadPlace): string => {
  const [size] = place.sizes;
  return size
    ? `${toTenths(size.length)} x ${toTenths(size.width)} ft`
    : `${toTenths(place.area ?? 0)} SF`;
};

export const sourceOfRooms = (rooms: readonly PlanPlace[]): string =>
  allPlaces(rooms.flatMap(({ place }) => place.sources ?? [])) ?? 'your uploads';

export const disagreement = (own: ReadPlace, room: PlanPlace): string[] =>
  describe(own) === describe(room.place)
    ? []
    : [
        `${own.label}: you stated ${describe(own)}, but ${describe(room.place)} was read from ${sourceOfRooms([room])}; your figure was used.`,
      ];

/** Of rooms told partly by sides and partly by area, the latter count as square. */
const sizesOf = ({ sizes, area }: ReadPlace): Size[] => {
  if (area === null) return sizes;
  const side = Math.sqrt(area);
  return [{ length: side, width: side, height: null }];
};

export const giveSize = (own: ReadPlace, rooms: readonly PlanPlace[], all: number): string => {
  const places = rooms.map(({ place }) => place);
  const isOfAreas = places.every(({ area }) => area !== null);
  own.sizes = isOfAreas ? [] : places.flatMap(sizesOf);
  own.area = isOfAreas ? places.reduce((sum, { area }) => sum + (area ?? 0), 0) : null;
  own.height ??= places[0]?.height ?? null;
  own.sizeBasis = 'PLAN';
  own.sources = places.flatMap(({ sources }) => sources ?? []);
  const others = all > rooms.length ? ` (the first of ${all} there)` : '';
  return `${own.label}: ${places.map(describe).join(' and ')} read from ${sourceOfRooms(rooms)}${others}.`;
};
