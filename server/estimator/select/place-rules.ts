// Which places are worked on as a whole, though no verb says so, and which only lie within another.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Place } from '../scope/scope.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { isStated } from './merge-tasks.ts';
import { wholeAssembly } from './whole-rooms.ts';
import { listsOf, namesOf, wordSet } from '../scope/language.ts';

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
export const placesThatAreObjects = (places: readonly Place[]): void => {
  for (const place of places) if (place.type in OBJECT_OF_ROOM) place.adjective = true;
};

const LISTED = 3;
const COUNTED = 4;

const LISTED_WITH_VERB = 6;

/** Work on a floor makes no fit-out. */
const FLOOR_WORK: ReadonlySet<string> = new Set(['COM-PREP', 'COM-URETH']);

/** A shop or office of stated size with three or more of its usual parts is a fit-out. */
const isListedFitout = (place: Place, job: Job): boolean => {
  const kind = place.type.split('_')[0] ?? place.type;
  const parts = job.scope.tasks.filter(
    ({ concept, places, verb, ownVerb }) =>
      places.includes(place) &&
      verb !== 'remove' &&
      !FLOOR_WORK.has(concept) &&
      !(ownVerb && verb !== null && verb !== 'build') &&
      (conceptOf(concept).within ?? '').includes(`${kind}_`),
  );
  // "We need: bar 14 LF, 10 track heads, 900 SF LVT": a list with its amounts is the work.
  const measured = parts.filter(isStated).length;
  const apart = parts.every(({ clause }) => clause !== place.clause);
  if (apart && measured >= LISTED && measured * 2 >= parts.length) return false;
  // A white box is as large as the shop it becomes.
  place.area ??= parts.find(({ concept }) => concept === 'white_box')?.area ?? null;
  // "We need: bar 14 LF, 2 floor sinks, 10 track heads": counted one by one, the list is the work.
  const counted = parts.filter(isStated).length;
  if (counted >= COUNTED && counted >= parts.length * 0.6) return false;
  return (
    (place.area !== null || place.sizes.length > 0) &&
    new Set(parts.map(({ concept }) => concept)).size >= LISTED
  );
};

/** Without these a list of parts is no remodel: counters, sink and tiles leave the kitchen as it is. */
const CORE = listsOf('core');

const TILE_WORK = wordSet('tile_work');

/** A room with a list of its parts and no verb ("Bath 8x5: new tub, vanity, tile floor") is that room done anew. */
export const listedRooms = (job: Job): void => {
  for (const place of job.scope.places) {
    if (place.whole !== null || place.excluded) continue;
    const assembly = wholeAssembly(place.type, 'remodel');
    if (assembly === null || WHOLE_PLACES.has(place.type)) continue;
    if (COMMERCIAL_PLACES.has(place.type)) {
      if (isListedFitout(place, job)) place.whole = 'build';
      continue;
    }
    const parts = job.scope.tasks.filter(
      ({ concept, places }) =>
        places.includes(place) && (conceptOf(concept).within ?? '').split(' ').includes(assembly),
    );
    const untold = parts.filter(
      ({ verb, ownVerb }) =>
        verb === null || ((verb === 'replace' || verb === 'install') && !ownVerb),
    );
    const fresh = parts.filter(
      ({ verb }) => verb === null || verb === 'replace' || verb === 'install' || verb === 'build',
    );
    const kinds = new Set(fresh.map(({ concept }) => concept)).size;
    const core = CORE[place.type];
    if (core && !fresh.some(({ concept }) => core.includes(concept))) continue;
    // "Floor 60 SF, shower walls 95 SF, niche, pan": a list of tile, no bathroom done anew.
    if (fresh.every(({ concept }) => TILE_WORK.has(concept))) continue;
    if ((untold.length >= LISTED && kinds >= LISTED + 1) || kinds >= LISTED_WITH_VERB)
      place.whole = 'remodel';
  }
};

