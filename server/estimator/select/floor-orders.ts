// Which floors the text orders, each once: what is laid, what only comes out, and what is no floor of its own.
import type { Task } from '../parser/parsed-task.ts';
import { spansOf } from '../parser/span.ts';
import { COMMERCIAL } from './floor-codes.ts';
import type { Job } from './job.ts';
import { shareFloors } from './shared-floors.ts';

export interface FloorOrders {
  /** New floors, and what is done to one that stays. */
  laid: readonly Task[];
  removals: readonly Task[];
  /** Run of wall base as stated, LF. */
  baseRun: number | undefined;
}

/** Verbs that all mean a new floor. */
const LAID: ReadonlySet<Task['verb']> = new Set(['install', 'replace', 'build', null]);

const isCommercialFloor = ({ floor }: Task, job: Job): boolean =>
  floor === 'vct' ||
  floor === 'ctile' ||
  (job.propertyType === 'COMMERCIAL' && COMMERCIAL[floor ?? ''] !== undefined);

/** They dry a floor that stays. */
const DRYING_MATS = 'WTR-MATS';
const FLOOR_TREATMENTS: ReadonlySet<string> = new Set(['FLR-HWCOAT', 'FLR-HWPATCH', 'FLR-SEAL']);

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

const hasPartitions = (job: Job): boolean =>
  job.scope.tasks.some(
    ({ concept }) => concept === 'office_partition' || concept === 'demising_wall',
  );

const sharesPlace = (a: Task, b: Task): boolean =>
  a.places.length === 0 ||
  b.places.length === 0 ||
  a.clause === b.clause ||
  a.places.some((place) => b.places.includes(place));

/** "Currently carpet, want LVP": the floor called old comes out when another is named. */
const takeOutOld = (tasks: readonly Task[]): void => {
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
};

/** "LVP floor in the hall": the bare word repeats the material named beside it. */
const isRepeat = (other: Task, task: Task): boolean =>
  (task.floor === null || other.floor === null || other.floor === task.floor) &&
  (other.clause === task.clause || task.floor === other.floor) &&
  (task.verb === other.verb ||
    (LAID.has(task.verb) && LAID.has(other.verb)) ||
    task.floor === null ||
    other.floor === null ||
    !task.ownVerb) &&
  sharesPlace(other, task);

const takeIn = (twin: Task, task: Task): void => {
  twin.floor ??= task.floor;
  for (const qualifier of task.qualifiers) twin.qualifiers.add(qualifier);
  twin.area ??= task.area as number;
  if (twin.area === undefined) delete twin.area;
  for (const place of task.places) if (!twin.places.includes(place)) twin.places.push(place);
};

/** Floors named more than once are laid once. */
const eachOnce = (works: readonly Task[], job: Job): Task[] => {
  const hasCommercial = works.some((task) => isCommercialFloor(task, job));
  const merged: Task[] = [];
  const repeats = new Map<Task, Task[]>();
  for (const task of works) {
    job.done.add(task);
    if (task.floor === 'rubber_base' && (hasCommercial || hasPartitions(job))) continue;
    const twin = merged.find((other) => isRepeat(other, task));
    if (!twin)
      merged.push({ ...task, places: [...task.places], qualifiers: new Set(task.qualifiers) });
    else {
      repeats.set(twin, [...(repeats.get(twin) ?? []), task]);
      takeIn(twin, task);
    }
  }
  for (const [twin, others] of repeats)
    twin.spans = spansOf([{ spans: twin.spans ?? [] }, ...others]);
  return merged;
};

/** "LVP throughout, but tile in the bath": a floor that a room has instead. */
const laidInstead = ({ scope }: Job): Task[] =>
  scope.exclusions.flatMap((entry) => {
    const room = scope.places.find((place) => place.type === entry.room);
    if (entry.concept !== 'floor' || entry.floor === null || !room) return [];
    return [
      {
        concept: 'floor',
        verb: 'install',
        ownVerb: true,
        qualifiers: new Set<string>(),
        floor: entry.floor,
        places: [room],
        clause: -1,
        spans: spansOf([entry]),
      },
    ];
  });

/** What comes out tells the area of what goes in, unless that one says where it goes or how large it is. */
const isOfOneFloor = (torn: Task, laid: Task): boolean =>
  !laid.size &&
  laid.places.every(
    (place) => place.area === null && place.sizes.length === 0 && torn.places.includes(place),
  );

/** Takes all floor tasks of the job that no whole room has taken; those of removals are left to be done. */
export const floorOrders = (job: Job): FloorOrders => {
  const floors = job.scope.tasks.filter((task) => task.concept === 'floor' && !job.done.has(task));
  for (const task of treated(floors, job)) job.done.add(task);
  const tasks = shareFloors(
    floors.filter((task) => !job.done.has(task)),
    job,
  );
  takeOutOld(tasks);
  const base = tasks.find(({ floor }) => floor === 'rubber_base');
  const removals = tasks.filter((task) => task.verb === 'remove');
  const once = eachOnce(
    tasks.filter((task) => task.verb !== 'remove'),
    job,
  );
  const laid = once.length > 0 ? [...once, ...laidInstead(job)] : [];
  // "Replace 3,000 sf carpet tile with LVT": the area of what comes out is that of what goes in.
  const [only, second] = laid;
  const torn = removals.find(({ area }) => area !== undefined);
  if (only && !second && torn && isOfOneFloor(torn, only)) only.area ??= torn.area as number;
  return { laid, removals, baseRun: base?.length ?? base?.feet };
};
