// Interior painting: one room at a time, only the surfaces named; all of them when just the room is named.
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { Space } from '../takeoff/space.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { TRIM, selectExterior } from './exterior-paint.ts';
import { direct, orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { gather } from './painted-rooms.ts';
import type { RoomPaint } from './painted-rooms.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { namesOf } from '../parser/language.ts';

/** A whole house has doors and windows in proportion to its floor. */
const furnished = (space: Space, job: Job): Space => {
  if (!WHOLE_PLACES.has(space.type)) return space;
  const share = space.area / (job.book.wholeDefaults['house_sf'] ?? 1_800);
  const openings = Math.max(1, Math.round(12 * share));
  return { ...space, doors: openings, windows: openings };
};

const excludes = (job: Job, ...concepts: string[]): boolean =>
  job.scope.exclusions.some(({ concept }) => concept !== null && concepts.includes(concept));

const isBusiness = ({ type }: ReadPlace, { propertyType }: Job): boolean =>
  COMMERCIAL_PLACES.has(type) || (type === 'office' && propertyType === 'COMMERCIAL');

const paramsFor = ({ surfaces, place }: RoomPaint, job: Job): Params => {
  const all = surfaces.size === 0;
  // The ceiling of a shop or office is a grid with tiles, left alone unless it is named.
  const hung = all && place !== null && isBusiness(place, job);
  const on = (...names: string[]) => (all || names.some((name) => surfaces.has(name)) ? 1 : 0);
  const params: Record<string, Params[string]> = {
    walls: excludes(job, 'walls') ? 0 : on('walls'),
    ceiling: hung || excludes(job, 'ceiling') ? 0 : on('ceiling'),
    trim: excludes(job, ...TRIM) ? 0 : on(...TRIM),
  };
  if (job.scope.facts.coats === 1) params['coats'] = 1;
  if (
    job.scope.words.has('primer') ||
    job.scope.words.has('smoker') ||
    job.scope.words.has('unpainted')
  )
    params['prime'] = 1;
  const closets = job.scope.places.find(
    ({ type, sizeBasis }) => type === 'closet' && sizeBasis !== 'PLAN',
  );
  if (closets && closets.sizes.length === 0) params['closets'] = closets.count;
  return params;
};

/** Coats of the price of painted walls. */
const USUAL_COATS = 2;

const paintsWalls = ({ surfaces }: RoomPaint, job: Job): boolean =>
  (surfaces.size === 0 || surfaces.has('walls')) && !excludes(job, 'walls');

/** A third coat on the walls is one coat more. */
const furtherCoats = (space: Space, more: number): DirectItem[] =>
  more === 0
    ? []
    : [
        direct(
          'PNT-WALL1',
          more * geometryOf(space).Wn,
          'DERIVED',
          `${more} x Wn, beyond two coats`,
        ),
      ];

/** Shops and offices have a rubber base, which nobody paints. */
const RUBBER_BASED = ['PNT-BASE'];

const TRIM_CODES = namesOf('trim_codes');

/** "Paint 150 LF of baseboard": woodwork told by the foot is all the woodwork there is. */
const untouched = ({ surfaces, runs }: RoomPaint): string[] => {
  const named = TRIM.filter((name) => surfaces.has(name));
  const told = new Set(runs.map(({ pattern }) => pattern));
  const isTold = named.length > 0 && named.every((name) => told.has(TRIM_CODES[name] ?? ''));
  return isTold ? ['PNT-BASE', 'PNT-TRIM'].filter((code) => !told.has(code)) : [];
};

const ACCENT_SHARE = 0.28;

const paint = (room: RoomPaint, isAccent: boolean, job: Job): void => {
  if (room.place?.whole) return;
  if (room.surfaces.size === 0 && room.place && isBusiness(room.place, job))
    job.scope.notes.push(
      `${room.place?.label}: the ceiling is taken as hung tiles and left unpainted; name it to have it painted.`,
    );
  const { task, place } = room;
  if (task?.area !== undefined && (task.concept === 'walls' || task.concept === 'ceiling')) {
    const wall = job.scope.facts.coats === 1 ? 'PNT-WALL1' : 'PNT-WALL';
    const code = task.concept === 'walls' ? wall : 'PNT-CEIL';
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
    return;
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
    return;
  }
  const spaces = place
    ? spacesOf(place, job.book)
    : [
        {
          space: ownSpace('room', '', room.area === null ? {} : { area: room.area }, job.book),
          times: 1,
        },
      ];
  const more = Math.max(0, Math.min(4, job.scope.facts.coats ?? 0) - USUAL_COATS);
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
          items: paintsWalls(room, job) ? furtherCoats(furnished(space, job), more) : [],
          overrides: room.runs,
          drops: [...(place && isBusiness(place, job) ? RUBBER_BASED : []), ...untouched(room)],
          times,
        }),
      );
  }
};

/** Takes all interior painting that no whole room has taken. */
export const selectPaint = (job: Job): void => {
  selectExterior(job);
  const isAccent = job.scope.tasks.some(
    ({ qualifiers, concept }) => concept === 'walls' && qualifiers.has('accent'),
  );
  for (const room of gather(job))
    orderedBy(job, [...room.told, ...(room.place ? [room.place] : [])], () =>
      paint(room, isAccent, job),
    );
};