/** "Kitchen facelift, LVP 140 sf": the floor tells how large the room is. */
export const sizedByFloor = (job: Job): void => {
  for (const place of job.scope.places) {
    if (place.whole === null || place.area !== null || place.sizes.length > 0) continue;
    if (place.count > 1 || WHOLE_PLACES.has(place.type)) continue;
    const floor = job.scope.tasks.find(
      ({ concept, places, area }) =>
        concept === 'floor' && places.length === 1 && places[0] === place && area !== undefined,
    );
    place.area = floor?.area ?? null;
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

const CONTAINERS = new Set(['house', 'unit_2br', 'everywhere', 'room', 'office_suite']);

/** "Kitchen reno, rental, 10x10": what is said of the dwelling belongs to the one room being worked on. */
export const intoTheWhole = (job: Job): void => {
  const [whole, second] = job.scope.places.filter(
    (place) => place.whole !== null && !place.excluded,
  );
  if (!whole || second || WHOLE_PLACES.has(whole.type)) return;
  // "3 bed house: paint, new floors. Bath remodel": the house has work of its own.
  const others = job.scope.places.filter(
    (place) =>
      place !== whole &&
      CONTAINERS.has(place.type) &&
      (place.type === 'room' || place.clause === undefined || place.clause === whole.clause),
  );
  for (const place of others) {
    if (whole.sizes.length === 0 && whole.area === null) whole.sizes = place.sizes;
    for (const task of job.scope.tasks) {
      if (task.places.includes(place) && task.all !== true)
        task.places = [...new Set(task.places.map((own) => (own === place ? whole : own)))];
    }
  }
};

/** "Add a bathroom in the basement with shower and toilet": fixtures of the bath, the basement only holds it. */
export const fixturesOfBath = (job: Job): void => {
  for (const task of job.scope.tasks) {
    const inBath = (conceptOf(task.concept).within ?? '').includes('bathroom_remodel');
    const isHeld = task.places.some(({ type }) => HOLDERS.has(type));
    const bath = job.scope.places.find(
      ({ type, clause, excluded }) => type.includes('bath') && !excluded && clause === task.clause,
    );
    const isSink = task.concept === 'kitchen_sink' && !job.scope.places.some(isKitchen);
    if (!bath || !isHeld || !(inBath || isSink)) continue;
    if (task.concept !== 'floor') task.places = [bath];
    if (isSink) task.concept = 'bath_sink';
  }
};

const OF_LAUNDRY = new Set(['washer_box', 'utility_sink', 'washer', 'dryer', 'dryer_vent']);

/** "Kitchen and living room: new cabinets": things of one kind of room stand in that room. */
export const thingsOfTheirRoom = (job: Job): void => {
  for (const task of job.scope.tasks) {
    const { home } = conceptOf(task.concept);
    const type = OF_LAUNDRY.has(task.concept) ? 'laundry_room' : (home ?? HOMES[task.concept]);
    const own = job.scope.places.filter((place) => place.type === type && !place.excluded);
    const isMixed = task.places.length > 1 && task.places.some((place) => own.includes(place));
    const isHeld =
      OF_LAUNDRY.has(task.concept) && task.places.every((place) => HOLDERS.has(place.type));
    if (own.length > 0 && (isMixed || isHeld)) task.places = own;
    // "Build an office in the basement: drywall, carpet": the basement only holds it.
    const rooms = task.places.filter((place) => !HOLDERS.has(place.type) && place.whole !== null);
    const held = task.places.filter((place) => HOLDERS.has(place.type) && place.whole === null);
    if (rooms.length === 1 && held.length === 1) task.places = rooms;
  }
};

const HOMES = namesOf('homes');

const HOLDERS = new Set(['basement', 'attic', 'garage']);
const isKitchen = ({ type }: Place): boolean => type === 'kitchen';

/** Rooms named inside a basement, attic or garage being finished are parts of it; a bath in it is an addition. */
export const roomsWithin = (job: Job): void => {
  const container = job.scope.places.find(
    ({ type, whole }) => whole !== null && ['basement', 'attic', 'garage'].includes(type),
  );
  const building = job.scope.tasks.some(({ concept }) =>
    ['addition', 'adu', 'new_house'].includes(concept),
  );
  if (!container && !building) return;
  for (const place of job.scope.places) {
    if (
      place.excluded ||
      (place === container && !building) ||
      (place.whole === null &&
        !building &&
        place.type !== 'bathroom' &&
        place.type !== 'powder_room')
    )
      continue;
    const isBath = place.type.includes('bathroom') || place.type === 'powder_room';
    const part = place.sizes.length === 0 && place.area === null;
    if (container?.whole === 'convert' && building) {
      const dwelling = job.scope.tasks.find(({ concept }) => concept === 'adu');
      if (dwelling) {
        job.done.add(dwelling);
        container.area ??= dwelling.area ?? null;
      }
    }
    if (place === container) continue;
    // "An addition plus remodel the existing kitchen 12x12": a room of its own.
    const isApart = building && !part && place.whole === 'remodel';
    if (isApart) continue;
    if (building || (part && !isBath)) place.whole = null;
    else if (isBath && container && part && !place.adjective && container.whole !== 'convert')
      place.whole = 'install';
  }
  if (container && !building) partsOfContainer(container, job);
};

/** "Basement with one bedroom with egress": what is in a part is in the whole. */
const partsOfContainer = (container: Place, job: Job): void => {
  for (const task of job.scope.tasks) {
    const unsized = task.places.every(
      ({ sizes, area, excluded }) => sizes.length === 0 && area === null && !excluded,
    );
    const inside =
      unsized &&
      !task.places.includes(container) &&
      task.places.some(({ whole }) => whole === null);
    // What several parts share is of the whole: a floor, a ceiling.
    if (inside) task.places = task.places.length > 1 ? [container] : [...task.places, container];
  }
};
