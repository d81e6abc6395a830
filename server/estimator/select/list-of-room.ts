// When a list of things in a room is all the work there, and the room is not done anew.
import { wordSet } from '../parser/language.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';

export const LEAST_FOR_WHOLE = 3;
export const LEAST_LISTED = 2;

const WET = new Set(['tub', 'shower', 'tub_surround', 'shower_tile', 'shower_pan', 'wall_tile']);

/** With its tub or shower, what is listed of a bathroom is all of it. */
const LEAST_OF_BATH = 4;

/** "Bathroom update: vanity, light, toilet": the list is the work; a kitchen is freshened up by fronts and counters. */
export const isListOfRoom = (tasks: readonly Task[], assembly: string): boolean => {
  const has = (...concepts: string[]) => tasks.some(({ concept }) => concepts.includes(concept));
  if (tasks.length === 0) return false;
  if (assembly === 'kitchen_refresh')
    return !(has('countertop') && has('cabinets', 'cabinet_fronts'));
  if (assembly === 'bathroom_remodel') return !(has(...WET) && tasks.length >= LEAST_OF_BATH);
  // With its floor, a list of the room's parts is all of it.
  if (has('floor') && tasks.length >= LEAST_FOR_WHOLE) return false;
  return ROOMS_BY_LIST.has(assembly);
};

/** Without any of these a list is no room done anew. */
const CORE: Readonly<Record<string, readonly string[]>> = {
  bathroom_remodel: [...WET, 'vanity', 'toilet', 'floor', 'pedestal_sink', 'PLB-SHUNIT'],
  powder_remodel: ['vanity', 'toilet', 'floor', 'pedestal_sink'],
  kitchen_remodel: ['cabinets', 'countertop', 'floor', 'appliances', 'island'],
};
const LEAST_MINOR = 2;

/** "Half bath makeover: light, mirror and faucet": small things, and the room stays. */
export const isMinorList = (tasks: readonly Task[], assembly: string): boolean => {
  const core = CORE[assembly];
  return (
    core !== undefined &&
    tasks.length >= LEAST_MINOR &&
    tasks.every(({ concept, clause }) => !core.includes(concept) && clause === tasks[0]?.clause)
  );
};

const BOARDED = new Set(['drywall', 'insulation', 'wall_insulation', 'batts']);

/** "Build an office in the basement: framing, drywall, door": no assembly puts up rooms; a garage is finished as told. */
export const isListedBuild = (
  { whole }: ReadPlace,
  tasks: readonly Task[],
  assembly: string,
): boolean =>
  assembly === 'garage_refresh'
    ? tasks.some(({ concept }) => BOARDED.has(concept))
    : (whole === 'build' || whole === 'install') &&
      (assembly === 'living_remodel' || assembly === 'bedroom_remodel') &&
      tasks.length >= LEAST_LISTED;

const ROOMS_BY_LIST = wordSet('rooms_by_list');
