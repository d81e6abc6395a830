// A closet built where there was none: its walls, door and shelf. The price book has no assembly for it.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Space } from '../takeoff/space.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { direct } from './job.ts';
import { wordSet } from '../parser/language.ts';
import { isSized } from '../parser/is-sized.ts';

/** Walls of a reach-in closet of usual width: its front and one side, LF. */
const REACH_IN_LF = 8.5;

/** From this floor area on one walks in, SF. */
const WALK_IN_SF = 30;

const DOORS = wordSet('doors');
const SHELVES = new Set(['closet_shelf', 'closet_system', 'built_in']);

/** A closet that is to be put up, not one there already. */
export const isClosetBuild = ({ type, whole }: ReadPlace): boolean =>
  type === 'closet' && (whole === 'build' || whole === 'install');

/** Two new walls in the corner of a room; the door and the shelf where none is named. */
export const closetItems = (
  place: ReadPlace,
  space: Space,
  tasks: readonly Task[],
): DirectItem[] => {
  const hasSize = isSized(place);
  const run = hasSize ? Math.round(space.perimeter / 2) : REACH_IN_LF;
  const faces = Math.round(run * 2 * space.height);
  const walls = (code: string, quantity: number, formula: string) =>
    direct(code, quantity, hasSize ? 'DERIVED' : 'DEFAULT', formula);
  const names = (kinds: ReadonlySet<string>) => tasks.some(({ concept }) => kinds.has(concept));
  return [
    walls('FRM-WALL24', run, 'two walls of the closet'),
    ...['DRW-WALL', 'PNT-PRIME', 'PNT-WALL'].map((code) =>
      walls(code, faces, `${run} LF x 2 faces x ${space.height} ft`),
    ),
    ...['TRM-BASE', 'PNT-BASE'].map((code) => walls(code, run * 2, `${run} LF x 2 faces`)),
    ...(names(DOORS) ? [] : [direct('DOR-INTPRE', 1, 'DEFAULT', 'one door')]),
    ...(names(SHELVES) ? [] : [walls('TRM-SHELF', Math.round(run), 'along the walls')]),
    ...(hasSize && space.area >= WALK_IN_SF
      ? [direct('ELE-FIXTURE', 1, 'DEFAULT', 'one light')]
      : []),
  ];
};
