// Water: extraction, drying and cleaning by category, then the rebuild of what was cut out.
import { packageOf } from './job.ts';
import type { Job } from './job.ts';
import { affected, finish, isMitigationOnly, tasksOf } from './loss.ts';
import { combined, ownSpace } from './spaces.ts';

const SURFACE: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  lvp: 'lvp',
  laminate: 'laminate',
  hardwood: 'wood',
  enghardwood: 'wood',
  tile: 'tile',
};

const cutHeight = (job: Job, category: number): number => {
  const inches = job.scope.tasks.flatMap((task) =>
    task.inches !== undefined && ['drywall', 'walls', 'baseboard'].includes(task.concept)
      ? [task.inches]
      : [],
  )[0];
  if (inches !== undefined) return inches > 48 ? 8 : inches > 24 ? 4 : 2;
  return category === 1 ? 0 : 2;
};

export const water = (job: Job): void => {
  const category = job.scope.facts.waterCategory ?? 2;
  const floors = tasksOf(job, 'floor');
  const surface = SURFACE[floors.find(({ floor }) => floor !== null)?.floor ?? ''] ?? 'carpet';
  const ceilings = tasksOf(job, 'ceiling');
  const ceiling =
    ceilings.flatMap(({ area }) => (area === undefined ? [] : [area]))[0] ??
    (ceilings.length > 0 ? 48 : 0);
  const cut = cutHeight(job, category);
  const wet = floors.flatMap(({ area }) => (area === undefined ? [] : [area]))[0];
  const rooms = affected(job);
  const space =
    wet === undefined || rooms.some(({ basis }) => basis !== 'DEFAULT')
      ? combined(rooms)
      : { ...ownSpace(rooms[0]?.type ?? 'room', rooms[0]?.label ?? '', { area: wet }, job.book) };
  const params = {
    cat: category,
    surface,
    cut_ft: cut,
    ...(ceiling > 0 ? { ceiling_sf: ceiling } : {}),
  };
  const afterHours = job.scope.words.has('emergency') ? { afterhours: 1 } : {};
  job.packages.push(
    packageOf({ assembly: 'water_mitigation', space, params: { ...params, ...afterHours } }),
  );
  if (!isMitigationOnly(job)) {
    job.packages.push(
      packageOf({
        assembly: 'water_rebuild',
        space,
        params: { cut_ft: cut, floor: surface, ...(ceiling > 0 ? { ceiling_sf: ceiling } : {}) },
      }),
    );
    const pipe = job.scope.perils.includes('freeze') || job.scope.facts.waterCategory === 1;
    const leaks = tasksOf(job, 'pipe_leak');
    if (pipe || leaks.length > 0) {
      job.packages.push(packageOf({ assembly: 'plumbing_misc', space, params: { leak: 1 } }));
      finish(job, leaks);
    }
  }
  // Objects that only say where the water came from or what it wetted.
  finish(job, [
    ...floors,
    ...ceilings,
    ...tasksOf(
      job,
      'drywall',
      'walls',
      'baseboard',
      'furniture',
      'wall_insulation',
      'attic_insulation',
      'ceiling_stain',
    ),
  ]);
  finish(
    job,
    job.scope.tasks.filter(
      ({ concept, verb }) =>
        verb === null &&
        [
          'dishwasher',
          'washer',
          'water_heater',
          'toilet',
          'kitchen_sink',
          'fridge',
          'tub',
          'shower',
          'ice_line',
          'bath_sink',
          'roof',
        ].includes(concept),
    ),
  );
  if (isMitigationOnly(job)) finish(job, job.scope.tasks);
};
