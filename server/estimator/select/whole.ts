// Whole rooms and whole buildings: the assembly for the place, shaped by the objects named with it.
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { COMMERCIAL_PLACES } from '../parser/vocabulary/rooms.ts';
import { withoutProducts } from '../takeoff/owner-supplies.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import { closetItems, isClosetBuild } from './closet-build.ts';
import { hasParam, orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { shellFor } from './shell.ts';
import { spacesOf } from './spaces.ts';
import { isSupplied, noteSupplied } from './supplied.ts';
import { assemblyFor } from './whole-assembly.ts';
import { BEYOND, WHOLE_BUILDING, within } from './within-assembly.ts';
import { isTargeted } from './targeted.ts';
import { wholeParams } from './whole-params.ts';
import { substitutesFor } from './whole-substitutes.ts';
import { floorsByRoom, isLaidThroughout } from './floors-apart.ts';
import { sizeParams } from './size-params.ts';
import { overridesOf } from './overrides.ts';

const belongsTo = (task: Task, place: ReadPlace, others: readonly ReadPlace[]): boolean =>
  task.places.length === 0
    ? others.length === 0 || others[0] === place
    : task.places.includes(place);

/** "Kitchen and half bath, LVP in both": what one of the rooms took shapes the other, too. */
const isShared = ({ concept, places }: Task, wholes: readonly ReadPlace[]): boolean =>
  concept === 'floor' && places.length > 1 && places.every((place) => wholes.includes(place));

const selectPlace = (place: ReadPlace, job: Job, wholes: readonly ReadPlace[]): void => {
  const here = job.scope.tasks.filter(
    (task) => (!job.done.has(task) || isShared(task, wholes)) && belongsTo(task, place, wholes),
  );
  const assembly = assemblyFor(place, here, job);
  if (assembly === null) return;
  if (isClosetBuild(place)) {
    for (const { space, times } of spacesOf(place, job.book)) {
      const items = closetItems(place, space, here);
      job.packages.push(packageOf({ space, times, work: 'Build closet', items }));
    }
    return;
  }
  if (isTargeted(place, here, assembly, job)) {
    place.whole = null;
    return;
  }
  const apart = new Set(assembly === 'make_ready' ? floorsByRoom(job.scope.tasks) : []);
  const covered = here.filter(
    (task) =>
      !apart.has(task) &&
      (within(task, assembly) || (WHOLE_BUILDING.has(assembly) && !BEYOND.has(task.concept))),
  );
  const params: Record<string, Params[string]> = {
    ...wholeParams(assembly, { tasks: here, facts: job.scope.facts, words: job.scope.words }),
  };
  if (assembly === 'laundry_remodel' && place.whole === 'refresh') params['full'] ??= 0;
  const excludesFloor = job.scope.exclusions.some(
    (entry) => entry.concept === 'floor' && entry.floor === null,
  );
  if (apart.size > 0) params['floor'] = 'none';
  const laidAround = !assembly.startsWith('bath') && isLaidThroughout(place, here, job);
  if ((excludesFloor || laidAround) && hasParam(job.book, assembly, 'floor'))
    params['floor'] = 'none';
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
    const swap = substitutesFor({ assembly, tasks: covered, space, job, params });
    const own = assembly === 'multi_unit_turn' ? 1 : times;
    const work = packageOf({
      assembly,
      space: { ...shellFor(assembly, space, job.book), rooms: Math.max(1, space.rooms) },
      params: { ...params, ...size, ...swap.params },
      times: own,
      overrides: overridesOf(covered),
      drops: swap.drops,
    });
    const named = packageOf({
      space: work.space,
      times: own,
      items: swap.items,
      work: job.book.assemblies.get(assembly)?.name ?? null,
    });
    for (const part of swap.items.length > 0 ? [work, named] : [work])
      job.packages.push(products.length > 0 ? withoutProducts(part, products, job.book) : part);
  }
};

/**
 * "Office TI 2,800 sf: 5 offices and a conference room": rooms of a fit-out told with its size are its parts.
 * @param other a place whose area is told
 */
const isPartOf = (place: ReadPlace, other: ReadPlace, job: Job): boolean =>
  place !== other &&
  place.clause === other.clause &&
  place.area === null &&
  place.sizes.length === 0 &&
  COMMERCIAL_PLACES.has(place.type) &&
  assemblyFor(place, [], job) === assemblyFor(other, [], job);

/** Takes every place worked on as a whole, and the named objects it already includes. */
export const selectWholePlaces = (job: Job): void => {
  const all = job.scope.places.filter((place) => place.whole !== null && !place.excluded);
  const sized = all.filter(({ area }) => area !== null);
  const wholes = all.filter((place) => !sized.some((other) => isPartOf(place, other, job)));
  for (const place of wholes) orderedBy(job, [place], () => selectPlace(place, job, wholes));
};
