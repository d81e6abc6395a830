// The spaces a task is worked on: its own stated size, the rooms named, or the usual room of such an object.
import type { Concept } from '../parser/concepts/concept.ts';
import { BUILDINGS } from '../parser/locations.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { LOOSE_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import { combined } from '../takeoff/combined-space.ts';
import type { Space } from '../takeoff/space.ts';
import type { Job } from './job.ts';
import { eachOf, ownSpace, spacesOf } from './spaces.ts';

const DEFAULT_TYPE: Readonly<Record<string, string>> = {
  cabinets: 'kitchen',
  driveway: 'driveway',
  patio: 'patio',
  deck: 'deck',
  sprinkler_head: 'office_suite',
  troffer: 'office_suite',
  fire_alarm: 'office_suite',
  diffuser: 'office_suite',
  act_ceiling: 'office_suite',
  white_box: 'retail',
  high_bay: 'warehouse',
};

const OWN_SIZE = new Set([
  'driveway',
  'patio',
  'deck',
  'addition',
  'adu',
  'new_house',
  'detached_garage',
  'act_ceiling',
  'white_box',
  'popcorn',
  'walls',
  'drywall',
]);

/** Rooms named with a new building are what it holds; a place with a size of its own is the building. */
const isSiteOf = ({ type, sizes, area }: ReadPlace): boolean =>
  WHOLE_PLACES.has(type) ||
  type === 'room' ||
  (sizes.length > 0 && area === null && type === 'exterior');

const labelOf = (type: string, concept: Concept): string => {
  const words =
    (LOOSE_PLACES.has(type) ? '' : type.replaceAll('_', ' ')) ||
    (concept.words.split('|')[0] ?? '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The spaces a task needs: its own stated size, the rooms named, or the usual room of such an object. */
export const spacesFor = (
  concept: Concept,
  task: Task,
  job: Job,
): { space: Space; times: number; named: boolean }[] => {
  const type =
    DEFAULT_TYPE[concept.id] ??
    concept.home ??
    (concept.id in job.book.roomDefaults ? concept.id : 'room');
  const hasOwn = OWN_SIZE.has(concept.id) && (task.size !== undefined || task.area !== undefined);
  if (hasOwn)
    return [
      { space: ownSpace(type, labelOf(type, concept), task, job.book), times: 1, named: true },
    ];
  const places = task.places.filter(
    (place) => !place.excluded && !(BUILDINGS.has(concept.id) && !isSiteOf(place)),
  );
  // "Flip of a 1,350 sf ranch: new kitchen cabinets": those of its kitchen, not of the whole house.
  const ofHouse = places.every(
    ({ type: place }) => WHOLE_PLACES.has(place) || LOOSE_PLACES.has(place),
  );
  const isInside = DEFAULT_TYPE[concept.id] === 'kitchen' && ofHouse;
  if (places.length > 0 && !OUTDOORS.has(concept.id) && !isInside) {
    return places.flatMap((place) =>
      spacesOf(place, job.book).map((entry) => ({ ...entry, named: true })),
    );
  }
  return [{ space: ownSpace(type, places[0]?.label ?? '', {}, job.book), times: 1, named: false }];
};

export const joined = (spaces: ReturnType<typeof spacesFor>): ReturnType<typeof spacesFor> => {
  const all = spaces.flatMap(eachOf);
  return [{ space: combined(all), times: 1, named: spaces.some(({ named }) => named) }];
};

const OUTDOORS = new Set(['deck', 'patio', 'driveway']);
