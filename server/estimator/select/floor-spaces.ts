// The space of a floor task: rooms of one floor taken together, or the area stated for it.
import { joinRooms } from '../../domain/room-groups.ts';
import { isVague, roomsOfAll } from '../parser/all-rooms.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { combined } from '../takeoff/combined-space.ts';
import { perimeterOfArea } from '../takeoff/space.ts';
import type { Space } from '../takeoff/space.ts';
import { spaceOfArea } from '../takeoff/usual-space.ts';
import type { Job } from './job.ts';
import { eachOf, ownSpace, spacesOf } from './spaces.ts';

/** "Everywhere" means the rooms named with their sizes, when there are any. */
const spread = (places: readonly ReadPlace[], job: Job): ReadPlace[] => {
  const vague = places.filter(isVague);
  if (vague.length === 0) return [...places];
  const others = places.filter(
    (place) => !vague.includes(place) && (place.area !== null || place.sizes.length > 0),
  );
  if (others.length > 0) return others;
  const named = roomsOfAll(job.scope);
  return named.length > 0 ? named : [...places];
};

export const placesOf = (task: Task, job: Job): ReadPlace[] => {
  const exceptions = job.scope.exclusions.filter(
    (entry) => entry.concept === 'floor' && entry.floor !== null && entry.room !== null,
  );
  return spread(task.places, job).filter(
    (place) =>
      !place.excluded &&
      !exceptions.some(({ room, floor }) => room === place.type && floor !== task.floor),
  );
};

/** Floors that end at every door with a strip of their own. */
const ROOM_BY_ROOM = new Set(['tile', 'sheetvinyl']);

/** Usual width of a hall, ft. */
const HALL_WIDTH = 4;

/** Wall length of an area told for several rooms: in equal parts, a hall long and narrow. */
const perimeterOf = (area: number, places: readonly ReadPlace[]): number => {
  const rooms = places.reduce((sum, { count }) => sum + count, 0);
  const part = area / rooms;
  return places.reduce(
    (sum, { type, count }) =>
      sum +
      count *
        (type === 'hallway' && part > HALL_WIDTH ** 2
          ? 2 * (part / HALL_WIDTH + HALL_WIDTH)
          : perimeterOfArea(part, 1)),
    0,
  );
};

export const spaceOf = (
  task: Task,
  places: readonly ReadPlace[],
  job: Job,
): { space: Space; times: number } => {
  if (task.area !== undefined && places.length > 0) {
    const rooms = places.reduce((sum, { count }) => sum + count, 0);
    const label = joinRooms(places.map((place) => place.label));
    const space = spaceOfArea(label, places[0]?.type ?? 'room', task.area, rooms, 'STATED');
    if (rooms < 2) return { space, times: 1 };
    const part = task.area / rooms;
    const parts = places.flatMap((place) =>
      eachOf({
        space: spaceOfArea(place.label, place.type, part, 1, 'DERIVED'),
        times: place.count,
      }),
    );
    return { space: { ...space, perimeter: perimeterOf(task.area, places), parts }, times: 1 };
  }
  if (task.area !== undefined || task.size)
    return { space: ownSpace('room', '', task, job.book), times: 1 };
  if (places.length === 0) {
    const type =
      task.floor === 'epoxy' ? 'garage' : task.floor === 'tile' ? 'bathroom' : 'living_room';
    return { space: { ...ownSpace(type, '', {}, job.book), label: '' }, times: 1 };
  }
  const spaces = places.flatMap((place) => spacesOf(place, job.book).flatMap(eachOf));
  return {
    space: combined(spaces, ROOM_BY_ROOM.has(task.floor ?? '') ? 'all' : 'through'),
    times: 1,
  };
};
