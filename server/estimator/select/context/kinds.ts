// Which of several kinds a thing is, told by its amount, its place or what stands beside it.
import type { Task } from '../../parser/parsed-task.ts';
import { isStated } from '../told-amounts.ts';
import { rule } from './near.ts';

const STEEPEST_USUAL = 10;

/** A slope of 10/12 and more, by its rise. */
const isSteep = (pitch: number | null): boolean => pitch !== null && pitch >= STEEPEST_USUAL;

const isAt = ({ qualifiers, places }: Task, thing: string): boolean =>
  qualifiers.has(`near:${thing}`) || places.some(({ type }) => type === 'porch');

const PAVED: Readonly<Record<string, string>> = { 'CNC-PAVER': 'paver', 'CNC-STAMP': 'stamped' };

export const KIND_RULES = [
  // "A patio in stamped concrete", "paver walkway": what the ground is covered with.
  rule('kinds-1', 'CNC-PAVER CNC-STAMP', (task, { first, job }) => {
    const ground = first('driveway', 'patio', 'walkway');
    if (!ground || ground.verb === 'remove') return;
    ground.qualifiers.add(PAVED[task.concept] ?? '');
    if (!isStated(ground)) {
      if (task.area !== undefined) ground.area = task.area;
      if (task.size) ground.size = task.size;
    }
    job.done.add(task);
  }),
  rule('kinds-2', 'flashing', (task) => {
    if (task.qualifiers.has('near:chimney')) task.concept = 'chimney_flashing';
  }),
  rule('kinds-3', 'RFG-STEEP7', (task, { job }) => {
    if (isSteep(job.scope.facts.pitch)) task.concept = 'RFG-STEEP10';
  }),
  // A handrail or steps at a deck are the deck's.
  rule('kinds-4', 'stair_rail', (task) => {
    if (isAt(task, 'deck')) task.concept = 'deck_rail';
  }),
  rule('kinds-5', 'stair_tread', (task) => {
    if (task.qualifiers.has('near:deck')) task.concept = 'deck_stairs';
  }),
  // "Plumbing tune-up, 6 units": one for each.
  rule('kinds-6', 'TRN-PLBTUNE TRN-ELTUNE TRN-HVAC TRN-PUNCH', (task) => {
    const units = task.places.find(({ type, count }) => type === 'unit_2br' && count > 1);
    if (units) task.count ??= units.count;
  }),
  rule('kinds-7', 'french_drain', (task) => {
    if (task.places.some(({ type }) => type === 'basement')) task.concept = 'interior_drain';
  }),
  // Stone and pipe of a drain, earth that is dug out.
  rule('kinds-8', 'gravel drain_line topsoil', (task, { beside, job }) => {
    const isPart =
      task.concept === 'topsoil' ? beside('excavation') : beside('french_drain', 'interior_drain');
    if (isPart && !isStated(task)) job.done.add(task);
  }),
  rule('kinds-9', 'screen', (task) => {
    if (task.area !== undefined || task.places.some(({ type }) => type === 'porch'))
      task.concept = 'screen_porch';
  }),
  // "Metal stud partitions 60 LF": walls, finished on both sides.
  rule('kinds-10', 'FRM-METAL', (task, { commercial }) => {
    const isRun = (task.length ?? task.feet) !== undefined && task.area === undefined;
    if (commercial && isRun) task.concept = 'office_partition';
  }),
  rule('kinds-11', 'outlet', (task, { commercial }) => {
    const isThere =
      task.ownVerb && task.verb !== null && task.verb !== 'install' && task.verb !== 'build';
    if (commercial && !isThere) task.concept = 'commercial_power';
  }),
  rule('kinds-12', 'walls', (task) => {
    const isHall = task.places.some(({ type }) => type === 'warehouse');
    if (isHall && task.verb === 'paint') task.concept = 'COM-HIWALL';
  }),
];
