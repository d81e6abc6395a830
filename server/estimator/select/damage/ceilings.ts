// Ceilings water came through: how much of each comes down and goes back, and which rooms have no other damage.
import type { ReadPlace } from '../../parser/parsed-place.ts';
import type { Task } from '../../parser/parsed-task.ts';
import { combined } from '../../takeoff/combined-space.ts';
import type { Space } from '../../takeoff/space.ts';
import type { WorkPackage } from '../../takeoff/work-package.ts';
import { direct, packageOf } from '../job.ts';
import type { Job } from '../job.ts';
import { OUTSIDE, tasksOf } from '../loss.ts';
import { ownSpace, spacesOf } from '../spaces.ts';
import { ceilingPiece, isOnlyStained, pieceOf, shareOf } from './boards.ts';
import { isSized } from '../../parser/is-sized.ts';

/** Default wet ceiling of a room nobody measured, SF. */
const WET_CEILING = 48;

/** Things of insulation, as a text or a list names them. */
export const INSULATION = [
  'wall_insulation',
  'attic_insulation',
  'insulation',
  'batts',
  'INS-BATTCL',
];

/** "Ceilings are stained": sealed and painted, no board comes down. */
export const withStains = (job: Job): void => {
  for (const task of tasksOf(job, 'ceiling')) {
    if (!isOnlyStained(task, job)) continue;
    task.concept = 'ceiling_stain';
    task.verb = null;
    task.qualifiers.delete('plural');
    delete task.count;
    if (task.size) task.area ??= task.size.length * task.size.width;
  }
};

/** "The dining room ceiling below came wet": a room of which only the ceiling was hit. */
export const onlyCeilings = (job: Job, ceilings: readonly Task[]): ReadPlace[] => {
  const hit = new Set(ceilings.flatMap(({ places }) => places));
  const others = job.scope.places.filter(
    (place) => !hit.has(place) && !place.excluded && !OUTSIDE.has(place.type),
  );
  const floors = tasksOf(job, 'floor').flatMap(({ places }) => places);
  const chosen = [...hit].filter((place) => !floors.includes(place));
  return others.length > 0 ? chosen : [];
};

export interface WetCeiling {
  space: Space;
  area: number;
}

const spaceOf = (tasks: readonly Task[], job: Job): Space => {
  const rooms = [...new Set(tasks.flatMap(({ places }) => places))].filter(
    (place) => !place.excluded && (!OUTSIDE.has(place.type) || isSized(place)),
  );
  const sized = rooms.filter(isSized);
  // The room told first by the ceiling is the one below; where the water began comes after it.
  const chosen = sized.length > 0 ? sized : rooms.slice(0, 1);
  const spaces = chosen.flatMap((place) => spacesOf(place, job.book).map(({ space }) => space));
  return spaces.length > 0 ? combined(spaces) : ownSpace('living_room', '', {}, job.book);
};

/** How much ceiling comes down, and in which room; null when none does. */
export const wetCeiling = (ceilings: readonly Task[], job: Job): WetCeiling | null => {
  if (ceilings.length === 0) return null;
  const space = spaceOf(ceilings, job);
  const stated = pieceOf(ceilings, job);
  const share = shareOf(ceilings);
  const usual = space.basis === 'DEFAULT' ? Math.min(WET_CEILING, space.area) : space.area;
  const area = stated ?? (share === undefined ? usual : share * space.area);
  return { space, area };
};

/** The ceiling closed and painted, with the batts above it where they are told of. */
export const ceilingPackage = (
  { space, area }: WetCeiling,
  old: string | null,
  job: Job,
): WorkPackage => {
  const batts = tasksOf(job, ...INSULATION);
  return packageOf({
    space,
    work: 'Water damage rebuild',
    items: [
      ...ceilingPiece(area, space, old),
      ...(batts.length > 0 ? [direct('INS-BATTCL', area, 'DERIVED', 'above the wet ceiling')] : []),
    ],
  });
};
