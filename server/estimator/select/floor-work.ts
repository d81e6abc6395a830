// One floor as work: laid new over what comes off, or cleaned, refinished, mended and sealed.
import type { Task } from '../parser/parsed-task.ts';
import { UNFURNISHED } from '../takeoff/combined-space.ts';
import type { Space } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { ASSEMBLIES, COMMERCIAL, NEW_FLOOR_CODE } from './floor-codes.ts';
import { direct, knownParams, packageOf } from './job.ts';
import { isStated } from './told-amounts.ts';
import type { Job } from './job.ts';
import { namesOf } from '../parser/language.ts';
import { demoParam, baseParam, heatParam } from './floor-params.ts';

/** A repair in more than a room is one of a place in it, SF. */
const PATCH_SF = 60;

const isLarge = ({ area, basis }: Space): boolean => basis === 'DEFAULT' && area > 600;

/** Work outside business hours is done in a place that is in use: furniture has to be moved. */
const isOccupied = ({ scope }: Job): boolean =>
  scope.words.has('occupied') ||
  scope.words.has('after_hours') ||
  scope.tasks.some(({ qualifiers }) => qualifiers.has('after_hours'));

const isCommercial = (job: Job): boolean => job.propertyType === 'COMMERCIAL';

/** "Paint. Carpet 20 yards": paint carried over from the walls coats no carpet. */
const isCoated = ({ floor, ownVerb }: Task): boolean =>
  floor === null
    ? ownVerb
    : floor === 'epoxy' || floor === 'polished' || (ownVerb && floor !== 'carpet');

/** A floor that only comes out, gets cleaned, refinished or mended. */
export const otherWork = (task: Task, space: Space): WorkPackage | null => {
  const one = (code: string, quantity: number, work: string) =>
    packageOf({
      space,
      work,
      items: [
        direct(
          code,
          quantity,
          space.basis === 'DEFAULT' ? 'DEFAULT' : 'DERIVED',
          `floor area ${Math.round(space.area)} SF`,
        ),
      ],
    });
  if (task.verb === 'refinish') return packageOf({ assembly: 'floor_refinish', space, params: {} });
  if (task.verb === 'clean') {
    return one(
      task.floor === 'carpet' ? 'CLN-CARPET' : task.floor === 'tile' ? 'CLN-TILE' : 'CLN-FINAL',
      space.area,
      'Clean floor',
    );
  }
  if (task.verb === 'repair') {
    if (task.floor === 'carpet')
      return one('FLR-STRETCH', isLarge(space) ? PATCH_SF : space.area, 'Re-stretch carpet');
    if (task.floor === 'tile') return one('TIL-REPAIR', task.count ?? 4, 'Repair tile');
    return one('FLR-HWPATCH', task.area ?? 20, 'Repair floor');
  }
  if (task.verb === 'seal')
    return one(task.floor === 'tile' ? 'TIL-REGROUT' : 'FLR-SEAL', space.area, 'Seal floor');
  if (task.verb === 'paint' && isCoated(task)) return one('PNT-EPOXY', space.area, 'Coat floor');
  return null;
};

/** Lines on a coated floor and the parameter their stated length sets. */
const WAREHOUSE_RUNS = namesOf('warehouse_runs');

const WAREHOUSE_SYSTEMS = namesOf('warehouse_systems');

export const newFloor = (
  task: Task,
  space: Space,
  removed: string | undefined,
  job: Job,
): WorkPackage => {
  const floor = task.floor ?? 'lvp';
  const warehouse = space.type === 'warehouse';
  const system = WAREHOUSE_SYSTEMS[floor];
  if (system !== undefined && (warehouse || (isCommercial(job) && space.area > 1_500))) {
    const parts = job.scope.tasks.filter(({ concept }) => concept in WAREHOUSE_RUNS);
    const runs = parts.flatMap((part) => {
      job.done.add(part);
      const run = part.length ?? part.feet;
      return run === undefined ? [] : [[WAREHOUSE_RUNS[part.concept] ?? '', run] as const];
    });
    return packageOf({
      assembly: 'warehouse_floor',
      space,
      params: { system, ...Object.fromEntries(runs) },
    });
  }
  const type = COMMERCIAL[floor];
  if (type !== undefined && (isCommercial(job) || floor === 'vct' || floor === 'ctile')) {
    const demo = removed ?? (task.qualifiers.has('demo_none') ? 'none' : undefined);
    return packageOf({
      assembly: 'commercial_floor',
      space,
      params: {
        type,
        ...(demo === undefined ? {} : { demo: demo === 'vinyl' ? 'vct' : demo }),
        ...(isOccupied(job) ? { occupied: 1 } : {}),
      },
    });
  }
  const assembly = ASSEMBLIES[floor];
  if (assembly === undefined) {
    const code = NEW_FLOOR_CODE[floor] ?? 'FLR-LVP';
    const run = floor === 'rubber_base' ? (task.length ?? task.feet) : undefined;
    if (run !== undefined)
      return packageOf({
        space,
        work: 'Floor',
        items: [direct(code, run, 'STATED', `${run} LF as stated`)],
      });
    const quantity = floor === 'rubber_base' ? space.perimeter : space.area;
    return packageOf({
      space,
      work: 'Floor',
      items: [
        direct(code, quantity, space.basis === 'DEFAULT' ? 'DEFAULT' : 'DERIVED', 'from the room'),
      ],
    });
  }
  const params = knownParams(job.book, assembly, {
    ...demoParam(task, space, removed, job),
    ...baseParam(task, job),
    ...heatParam(task, job),
  });
  return packageOf({
    assembly,
    space,
    params,
    ...(floor === 'stone'
      ? { items: [direct('TIL-STONE', space.area, space.basis, 'floor area')] }
      : {}),
    drops: [
      ...(UNFURNISHED.has(space.type) && space.rooms === 1 ? ['FLR-FURN'] : []),
      ...(floor === 'stone' ? ['TIL-FLOOR'] : []),
      // Counted by the user, they are a line of their own.
      ...(job.scope.tasks.some((other) => other.concept === 'FLR-TRANS' && isStated(other))
        ? ['FLR-TRANS']
        : []),
    ],
  });
};
