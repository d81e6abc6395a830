// Which of several kinds a thing is, told by its amount, its place or what stands beside it.
import type { Task } from '../../scope/scope.ts';
import { isStated } from '../merge-tasks.ts';
import { rule } from './near.ts';

/** More stucco than this is no patch, SF. */
const LARGEST_PATCH = 150;

const STEEPEST_USUAL = 10;

const SET: ReadonlySet<Task['verb']> = new Set(['install', 'build', 'replace']);

/** A slope of 10/12 and more, by its rise. */
const isSteep = (pitch: number | null): boolean => pitch !== null && pitch >= STEEPEST_USUAL;

const isAt = ({ qualifiers, places }: Task, thing: string): boolean =>
  qualifiers.has(`near:${thing}`) || places.some(({ type }) => type === 'porch');

const PAVED: Readonly<Record<string, string>> = { 'CNC-PAVER': 'paver', 'CNC-STAMP': 'stamped' };

export const KIND_RULES = [
  // "A patio in stamped concrete", "paver walkway": what the ground is covered with.
  rule('CNC-PAVER CNC-STAMP', (task, { first, job }) => {
    const ground = first('driveway', 'patio', 'walkway');
    if (!ground || ground.verb === 'remove') return;
    ground.qualifiers.add(PAVED[task.concept] ?? '');
    if (!isStated(ground)) {
      if (task.area !== undefined) ground.area = task.area;
      if (task.size) ground.size = task.size;
    }
    job.done.add(task);
  }),
  rule('stucco', (task) => {
    const isWall = (task.area ?? 0) >= LARGEST_PATCH || (task.squares ?? 0) > 1;
    if (isWall && task.verb === null) task.verb = 'install';
  }),
  rule('flashing', (task) => {
    if (task.qualifiers.has('near:chimney')) task.concept = 'chimney_flashing';
  }),
  // "Partitions for 4 bathroom stalls".
  rule('partition_wall office_partition', (task, { beside, job }) => {
    if (beside('toilet_partition') && !isStated(task)) job.done.add(task);
  }),
  rule('RFG-STEEP7', (task, { job }) => {
    if (isSteep(job.scope.facts.pitch)) task.concept = 'RFG-STEEP10';
  }),
  // A handrail or steps at a deck are the deck's.
  rule('stair_rail', (task) => {
    if (isAt(task, 'deck')) task.concept = 'deck_rail';
  }),
  rule('stair_tread', (task) => {
    if (task.qualifiers.has('near:deck')) task.concept = 'deck_stairs';
  }),
  // Trusses are set over an area; a run of one is mended.
  rule('truss', (task) => {
    const isNew = task.area !== undefined || task.size !== undefined || SET.has(task.verb);
    const isRun = task.length !== undefined || task.feet !== undefined || task.count !== undefined;
    if (isRun || !isNew) task.concept = 'rafter';
  }),
  rule('asphalt_patch', (task, { first, job }) => {
    const drive = first('driveway');
    if (!drive || isStated(task)) return;
    drive.qualifiers.add('asphalt');
    job.done.add(task);
  }),
  // "Plumbing tune-up, 6 units": one for each.
  rule('TRN-PLBTUNE TRN-ELTUNE TRN-HVAC TRN-PUNCH', (task) => {
    const units = task.places.find(({ type, count }) => type === 'unit_2br' && count > 1);
    if (units) task.count ??= units.count;
  }),
  rule('haul', (task) => {
    if (task.volume !== undefined) task.concept = 'HAU-CY';
  }),
  rule('WTR-CALL', (task) => {
    if (task.qualifiers.has('after_hours')) task.concept = 'WTR-CALLAH';
  }),
  rule('french_drain', (task) => {
    if (task.places.some(({ type }) => type === 'basement')) task.concept = 'interior_drain';
  }),
  // Stone and pipe of a drain, earth that is dug out.
  rule('gravel drain_line topsoil', (task, { beside, job }) => {
    const isPart =
      task.concept === 'topsoil' ? beside('excavation') : beside('french_drain', 'interior_drain');
    if (isPart && !isStated(task)) job.done.add(task);
  }),
  rule('screen', (task) => {
    if (task.area !== undefined || task.places.some(({ type }) => type === 'porch'))
      task.concept = 'screen_porch';
  }),
  rule('countertop', (task) => {
    if (task.verb === 'refinish' && task.count !== undefined && task.area === undefined)
      task.concept = 'TRN-RESURF';
  }),
  // "Metal stud partitions 60 LF": walls, finished on both sides.
  rule('FRM-METAL', (task, { commercial }) => {
    const isRun = (task.length ?? task.feet) !== undefined && task.area === undefined;
    if (commercial && isRun) task.concept = 'office_partition';
  }),
  // "Test and balance, 18 outlets": as many as are balanced.
  rule('outlet', (task, { first, job }) => {
    const balance = first('COM-TAB');
    if (!balance || isStated(balance) || task.count === undefined) return;
    balance.count = task.count;
    job.done.add(task);
  }),
  rule('outlet', (task, { commercial }) => {
    const isThere =
      task.ownVerb && task.verb !== null && task.verb !== 'install' && task.verb !== 'build';
    if (commercial && !isThere) task.concept = 'commercial_power';
  }),
  rule('walls', (task) => {
    const isHall = task.places.some(({ type }) => type === 'warehouse');
    if (isHall && task.verb === 'paint') task.concept = 'COM-HIWALL';
  }),
  // Grinding is part of the coating.
  rule('COM-PREP', (task, { first, job }) => {
    const floor = first('floor')?.floor;
    if (floor === 'epoxy' || floor === 'densified' || floor === 'polished') job.done.add(task);
  }),
];
