// Single values the named objects give a whole-room assembly: the floor, the counter's stone, the vanity's width.
import type { Facts } from '../parser/marks.ts';
import type { Task } from '../parser/parsed-task.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { namesOf } from '../parser/language.ts';

export interface JobAsRead {
  tasks: readonly Task[];
  facts: Facts;
  words: ReadonlySet<string>;
}

type ParamOrNone = Params[string] | undefined;

export type Rules = Readonly<Record<string, (job: JobAsRead) => ParamOrNone>>;

export const named = ({ tasks }: JobAsRead, ...concepts: string[]): Task | undefined =>
  tasks.find((task) => concepts.includes(task.concept) && task.verb !== 'remove');

export const quality = (job: JobAsRead, qualifier: string): boolean =>
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

const CHOICE_CODES = namesOf('choice_codes');

/** The row that an assembly lays where `floor` is named, if it has a choice for it. */
export const floorCode = (assembly: string, floor: string): string | undefined =>
  CHOICE_CODES[FLOOR_NAMES[assembly]?.[floor] ?? ''];

export const floorOf =
  (assembly: string) =>
  (job: JobAsRead): ParamOrNone => {
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

export const counter = (job: JobAsRead): ParamOrNone => {
  const tops = job.tasks.filter(({ concept }) =>
    ['countertop', 'cabinets', 'island'].includes(concept),
  );
  return COUNTERS.find(([word]) => tops.some((task) => task.qualifiers.has(word)))?.[1];
};

export const feetOf = (task: Task | undefined): ParamOrNone =>
  task?.length ?? task?.feet ?? (task?.size ? task.size.length : undefined);

/** "22 LF base and 18 LF upper cabinets": the stated run of one kind of cabinet. */
export const cabinetRun =
  (own: string, other: string) =>
  (job: JobAsRead): ParamOrNone => {
    const found = job.tasks.find(
      ({ concept, qualifiers, verb }) =>
        concept === 'cabinets' &&
        verb !== 'remove' &&
        qualifiers.has(own) &&
        (!qualifiers.has(other) || qualifiers.has('both_runs')),
    );
    return found?.length ?? found?.feet;
  };

export const islandLength = (job: JobAsRead): ParamOrNone => {
  const island = named(job, 'island');
  return island ? (feetOf(island) ?? 6) : undefined;
};

export const moves = (job: JobAsRead): ParamOrNone =>
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

export const vanity = (job: JobAsRead): ParamOrNone => {
  const task = named(job, 'vanity');
  if (!task) return undefined;
  return vanityWidth(task) ?? (job.words.has('double') ? 60 : undefined);
};

export const wet = (job: JobAsRead): ParamOrNone => {
  const tub = named(job, 'tub', 'tub_surround');
  const shower = named(job, 'shower', 'shower_pan', 'PLB-SHUNIT', 'PLB-SHBASE');
  if (shower) return 'shower';
  return tub ? 'tub' : undefined;
};

export const freestanding = (job: JobAsRead): ParamOrNone => {
  const tub = named(job, 'tub');
  if (tub?.verb === 'convert') return undefined;
  return tub && named(job, 'shower') ? 1 : tub?.qualifiers.has('freestanding') ? 1 : undefined;
};

export const surround = (job: JobAsRead): ParamOrNone => {
  if (
    job.tasks.some(
      (task) =>
        task.floor === 'tile' || task.concept === 'shower_tile' || task.qualifiers.has('tiled'),
    ) &&
    named(job, 'shower', 'shower_tile')
  )
    return 'tile';
  return named(job, 'tub_surround') || quality(job, 'acrylic') ? 'acrylic' : undefined;
};

export const count =
  (...concepts: string[]) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, ...concepts)?.count;

export const present =
  (...concepts: string[]) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, ...concepts) ? 1 : undefined;

export const paintLevel = ({ words, tasks, facts }: JobAsRead): ParamOrNone => {
  if (facts.coats === 1) return 'one';
  if (
    words.has('touch') ||
    tasks.some((task) => task.qualifiers.has('small') && task.verb === 'paint')
  )
    return 'touch';
  if (words.has('everything') || words.has('full') || words.has('whole')) return 'full';
  return undefined;
};

/** "Light turns only", "heavy turn": how much a unit needs. */
export const turnLevel = ({ words, tasks }: JobAsRead): ParamOrNone => {
  const light = words.has('light') || words.has('touch') || words.has('light_turn');
  if (light || tasks.some(({ qualifiers }) => qualifiers.has('pale'))) return 'light';
  return words.has('heavy') || words.has('trashed') ? 'heavy' : undefined;
};

export const volume =
  (concept: string) =>
  (job: JobAsRead): ParamOrNone =>
    named(job, concept)?.volume;
