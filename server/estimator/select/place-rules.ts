// Which places are worked on as a whole, though no verb says so, and which only lie within another.
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import { ROOM_HOLDERS, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { namesOf, wordSet } from '../parser/language.ts';

/** Words of asking for a price; any other word beside a bare room says something the parser did not understand. */
const ASKING = wordSet('asking');

const UNCLEAR_ALONE = new Set(['exterior', 'house', 'unit_2br', 'room']);

export const lonePlace = (job: Job): void => {
  const { scope } = job;
  if (
    scope.tasks.length > 0 ||
    scope.bareVerbs.some(({ verb }) => verb !== 'estimate' && verb !== 'turn')
  )
    return;
  const candidates = scope.places.filter(
    (place) => !place.excluded && place.whole === null && place.type !== 'room',
  );
  if (scope.places.some(({ whole }) => whole !== null) || candidates.length === 0) return;
  if (scope.perils.length > 0) return;
  // Only a text that is hardly more than room names asks for the rooms themselves.
  if ([...scope.words].filter((word) => !ASKING.has(word)).length > 0) return;
  for (const place of candidates) if (!UNCLEAR_ALONE.has(place.type)) place.whole = 'estimate';
};

const OBJECT_OF_ROOM = namesOf('object_of_room');

/** "Deck" may be read as a place; work on it is work on the object. */
export const placesThatAreObjects = (places: readonly ReadPlace[]): void => {
  for (const place of places) if (place.type in OBJECT_OF_ROOM) place.adjective = true;
};

/** "Kitchen facelift, LVP 140 sf": the floor tells how large the room is. */
export const sizedByFloor = (job: Job): void => {
  const floors = new Map<ReadPlace | undefined, number>();
  for (const { concept, places, area } of job.scope.tasks.toReversed())
    if (concept === 'floor' && places.length === 1 && area !== undefined)
      floors.set(places[0], area);
  for (const place of job.scope.places) {
    if (place.whole === null || place.area !== null || place.sizes.length > 0) continue;
    if (place.count > 1 || WHOLE_PLACES.has(place.type)) continue;
    place.area = floors.get(place) ?? null;
  }
};

const HOLLOWS = new Set(['crawlspace', 'attic']);

/** "Insulate the crawl space and lay a vapor barrier, 1,000 SF": what covers a hollow tells how large it is. */
export const sizedByLining = (job: Job): void => {
  for (const place of job.scope.places) {
    if (!HOLLOWS.has(place.type) || place.area !== null || place.sizes.length > 0) continue;
    const lining = job.scope.tasks.find(
      ({ places, area }) => places.length === 1 && places[0] === place && area !== undefined,
    );
    place.area = lining?.area ?? null;
  }
};

/** "Add a bathroom in the basement with shower and toilet": fixtures of the bath, the basement only holds it. */
export const fixturesOfBath = (job: Job): void => {
  for (const task of job.scope.tasks) {
    const inBath = (conceptOf(task.concept).within ?? '').includes('bathroom_remodel');
    if (!task.places.some(({ type }) => ROOM_HOLDERS.has(type))) continue;
    const bath = job.scope.places.find(
      ({ type, clause, excluded }) => type.includes('bath') && !excluded && clause === task.clause,
    );
    const isSink = task.concept === 'kitchen_sink' && !job.scope.places.some(isKitchen);
    if (!bath || !(inBath || isSink)) continue;
    if (task.concept !== 'floor') task.places = [bath];
    if (isSink) task.concept = 'bath_sink';
  }
};

const OF_LAUNDRY = new Set(['washer_box', 'utility_sink', 'washer', 'dryer', 'dryer_vent']);

/** "Kitchen and living room: new cabinets": things of one kind of room stand in that room. */
export const thingsOfTheirRoom = (job: Job): void => {
  const rooms = Map.groupBy(
    job.scope.places.filter(({ excluded }) => !excluded),
    ({ type }) => type,
  );
  for (const task of job.scope.tasks) {
    const { home } = conceptOf(task.concept);
    const type = OF_LAUNDRY.has(task.concept) ? 'laundry_room' : (home ?? HOMES[task.concept]);
    const own = (type === undefined ? undefined : rooms.get(type)) ?? [];
    const isMixed = task.places.length > 1 && task.places.some((place) => own.includes(place));
    const isHeld =
      OF_LAUNDRY.has(task.concept) && task.places.every((place) => ROOM_HOLDERS.has(place.type));
    if (own.length > 0 && (isMixed || isHeld)) task.places = own;
    // "Build an office in the basement: drywall, carpet": the basement only holds it.
    const whole = task.places.filter(
      (place) => !ROOM_HOLDERS.has(place.type) && place.whole !== null,
    );
    const held = task.places.filter(
      (place) => ROOM_HOLDERS.has(place.type) && place.whole === null,
    );
    if (whole.length === 1 && held.length === 1) task.places = whole;
  }
};

const HOMES = namesOf('homes');

const isKitchen = ({ type }: ReadPlace): boolean => type === 'kitchen';
