// Interior painting: one room at a time, only the surfaces named; all of them when just the room is named.
import type { Place, Task } from '../scope/scope.ts';
import { WHOLE_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { selectExterior, SURFACES, TRIM } from './exterior-paint.ts';
import { ownSpace, spacesOf } from './spaces.ts';

interface RoomPaint {
  place: Place | null;
  surfaces: Set<string>;
  task: Task | null;
  area: number | null;
}

const usable = (places: readonly Place[], job: Job): Place[] => {
  const vague = places.some(
    (place) => WHOLE_PLACES.has(place.type) && place.area === null && place.sizes.length === 0,
  );
  const named = job.scope.places.filter(
    (place) => !place.excluded && !WHOLE_PLACES.has(place.type) && place.sizes.length > 0,
  );
  if (vague && named.length > 1) return named;
  const painted = places.filter((place) => !place.excluded && place.type !== 'exterior');
  // "3 bedrooms in the 1,600 sq ft house": the house only says where.
  const isBare = (place: Place) => place.sizes.length === 0 && place.area === null;
  const rooms = painted.filter(
    (place) =>
      !WHOLE_PLACES.has(place.type) &&
      !(place.type === 'closet' && isBare(place) && painted.length > 1),
  );
  return rooms.length > 0 && painted.every((place) => place.area === null)
    ? rooms
    : painted.filter((place) => rooms.includes(place) || WHOLE_PLACES.has(place.type));
};

/** A whole house has doors and windows in proportion to its floor. */
const furnished = (space: Space, job: Job): Space => {
  if (!WHOLE_PLACES.has(space.type)) return space;
  const share = space.area / (job.book.wholeDefaults['house_sf'] ?? 1_800);
  const openings = Math.max(1, Math.round(12 * share));
  return { ...space, doors: openings, windows: openings };
};

const excludes = (job: Job, ...concepts: string[]): boolean =>
  job.scope.exclusions.some(({ concept }) => concept !== null && concepts.includes(concept));

const paramsFor = ({ surfaces }: RoomPaint, job: Job): Params => {
  const all = surfaces.size === 0;
  const on = (...names: string[]) => (all || names.some((name) => surfaces.has(name)) ? 1 : 0);
  const params: Record<string, Params[string]> = {
    walls: excludes(job, 'walls') ? 0 : on('walls'),
    ceiling: excludes(job, 'ceiling') ? 0 : on('ceiling'),
    trim: excludes(job, ...TRIM) ? 0 : on(...TRIM),
  };
  const { coats } = job.scope.facts;
  if (coats === 1 || job.scope.tasks.some(({ qualifiers }) => qualifiers.has('one_coat')))
    params['coats'] = 1;
  if (
    job.scope.words.has('primer') ||
    job.scope.words.has('smoker') ||
    job.scope.words.has('unpainted')
  )
    params['prime'] = 1;
  const closets = job.scope.places.find(({ type }) => type === 'closet');
  if (closets && closets.sizes.length === 0) params['closets'] = closets.count;
  return params;
};

/** Work on these surfaces ends with its own paint. */
const SELF_PAINTED = new Set([
  'popcorn',
  'drywall_hole',
  'drywall',
  'texture',
  'skim',
  'crack',
  'partition_wall',
  'ceiling',
  'plaster',
  'ceiling_stain',
  'siding',
  'house_exterior',
  'demising_wall',
  'office_partition',
  'private_office',
]);

const gather = (job: Job): RoomPaint[] => {
  const rooms: RoomPaint[] = [];
  const roomFor = (place: Place | null): RoomPaint => {
    const known = rooms.find((room) => room.place === place);
    if (known) return known;
    const room: RoomPaint = { place, surfaces: new Set(), task: null, area: null };
    rooms.push(room);
    return room;
  };
  const isPainted = new Set<Place | null>();
  for (const bare of job.scope.bareVerbs) {
    if (bare.verb !== 'paint') continue;
    const listed = job.scope.tasks.some(
      (task) => task.clause === bare.clause && SURFACES.has(task.concept) && task.verb === 'paint',
    );
    const finished = job.scope.tasks.some(
      (task) =>
        task.clause === bare.clause &&
        SELF_PAINTED.has(task.concept) &&
        (task.verb !== 'paint' || task.concept === 'house_exterior' || task.concept === 'siding'),
    );
    if ((listed && !bare.all) || finished || bare.places.some((place) => place.whole)) continue;
    const places = usable(bare.places, job);
    for (const place of places.length > 0 ? places : [null]) {
      if (place === null && bare.area === null && job.scope.tasks.length > 0) continue;
      const room = roomFor(place);
      room.area ??= bare.area;
      isPainted.add(place);
    }
  }
  for (const task of job.scope.tasks) {
    if (job.done.has(task) || task.verb !== 'paint' || !SURFACES.has(task.concept)) continue;
    const isDoor = task.concept === 'door' || task.concept === 'interior_door';
    if (isDoor && task.count !== undefined) continue;
    job.done.add(task);
    const places = usable(task.places, job);
    for (const place of places.length > 0 ? places : [null]) {
      if (
        task.concept === 'ceiling' &&
        job.scope.tasks.some(
          (other) =>
            other.concept === 'popcorn' &&
            (place === null || other.places.length === 0 || other.places.includes(place)),
        )
      )
        continue;
      const room = roomFor(place);
      if (!isPainted.has(place)) room.surfaces.add(isDoor ? 'trim' : task.concept);
      if (task.area !== undefined) room.task = task;
    }
  }
  return rooms;
};

const ACCENT_SHARE = 0.28;

/** Takes all interior painting that no whole room has taken. */
export const selectPaint = (job: Job): void => {
  selectExterior(job);
  const isAccent = job.scope.tasks.some(
    ({ qualifiers, concept }) => concept === 'walls' && qualifiers.has('accent'),
  );
  for (const room of gather(job)) {
    if (room.place?.whole) continue;
    const { task, place } = room;
    if (task?.area !== undefined && (task.concept === 'walls' || task.concept === 'ceiling')) {
      const code = task.concept === 'walls' ? 'PNT-WALL' : 'PNT-CEIL';
      const space = ownSpace('room', place?.label ?? '', {}, job.book);
      job.packages.push(
        packageOf({
          space,
          work: `Paint ${task.concept}`,
          items: [
            direct('PNT-PREP', 1, 'DERIVED', 'one room set-up'),
            direct(code, task.area, 'STATED', `${task.area} SF as stated`),
          ],
        }),
      );
      continue;
    }
    if (place === null && room.area !== null && job.agent !== 'HOME_PROJECT') {
      const sealed = job.scope.bareVerbs.some(({ verb }) => verb === 'seal');
      const codes = [...(sealed ? ['PNT-PRIME'] : []), 'PNT-WALL'];
      const area = room.area;
      job.packages.push(
        packageOf({
          space: ownSpace('room', '', {}, job.book),
          work: 'Paint as listed',
          items: codes.map((code) => direct(code, area, 'STATED', `${area} SF as stated`)),
        }),
      );
      continue;
    }
    const spaces = place
      ? spacesOf(place, job.book)
      : [
          {
            space: ownSpace('room', '', room.area === null ? {} : { area: room.area }, job.book),
            times: 1,
          },
        ];
    for (const { space, times } of spaces) {
      if (isAccent)
        job.packages.push(
          packageOf({ assembly: 'paint_walls_only', space, params: { frac: ACCENT_SHARE }, times }),
        );
      else
        job.packages.push(
          packageOf({
            assembly: 'paint_room',
            space: furnished(space, job),
            params: paramsFor(room, job),
            times,
          }),
        );
    }
  }
};
