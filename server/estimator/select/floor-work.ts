// One floor as work: laid new over what comes off, or cleaned, refinished, mended and sealed.
import type { Task } from '../scope/scope.ts';
import { UNFURNISHED } from '../takeoff/combined-space.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { Space } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { ASSEMBLIES, COMMERCIAL, NEW_FLOOR_CODE, OLD_FLOOR } from './floor-codes.ts';
import { direct, knownParams, packageOf } from './job.ts';
import { isStated } from './merge-tasks.ts';
import type { Job } from './job.ts';
import { namesOf } from '../scope/language.ts';

/** A repair in more than a room is one of a place in it, SF. */
const PATCH_SF = 60;
const isLarge = ({ area, basis }: Space): boolean => basis === 'DEFAULT' && area > 600;

const baseParam = (task: Task, job: Job): Params => {
  if (job.scope.exclusions.some(({ concept }) => concept === 'baseboard' || concept === 'trim'))
    return { base: 'none' };
  const base = job.scope.tasks.find(
    (other) =>
      other.concept === 'baseboard' &&
      !job.done.has(other) &&
      other.clause === task.clause &&
      (other.verb === 'install' || other.verb === 'replace' || other.verb === null) &&
      other.length === undefined,
  );
  if (!base) {
    const elsewhere = job.scope.tasks.some(
      ({ concept, verb, length }) =>
        concept === 'baseboard' &&
        length !== undefined &&
        (verb === 'install' || verb === 'replace' || verb === null),
    );
    return elsewhere ? { base: 'none' } : {};
  }
  job.done.add(base);
  return { base: 'new' };
};

/** "Heated tile floor": the mat lies under this floor. */
const heatParam = (task: Task, job: Job): Params => {
  const mat = job.scope.tasks.find(
    ({ concept, clause }) => concept === 'heated_floor' && clause === task.clause,
  );
  if (mat) job.done.add(mat);
  return mat || task.qualifiers.has('heated') ? { heat: 1 } : {};
};

const WET = new Set(['bathroom', 'primary_bathroom', 'powder_room', 'kitchen', 'laundry_room']);

/** "Replace the hardwood": the same kind comes out. */
const LIKE = namesOf('like');

const demoParam = (task: Task, space: Space, removed: string | undefined, job: Job): Params => {
  if (removed !== undefined) return { demo: removed };
  const hurt = [...task.qualifiers].find((quality) => quality.startsWith('over:'));
  const stays = job.scope.exclusions.some(
    (entry) => entry.concept === 'floor' && entry.floor !== null && entry.room === null,
  );
  const opened = job.scope.tasks.some(({ concept }) => concept === 'subfloor');
  const bare =
    stays ||
    opened ||
    task.qualifiers.has('demo_none') ||
    job.scope.exclusions.some(
      ({ verb, concept }) => verb === 'remove' || concept === 'demolition',
    ) ||
    job.scope.words.has('takeoff');
  if (bare) return { demo: 'none' };
  const old = OLD_FLOOR[hurt?.slice('over:'.length) ?? ''];
  if (old !== undefined) return { demo: old };
  const { floor } = task;
  if (task.verb === 'replace' && task.ownVerb && floor === 'carpet') return { demo: 'carpet' };
  const like = task.qualifiers.has('like_for_like') ? LIKE[floor ?? ''] : undefined;
  if (like !== undefined) return { demo: like };
  // Nobody has carpet where water is spilt.
  return WET.has(space.type) && floor !== 'tile' ? { demo: 'vinyl' } : {};
};

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
