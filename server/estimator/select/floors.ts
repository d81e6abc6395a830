// Floors: which material goes where, what comes off first, and rooms of one floor taken together.
import type { Task } from '../parser/parsed-request.ts';
import { spansOf } from '../parser/span.ts';
import { withoutProducts } from '../takeoff/owner-supplies.ts';
import type { DirectItem } from '../takeoff/work-package.ts';
import { COMMERCIAL, NEW_FLOOR_CODE, OLD_FLOOR, OLD_FLOOR_CODE } from './floor-codes.ts';
import { placesOf, spaceOf } from './floor-spaces.ts';
import { newFloor, otherWork } from './floor-work.ts';
import { direct, orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { shareFloors } from './shared-floors.ts';
import { isSupplied, noteSupplied } from './supplied.ts';

/** Verbs that all mean a new floor. */
const LAID: ReadonlySet<Task['verb']> = new Set(['install', 'replace', 'build', null]);

const isCommercialFloor = ({ floor }: Task, job: Job): boolean =>
  floor === 'vct' ||
  floor === 'ctile' ||
  (job.propertyType === 'COMMERCIAL' && COMMERCIAL[floor ?? ''] !== undefined);

const listed = (task: Task, codes: readonly string[]): DirectItem[] =>
  codes.map((code) => direct(code, task.area ?? 0, 'STATED', `${task.area} SF as stated`));

/** Takes all floor tasks of the job that no whole room has taken. */
export const selectFloors = (job: Job): void => {
  const floors = job.scope.tasks.filter((task) => task.concept === 'floor' && !job.done.has(task));
  for (const task of treated(floors, job)) job.done.add(task);
  const tasks = shareFloors(
    floors.filter((task) => !job.done.has(task)),
    job,
  );
  // "Currently carpet, want LVP": the floor called old comes out when another is named.
  const renewing = new Set(
    tasks.flatMap(({ floor, qualifiers }) => (qualifiers.has('old') ? [] : (floor ?? []))),
  );
  for (const task of tasks) {
    const isRenewed = renewing.size > (renewing.has(task.floor ?? '') ? 1 : 0);
    if (
      task.qualifiers.has('old') &&
      isRenewed &&
      (task.verb === 'replace' || task.verb === 'install' || task.verb === null)
    )
      task.verb = 'remove';
  }
  const base = tasks.find(({ floor }) => floor === 'rubber_base');
  const baseRun = base?.length ?? base?.feet;
  const removals = tasks.filter((task) => task.verb === 'remove');
  const works = tasks.filter((task) => task.verb !== 'remove');
  const specific = works.filter(({ floor }) => floor !== null);
  const merged: Task[] = [];
  const repeats = new Map<Task, Task[]>();
  for (const task of works) {
    job.done.add(task);
    if (
      task.floor === 'rubber_base' &&
      (specific.some((other) => isCommercialFloor(other, job)) || hasPartitions(job))
    )
      continue;
    // "LVP floor in the hall": the bare word repeats the material named beside it.
    const twin = merged.find(
      (other) =>
        (task.floor === null || other.floor === null || other.floor === task.floor) &&
        (other.clause === task.clause || task.floor === other.floor) &&
        (task.verb === other.verb ||
          (LAID.has(task.verb) && LAID.has(other.verb)) ||
          task.floor === null ||
          other.floor === null ||
          !task.ownVerb) &&
        sharesPlace(other, task),
    );
    if (!twin)
      merged.push({ ...task, places: [...task.places], qualifiers: new Set(task.qualifiers) });
    else {
      repeats.set(twin, repeats.get(twin) ?? []);
      repeats.get(twin)?.push(task);
      twin.floor ??= task.floor;
      for (const qualifier of task.qualifiers) twin.qualifiers.add(qualifier);
      twin.area ??= task.area as number;
      if (twin.area === undefined) delete twin.area;
      for (const place of task.places) if (!twin.places.includes(place)) twin.places.push(place);
    }
  }
  for (const [twin, others] of repeats)
    twin.spans = spansOf([{ spans: twin.spans ?? [] }, ...others]);
  for (const entry of job.scope.exclusions) {
    const [room] = job.scope.places.filter((place) => place.type === entry.room);
    if (entry.concept === 'floor' && entry.floor !== null && room && merged.length > 0) {
      merged.push({
        concept: 'floor',
        verb: 'install',
        ownVerb: true,
        qualifiers: new Set(),
        floor: entry.floor,
        places: [room],
        clause: -1,
        spans: spansOf([entry]),
      });
    }
  }
  // "Replace 3,000 sf carpet tile with LVT": the area of what comes out is that of what goes in.
  const [laid, second] = merged;
  const torn = removals.find(({ area }) => area !== undefined);
  if (laid && !second && torn && isOfOneFloor(torn, laid)) laid.area ??= torn.area as number;
  const removed = { spans: spansOf(removals) };
  for (const task of merged) orderedBy(job, [task, removed], () => selectOne(task, removals, job));
  if (baseRun !== undefined) setBase(baseRun, job);
  for (const task of removals) {
    job.done.add(task);
    if (merged.some((other) => other.verb !== 'refinish' && other.verb !== 'clean')) continue;
    const { space } = spaceOf(task, placesOf(task, job), job);
    const code = OLD_FLOOR_CODE[OLD_FLOOR[task.floor ?? 'carpet'] ?? 'carpet'] ?? 'DEM-CARPET';
    job.packages.push(
      packageOf({
        space,
        spans: spansOf([task]),
        work: 'Remove floor',
        items: [
          direct(code, space.area, space.basis, 'floor area'),
          direct('HAU-PICKUP', Math.ceil(space.area / 450), 'DERIVED', 'one load per 450 SF'),
        ],
      }),
    );
  }
};

/** What comes out tells the area of what goes in, unless that one says where it goes or how large it is. */
const isOfOneFloor = (torn: Task, laid: Task): boolean =>
  !laid.size &&
  laid.places.every(
    (place) => place.area === null && place.sizes.length === 0 && torn.places.includes(place),
  );

/** "Screen and recoat oak floors": the floor that a row of the price book is done to is no floor of its own. */
const treated = (floors: readonly Task[], { scope }: Job): Task[] => {
  const areDried = scope.tasks.some(({ concept }) => concept === DRYING_MATS);
  const clauses = new Set(
    scope.tasks.flatMap(({ concept, clause }) => (FLOOR_TREATMENTS.has(concept) ? [clause] : [])),
  );
  return floors.filter(
    ({ verb, ownVerb, clause }) => verb === null && !ownVerb && (areDried || clauses.has(clause)),
  );
};
/** They dry a floor that stays. */
const DRYING_MATS = 'WTR-MATS';
const FLOOR_TREATMENTS: ReadonlySet<string> = new Set(['FLR-HWCOAT', 'FLR-HWPATCH', 'FLR-SEAL']);

/** "Rubber base 2,100 LF": a stated run replaces the perimeter of the floor it goes with. */
const setBase = (run: number, job: Job): void => {
  const index = job.packages.findIndex(({ assembly }) => assembly === 'commercial_floor');
  const work = job.packages[index];
  if (work)
    job.packages[index] = {
      ...work,
      overrides: [
        ...work.overrides,
        { pattern: NEW_FLOOR_CODE['rubber_base'] ?? '', quantity: run },
      ],
    };
};

const hasPartitions = (job: Job): boolean =>
  job.scope.tasks.some(
    ({ concept }) => concept === 'office_partition' || concept === 'demising_wall',
  );

const sharesPlace = (a: Task, b: Task): boolean =>
  a.places.length === 0 ||
  b.places.length === 0 ||
  a.clause === b.clause ||
  a.places.some((place) => b.places.includes(place));

const selectOne = (task: Task, removals: readonly Task[], job: Job): void => {
  const places = placesOf(task, job);
  const { space } = spaceOf(task, places, job);
  const isList =
    job.agent !== 'HOME_PROJECT' && task.area !== undefined && task.ownVerb && places.length === 0;
  if (isList && task.floor !== null) {
    const named = removals.map(({ floor }) => OLD_FLOOR_CODE[OLD_FLOOR[floor ?? ''] ?? '']);
    const replaced = task.verb === 'replace' ? OLD_FLOOR_CODE[OLD_FLOOR[task.floor] ?? ''] : '';
    const old = [named.find((code) => code !== undefined) ?? replaced ?? ''];
    const codes = [
      ...old,
      task.floor === 'tile' ? 'TIL-CBU' : '',
      NEW_FLOOR_CODE[task.floor] ?? '',
    ].filter((code) => code !== '');
    job.packages.push(packageOf({ space, work: 'Floor as listed', items: listed(task, codes) }));
    return;
  }
  const other = otherWork(task, space);
  if (other) {
    job.packages.push(other);
    return;
  }
  const removed = removals
    .map(({ floor }) => OLD_FLOOR[floor ?? ''])
    .find((name) => name !== undefined);
  const work = newFloor(task, space, removed, job);
  if (isSupplied(task)) noteSupplied(task, job);
  const product = NEW_FLOOR_CODE[task.floor ?? 'lvp'];
  job.packages.push(
    isSupplied(task) && product !== undefined ? withoutProducts(work, [product], job.book) : work,
  );
};
