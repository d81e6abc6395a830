// The space of a floor task: rooms of one floor taken together, or the area stated for it.
import type { Place, Task } from '../scope/scope.ts';
import { WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Space } from '../takeoff/space.ts';
import type { Job } from './job.ts';
import { combined, ownSpace, spaceOfArea, spacesOf } from './spaces.ts';

/** "Everywhere" means the rooms named with their sizes, when there are any. */
const spread = (places: readonly Place[], job: Job): Place[] => {
  const vague = places.filter(
    (place) => WHOLE_PLACES.has(place.type) && place.area === null && place.sizes.length === 0,
  );
  if (vague.length === 0) return [...places];
  const others = places.filter(
    (place) => !vague.includes(place) && (place.area !== null || place.sizes.length > 0),
  );
  if (others.length > 0) return others;
  const named = job.scope.places.filter(
    (place) =>
      !place.excluded &&
      !WHOLE_PLACES.has(place.type) &&
      (place.sizes.length > 0 || place.area !== null),
  );
  return named.length > 0 ? named : [...places];
};

export const placesOf = (task: Task, job: Job): Place[] => {
  const exceptions = job.scope.exclusions.filter(
    (entry) => entry.concept === 'floor' && entry.floor !== null && entry.room !== null,
  );
  return spread(task.places, job).filter(
    (place) =>
      !place.excluded &&
      !exceptions.some(({ room, floor }) => room === place.type && floor !== task.floor),
  );
};

export const spaceOf = (
  task: Task,
  places: readonly Place[],
  job: Job,
): { space: Space; times: number } => {
  if (task.area !== undefined && places.length > 0) {
    const rooms = places.reduce((sum, { count }) => sum + count, 0);
    const label = places.map((place) => place.label).join(', ');
    return {
      space: spaceOfArea(label, places[0]?.type ?? 'room', task.area, rooms, 'STATED'),
      times: 1,
    };
  }
  if (task.area !== undefined || task.size)
    return { space: ownSpace('room', '', task, job.book), times: 1 };
  if (places.length === 0) {
    const type =
      task.floor === 'epoxy' ? 'garage' : task.floor === 'tile' ? 'bathroom' : 'living_room';
    return { space: { ...ownSpace(type, '', {}, job.book), label: '' }, times: 1 };
  }
  const spaces = places.flatMap((place) =>
    spacesOf(place, job.book).flatMap(({ space, times }) =>
      Array.from({ length: Math.min(times, 200) }, () => space),
    ),
  );
  return { space: combined(spaces), times: 1 };
};
