// Floors as work: which material goes where, what comes off first, and rooms of one floor taken together.
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import { withoutProducts } from '../takeoff/owner-supplies.ts';
import type { DirectItem, WorkPackage } from '../takeoff/work-package.ts';
import { NEW_FLOOR_CODE, OLD_FLOOR, OLD_FLOOR_CODE } from './floor-codes.ts';
import { floorOrders } from './floor-orders.ts';
import { placesOf, spaceOf } from './floor-spaces.ts';
import { newFloor, otherWork } from './floor-work.ts';
import { direct, orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { isSupplied, noteSupplied } from './supplied.ts';

const listed = (task: Task, codes: readonly string[]): DirectItem[] =>
  codes.map((code) => direct(code, task.area ?? 0, 'STATED', `${task.area} SF as stated`));

/** "Rubber base 2,100 LF": a stated run replaces the perimeter of the floor it goes with. */
const setBase = (run: number, job: Job): void => {
  const index = job.packages.findIndex(({ assembly }) => assembly === 'commercial_floor');
  const work = job.packages[index];
  if (work)
    job.packages[index] = {
      ...work,
      overrides: [
        ...work.overrides,
        { pattern: NEW_FLOOR_CODE['rubber_base'] ?? '', quantity: run },
      ],
    };
};

const laidFloor = (task: Task, removals: readonly Task[], job: Job): WorkPackage => {
  const places = placesOf(task, job);
  const { space } = spaceOf(task, places, job);
  const isList =
    job.agent !== 'HOME_PROJECT' && task.area !== undefined && task.ownVerb && places.length === 0;
  if (isList && task.floor !== null) {
    const named = removals.map(({ floor }) => OLD_FLOOR_CODE[OLD_FLOOR[floor ?? ''] ?? '']);
    const replaced = task.verb === 'replace' ? OLD_FLOOR_CODE[OLD_FLOOR[task.floor] ?? ''] : '';
    const codes = [
      named.find((code) => code !== undefined) ?? replaced ?? '',
      task.floor === 'tile' ? 'TIL-CBU' : '',
      NEW_FLOOR_CODE[task.floor] ?? '',
    ].filter((code) => code !== '');
    return packageOf({ space, work: 'Floor as listed', items: listed(task, codes) });
  }
  const other = otherWork(task, space);
  if (other) return other;
  const old = removals
    .map(({ floor }) => OLD_FLOOR[floor ?? ''])
    .find((name) => name !== undefined);
  const work = newFloor(task, space, old, job);
  if (isSupplied(task)) noteSupplied(task, job);
  const product = NEW_FLOOR_CODE[task.floor ?? 'lvp'];
  return isSupplied(task) && product !== undefined
    ? withoutProducts(work, [product], job.book)
    : work;
};

const removedFloor = (task: Task, job: Job): WorkPackage => {
  const { space } = spaceOf(task, placesOf(task, job), job);
  const code = OLD_FLOOR_CODE[OLD_FLOOR[task.floor ?? 'carpet'] ?? 'carpet'] ?? 'DEM-CARPET';
  return packageOf({
    space,
    spans: spansOf([task]),
    work: 'Remove floor',
    items: [
      direct(code, space.area, space.basis, 'floor area'),
      direct('HAU-PICKUP', Math.ceil(space.area / 450), 'DERIVED', 'one load per 450 SF'),
    ],
  });
};

/** Takes all floor tasks of the job that no whole room has taken. */
export const selectFloors = (job: Job): void => {
  const { laid, removals, baseRun } = floorOrders(job);
  const told = { spans: spansOf(removals) };
  for (const task of laid)
    orderedBy(job, [task, told], () => job.packages.push(laidFloor(task, removals, job)));
  if (baseRun !== undefined) setBase(baseRun, job);
  const isRenewed = laid.some(({ verb }) => verb !== 'refinish' && verb !== 'clean');
  for (const task of removals) {
    job.done.add(task);
    if (!isRenewed) job.packages.push(removedFloor(task, job));
  }
};
