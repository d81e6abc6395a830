// Floors that a whole room leaves to others: laid room by room, or running through the house.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';

/** "Carpet in the bedrooms, LVP in the living room": a turn lays one floor only; several are laid room by room. */
export const floorsByRoom = (here: readonly Task[]): Task[] =>
  here.filter(
    ({ concept, floor, verb, places }) =>
      concept === 'floor' &&
      floor !== null &&
      verb !== 'clean' &&
      verb !== 'remove' &&
      places.some(({ type }) => !WHOLE_PLACES.has(type)),
  );

/** "Remodel the kitchen, LVP throughout": the floor of the house runs through its rooms. */
export const isLaidThroughout = (
  { type }: ReadPlace,
  here: readonly Task[],
  { scope }: Job,
): boolean => {
  if (WHOLE_PLACES.has(type)) return false;
  const own = here.some(({ concept, floor }) => concept === 'floor' && floor !== null);
  return (
    !own &&
    scope.tasks.some(
      ({ concept, verb, places }) =>
        concept === 'floor' &&
        verb !== 'remove' &&
        verb !== 'refinish' &&
        verb !== 'clean' &&
        places.length > 0 &&
        places.every((place) => WHOLE_PLACES.has(place.type)),
    )
  );
};
