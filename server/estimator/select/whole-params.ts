// What the named objects of a whole-room job change in its assembly: the counter's stone, the floor, the vanity's width.
import type { Params } from '../takeoff/run-assembly.ts';
import type { Facts } from '../scope/marks.ts';
import type { Task } from '../scope/scope.ts';

export interface WholeJob {
  tasks: readonly Task[];
  facts: Facts;
  words: ReadonlySet<string>;
}

type Value = Params[string] | undefined;
type Rules = Readonly<Record<string, (job: WholeJob) => Value>>;

const named = ({ tasks }: WholeJob, ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && task.verb !== 'remove');

const quality = (job: WholeJob, qualifier: string): boolean =>
  job.tasks.some((task) => task.qualifiers.has(qualifier));

const FLOOR_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kitchen_remodel: {
    lvp: 'lvp',
    laminate: 'lvp',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
    sheetvinyl: 'vinyl',
    tile: 'tile',
  },
  bathroom_remodel: { lvp: 'lvp', laminate: 'lvp', sheetvinyl: 'vinyl', tile: 'tile' },
  powder_remodel: { sheetvinyl: 'vinyl', lvp: 'vinyl', tile: 'tile' },
  bedroom_remodel: {
    carpet: 'carpet',
    lvp: 'lvp',
    laminate: 'lvp',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
  },
  living_remodel: {
    carpet: 'carpet',
    lvp: 'lvp',
    laminate: 'laminate',
    hardwood: 'hardwood',
    enghardwood: 'hardwood',
  },
  basement_finish: { carpet: 'carpet', lvp: 'lvp', laminate: 'lvp' },
  make_ready: { carpet: 'carpet', lvp: 'lvp', laminate: 'lvp' },
  office_ti_elements: { ctile: 'ctile', vct: 'vct', lvp: 'lvt', carpet: 'ctile' },
  retail_ti_elements: { vct: 'vct', lvp: 'lvt', polished: 'polish' },
};

const floorOf =
  (assembly: string) =>
  (job: WholeJob): Value => {
    const names = FLOOR_NAMES[assembly] ?? {};
    const floors = job.tasks.filter(
      (task) => task.concept === 'floor' && task.floor !== null && task.verb !== 'remove',
    );
    for (const { floor, verb } of floors) {
      if (assembly === 'make_ready' && verb === 'clean') return 'clean';
      const name = names[floor ?? ''];
      if (name !== undefined) return name;
    }
    return undefined;
  };

const COUNTERS: readonly (readonly [string, string])[] = [
  ['quartz', 'quartz'],
  ['granite', 'granite'],
  ['marble', 'marble'],
  ['butcher', 'butcher'],
  ['solid_surface', 'solid'],
  ['formica', 'laminate'],
];

const counter = (job: WholeJob): Value => {
  const tops = job.tasks.filter(({ concept }) =>
    ['countertop', 'cabinets', 'island'].includes(concept),
  );
  return COUNTERS.find(([word]) => tops.some((task) => task.qualifiers.has(word)))?.[1];
};

const feetOf = (task: Task | undefined): Value =>
  task?.length ?? task?.feet ?? (task?.size ? task.size.length : undefined);

const islandLength = (job: WholeJob): Value => {
  const island = named(job, 'island');
  return island ? (feetOf(island) ?? 6) : undefined;
};

const moves = (job: WholeJob): Value =>
  job.tasks.some((task) => task.verb === 'move') ||
  job.words.has('layout') ||
  job.words.has('reconfigure')
    ? 1
    : undefined;

const VANITY_WIDTHS = [24, 30, 36, 48, 60] as const;

export const vanityWidth = (task: Task | undefined): number | undefined => {
  if (!task) return undefined;
  const inches = task.inches ?? (task.feet === undefined ? undefined : task.feet * 12);
  if (inches === undefined) return task.qualifiers.has('double') ? 60 : undefined;
  return VANITY_WIDTHS.reduce((best, width) =>
    Math.abs(width - inches) < Math.abs(best - inches) ? width : best,
  );
};

const vanity = (job: WholeJob): Value => {
  const task = named(job, 'vanity');
  if (!task) return undefined;
  return vanityWidth(task) ?? (job.words.has('double') ? 60 : undefined);
};

const wet = (job: WholeJob): Value => {
  const tub = named(job, 'tub', 'tub_surround');
  const shower = named(job, 'shower', 'shower_pan');
  if (shower) return 'shower';
  return tub ? 'tub' : undefined;
};

const freestanding = (job: WholeJob): Value => {
  const tub = named(job, 'tub');
  if (tub?.verb === 'convert') return undefined;
  return tub && named(job, 'shower') ? 1 : tub?.qualifiers.has('freestanding') ? 1 : undefined;
};

const surround = (job: WholeJob): Value => {
  if (
    job.tasks.some((task) => task.floor === 'tile' || task.concept === 'shower_tile') &&
    named(job, 'shower', 'shower_tile')
  )
    return 'tile';
  return named(job, 'tub_surround') || quality(job, 'acrylic') ? 'acrylic' : undefined;
};

