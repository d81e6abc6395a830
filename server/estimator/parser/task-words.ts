// Small questions about a task's words: near kin, headings, what is swapped for what.
import { isStop } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { extentOf } from './marks.ts';
import type { Extent, Mark } from './marks.ts';
import type { Task } from './parsed-task.ts';

/** Things that take each other's place. */
const KIN: readonly (readonly string[])[] = [
  ['door', 'interior_door', 'entry_door', 'patio_door', 'french_door', 'storm_door', 'barn_door'],
  ['window', 'patio_door', 'french_door'],
  ['light', 'recessed', 'pendant', 'chandelier', 'track_light', 'ceiling_fan', 'fixture'],
  ['water_heater', 'tankless'],
  ['troffer', 'high_bay', 'light', 'fixture'],
  ['furnace', 'heat_pump', 'ac', 'hvac', 'mini_split', 'boiler'],
  ['fence', 'chain_link'],
  ['outlet', 'gfci'],
  ['switch', 'dimmer', 'occupancy_sensor'],
  ['tub', 'PLB-SHUNIT'],
];

export const kinOf = (concept: string): readonly string[] | undefined =>
  KIN.find((names) => names.includes(concept));

/** "4 exterior doors: 1 front, 2 side": what follows the colon are its parts. */
export const isHeading = (marks: readonly Mark[], index: number): boolean => {
  const next = marks.slice(index + 1).find(({ kind }) => kind === 'break' || kind === 'object');
  return next?.kind === 'break' && next.stop === ':';
};

/** "Pull carpet, LVP": the floor behind the one that comes out goes in. */
export const laidInstead = (
  marks: readonly Mark[],
  index: number,
  previous: Task | undefined,
  verb: Task['verb'],
): 'install' | undefined => {
  const [here, comma] = [marks[index], marks[index - 1]];
  const others = marks.slice(index + 1).some((mark) => mark.kind === 'object' && mark.floor);
  const isNew =
    verb === 'remove' &&
    here?.kind === 'object' &&
    here.floor !== undefined &&
    previous?.concept === 'floor' &&
    previous.verb === 'remove' &&
    previous.floor !== null &&
    previous.floor !== here.floor;
  return isNew && !others && isStop(comma, ',') ? 'install' : undefined;
};

/** "Replace the old oak floor": the verb is said of this very thing, so the like of it comes out. */
export const isDirect = (clause: Clause, at: number, verbAt: number): boolean => {
  const from = clause.findIndex((mark) => mark.kind === 'verb' && mark.at === verbAt);
  return (
    from >= 0 &&
    from < at &&
    clause.slice(from + 1, at).every(({ kind }) => kind !== 'break' && kind !== 'object')
  );
};

/** "Living room remodel: remove the wall, hardwood floor": only the wall goes. */
export const putInAfterWall = (
  clause: Clause,
  marks: readonly Mark[],
  index: number,
  earlier: readonly Task[],
  verb: Task['verb'],
): 'install' | undefined => {
  const remodels = clause.some((mark) => mark.kind === 'verb' && mark.verb === 'remodel');
  const afterWall = earlier.some(({ concept }) => WALLS.has(concept));
  const listed = marks.slice(0, index).some((mark) => isStop(mark, ','));
  return verb === 'remove' && remodels && afterWall && listed ? 'install' : undefined;
};

/** Tokens of the thing, then those of its measures and of its verb. */
export const saidOf = (
  thing: Mark,
  measures: readonly Mark[],
  clause: Clause,
  verbAt: number,
): Extent[] =>
  [thing, ...measures, ...clause.filter((mark) => mark.kind === 'verb' && mark.at === verbAt)].map(
    extentOf,
  );

const WALLS = new Set(['walls', 'bearing_wall', 'open_wall', 'partition_wall']);
