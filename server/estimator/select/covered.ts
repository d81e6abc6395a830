// Objects that a piece of work already holds: not priced again, but their stated counts replace the worked-out ones.
import { conceptOf } from '../parser/concepts/all.ts';
import { BUILDINGS } from '../parser/locations.ts';
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import {
  COMMERCIAL_PLACES,
  LOOSE_PLACES,
  ROOM_HOLDERS,
  WHOLE_PLACES,
} from '../parser/vocabulary/rooms.ts';
import { runAssembly } from '../takeoff/run-assembly.ts';
import { geometryOf } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { orderedBy } from './job.ts';
import type { Job } from './job.ts';
import { isStated } from './told-amounts.ts';
import { pricingOf, verbOf } from './task-pricing.ts';
import { taskPackages } from './task-packages.ts';
import { isExtra } from './within-assembly.ts';
import { overridesOf } from './overrides.ts';
import { wordSet } from '../parser/language.ts';

const PERMITS = ['PRM-', 'COM-SPKDES'];

const hasPermit = ({ assembly }: WorkPackage, job: Job): boolean =>
  job.book.assemblies
    .get(assembly ?? '')
    ?.items.some(({ code }) => PERMITS.some((start) => code.startsWith(start))) ?? false;

/** Work that comes with its own floor and paint. */
const HOLDERS = wordSet('holders');

const isLaid = ({ concept, floor, verb }: Task): boolean =>
  concept === 'floor' &&
  floor !== null &&
  verb !== 'clean' &&
  verb !== 'remove' &&
  verb !== 'repair';

/** Floors of a turn that gets others: what the turn itself cleans or lays. */
const TURN_FLOORS = ['CLN-CARPET', 'DEM-CARPET', 'FLR-LVP', 'FLR-SHOE'];

/** "Turn 900 sf unit: paint, new LVP throughout": the floor named in the size of the unit, none cleaned. */
const refloored = (turn: Task, job: Job): void => {
  if (!job.scope.tasks.some((task) => isLaid(task) && !job.done.has(task))) return;
  for (const place of job.scope.places)
    if (WHOLE_PLACES.has(place.type) && place.area === null && turn.count === undefined)
      place.area = turn.area ?? null;
  job.packages = job.packages.map((work) =>
    work.assembly === 'unit_turn' ? { ...work, drops: [...work.drops, ...TURN_FLOORS] } : work,
  );
};

export const selectHolders = (job: Job): void => {
  for (const task of job.scope.tasks) {
    if (job.done.has(task) || !HOLDERS.has(task.concept)) continue;
    job.done.add(task);
    orderedBy(job, [task], () => job.packages.push(...taskPackages(task, job)));
    if (task.concept === 'unit_turn') refloored(task, job);
    // A turned unit is painted and cleaned as it is.
    if (task.concept === 'unit_turn')
      job.scope.bareVerbs = job.scope.bareVerbs.filter(
        ({ verb }) => verb !== 'paint' && verb !== 'clean',
      );
    for (const other of job.scope.tasks) {
      const part = other.clause === task.clause && !job.done.has(other) && other.area === undefined;
      const laid = task.concept === 'unit_turn' && isLaid(other);
      const isPart =
        !laid && (other.concept === 'floor' || isOfBuilding(other, task) || isCovered(other, job));
      if (part && isPart) job.done.add(other);
    }
  }
};

/** New buildings come with what they stand on and under. */
const SHELL_PARTS = wordSet('shell_parts');

const isOfBuilding = (task: Task, building: Task): boolean =>
  BUILDINGS.has(building.concept) &&
  SHELL_PARTS.has(task.concept) &&
  !isStated(task) &&
  (task.verb === null || !task.ownVerb || task.verb === building.verb);

/** Work a plain price covers only when the assembly really brings one of its items. */
const bringsAny = (work: WorkPackage, task: Task, job: Job): boolean => {
  const codes = pricingOf(conceptOf(task.concept), verbOf(task))?.codes ?? [];
  const assembly = job.book.assemblies.get(work.assembly ?? '');
  const [only, second] = codes;
  if (!assembly || !only || second || conceptOf(task.concept).always) return true;
  if (!assembly.items.some(({ code }) => code === only[0])) return !isStated(task);
  const brought = runAssembly(assembly, geometryOf(work.space), 1, work.params);
  return brought.some(({ code }) => code === only[0]);
};

/** "Bath remodel … new toilet in the half bath": work in another room is not covered. */
const isThere = ({ places, carried }: Task, label: string): boolean =>
  label === '' ||
  carried === true ||
  places.length === 0 ||
  places.some(
    (place) =>
      LOOSE_PLACES.has(place.type) ||
      ROOM_HOLDERS.has(place.type) ||
      WHOLE_PLACES.has(place.type) ||
      label.includes(place.label) ||
      COMMERCIAL_PLACES.has(place.type),
  );

/** An object that a piece of work already holds is not priced again; a stated quantity replaces the worked-out one. */
export const isCovered = (task: Task, job: Job): boolean => {
  const concept = conceptOf(task.concept);
  if (isExtra(task)) return false;
  if (task.concept === 'permit') return job.packages.some((work) => hasPermit(work, job));
  if (!concept.within) return false;
  const holders = concept.within.split(' ');
  const index = job.packages.findIndex(
    ({ assembly, space }) =>
      assembly !== null && holders.includes(assembly) && isThere(task, space.label),
  );
  const holder = job.packages[index];
  if (
    !holder ||
    (task.verb === 'reset' && !concept.always) ||
    (task.ownVerb && task.verb === 'remove' && !concept.always)
  )
    return false;
  if (!bringsAny(holder, task, job)) return false;
  job.packages[index] = {
    ...holder,
    overrides: [...holder.overrides, ...overridesOf([task])],
    spans: spansOf([holder, task]),
  };
  return true;
};
