// Losses: mitigation first, then what is needed to put things back. One rule per kind of damage.
import type { Peril } from '../scope/vocabulary/perils.ts';
import type { Place, Task } from '../scope/scope.ts';
import type { Space } from '../takeoff/space.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { combined, ownSpace, spacesOf } from './spaces.ts';

/** Words a home owner also uses without a loss; they count only in a claim or beside mitigation. */
const STRONG: ReadonlySet<Peril> = new Set(['mold', 'hail', 'fire', 'smoke']);

const mitigates = (job: Job): boolean =>
  job.scope.bareVerbs.some(({ verb }) => verb === 'mitigate') ||
  job.scope.tasks.some(({ verb }) => verb === 'mitigate');

export const activePerils = (job: Job): Peril[] => {
  const isLoss = job.agent === 'INSURANCE' || mitigates(job);
  return job.scope.perils.filter((peril) => isLoss || STRONG.has(peril));
};

const tasksOf = (job: Job, ...concepts: string[]): Task[] =>
  job.scope.tasks.filter((task) => concepts.includes(task.concept) && !job.done.has(task));

const finish = (job: Job, tasks: readonly Task[]): void =>
  tasks.forEach((task) => job.done.add(task));

const OUTSIDE = new Set(['exterior', 'house', 'room', 'crawlspace']);

const isSized = (place: Place): boolean => place.sizes.length > 0 || place.area !== null;

/** The rooms that got damaged: those with a stated size, else those named. */
const affected = (job: Job): Space[] => {
  const rooms = job.scope.places.filter(
    (place) => !place.excluded && (!OUTSIDE.has(place.type) || isSized(place)),
  );
  const measured = rooms.filter(isSized);
  const chosen = measured.length > 0 ? measured : rooms.filter(({ type }) => !OUTSIDE.has(type));
  const spaces = chosen.flatMap((place) => spacesOf(place, job.book).map(({ space }) => space));
  return spaces.length > 0 ? spaces : [ownSpace('living_room', '', {}, job.book)];
};

const SURFACE: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  lvp: 'lvp',
  laminate: 'laminate',
  hardwood: 'wood',
  enghardwood: 'wood',
  tile: 'tile',
};

const isMitigationOnly = (job: Job): boolean =>
  mitigates(job) && job.scope.words.has('only') && !job.scope.words.has('rebuild');

const cutHeight = (job: Job, category: number): number => {
  const inches = job.scope.tasks.flatMap((task) =>
    task.inches !== undefined && ['drywall', 'walls', 'baseboard'].includes(task.concept)
      ? [task.inches]
      : [],
  )[0];
  if (inches !== undefined) return inches > 48 ? 8 : inches > 24 ? 4 : 2;
  return category === 1 ? 0 : 2;
};

const water = (job: Job): void => {
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

const roofLoss = (job: Job): void => {
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
  const sheets = [
    'DEM-SIDING',
    'FRM-WALL26',
    'INS-BATTWL',
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

const impact = (job: Job): void => {
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

const fire = (job: Job): void => {
  const rooms = job.scope.places.filter((place) => !place.excluded && !OUTSIDE.has(place.type));
  const [burnt, ...smoky] = rooms;
  const isSmokeOnly = !job.scope.perils.includes('fire');
  const spaces = (place: Place): Space[] => spacesOf(place, job.book).map(({ space }) => space);
  const main = burnt ? spaces(burnt) : [ownSpace('living_room', '', {}, job.book)];
  for (const space of main) {
    if (isSmokeOnly) {
      job.packages.push(packageOf({ assembly: 'smoke_clean', space, params: { heavy: 1 } }));
      continue;
    }
    job.packages.push(packageOf({ assembly: 'fire_room', space }));
    if (burnt?.type === 'kitchen') {
      // Stripping, board, paint, floor and permits already stand in the fire repair.
      const drops = [
        'DRW-*',
        'PNT-*',
        'FLR-*',
        'TRM-*',
        'PRM-BLDG',
        'PRM-ELEC',
        'CLN-FINAL',
        'GCN-PROTECT',
        'ELE-FIXTURE',
      ];
      job.packages.push(
        packageOf({ assembly: 'kitchen_remodel', space, params: { demo: 0 }, drops }),
      );
    }
  }
  for (const space of smoky.flatMap(spaces))
    job.packages.push(packageOf({ assembly: 'smoke_clean', space }));
  const boarded = tasksOf(job, 'window', 'door', 'entry_door');
  const extra = boarded.reduce((sum, { count }) => sum + (count ?? 1), 0) - 2;
  if (extra > 0 && main[0]) {
    job.packages.push(
      packageOf({
        space: main[0],
        work: 'Board up',
        items: [direct('TMP-BOARDEA', extra, 'STATED', 'openings as stated, two already included')],
      }),
    );
  }
  finish(job, job.scope.tasks);
  job.scope.bareVerbs = job.scope.bareVerbs.filter(
    ({ verb }) => verb !== 'paint' && verb !== 'clean',
  );
};

const mold = (job: Job): void => {
  const area =
    job.scope.places.flatMap((place) => (place.area === null ? [] : [place.area]))[0] ??
    job.scope.tasks.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0];
  const [room] = job.scope.places.filter((place) => !OUTSIDE.has(place.type) && !place.excluded);
  const known = room ? spacesOf({ ...room, area: null }, job.book)[0]?.space : undefined;
  const space = known ?? ownSpace('bathroom', '', {}, job.book);
  const params = area === undefined ? {} : { sf: area };
  job.packages.push(packageOf({ assembly: 'mold_remediation', space, params }));
  const { words } = job.scope;
  const rebuilds =
    words.has('rebuild') ||
    job.scope.tasks.some(
      ({ concept, verb }) => ['drywall', 'walls'].includes(concept) && verb !== 'remove',
    );
  if (rebuilds && !isMitigationOnly(job))
    job.packages.push(packageOf({ assembly: 'mold_rebuild', space, params }));
  finish(job, tasksOf(job, 'walls', 'drywall', 'ceiling', 'wall_insulation', 'attic_insulation'));
};

const RULES: Partial<Record<Peril, (job: Job) => void>> = {
  water,
  freeze: water,
  hail: roofLoss,
  wind: roofLoss,
  impact,
  fire,
  smoke: fire,
  mold,
};
const ORDER: readonly Peril[] = [
  'fire',
  'smoke',
  'impact',
  'hail',
  'wind',
  'water',
  'freeze',
  'mold',
  'theft',
];

/** Adds the work of the loss; returns its cause, or null when the text tells of none. */
export const selectPerils = (job: Job): Peril | null => {
  const found = activePerils(job);
  const causes = ORDER.filter((peril) => found.includes(peril));
  const ran = new Set<(job: Job) => void>();
  for (const peril of causes) {
    const rule = RULES[peril];
    if (!rule || ran.has(rule)) continue;
    ran.add(rule);
    rule(job);
  }
  const [cause] = causes;
  return cause === 'smoke' ? 'fire' : (cause ?? null);
};