const count =
  (...concepts: string[]) =>
  (job: WholeJob): Value =>
    named(job, ...concepts)?.count;
const present =
  (...concepts: string[]) =>
  (job: WholeJob): Value =>
    named(job, ...concepts) ? 1 : undefined;

const paintLevel = ({ words, tasks }: WholeJob): Value => {
  if (
    words.has('touch') ||
    tasks.some((task) => task.qualifiers.has('small') && task.verb === 'paint')
  )
    return 'touch';
  if (words.has('everything') || words.has('full') || words.has('whole')) return 'full';
  return undefined;
};

const volume =
  (concept: string) =>
  (job: WholeJob): Value =>
    named(job, concept)?.volume;

export const WHOLE_PARAMS: Readonly<Record<string, Rules>> = {
  kitchen_remodel: {
    floor: floorOf('kitchen_remodel'),
    counter,
    island_lf: islandLength,
    layout_change: moves,
    lights: count('recessed'),
  },
  kitchen_refresh: {
    counter,
    splash: (job) => (job.tasks.length === 0 || named(job, 'backsplash') ? undefined : 0),
    sink: (job) =>
      job.tasks.length === 0 || named(job, 'kitchen_sink', 'kitchen_faucet') ? undefined : 0,
    cabpaint: (job) =>
      job.tasks.length === 0 || named(job, 'cabinets', 'cabinet_fronts') ? undefined : 0,
  },
  bathroom_remodel: {
    wet,
    vanity,
    tub2: freestanding,
    floor: floorOf('bathroom_remodel'),
    surround,
    heat: present('heated_floor'),
    layout_change: moves,
    glass: (job) => (named(job, 'shower_door') || quality(job, 'frameless') ? 1 : undefined),
  },
  powder_remodel: {
    floor: floorOf('powder_remodel'),
    vanity: (job) => {
      const width = vanity(job);
      return typeof width === 'number' ? (width >= 30 ? 30 : 24) : undefined;
    },
  },
  bedroom_remodel: {
    floor: floorOf('bedroom_remodel'),
    windows_new: count('window'),
    fan: count('ceiling_fan'),
  },
  living_remodel: { floor: floorOf('living_remodel'), lights: count('recessed') },
  laundry_remodel: {
    full: (job) => (job.tasks.length > 0 && !named(job, 'appliances') ? 0 : undefined),
    cab_lf: (job) => feetOf(named(job, 'cabinets', 'utility_cabinets')),
  },
  garage_refresh: {
    board: present('drywall'),
    epoxy: (job) =>
      job.tasks.length === 0 || job.tasks.some((task) => task.floor === 'epoxy') ? undefined : 0,
    door: present('garage_door'),
    opener: present('garage_opener'),
  },
  basement_finish: {
    floor: floorOf('basement_finish'),
    egress: (job) =>
      named(job, 'egress_window') ? (named(job, 'egress_window')?.count ?? 1) : undefined,
    kitchenette: (job) => (job.words.has('wet') || job.words.has('kitchenette') ? 1 : undefined),
  },
  exterior_paint: { doors_x: count('door', 'entry_door') },
  make_ready: {
    floor: floorOf('make_ready'),
    paint: paintLevel,
    blinds: count('blinds'),
    trash_cy: volume('trash_out'),
    locks: count('rekey', 'lock'),
  },
  unit_turn: {
    trash_cy: volume('trash_out'),
    locks: count('rekey', 'lock'),
    blinds: count('blinds'),
  },
  office_ti: { doors_n: (job) => (named(job, 'private_office')?.count ?? 0) + 1 || undefined },
  office_ti_elements: {
    floor: floorOf('office_ti_elements'),
    heads: count('sprinkler_head'),
    fa: count('fire_alarm'),
    troffers: count('troffer'),
  },
  retail_ti: { restroom_fix: (job) => (named(job, 'ada_restroom')?.count ?? 1) * 2 },
  retail_ti_elements: {
    fit_rooms: count('fitting_room'),
    floor: floorOf('retail_ti_elements'),
    ada: count('ada_restroom'),
  },
  restaurant_ti_elements: {
    hood_lf: (job) => feetOf(named(job, 'kitchen_hood')),
    bar_lf: (job) => (named(job, 'bar') ? (feetOf(named(job, 'bar')) ?? 12) : undefined),
    ada: count('ada_restroom'),
  },
  warehouse_fitout: {
    dock_doors: count('dock_door'),
    levelers: count('dock_leveler'),
    bollards: count('bollard'),
  },
};

/** Parameters of a whole-room assembly that the text decides. */
export const wholeParams = (assembly: string, job: WholeJob): Params => {
  const params: Record<string, Params[string]> = {};
  for (const [name, rule] of Object.entries(WHOLE_PARAMS[assembly] ?? {})) {
    const value = rule(job);
    if (value !== undefined) params[name] = value;
  }
  return params;
};
