// Puts the rooms read from uploads into the scope: they give a size to rooms of the description that have none,
// and stand beside them otherwise. A stated size beats a plan's; what disagrees is said.
import type { RoomReading } from '../upload-reading.ts';
import { isVague } from '../parser/all-rooms.ts';
import type { ReadPlace, ReadScope, Size } from '../parser/parsed-request.ts';
import { roomLabel } from '../parser/vocabulary/rooms.ts';
import { type RoomType, roomTypeOf } from './room-types.ts';
import { allPlaces } from '../../domain/upload-place.ts';
import { isSized } from '../parser/is-sized.ts';
import { toTenths } from '../../domain/short-number.ts';

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

const describe = (place: ReadPlace): string => {
  const [size] = place.sizes;
  return size
    ? `${toTenths(size.length)} x ${toTenths(size.width)} ft`
    : `${toTenths(place.area ?? 0)} SF`;
};

const isOf = (own: ReadPlace, { place, kind }: PlanPlace): boolean =>
  kind.isExact &&
  place.type === own.type &&
  (own.number === null || place.number === null || own.number === place.number);

const sourceOf = (rooms: readonly PlanPlace[]): string =>
  allPlaces(rooms.flatMap(({ place }) => place.sources ?? [])) ?? 'your uploads';

const disagreement = (own: ReadPlace, room: PlanPlace): string[] =>
  describe(own) === describe(room.place)
    ? []
    : [
        `${own.label}: you stated ${describe(own)}, but ${describe(room.place)} was read from ${sourceOf([room])}; your figure was used.`,
      ];

/** Of rooms told partly by sides and partly by area, the latter count as square. */
const sizesOf = ({ sizes, area }: ReadPlace): Size[] => {
  if (area === null) return sizes;
  const side = Math.sqrt(area);
  return [{ length: side, width: side, height: null }];
};

const giveSize = (own: ReadPlace, rooms: readonly PlanPlace[], all: number): string => {
  const places = rooms.map(({ place }) => place);
  const isOfAreas = places.every(({ area }) => area !== null);
  own.sizes = isOfAreas ? [] : places.flatMap(sizesOf);
  own.area = isOfAreas ? places.reduce((sum, { area }) => sum + (area ?? 0), 0) : null;
  own.height ??= places[0]?.height ?? null;
  own.sizeBasis = 'PLAN';
  own.sources = places.flatMap(({ sources }) => sources ?? []);
  const others = all > rooms.length ? ` (the first of ${all} there)` : '';
  return `${own.label}: ${places.map(describe).join(' and ')} read from ${sourceOf(rooms)}${others}.`;
};

const isUnwanted = ({ places, exclusions }: ReadScope, type: string): boolean =>
  places.some((place) => place.excluded && place.type === type) ||
  exclusions.some(
    ({ room, concept, verb, floor }) =>
      room === type && concept === null && verb === null && floor === null,
  );

/** Changes the scope's places. @returns sentences for the reasoning */
export const addPlanRooms = (scope: ReadScope, rooms: readonly PlanPlace[]): string[] => {
  const notes: string[] = [];
  const free = [...rooms];
  const take = (used: readonly PlanPlace[]) => {
    for (const room of used) free.splice(free.indexOf(room), 1);
  };
  for (const own of scope.places) {
    const ofKind = free.filter((room) => isOf(own, room));
    const fitting = ofKind.filter(({ place }) => isSized(place));
    const [first] = fitting;
    if (!first) {
      take(ofKind.slice(0, Math.max(1, own.count)));
      continue;
    }
    if (isSized(own)) {
      notes.push(...disagreement(own, first));
      take([first]);
      continue;
    }
    const wanted = fitting.slice(0, Math.max(1, own.count));
    notes.push(giveSize(own, wanted, fitting.length));
    take(wanted);
    take(
      ofKind
        .filter((room) => !fitting.includes(room))
        .slice(0, Math.max(0, own.count - wanted.length)),
    );
  }
  const unnamed = free.filter(({ isUnnamed, place }) => isUnnamed === true && isSized(place));
  take(unnamed);
  scope.unnamed = unnamed.map(({ place }) => place);
  if (unnamed.length > 0) {
    const counted = unnamed.length === 1 ? 'One room was' : `${unnamed.length} rooms were`;
    notes.push(
      `${counted} measured in ${sourceOf(unnamed)}, but no name stands there; name them to have work priced in them.`,
    );
  }
  const outdoors = free.filter(({ kind }) => kind.isOutdoors);
  take(outdoors);
  const [outside] = outdoors;
  if (outside && scope.places.length + free.length > 0) {
    notes.push(
      `Outdoor areas of the plan (${[...new Set(outdoors.map(({ place }) => place.label))].join(', ')}) are used only for work that names them.`,
    );
  }
  // A room without a size is only asked for with all the others.
  const isForAll = scope.places.some((place) => isVague(place) && place.whole === null);
  const unsized = free.filter(({ place }) => !isSized(place));
  if (!isForAll) take(unsized);
  else if (unsized.length > 0)
    notes.push(
      `No size is known of ${unsized.map(({ place }) => place.label).join(', ')}; usual sizes are assumed there.`,
    );
  for (const { place } of free) {
    scope.places.push({
      ...place,
      order: scope.places.length,
      excluded: isUnwanted(scope, place.type),
    });
  }
  return notes;
};
