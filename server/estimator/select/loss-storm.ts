// Wind, hail, trees and vehicles: make safe, then repair or replace what was hit.
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { affected, finish, tasksOf } from './loss.ts';
import { ownSpace } from './spaces.ts';

export const roofLoss = (job: Job): void => {
  const roofs = tasksOf(job, 'roof', 'missing_shingles', 'roof_leak');
  if (roofs.length === 0) return;
  const squares = roofs.flatMap((task) => (task.squares === undefined ? [] : [task.squares]))[0];
  const area = roofs.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0];
  const replaces = roofs.some(({ verb }) => verb === 'replace' || verb === 'install');
  const full =
    squares !== undefined ||
    (area !== undefined && area >= 800) ||
    (area === undefined && replaces);
  const [gutter] = tasksOf(job, 'gutter');
  const [screen] = tasksOf(job, 'screen');
  const [fins] = tasksOf(job, 'ac_fins');
  const [siding] = tasksOf(job, 'siding');
  const [tarp] = tasksOf(job, 'roof_tarp');
  const [fascia] = tasksOf(job, 'fascia');
  const facts = job.scope.facts;
  const params = {
    full: full ? 1 : 0,
    ...(full
      ? { sq: squares ?? (area === undefined ? 24 : area / 100) }
      : { repair_sf: area ?? 50 }),
    ...(gutter ? { gutter_lf: gutter.length ?? gutter.feet ?? 120 } : {}),
    ...(screen ? { screens: screen.count ?? 6 } : {}),
    ...(fins ? { comb: fins.count ?? 1 } : {}),
    ...(siding ? { siding_sf: siding.area ?? 300 } : {}),
    ...(tarp ? { tarp_sf: tarp.area ?? 400 } : {}),
    ...(fascia ? { fascia_lf: fascia.length ?? 40 } : {}),
    ...(facts.pitch === null ? {} : { pitch: facts.pitch }),
    ...(facts.stories === null ? {} : { stories: facts.stories }),
  };
  finish(job, [
    ...roofs,
    ...tasksOf(
      job,
      'gutter',
      'screen',
      'ac_fins',
      'siding',
      'roof_tarp',
      'downspout',
      'fascia',
      'pipe_boot',
    ),
  ]);
  const space = { ...ownSpace('room', '', {}, job.book), label: 'Roof' };
  job.packages.push(packageOf({ assembly: 'wind_hail_roof', space, params }));
};

const WALL_HEIGHT = 8;

/** A vehicle through a wall: make safe, frame, close and finish both sides over the damaged length. */
const vehicle = (job: Job): void => {
  const [framing] = tasksOf(job, 'framing', 'walls');
  const length = framing?.length ?? framing?.feet ?? 12;
  const basis = framing?.length === undefined ? 'DEFAULT' : 'DERIVED';
  const area = length * WALL_HEIGHT;
  const space = { ...ownSpace('garage', 'Damaged wall', {}, job.book) };
  const formula = `${length} LF x ${WALL_HEIGHT} ft`;
  const insulated = !job.scope.places.some(({ type }) => type.startsWith('garage'));
  const sheets = [
    'DEM-SIDING',
    'FRM-WALL26',
    ...(insulated ? ['INS-BATTWL'] : []),
    'SDG-WRAP',
    'SDG-VINYL',
    'DEM-DRYWALL',
    'DRW-WALL',
    'PNT-PRIME',
    'PNT-WALL',
  ];
  job.packages.push(
    packageOf({
      space,
      work: 'Repair impact damage',
      items: [
        direct('GCN-ENGR', 1, 'DERIVED', 'structural damage'),
        direct('TMP-SHORE', Math.max(1, Math.ceil(length / 8)), 'DERIVED', 'one post per 8 LF'),
        ...sheets.map((code) => direct(code, area, basis, formula)),
        direct('HAU-PICKUP', 1, 'DERIVED', 'one load'),
        direct('PRM-BLDG', 1, 'DERIVED', 'structural repair'),
      ],
    }),
  );
  finish(job, tasksOf(job, 'framing', 'walls', 'siding', 'drywall'));
};

export const impact = (job: Job): void => {
  const roofs = tasksOf(job, 'roof', 'missing_shingles');
  if (roofs.length === 0) {
    if (tasksOf(job, 'framing', 'walls', 'siding').length > 0) vehicle(job);
    return;
  }
  const area = roofs.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0];
  const [tarp] = tasksOf(job, 'roof_tarp');
  const [space] = affected(job);
  if (!space) return;
  job.packages.push(
    packageOf({
      assembly: 'tree_impact',
      space,
      params: {
        ...(area === undefined ? {} : { roof_sf: area }),
        ...(tarp?.area === undefined ? {} : { tarp_sf: tarp.area }),
      },
    }),
  );
  finish(job, [
    ...roofs,
    ...tasksOf(job, 'roof_tarp', 'ceiling', 'tree', 'drywall', 'gutter', 'framing', 'joist'),
  ]);
};
