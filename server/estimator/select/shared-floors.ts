// Floors of one dwelling shared out over its rooms: "carpet in the 3 bedrooms, LVP elsewhere, 1,800 sf in all".
// Changes only where the rest goes and how large it is; lays nothing.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { spacesOf } from './spaces.ts';

const LAID: ReadonlySet<Task['verb']> = new Set(['install', 'replace', 'build', 'remodel', null]);

const isWhole = ({ type }: ReadPlace): boolean => WHOLE_PLACES.has(type);

const areaOf = (places: readonly ReadPlace[], job: Job): number =>
  places
    .flatMap((place) => spacesOf(place, job.book))
    .reduce((sum, { space, times }) => sum + space.area * times, 0);

/** Least share of a dwelling that is left for its other floor. */
const LEAST_REST = 0.15;

/** "Flooring throughout: tile in the baths, LVP elsewhere": the heading names no floor of its own. */
const isHeading = (task: Task, laid: readonly Task[]): boolean =>
  task.floor === null &&
  LAID.has(task.verb) &&
  task.places.some(isWhole) &&
  laid.some((other) => other.clause === task.clause && (other.at ?? 0) > (task.at ?? 0));

/** The dwelling whose floors are shared out, and its area where it is told. */
const dwellingOf = (rest: Task, heading: Task | undefined, job: Job): ReadPlace | null => {
  const told = job.scope.places.find(
    (place) => isWhole(place) && place.area !== null && !place.excluded,
  );
  const place = told ?? rest.places[0];
  if (!place) return null;
  return heading?.area === undefined
    ? place
    : { ...place, area: heading.area, sizeBasis: 'STATED' };
};

/**
 * Gives the floor of "everywhere else" what the rooms with a floor of their own leave of the dwelling.
 * @returns the tasks without those that only head the others
 */
export const shareFloors = (tasks: readonly Task[], job: Job): Task[] => {
  const laid = tasks.filter(({ verb, floor }) => LAID.has(verb) && floor !== null);
  const heading = tasks.find((task) => isHeading(task, laid));
  if (heading) job.done.add(heading);
  const left = tasks.filter((task) => task !== heading);
  const inRooms = laid.filter(
    ({ places }) => places.length > 0 && places.every((place) => !isWhole(place)),
  );
  const [rest, second] = laid.filter(
    ({ places }) => places.length > 0 && places.every((place) => isWhole(place)),
  );
  if (!rest || second || inRooms.length === 0) return left;
  if (inRooms.some(({ floor }) => floor === rest.floor)) return left;
  if (rest.area !== undefined && heading?.area === undefined) return left;
  const house = dwellingOf(rest, heading, job);
  if (!house) return left;
  const total = areaOf([house], job);
  const taken = inRooms.reduce((sum, task) => sum + (task.area ?? areaOf(task.places, job)), 0);
  if (total - taken < LEAST_REST * total) return left;
  const area = Math.round(total - taken);
  const sizeBasis = house.area === null ? 'DEFAULT' : house.sizeBasis;
  rest.places = [{ ...house, area, sizes: [], sizeBasis, whole: null }];
  delete rest.area;
  return left;
};
