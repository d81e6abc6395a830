// Parameters of roofs, siding, decks and fences that the sentence around them decides.
import type { Params } from '../takeoff/run-assembly.ts';
import type { Job } from './job.ts';
import type { Task } from '../parser/parsed-task.ts';
import { isStated } from './merge-tasks.ts';
import { companion, count } from './param-rule.ts';
import type { ParamRule } from './param-rule.ts';

export const deck: ParamRule = (task, job) => {
  const steps = companion(job, task, 'stair_tread', 'deck_stairs');
  const rail = companion(job, task, 'deck_rail');
  const composite = rail && (rail.qualifiers.has('composite') || rail.qualifiers.has('aluminum'));
  return {
    ...(steps?.count === undefined ? {} : { steps: steps.count }),
    ...(composite ? { rail: 'comp' } : {}),
    ...(rail && (rail.length ?? rail.feet) !== undefined
      ? { rail_lf: rail.length ?? rail.feet ?? 0 }
      : {}),
    ...(job.scope.exclusions.some(({ concept }) => concept === 'deck_rail') ? { rail_lf: 0 } : {}),
  };
};

export const removalNamed = (job: Job, concept: string): boolean =>
  job.scope.tasks.some((task) => task.concept === concept && task.qualifiers.has('remove_old')) ||
  job.scope.tasks.some((task) => task.concept === concept && task.verb === 'remove') ||
  job.scope.tasks.some(({ concept: id }) => id === 'haul');

/** More feet than these are a run, not a height. */
const TALLEST_FENCE = 10;

export const fence: ParamRule = (task, job) => {
  const gates = companion(job, task, 'gate');
  const six =
    task.qualifiers.has('six_foot') || ((task.feet ?? 0) >= 6 && (task.feet ?? 0) <= TALLEST_FENCE);
  return {
    // A stretch that blew down seldom has the gate in it.
    gates: gates ? count(gates) : job.agent === 'INSURANCE' ? 0 : 1,
    ...(six && task.qualifiers.has('chain_link') ? { type: 'chain6' } : {}),
    ...(removalNamed(job, 'fence') ? { demo: 1 } : {}),
    ...(job.scope.tasks.some((other) => other.concept === 'fence' && other.verb === 'paint')
      ? { stain: 1 }
      : {}),
  };
};

export const fenceRepair: ParamRule = (task, job) => {
  const posts = companion(job, task, 'fence_post');
  const sections = companion(job, task, 'fence_section');
  if (!posts && !sections) return {};
  return { posts: posts ? count(posts) : 0, sections: sections ? count(sections) : 0 };
};

/** Length of a downspout for each storey, ft. */
const STOREY = 10;

export const gutters: ParamRule = (task, job) => {
  const guard = companion(job, task, 'gutter_guard');
  const down = companion(job, task, 'downspout');
  return {
    ...(task.inches !== undefined && task.inches >= 6 && task.inches <= 8 ? { size: 6 } : {}),
    ...(guard || task.qualifiers.has('leaf_guard') ? { guard: 1 } : {}),
    ...(down?.length === undefined ? {} : { down_lf: down.length }),
    ...(down?.count === undefined || down.length !== undefined
      ? {}
      : { down_lf: down.count * STOREY * (job.scope.facts.stories ?? 1) }),
    ...(task.verb === 'install' && !removalNamed(job, 'gutter') ? { demo: 0 } : {}),
  };
};

/** Walls of the one building told with its size: its perimeter times their height. */
const wallsOfBuilding = (task: Task): Params => {
  const [place, second] = task.places.filter(({ excluded }) => !excluded);
  const [size] = place?.sizes ?? [];
  if (!size || second || place?.type !== 'room' || isStated(task)) return {};
  return { sf: Math.round(2 * (size.length + size.width) * (place.height ?? 9)) };
};

export const siding: ParamRule = (task, job) => ({
  ...wallsOfBuilding(task),
  ...(job.scope.tasks.some(
    ({ concept, clause }) => clause === task.clause && ['soffit', 'fascia'].includes(concept),
  )
    ? { soffit: 1 }
    : {}),
  ...(task.verb === 'install' && !job.scope.tasks.some((other) => other.verb === 'remove')
    ? { demo: 1 }
    : {}),
});

export const exteriorPaint: ParamRule = (task, job) => {
  const house = job.scope.places.find(
    (place) => place.area !== null && ['house', 'exterior'].includes(place.type),
  );
  const sidingTask =
    task.concept === 'siding' ? task : companion(job, task, 'siding', 'house_exterior', 'stucco');
  const isPainted = (concept: string) =>
    job.scope.tasks.every(
      (other) =>
        other.concept !== concept ||
        (other.verb !== 'replace' && other.verb !== 'install') ||
        (!other.ownVerb && other.verb === 'install'),
    );
  const doors = companion(job, task, ...['door', 'entry_door'].filter(isPainted));
  const trims = ['trim', 'exterior_trim', 'fascia']
    .filter(isPainted)
    .map((concept) => companion(job, task, concept));
  const trimRun = trims.map((trim) => trim?.length ?? trim?.feet).find((run) => run !== undefined);
  const walls = companion(job, task, 'walls');
  const floors = job.scope.facts.stories ?? 1;
  // Wall area of a house of that floor area: perimeter of its footprint times nine feet a storey.
  const wallArea = house?.type === 'exterior' ? house.area : null;
  const fromHouse = house?.area ? 4.2 * Math.sqrt(house.area / floors) * 9.5 * floors * 0.88 : null;
  const own = task.size ? task.size.length * task.size.width : undefined;
  const area = task.area ?? own ?? sidingTask?.area ?? walls?.area ?? wallArea ?? fromHouse;
  if (area === null || area === undefined) return doors ? { doors_x: count(doors) } : {};
  return {
    siding_sf: Math.round(area),
    trim_lf: trimRun ?? Math.round(area * 0.175),
    ...(doors ? { doors_x: count(doors) } : {}),
    ...(job.scope.exclusions.some(
      ({ concept }) => concept === 'trim' || concept === 'exterior_trim',
    )
      ? { trim_lf: 0 }
      : {}),
  };
};

const USUAL_PLANTING = { sod: 1_000, mulch: 6, shrub: 10, tree: 1, irrigation: 0 };

/** What is planted where parts are named; the usual refresh when only "landscaping" is said. */
export const landscape: ParamRule = (_task, job) => {
  const part = (concept: keyof typeof USUAL_PLANTING): number | null => {
    const found = job.scope.tasks.find(
      (task) =>
        task.concept === concept &&
        !job.done.has(task) &&
        (task.verb !== 'remove' || (!task.ownVerb && concept !== 'tree')),
    );
    if (!found) return null;
    job.done.add(found);
    return found.area ?? found.volume ?? found.count ?? (USUAL_PLANTING[concept] || 4);
  };
  const parts = {
    sod_sf: part('sod'),
    mulch_cy: part('mulch'),
    shrubs: part('shrub'),
    trees: part('tree'),
    irrigation: part('irrigation'),
  };
  if (Object.values(parts).every((value) => value === null)) return {};
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value ?? 0]));
};
