// Which rooms got wet, and what of each: its floor, its walls, or the ceiling alone.
import type { ReadPlace } from '../../parser/parsed-place.ts';
import type { Task } from '../../parser/parsed-task.ts';
import type { Space } from '../../takeoff/space.ts';
import type { Job } from '../job.ts';
import { pieceOf } from './boards.ts';
import { storyOf } from './story.ts';
import { affected, eachSpace, finish, OUTSIDE, tasksOf } from '../loss.ts';
import { isSized } from '../../parser/is-sized.ts';

export interface Hurt {
  floors: Task[];
  boards: Task[];
  ceilings: Task[];
  /** Something else is told as damaged or ordered. */
  others: boolean;
  floorsAreFine: boolean;
  wallsAreFine: boolean;
}

const refuses = (job: Job, ...concepts: string[]): boolean =>
  job.scope.exclusions.some(
    ({ concept, room }) => room === null && concepts.includes(concept ?? ''),
  );

const BOARDS = ['drywall', 'walls', 'plaster', 'wainscot', 'paneling'];

export const hurtOf = (job: Job): Hurt => {
  const floors = tasksOf(job, 'floor').filter(({ verb }) => verb !== 'refinish');
  const boards = tasksOf(job, ...BOARDS);
  const ceilings = tasksOf(job, 'ceiling');
  // "The ceiling came down, 90 sf of drywall": its boards, when no wall is spoken of.
  const above =
    ceilings.length > 0 &&
    boards.every(({ concept }) => concept === 'drywall') &&
    !/\bwalls?\b/.test(storyOf(job.scope));
  const told = above ? pieceOf(boards, job) : undefined;
  const [first] = ceilings;
  if (told !== undefined && first) {
    first.area ??= told;
    finish(job, boards);
  }
  return {
    floors,
    boards: told === undefined ? boards : [],
    ceilings,
    others: tasksOf(job, 'cabinets', 'vanity', 'interior_door', 'door', 'baseboard').length > 0,
    floorsAreFine: floors.length === 0 && refuses(job, 'floor'),
    wallsAreFine: refuses(job, ...BOARDS),
  };
};

/** Rooms without finished floors and walls. */
const BARE_ROOMS = new Set(['garage', 'garage_1car', 'garage_2car', 'attic', 'crawlspace']);

export const isBare = (job: Job, spaces: readonly Space[]): boolean =>
  job.scope.words.has('unfinished') || spaces.every(({ type }) => BARE_ROOMS.has(type));

const roomsOf = (tasks: readonly Task[], skip: ReadonlySet<ReadPlace>): ReadPlace[] => {
  const named = [...new Set(tasks.flatMap(({ places }) => places))].filter(
    (place) => !place.excluded && !skip.has(place) && (!OUTSIDE.has(place.type) || isSized(place)),
  );
  const sized = named.filter(isSized);
  return sized.length > 0 ? sized : named;
};

export interface WetArea {
  spaces: Space[];
  /** Kind of floor, null when none is told for these rooms. */
  floor: Task | null;
  walls: boolean;
}

/** Wet rooms by their floors; rooms of which only walls are told come last. */
export const wetAreas = (job: Job, hurt: Hurt, spared: readonly ReadPlace[]): WetArea[] => {
  const skip = new Set(spared);
  const wallRooms = roomsOf(hurt.boards, skip);
  const isWall = (place: ReadPlace) => wallRooms.length === 0 || wallRooms.includes(place);
  const kinds = Map.groupBy(hurt.floors, ({ floor }) => floor);
  const named = kinds.size > 1 ? hurt.floors.filter(({ floor }) => floor !== null) : hurt.floors;
  const areas: WetArea[] = [];
  const taken = new Set<ReadPlace>();
  for (const [, tasks] of Map.groupBy(named, ({ floor }) => floor)) {
    const rooms = roomsOf(tasks, skip).filter((place) => !taken.has(place));
    const [floor = null] = tasks;
    for (const walls of [true, false]) {
      const own = rooms.filter((place) => isWall(place) === walls);
      if (own.length === 0) continue;
      for (const place of own) taken.add(place);
      areas.push({ spaces: own.flatMap((place) => eachSpace(place, job)), floor, walls });
    }
  }
  const rest = wallRooms.filter((place) => !taken.has(place));
  if (rest.length > 0)
    areas.push({
      spaces: rest.flatMap((place) => eachSpace(place, job)),
      floor: areas.length === 0 ? (named[0] ?? null) : null,
      walls: true,
    });
  if (areas.length > 0) return areas;
  return [{ spaces: affected(job, spared), floor: named[0] ?? null, walls: true }];
};
