// Roofs, fences, decks and claims for them beside their neighbours.
import { NEW_MEANS_ADDED } from '../../parser/object-context.ts';
import type { Task } from '../../parser/parsed-task.ts';
import { isStated } from '../told-amounts.ts';
import { rule } from './near.ts';

const CHIMNEY_WORK = ['chimney', 'repoint', 'chimney_liner', 'chimney_flashing'];
const SHINGLE_SF = 3;
const LEAST_REPAIR_SF = 10;

const isPieces = ({ squares, area, length, size }: Task): boolean =>
  squares === undefined && area === undefined && length === undefined && !size;

/** SF of shingles that are still a repair. */
const LARGEST_ROOF_PATCH = 150;

export const OUTSIDE_RULES = [
  // "Water came in along the exterior wall": named, not painted.
  rule('outside-1', 'house_exterior', (task, { beside, job }) => {
    const isInsulated = beside('insulation', 'batts', 'wall_insulation', 'spray_foam');
    const isWet = job.scope.perils.some((peril) => peril === 'water' || peril === 'freeze');
    if (task.verb !== 'paint' && (isInsulated || isWet)) job.done.add(task);
  }),
  // "About 20 sf of shingles": a patch of the roof, not the roof.
  rule('outside-2', 'roof', (task, { job }) => {
    if (job.scope.exclusions.some(({ concept }) => concept === 'roof')) return;
    const isPatch = (task.area ?? Infinity) <= LARGEST_ROOF_PATCH && task.squares === undefined;
    if (isPatch && task.verb !== 'remove' && task.verb !== 'clean')
      task.concept = 'missing_shingles';
  }),
  // "Frame a wall 14 ft long": a new wall, told by its run.
  rule('outside-3', 'walls', (task) => {
    if (task.verb === 'build' && (task.length ?? task.feet) !== undefined) {
      task.concept = 'partition_wall';
      delete task.area;
    }
  }),
  // "Fix the leak on the roof": no pipe leaks there.
  rule('outside-4', 'pipe_leak', (task) => {
    if (!task.qualifiers.has('near:roof')) return;
    task.concept = 'roof_leak';
    task.verb = 'repair';
  }),
  // Posts that carry a porch's roof are no fence posts, and have no price of their own.
  rule('outside-5', 'fence_post', (task, { job }) => {
    const [place] = task.places;
    if (place?.type !== 'porch' && place?.type !== 'deck') return;
    job.done.add(task);
    job.scope.notes.push(
      `The price list holds no posts of a ${place.label.toLowerCase()}, so they are not in the total.`,
    );
  }),
  // "A few shingles" are pieces, not a roof.
  rule('outside-6', 'roof', (task) => {
    if (task.count === undefined || task.count <= 1 || !isPieces(task)) return;
    task.concept = 'missing_shingles';
    task.area = Math.max(LEAST_REPAIR_SF, SHINGLE_SF * task.count);
    delete task.count;
  }),
  // Hail dents the fins of an air conditioner.
  rule('outside-7', 'ac', (task, { first, job }) => {
    const { perils } = job.scope;
    if (!perils.includes('hail') || perils.includes('impact') || task.verb !== null) return;
    task.concept = 'ac_fins';
    const dent = first('drywall_hole');
    if (dent) job.done.add(dent);
  }),
  // A claim is for what stood there before.
  rule('outside-8', [...NEW_MEANS_ADDED].join(' '), (task, { job }) => {
    if (job.scope.perils.length > 0 && task.verb === null) task.verb = 'replace';
  }),
  rule('outside-9', 'deck_board', (task, { job }) => {
    if (job.scope.tasks.some(({ concept }) => concept === 'roof')) task.concept = 'roof_deck';
  }),
  rule('outside-10', 'soffit', (task, { first }) => {
    const fascia = first('fascia');
    const edge = fascia?.length ?? fascia?.feet;
    if (!isStated(task) && edge !== undefined) task.feet = edge;
  }),
  rule('outside-11', 'flashing', (task, { job }) => {
    const atChimney = job.scope.tasks.some(({ concept }) => CHIMNEY_WORK.includes(concept));
    if (atChimney && !isStated(task)) task.concept = 'chimney_flashing';
  }),
  // "Porch railing and steps broken": outside.
  rule('outside-12', 'stair_tread', (task, { beside }) => {
    const isPorch = task.places.some(({ type }) => type === 'porch' || type === 'exterior');
    if (isPorch && !beside('stair_carpet', 'concrete_steps')) task.concept = 'deck_stairs';
  }),
  // "Pressure wash and seal a 600 SF patio": both are done to all of it.
  rule('outside-13', 'pressure_wash', (task, { first }) => {
    const treated = first('patio', 'deck', 'driveway', 'walkway', 'slab', 'siding');
    const isSealed = treated?.verb === 'seal' || treated?.verb === 'paint';
    if (isSealed && treated.area !== undefined && !isStated(task)) task.area = treated.area;
  }),
  // "Tear down the detached garage".
  rule('outside-14', 'detached_garage', (task) => {
    if (task.verb === 'remove') task.concept = 'shed';
  }),
  // "Rotten deck stairs, 7 steps": the same steps.
  rule('outside-15', 'stair_tread', (task, { first, job }) => {
    const stairs = first('deck_stairs');
    if (!stairs) return;
    if (task.count !== undefined) stairs.count ??= task.count;
    job.done.add(task);
  }),
  // "Front steps are crumbling, 4 steps": counted again, in concrete.
  rule('outside-16', 'stair_tread', (task, { first, job }) => {
    const steps = first('concrete_steps');
    if (!steps) return;
    if (task.count !== undefined) steps.count ??= task.count;
    job.done.add(task);
  }),
  rule('outside-17', 'panel', (task, { beside }) => {
    if (beside('fence', 'fence_post', 'gate')) task.concept = 'fence_section';
  }),
];
