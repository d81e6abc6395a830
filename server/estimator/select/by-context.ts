// Words that mean another thing beside their neighbours: panels of a fence, doors of a kitchen, fixtures of a repipe.
import { conceptOf } from '../scope/concepts/all.ts';
import { COMMERCIAL_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Task } from '../scope/scope.ts';
import type { Job } from './job.ts';
import { isStated } from './merge-tasks.ts';

/** Places whose insulation lies in the attic. */
const UNINSULATED = new Set(['attic', 'house', 'unit_2br', 'exterior', 'everywhere', 'room']);

const CHIMNEY_WORK = ['chimney', 'repoint', 'chimney_liner', 'chimney_flashing'];

const SHOP_WORDS = new Set(['bar', 'walk_in', 'sign', 'striping', 'joint_fill']);

/** New crown and new baseboards in one room are priced as that room's trim package. */
/** Words that mean another thing outside a shop, or beside a fence. */
const nearStairCarpet = (job: Job, { clause }: Task): Task | undefined =>
  job.scope.tasks.find(
    (other) => other.concept === 'stair_carpet' && Math.abs(other.clause - clause) <= 1,
  );

const TRIMMED = ['baseboard', 'trim', 'crown', 'window', 'siding', 'window_trim'];
const WALL_HEIGHT = 8;

const isPieces = ({ squares, area, length, size }: Task): boolean =>
  squares === undefined && area === undefined && length === undefined && !size;

export const byContext = (job: Job): void => {
  const commercial =
    job.propertyType === 'COMMERCIAL' ||
    job.scope.places.some(({ type }) => COMMERCIAL_PLACES.has(type));
  for (const task of job.scope.tasks) {
    if (!commercial && SHOP_WORDS.has(task.concept)) job.done.add(task);
    const beside = (concept: string) =>
      job.scope.tasks.some((other) => other.concept === concept && other.clause === task.clause);
    if (task.concept === 'roof' && task.count !== undefined && task.count > 1 && isPieces(task)) {
      // "A few shingles" are pieces, not a roof.
      task.concept = 'missing_shingles';
      task.area = Math.max(10, 3 * task.count);
      delete task.count;
    }
    if (
      task.concept === 'texture' &&
      (beside('popcorn') || beside('ceiling')) &&
      !beside('walls')
    ) {
      const ceiling = job.scope.tasks.find(
        ({ concept, clause }) =>
          (concept === 'popcorn' || concept === 'ceiling') && clause === task.clause,
      );
      task.concept = 'ceiling_texture';
      if (ceiling?.area !== undefined) task.area ??= ceiling.area;
      if (ceiling) task.places = ceiling.places;
    }
    const atVanity = beside('vanity') || (beside('mirror') && !beside('kitchen_sink'));
    if (task.concept === 'light' && atVanity) task.concept = 'vanity_light';
    if (task.concept === 'kitchen_faucet' && beside('vanity') && !beside('kitchen_sink'))
      task.concept = 'bath_faucet';
    if (task.concept === 'caulk' && TRIMMED.some(beside)) job.done.add(task);
    const partition = job.scope.tasks.find(
      ({ concept, verb }) =>
        (concept === 'partition_wall' || concept === 'office_partition') && verb !== 'remove',
    );
    const run = partition?.length ?? partition?.feet;
    if (task.concept === 'framing' && partition) job.done.add(task);
    if (task.concept === 'private_office' && partition && run !== undefined) job.done.add(task);
    if (task.concept === 'act_ceiling' && task.verb === 'repair') {
      if (partition) job.done.add(task);
      else task.concept = 'ceiling_tile';
    }
    if (task.concept === 'sound_insulation' && run !== undefined && !isStated(task))
      task.area = run * WALL_HEIGHT;
    const inBath = task.places.some(({ type }) => type.includes('bath') || type === 'powder_room');
    if (task.concept === 'backsplash' && inBath && beside('shower')) job.done.add(task);
    const hung = ['door', 'interior_door', 'commercial_door', 'hm_door'].some(beside);
    // The price of a commercial door includes its lever.
    if (task.concept === 'lever_set' && hung) job.done.add(task);
    const doors = ['door', 'interior_door', 'entry_door', 'commercial_door'].some(beside);
    if (
      task.concept === 'cabinet_hardware' &&
      doors &&
      !beside('cabinets') &&
      job.propertyType === 'COMMERCIAL'
    )
      job.done.add(task);
    if (
      task.concept === 'drywall' &&
      ((task.verb === 'repair' && beside('drywall_hole')) || beside('partition_wall'))
    )
      job.done.add(task);
    const onStairs = task.places.length > 0 && task.places.every(({ type }) => type === 'stairs');
    if (task.concept === 'floor' && task.floor === 'carpet' && onStairs && task.area === undefined)
      task.concept = 'stair_carpet';
    if (task.concept === 'house_wrap' && beside('window') && !isStated(task)) {
      const window = job.scope.tasks.find(
        ({ concept, clause }) => concept === 'window' && clause === task.clause,
      );
      if (window && !window.ownVerb) window.concept = 'window_wrap';
      job.done.add(task);
    }
    if (task.concept === 'stair_tread' && nearStairCarpet(job, task)) {
      const runner = nearStairCarpet(job, task);
      if (runner && task.count !== undefined) runner.count ??= task.count;
      job.done.add(task);
    }
    if (task.concept === 'cabinets' && task.verb === 'refinish' && job.scope.words.has('reface'))
      task.concept = 'cabinet_reface';
    if (task.concept === 'ceiling_fan' && inBath) task.concept = 'bath_fan';
    if (task.concept === 'crown' && CHIMNEY_WORK.some(beside)) task.concept = 'chimney_crown';
    if (task.concept === 'panel' && beside('fence')) task.concept = 'fence_section';
    if (task.concept === 'door' && beside('cabinets') && task.count !== undefined)
      task.concept = 'cabinet_fronts';
    if (
      (task.concept === 'interior_door' || task.concept === 'door') &&
      job.propertyType === 'COMMERCIAL'
    )
      task.concept = 'commercial_door';
    if (commercial && task.concept === 'partition_wall') task.concept = 'office_partition';
    if (task.concept === 'insulation' && !task.places.some(({ type }) => !UNINSULATED.has(type)))
      task.concept = 'attic_insulation';
    if (task.concept === 'deck_board' && beside('deck') && !task.ownVerb) {
      const deck = job.scope.tasks.find(
        ({ concept, clause }) => concept === 'deck' && clause === task.clause,
      );
      for (const qualifier of task.qualifiers) deck?.qualifiers.add(qualifier);
    }
    if ((task.concept === 'fixture' || task.concept === 'light') && beside('troffer')) {
      const troffer = job.scope.tasks.find(
        ({ concept, clause }) => concept === 'troffer' && clause === task.clause,
      );
      if (troffer && task.count !== undefined) troffer.count ??= task.count;
      job.done.add(task);
    }
  }
  const fronts = job.scope.tasks.filter(
    ({ concept, count }) => concept === 'cabinet_fronts' && count !== undefined,
  );
  const [first, ...others] = fronts;
  for (const other of others) {
    if (first && other.clause === first.clause) {
      first.count = (first.count ?? 0) + (other.count ?? 0);
      job.done.add(other);
    }
  }
};

