// Rooms read from uploads as places of the scope. A size that cannot be is none.
import type { ReadPlace } from '../parser/parsed-place.ts';
import { roomLabel } from '../parser/vocabulary/rooms.ts';
import type { RoomReading } from '../upload-reading.ts';
import type { RoomType } from './room-types.ts';
import { roomTypeOf } from './room-types.ts';

export interface PlanPlace {
  place: ReadPlace;
  kind: Omit<RoomType, 'type'>;
  isUnnamed?: true;
}

const LEAST_SIDE = 2;
const LARGEST_SIDE = 300;
const plausible = (side: number | null): side is number =>
  side !== null && side >= LEAST_SIDE && side <= LARGEST_SIDE;

const numberIn = (name: string): number | null => {
  const [, number] = /(?:^|\s)(\d{1,2})$/.exec(name.replace(/\s*\([^)]*\)$/, '')) ?? [];
  return number === undefined ? null : Number(number);
};

/** The plan's own name where the type alone would say something else. */
const labelOf = (name: string, { type, isExact }: RoomType, number: number | null): string => {
  if (!isExact) return name;
  return number === null ? roomLabel(type) : `${roomLabel(type)} ${number}`;
};

/** A size that cannot be is none. */
const placeOf = (room: RoomReading): PlanPlace => {
  const { name, lengthFt, widthFt, heightFt, areaSf, source = null } = room;
  const hasSides = plausible(lengthFt) && plausible(widthFt);
  const area = areaSf !== null && areaSf >= 4 && areaSf <= 200_000 ? areaSf : null;
  const kind = roomTypeOf(name);
  const number = numberIn(name);
  const place: ReadPlace = {
    type: kind.type,
    label: labelOf(name, kind, number),
    number,
    count: 1,
    sizes: hasSides
      ? [{ length: Math.max(lengthFt, widthFt), width: Math.min(lengthFt, widthFt), height: null }]
      : [],
    area: hasSides ? null : area,
    height: heightFt !== null && heightFt >= 6 && heightFt <= 40 ? heightFt : null,
    sizeBasis: 'PLAN',
    sources: hasSides || area !== null ? [source] : [],
    adjective: true,
    whole: null,
    excluded: false,
    order: 0,
  };
  return { place, kind, ...(room.isUnnamed && { isUnnamed: true }) };
};

export const placesOfRooms = (rooms: readonly RoomReading[]): PlanPlace[] => rooms.map(placeOf);

/** Rooms that the parser of descriptions found in a text that came with the job. */
export const placesOfText = (places: readonly ReadPlace[], source: string): PlanPlace[] =>
  places.map((place) => ({
    place: { ...place, whole: null, adjective: true, sizeBasis: 'PLAN', sources: [source] },
    kind: { isExact: true, isOutdoors: false },
  }));
