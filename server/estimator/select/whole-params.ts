// What the named objects of a whole-room job change in its assembly: the counter's stone, the floor, the vanity's width.
import type { Params } from '../takeoff/run-assembly.ts';
import { count, moves, present, volume } from './whole-values.ts';
import { cabinetRun, counter, islandLength } from './kitchen-values.ts';
import { floorOf } from './floor-values.ts';
import { freestanding, surround, vanity, wet } from './bath-values.ts';
import { paintLevel, turnLevel } from './turn-values.ts';
import type { JobAsRead } from './job-as-read.ts';
import { feetOf, named, quality } from './job-as-read.ts';
import type { Rules } from './whole-values.ts';

/** Fitting rooms of a small shop that names them without a number. */
const USUAL_FITTING_ROOMS = 2;

const WHOLE_PARAMS: Readonly<Record<string, Rules>> = {
  kitchen_remodel: {
    base_lf: cabinetRun('base', 'upper'),
    wall_lf: cabinetRun('upper', 'base'),
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
    kitchenette: (job) => (named(job, 'wet_bar') || job.words.has('kitchenette') ? 1 : undefined),
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
    level: turnLevel,
  },
  multi_unit_turn: { level: turnLevel },
  office_ti: { doors_n: (job) => (named(job, 'private_office')?.count ?? 0) + 1 || undefined },
  office_ti_elements: {
    floor: floorOf('office_ti_elements'),
    heads: count('sprinkler_head'),
    fa: count('fire_alarm'),
    troffers: count('troffer'),
  },
  retail_ti: { restroom_fix: (job) => (named(job, 'ada_restroom')?.count ?? 1) * 2 },
  retail_ti_elements: {
    fit_rooms: (job) =>
      named(job, 'fitting_room')
        ? (named(job, 'fitting_room')?.count ?? USUAL_FITTING_ROOMS)
        : undefined,
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
export const wholeParams = (assembly: string, job: JobAsRead): Params => {
  const params: Record<string, Params[string]> = {};
  for (const [name, rule] of Object.entries(WHOLE_PARAMS[assembly] ?? {})) {
    const value = rule(job);
    if (value !== undefined) params[name] = value;
  }
  return params;
};