export const absorbFixtures = (job: Job): void => {
  const { tasks } = job.scope;
  const fixture = tasks.find(({ concept }) => concept === 'fixture');
  const repipe = tasks.find(({ concept }) => concept === 'repipe');
  if (fixture && repipe) {
    if (fixture.count !== undefined) repipe.count ??= fixture.count;
    job.done.add(fixture);
  }
  const patch = tasks.find(({ concept }) => concept === 'drywall_hole');
  if (repipe?.count !== undefined && patch && !isStated(patch) && patch.qualifiers.has('plural'))
    patch.opened = repipe.count;
  const upgrade = tasks.find(({ concept }) => concept === 'ada_upgrade');
  const restroom = tasks.find(
    ({ concept, clause }) => concept === 'ada_restroom' && clause === upgrade?.clause,
  );
  if (upgrade && restroom) {
    if (restroom.count !== undefined) upgrade.count ??= restroom.count;
    job.done.add(restroom);
  }
};

export const withoutCovered = (job: Job): void => {
  // "Plus electrical" beside named electrical work adds nothing of its own.
  const trades: Readonly<Record<string, string>> = {
    electrical_work: 'ELE-',
    plumbing_work: 'PLB-',
  };
  for (const task of job.scope.tasks) {
    const prefix = trades[task.concept];
    if (prefix === undefined) continue;
    const named = job.scope.tasks.some(
      (other) => other !== task && conceptOf(other.concept).drops.includes(prefix),
    );
    if (named) job.done.add(task);
  }
};
