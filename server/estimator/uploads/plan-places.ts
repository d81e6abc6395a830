// Puts the rooms read from uploads into the scope: they give a size to rooms of the description that have none,
// and stand beside them otherwise. A stated size beats a plan's; what disagrees is said.
import { isVague } from '../parser/all-rooms.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { isSized } from '../parser/is-sized.ts';
import type { PlanPlace } from './room-places.ts';
import { disagreement, giveSize, sourceOfRooms } from './given-sizes.ts';

const isOf = (own: ReadPlace, { place, kind }: PlanPlace): boolean =>
  kind.isExact &&
  place.type === own.type &&
  (own.number === null || place.number === null || own.number === place.number);

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
      `${counted} measured in ${sourceOfRooms(unnamed)}, but no name stands there; name them to have work priced in them.`,
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
