// A tree on the house: its parts that were hit, the tree itself, and what keeps the rain out meanwhile.
import type { Task } from '../parser/parsed-task.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { storyOf } from './damage/story.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { finish, tasksOf } from './loss.ts';
import { isStated } from './told-amounts.ts';
import { ownSpace } from './spaces.ts';
import { isGone, isVehicle } from './impact-told.ts';
import { firstArea } from './task-area.ts';

/** Work below a roof that was hit. */
const INTERIOR = ['DEM-CEILDRY', 'DRW-CEIL', 'PNT-PRIME', 'PNT-CEIL', 'INS-BATTCL'];

/** Codes of the tree repair that a stated amount of the object replaces. */
const TREE_PARTS: readonly (readonly [concepts: readonly string[], codes: readonly string[]])[] = [
  [['ceiling', 'drywall'], INTERIOR],
  [['roof_deck', 'deck_board'], ['FRM-SHTHRF']],
  [['gutter'], ['GUT-AL5']],
  [['fascia'], ['SDG-FASCIA']],
  [['rafter', 'joist'], ['FRM-RAFTER']],
];

/** Pieces told by their number alone. */
const RUNS = new Set(['rafter', 'joist']);

/** Usual length of one, ft. */
const RAFTER = 16;

const THROUGH = /\b(?:through|hole|collapsed|caved|into the)\b/;

/** Nothing under the roof is told as hit: no ceiling to close, and no broken rafters where only the cover is named. */
export const untouched = (job: Job, roofs: readonly Task[]): string[] => {
  if (job.scope.words.has('insidefine')) return INTERIOR;
  const below = tasksOf(
    job,
    'ceiling',
    'drywall',
    'insulation',
    'attic_insulation',
    'framing',
    'rafter',
    'joist',
  );
  const rooms = job.scope.places.some(({ type }) => type !== 'house' && type !== 'exterior');
  const isTold = firstArea(roofs) !== undefined;
  const isCover = isTold && !rooms && below.length === 0 && !THROUGH.test(storyOf(job.scope));
  return isCover ? INTERIOR : [];
};

/** An unfinished garage has no ceiling to close. */
const isOpenInside = (job: Job): boolean =>
  job.scope.words.has('unfinished') ||
  job.scope.exclusions.some(({ concept }) => concept === 'drywall' || concept === 'ceiling');

/** Stated amounts replace the assembly's; for a small hole edges nobody names are not assumed. */
export const treeParts = (job: Job, isSmall: boolean): Pick<WorkPackage, 'overrides' | 'drops'> => {
  const overrides: { pattern: string; quantity: number }[] = [];
  const drops: string[] = [];
  for (const [concepts, codes] of TREE_PARTS) {
    const named = tasksOf(job, ...concepts);
    const quantity = named
      .map(({ area, size, length, feet, count: pieces, concept }) => {
        const run = length ?? feet ?? (RUNS.has(concept) && pieces ? RAFTER : undefined);
        return (
          area ??
          (size ? size.length * size.width : undefined) ??
          (run === undefined ? undefined : run * (pieces ?? 1))
        );
      })
      .find((value) => value !== undefined);
    if (quantity !== undefined) overrides.push(...codes.map((pattern) => ({ pattern, quantity })));
    else if (isSmall && named.length === 0 && EDGES.has(codes[0] ?? '')) drops.push(...codes);
  }
  return { overrides, drops: isOpenInside(job) ? [...drops, ...INTERIOR] : drops };
};

const EDGES = new Set(['GUT-AL5', 'SDG-FASCIA']);

/** What fell on a fence or a deck has to be cut up and hauled first. */
export const clearTree = (job: Job): void => {
  // "Came down on our deck. 16 ft of railing is crushed": what broke of it is told.
  if (tasksOf(job, 'deck_rail', 'deck_board', 'deck_stairs').some(isStated))
    finish(
      job,
      tasksOf(job, 'deck').filter((task) => !isStated(task) && !task.ownVerb),
    );
  if (isGone(job) || isVehicle(job)) {
    finish(job, tasksOf(job, 'tree'));
    return;
  }
  const space = { ...ownSpace('room', '', {}, job.book), label: 'Exterior' };
  job.packages.push(
    packageOf({
      space,
      work: 'Clear the debris',
      items: [direct('TMP-DEBRIS', 6, 'DEFAULT', 'six hours assumed')],
    }),
  );
  finish(job, tasksOf(job, 'tree'));
};

/** "Emergency only: get the tree off and tarp it". */
export const makeSafe = (job: Job): void => {
  const trees = tasksOf(job, 'tree');
  if (trees.length > 0) {
    const space = { ...ownSpace('room', '', {}, job.book), label: 'Roof' };
    job.packages.push(
      packageOf({
        space,
        work: 'Make safe',
        items: [direct('TMP-TREE', 1, 'DERIVED', 'one, as named')],
      }),
    );
  }
  finish(job, [
    ...trees,
    ...tasksOf(job, 'roof', 'missing_shingles', 'rafter', 'roof_deck', 'drywall', 'ceiling'),
  ]);
};
