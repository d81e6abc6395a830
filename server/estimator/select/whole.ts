// Whole rooms and whole buildings: the assembly for the place, shaped by the objects named with it.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Place, Task } from '../scope/scope.ts';
import { COMMERCIAL_PLACES } from '../scope/vocabulary/rooms.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { direct, hasParam, packageOf } from './job.ts';
import type { Job } from './job.ts';
import type { Space } from '../takeoff/space.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { shellFor } from './shell.ts';
import { spacesOf } from './spaces.ts';
import { isStated } from './merge-tasks.ts';
import { statedAmount } from './quantity.ts';
import { isSupplied, noteSupplied, withoutProducts } from './supplied.ts';
import { BEYOND, WHOLE_BUILDING, assemblyFor, isTargeted, within } from './whole-assembly.ts';
import { wholeParams } from './whole-params.ts';

const belongsTo = (task: Task, place: Place, others: readonly Place[]): boolean =>
  task.places.length === 0
    ? others.length === 0 || others[0] === place
    : task.places.includes(place);

/** Stated quantities that replace those of an assembly which already holds the objects. */
export const overridesOf = (tasks: readonly Task[]): { pattern: string; quantity: number }[] =>
  tasks.flatMap((task) => {
    const concept = conceptOf(task.concept);
    const [only, second] = concept.recipes.otherwise.codes ?? [];
    const own = only && !second && only[1] === 1 ? only[0] : '';
    const codes = (concept.counts ?? own).split(' ').filter((code) => code !== '');
    const stated = isStated(task) ? statedAmount(concept, task)?.value : undefined;
    if (stated === undefined || codes.length === 0 || task.concept === 'floor') return [];
    return codes.map((pattern) => ({ pattern, quantity: stated }));
  });

/** What a half bath is added without. */
const BATHING = ['PLB-TUBALC', 'PLB-SHUNIT', 'TIL-WALL', 'PLB-VALVE', 'BTH-ROD'];

/** Share of a basement that is finished (assemblies.json: basement_finish.fin_frac). */
const FINISHED_SHARE = 0.85;

/** A hung ceiling named for a basement takes the place of its drywall one. */
const hungCeiling = (
  assembly: string,
  covered: readonly Task[],
  { area }: Space,
): Partial<Pick<WorkPackage, 'items' | 'drops'>> => {
  const isHung = covered.some(({ concept }) => concept === 'act_ceiling');
  if (!isHung || assembly !== 'basement_finish') return {};
  const quantity = Math.round(area * FINISHED_SHARE);
  return {
    items: [direct('DRW-ACT24', quantity, 'DERIVED', `${FINISHED_SHARE} x floor area`)],
    drops: ['DRW-CEIL', 'PNT-CEIL'],
  };
};

const selectPlace = (place: Place, job: Job, wholes: readonly Place[]): void => {
  const here = job.scope.tasks.filter(
    (task) => !job.done.has(task) && belongsTo(task, place, wholes),
  );
  const assembly = assemblyFor(place, here, job);
  if (assembly === null) return;
  if (isTargeted(place, here, assembly)) {
    place.whole = null;
    return;
  }
  const covered = here.filter(
    (task) => within(task, assembly) || (WHOLE_BUILDING.has(assembly) && !BEYOND.has(task.concept)),
  );
  const params: Record<string, Params[string]> = {
    ...wholeParams(assembly, { tasks: here, facts: job.scope.facts, words: job.scope.words }),
  };
  if (assembly === 'laundry_remodel' && place.whole === 'refresh') params['full'] ??= 0;
  const excludesFloor = job.scope.exclusions.some(
    (entry) => entry.concept === 'floor' && entry.floor === null,
  );
  if (excludesFloor && hasParam(job.book, assembly, 'floor')) params['floor'] = 'none';
  const excludesAppliances = job.scope.exclusions.some(({ concept }) => concept === 'appliances');
  if (excludesAppliances && assembly === 'kitchen_remodel') params['appliances'] = 0;
  if (
    job.scope.exclusions.some(({ verb }) => verb === 'remove') &&
    hasParam(job.book, assembly, 'demo')
  )
    params['demo'] = 0;
  for (const task of covered) job.done.add(task);
  const supplied = covered.filter(isSupplied);
  for (const task of supplied) noteSupplied(task, job);
  const products = supplied.flatMap(({ concept }) => conceptOf(concept).drops.split(' '));
  for (const { space, times } of spacesOf(place, job.book)) {
    const size = sizeParams(assembly, space.area, place, job);
    const work = packageOf({
      assembly,
      space: { ...shellFor(assembly, space, job.book), rooms: Math.max(1, space.rooms) },
      params: { ...params, ...size },
      times: assembly === 'multi_unit_turn' ? 1 : times,
      overrides: overridesOf(covered),
      drops: assembly === 'bathroom_add' && place.type === 'powder_room' ? BATHING : [],
      ...hungCeiling(assembly, covered, space),
    });
    job.packages.push(products.length > 0 ? withoutProducts(work, products, job) : work);
  }
};

/** Assemblies that count by their own `sf` or `units` rather than by the room's geometry. */
const sizeParams = (
  assembly: string,
  area: number,
  place: Place,
  job: Job,
): Record<string, number> => {
  if (assembly === 'multi_unit_turn') return { units: place.count, sf: place.area ?? 850 };
  if (assembly === 'bathroom_add') {
    return { below_grade: job.scope.places.some(({ type }) => type === 'basement') ? 1 : 0 };
  }
  const known = place.area !== null || place.sizes.length > 0;
  if ((assembly === 'make_ready' || assembly === 'unit_turn') && known) return { sf: area };
  return assembly === 'exterior_paint' && known && hasParam(job.book, assembly, 'siding_sf')
    ? { siding_sf: Math.round(area) }
    : {};
};

/** "Office TI 2,800 sf: 5 offices and a conference room": rooms of a fit-out told with its size are its parts. */
const isPartOf = (place: Place, other: Place, job: Job): boolean =>
  place !== other &&
  place.clause === other.clause &&
  other.area !== null &&
  place.area === null &&
  place.sizes.length === 0 &&
  COMMERCIAL_PLACES.has(place.type) &&
  assemblyFor(place, [], job) === assemblyFor(other, [], job);

/** Takes every place worked on as a whole, and the named objects it already includes. */
export const selectWholePlaces = (job: Job): void => {
  const all = job.scope.places.filter((place) => place.whole !== null && !place.excluded);
  const wholes = all.filter((place) => !all.some((other) => isPartOf(place, other, job)));
  for (const place of wholes) selectPlace(place, job, wholes);
};
