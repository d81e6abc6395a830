// Gathers which rooms and surfaces are painted, from painting said of rooms and of their surfaces.
import { isVague, roomsOfAll } from '../parser/all-rooms.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Told } from '../parser/span.ts';
import { WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import { SURFACES } from './exterior-paint.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';
import { namesOf, wordSet } from '../parser/language.ts';

export interface RoomPaint {
  place: ReadPlace | null;
  surfaces: Set<string>;
  task: Task | null;
  area: number | null;
  /** Stated runs of trim by what prices them. */
  runs: { pattern: string; quantity: number }[];
  /** What was said of it. */
  told: Told[];
}

/** "Paint the whole house, LVP in the living room 300 SF": the area is told for the floor. */
const isOfOtherWork = (place: ReadPlace, { scope }: Job): boolean =>
  place.area !== null &&
  place.sizeBasis !== 'PLAN' &&
  (place.whole !== null ||
    scope.tasks.some(({ verb, places }) => verb !== 'paint' && places.includes(place)));

const usable = (places: readonly ReadPlace[], job: Job): ReadPlace[] => {
  if (places.some(isVague)) {
    const named = roomsOfAll(job.scope).filter((place) => !isOfOtherWork(place, job));
    if (named.length > 1) return named;
  }
  const painted = places.filter((place) => !place.excluded && place.type !== 'exterior');
  // "3 bedrooms in the 1,600 sq ft house": the house only says where.
  const isBare = (place: ReadPlace) => place.sizes.length === 0 && place.area === null;
  const rooms = painted.filter(
    (place) =>
      !WHOLE_PLACES.has(place.type) &&
      !(place.type === 'closet' && isBare(place) && painted.length > 1),
  );
  return rooms.length > 0 && painted.every((place) => place.area === null)
    ? rooms
    : painted.filter((place) => rooms.includes(place) || WHOLE_PLACES.has(place.type));
};

/** Work on these surfaces ends with its own paint. */
const SELF_PAINTED = wordSet('self_painted');

/** Woodwork whose price ends with paint. */
const SET_AND_PAINTED = wordSet('set_and_painted');

/** What paints a run of trim. */
const RUNS = namesOf('runs');

export const gather = (job: Job): RoomPaint[] => {
  const rooms = new Map<ReadPlace | null, RoomPaint>();
  const roomFor = (place: ReadPlace | null): RoomPaint => {
    const known = rooms.get(place);
    if (known) return known;
    const room: RoomPaint = {
      place,
      surfaces: new Set(),
      task: null,
      area: null,
      runs: [],
      told: [],
    };
    rooms.set(place, room);
    return room;
  };
  const isPainted = new Set<ReadPlace | null>();
  const sentences = Map.groupBy(job.scope.tasks, ({ clause }) => clause);
  const placed = job.scope.bareVerbs.filter(
    ({ verb, places }) => verb === 'paint' && places.length > 0,
  );
  for (const bare of job.scope.bareVerbs) {
    if (bare.verb !== 'paint') continue;
    const named = sentences.get(bare.clause) ?? [];
    const listed = named.some((task) => SURFACES.has(task.concept) && task.verb === 'paint');
    // "Patch the hole and paint the bedroom 12x12": a sized room is painted as a whole.
    const isSized =
      bare.named === true &&
      bare.places.some(({ sizes, area }) => sizes.length > 0 || area !== null);
    const finished =
      !isSized &&
      named.some(
        (task) =>
          SELF_PAINTED.has(task.concept) &&
          (task.concept !== 'drywall' || isStated(task) || task.verb === 'repair') &&
          task.verb !== 'finish' &&
          (task.verb !== 'paint' || task.concept === 'house_exterior' || task.concept === 'siding'),
      );
    // "Baseboards, remove the old ones, caulk and paint": the trim just set, not the rooms.
    const beside = named.filter(
      ({ concept, verb, at }) =>
        verb !== 'remove' &&
        verb !== 'paint' &&
        concept !== 'caulk' &&
        (bare.at === undefined || at === undefined || at < bare.at),
    );
    const trimmed =
      bare.named !== true &&
      beside.length > 0 &&
      beside.every(({ concept }) => SET_AND_PAINTED.has(concept));
    if (trimmed) continue;
    if ((listed && !bare.all) || finished || bare.places.some((place) => place.whole)) continue;
    const places = usable(bare.places, job);
    // "Paint:" above a list of rooms paints no room of its own.
    const heads = placed.some((other) => other !== bare);
    for (const place of places.length > 0 ? places : [null]) {
      if (place === null && bare.area === null && (job.scope.tasks.length > 0 || heads)) continue;
      const room = roomFor(place);
      room.area ??= bare.area;
      room.told.push(bare);
      isPainted.add(place);
    }
  }
  const popcorn = job.scope.tasks.filter(({ concept }) => concept === 'popcorn');
  for (const task of job.scope.tasks) {
    if (job.done.has(task) || task.verb !== 'paint' || !SURFACES.has(task.concept)) continue;
    const isDoor = task.concept === 'door' || task.concept === 'interior_door';
    if (isDoor && task.count !== undefined) continue;
    job.done.add(task);
    const places = usable(task.places, job);
    for (const place of places.length > 0 ? places : [null]) {
      if (
        task.concept === 'ceiling' &&
        popcorn.some(({ places: own }) => place === null || own.length === 0 || own.includes(place))
      )
        continue;
      const room = roomFor(place);
      room.told.push(task);
      if (!isPainted.has(place)) room.surfaces.add(isDoor ? 'trim' : task.concept);
      if (task.area !== undefined) room.task = task;
      const pattern = RUNS[task.concept];
      const run = task.length ?? task.feet;
      if (pattern !== undefined && run !== undefined) room.runs.push({ pattern, quantity: run });
    }
  }
  return [...rooms.values()];
};
