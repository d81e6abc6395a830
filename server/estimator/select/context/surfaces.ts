// Walls, ceilings, floors, stairs and insulation beside their neighbours.
import { isStated } from '../told-amounts.ts';
import { rule } from './near.ts';
import { wordSet } from '../../parser/language.ts';

/** Places whose insulation lies in the attic. */
const UNINSULATED = new Set(['attic', 'house', 'unit_2br', 'exterior', 'everywhere', 'room']);
const TRIMMED = ['baseboard', 'trim', 'crown', 'window', 'siding', 'window_trim'];
const WALL_HEIGHT = 8;

const OUTDOOR_STEPS = wordSet('outdoor_steps');

/** A crack through a wall is as long as the wall is high, ft. */
const CRACK_LF = 8;

export const SURFACE_RULES = [
  rule('surfaces-1', 'texture', (task, { beside, first }) => {
    const ceiling = first('popcorn', 'ceiling');
    if (!ceiling || beside('walls')) return;
    task.concept = 'ceiling_texture';
    if (ceiling.area !== undefined) task.area ??= ceiling.area;
    task.places = ceiling.places;
  }),
  rule('surfaces-2', 'walls', (task) => {
    const isColor = task.qualifiers.has('accent') || task.qualifiers.has('one_coat');
    if (isColor && task.verb === null) task.verb = 'paint';
  }),
  // "Close a doorway in the wall next to it": a wall without a room or a size is no wall to renew.
  rule('surfaces-3', 'walls', (task, { job }) => {
    const renewed = task.verb === null || task.verb === 'replace' || task.verb === 'install';
    const known = task.places.length > 0 || job.scope.places.length > 0 || isStated(task);
    if (!renewed || known) return;
    job.scope.notes.push('A wall is named without its room or size, so work on it is not priced.');
    job.done.add(task);
  }),
  // Boards under a sound insulation lie where it does.
  rule('surfaces-4', 'drywall', (task, { first }) => {
    const batts = first('sound_insulation', 'insulation', 'batts');
    if (!batts?.qualifiers.has('near:ceiling') || isStated(task)) return;
    task.concept = 'ceiling';
    task.verb = 'install';
    if (batts.area !== undefined) task.area = batts.area;
  }),
  // "New drywall on the ceiling": no walls.
  rule('surfaces-5', 'drywall', (task, { beside }) => {
    const { qualifiers } = task;
    if (qualifiers.has('near:ceiling') && !qualifiers.has('near:walls') && !beside('walls'))
      task.concept = 'ceiling';
  }),
  // "The foundation wall has 2 cracks, inject them": no new wall, and no drywall.
  rule('surfaces-6', 'crack', (task, { first, job }) => {
    const wall = first('CNC-FNDWALL', 'brick_demo', 'block_wall');
    if (!wall && !job.scope.words.has('inject')) return;
    task.concept = 'foundation_crack';
    if (task.count !== undefined && task.length === undefined)
      task.length = task.count * (task.feet ?? CRACK_LF);
    if (wall && !isStated(wall)) job.done.add(wall);
  }),
  // "Flat roof in TPO with insulation": boards under the membrane.
  rule('surfaces-7', 'insulation attic_insulation', (task, { first, job }) => {
    const roof = first('roof', 'epdm_roof', 'modbit_roof');
    if (!roof || isStated(task)) return;
    // A membrane roof has its boards in its price.
    if (roof.concept === 'roof') {
      if (roof.qualifiers.has('membrane')) job.done.add(task);
      return;
    }
    task.concept = 'roof_insulation';
    if (roof.squares !== undefined) task.squares = roof.squares;
    else if (roof.area !== undefined) task.area = roof.area;
    else if (roof.size) task.area = roof.size.length * roof.size.width;
  }),
  // "Insulate the crawlspace floor" lays no floor.
  rule('surfaces-8', 'floor', (task, { beside, job }) => {
    const insulated = beside('floor_insulation', 'insulation', 'batts', 'spray_foam');
    if (task.floor === null && task.verb === null && insulated) job.done.add(task);
  }),
  rule('surfaces-9', 'floor', (task) => {
    const onStairs = task.places.length > 0 && task.places.every(({ type }) => type === 'stairs');
    if (task.floor === 'carpet' && onStairs && task.area === undefined)
      task.concept = 'stair_carpet';
  }),
  // "Insulate the walls, blown in": how it is done, not another place.
  rule('surfaces-10', 'attic_insulation', (task, { beside, job }) => {
    const inAttic = task.places.some(({ type }) => type === 'attic');
    if (beside('wall_insulation') && !inAttic && !isStated(task)) job.done.add(task);
  }),
  // "Ceiling: 700 sf drop ceiling": one ceiling.
  rule('surfaces-11', 'ceiling', (task, { beside, job }) => {
    const isOther = task.verb === 'remove' || task.verb === 'paint';
    if (beside('act_ceiling') && !isOther && !isStated(task)) job.done.add(task);
  }),
  // "Stairs need new carpet, 14 steps": steps to cover.
  rule('surfaces-12', 'stair_tread', (task, { first, job }) => {
    const floor = first('floor');
    const onStairs = job.scope.places.some(({ type }) => type === 'stairs');
    if (floor?.floor === 'carpet' && floor.verb !== 'remove' && onStairs)
      task.concept = 'stair_carpet';
  }),
  // A railing beside steps inside the house is theirs.
  rule('surfaces-13', 'deck_rail', (task, { beside, job }) => {
    const isOutside = job.scope.tasks.some(({ concept }) => OUTDOOR_STEPS.has(concept));
    if (beside('stair_tread', 'stair_carpet') && !isOutside && !task.qualifiers.has('exterior'))
      task.concept = 'stair_rail';
  }),
  rule('surfaces-14', 'stair_tread', (task, { job }) => {
    const runner = job.scope.tasks.find(
      ({ concept, clause }) => concept === 'stair_carpet' && Math.abs(clause - task.clause) <= 1,
    );
    // "Pull the carpet off the stairs, put oak treads": what goes is not what comes.
    if (!runner || (runner.verb === 'remove' && task.verb !== 'remove')) return;
    if (task.count !== undefined) runner.count ??= task.count;
    job.done.add(task);
  }),
  // "Take the ceiling down, new drywall": the boards are the ceiling's.
  rule('surfaces-15', 'drywall', (task, { beside, first, job }) => {
    const ceiling = first('ceiling');
    if (!ceiling || isStated(task) || beside('walls') || task.verb === 'repair') return;
    if (ceiling.verb !== 'remove' && task.verb !== 'remove') return;
    ceiling.verb = 'replace';
    ceiling.ownVerb = true;
    job.done.add(task);
  }),
  // "Insulate the garage ceiling and drywall it": boards and batts are the ceiling's.
  rule('surfaces-16', 'drywall', (task, { beside, first, job }) => {
    const ceiling = first('ceiling');
    if (!ceiling || isStated(task) || beside('walls') || task.verb === 'repair') return;
    if (!beside('insulation', 'INS-BATTCL') || ceiling.verb === 'remove') return;
    ceiling.verb = 'install';
    ceiling.ownVerb = true;
    job.done.add(task);
  }),
  rule('surfaces-17', 'insulation', (task, { beside, first }) => {
    const ceiling = first('ceiling');
    if (!ceiling || beside('walls') || isStated(task)) return;
    task.concept = 'INS-BATTCL';
    if (ceiling.area !== undefined) task.area = ceiling.area;
  }),
  // "Stucco cracks, patch 45 sf": mended with stucco.
  rule('surfaces-18', 'crack drywall_hole', (task, { job }) => {
    const stucco = job.scope.tasks.find(({ concept }) => concept === 'stucco');
    if (!stucco || Math.abs(stucco.clause - task.clause) > 1) return;
    if (task.area !== undefined) stucco.area ??= task.area;
    stucco.verb = 'repair';
    stucco.ownVerb = true;
    job.done.add(task);
  }),
  // "The pipe in the wall between the garage and the laundry": where, unless it comes down.
  rule('surfaces-19', 'open_wall', (task, { job }) => {
    const isWet = job.scope.perils.includes('water') || job.scope.perils.includes('freeze');
    if (isWet && task.verb !== 'remove') job.done.add(task);
  }),
  // Outside, caulk is laid by the foot.
  rule('surfaces-20', 'caulk', (task) => {
    if ((task.length ?? 0) > 0) task.concept = 'SDG-CAULK';
  }),
  rule('surfaces-21', 'caulk', (task, { beside, job }) => {
    if (beside(...TRIMMED)) job.done.add(task);
  }),
  rule('surfaces-22', 'insulation', (task) => {
    const under = task.places.length > 0 && task.places.every(({ type }) => type === 'crawlspace');
    if (under) task.concept = 'floor_insulation';
    else if (!task.places.some(({ type }) => !UNINSULATED.has(type)))
      task.concept = 'attic_insulation';
  }),
  // "Frame, insulate and board a partition": batts in that wall, none in the attic.
  rule('surfaces-23', 'insulation attic_insulation', (task, { partition, beside }) => {
    const run = partition?.length ?? partition?.feet;
    if (!beside('partition_wall', 'office_partition') || run === undefined || isStated(task))
      return;
    task.concept = 'sound_insulation';
  }),
  rule('surfaces-24', 'sound_insulation', (task, { partition }) => {
    const run = partition?.length ?? partition?.feet;
    if (run !== undefined && !isStated(task)) task.area = run * WALL_HEIGHT;
  }),
];
