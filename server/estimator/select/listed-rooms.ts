// Rooms that come with a list of work: a fit-out or a remodel by its parts.
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';
import { wholeAssembly } from './whole-rooms.ts';
import { listsOf, wordSet } from '../parser/language.ts';

const LISTED = 3;

const COUNTED = 4;

const LISTED_WITH_VERB = 6;

/** Work on a floor makes no fit-out. */
const FLOOR_WORK: ReadonlySet<string> = new Set(['COM-PREP', 'COM-URETH']);

/** A shop or office of stated size with three or more of its usual parts is a fit-out. */
const isListedFitout = (place: ReadPlace, named: readonly Task[]): boolean => {
  const kind = place.type.split('_')[0] ?? place.type;
  const parts = named.filter(
    ({ concept, verb, ownVerb }) =>
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
  const inPlaces = Map.groupBy(
    job.scope.tasks.flatMap((task) => [...new Set(task.places)].map((place) => ({ place, task }))),
    ({ place }) => place,
  );
  for (const place of job.scope.places) {
    if (place.whole !== null || place.excluded) continue;
    const named = inPlaces.get(place)?.map(({ task }) => task) ?? [];
    const assembly = wholeAssembly(place.type, 'remodel');
    if (assembly === null || WHOLE_PLACES.has(place.type)) continue;
    if (COMMERCIAL_PLACES.has(place.type)) {
      if (isListedFitout(place, named)) place.whole = 'build';
      continue;
    }
    const parts = named.filter(({ concept }) =>
      (conceptOf(concept).within ?? '').split(' ').includes(assembly),
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
