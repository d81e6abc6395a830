// From the understood scope to pieces of work: losses first, then whole rooms, then named objects.
import { conceptOf } from '../scope/concepts/all.ts';
import type { Peril } from '../scope/vocabulary/perils.ts';
import type { Exclusion, Task } from '../scope/scope.ts';
import { roomLabel } from '../scope/vocabulary/rooms.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { selectFloors } from './floors.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { selectPaint } from './paint.ts';
import { selectPerils } from './perils.ts';
import { recipeOf, taskPackages, verbOf } from './recipes.ts';
import { takesCompanions } from './extra-params.ts';
import { completeTasks } from './complete-tasks.ts';
import { overridesOf, selectWholePlaces } from './whole.ts';

export interface Selection {
  packages: WorkPackage[];
  peril: Peril | null;
  /** Objects the user wants left out, for people. */
  excluded: string[];
}

/** Assemblies whose counts simply add up when several objects use them. */
const ADDITIVE = new Set([
  'electrical_misc',
  'plumbing_misc',
  'drywall_repair',
  'commercial_doors',
]);

const merged = (packages: readonly WorkPackage[]): WorkPackage[] => {
  const out: WorkPackage[] = [];
  for (const work of packages) {
    const twin = out.find(
      (other) =>
        other.assembly === work.assembly &&
        work.assembly !== null &&
        ADDITIVE.has(work.assembly) &&
        other.space.label === work.space.label &&
        other.times === work.times,
    );
    if (!twin) {
      out.push(work);
      continue;
    }
    const params: Record<string, Params[string]> = { ...twin.params };
    for (const [name, value] of Object.entries(work.params)) {
      const known = params[name];
      params[name] = typeof value === 'number' && typeof known === 'number' ? known + value : value;
    }
    out[out.indexOf(twin)] = { ...twin, params, stated: new Set([...twin.stated, ...work.stated]) };
  }
  return out;
};

const PERMITS = ['PRM-', 'COM-SPKDES'];

const hasPermit = ({ assembly }: WorkPackage, job: Job): boolean =>
  job.book.assemblies
    .get(assembly ?? '')
    ?.items.some(({ code }) => PERMITS.some((start) => code.startsWith(start))) ?? false;

/** Work that comes with its own floor and paint. */
const HOLDERS = new Set([
  'ada_restroom',
  'ada_upgrade',
  'addition',
  'adu',
  'new_house',
  'unit_turn',
  'detached_garage',
]);

const selectHolders = (job: Job): void => {
  for (const task of job.scope.tasks) {
    if (job.done.has(task) || !HOLDERS.has(task.concept)) continue;
    job.done.add(task);
    job.packages.push(...taskPackages(task, job));
    for (const other of job.scope.tasks) {
      const part = other.clause === task.clause && !job.done.has(other) && other.area === undefined;
      if (part && (other.concept === 'floor' || isCovered(other, job))) job.done.add(other);
    }
  }
};

/** An object that a piece of work already holds is not priced again; a stated quantity replaces the worked-out one. */
const isCovered = (task: Task, job: Job): boolean => {
  const concept = conceptOf(task.concept);
  if (task.concept === 'permit') return job.packages.some((work) => hasPermit(work, job));
  const holders = (concept.within ?? '').split(' ');
  const index = job.packages.findIndex(
    ({ assembly }) => assembly !== null && holders.includes(assembly),
  );
  const holder = job.packages[index];
  if (
    !holder ||
    task.verb === 'reset' ||
    (task.ownVerb && task.verb === 'remove' && !concept.always)
  )
    return false;
  job.packages[index] = { ...holder, overrides: [...holder.overrides, ...overridesOf([task])] };
  return true;
};

/** Code patterns that excluding a kind of work removes. */
export const VERB_DROPS: Partial<Record<NonNullable<Exclusion['verb']>, string[]>> = {
  remove: ['DEM-*', 'HAU-*'],
  paint: ['PNT-*'],
};

const dropsOf = (job: Job, { space }: WorkPackage): string[] =>
  job.scope.exclusions.flatMap(({ concept, verb, floor, room }) => {
    if (verb !== null) return VERB_DROPS[verb] ?? [];
    if (concept === null || floor !== null) return [];
    if (room !== null && room !== space.type && job.scope.places.some(({ type }) => type === room))
      return [];
    // An object asked for elsewhere in the text is wanted there.
    if (job.scope.tasks.some((task) => task.concept === concept)) return [];
    return conceptOf(concept)
      .drops.split(' ')
      .filter((code) => code !== '');
  });

const echo = (job: Job): string[] => [
  ...new Set(
    job.scope.exclusions.flatMap(({ words, room, floor }) =>
      words === '' || floor !== null
        ? []
        : [
            room === null
              ? words
              : words === roomLabel(room).toLowerCase()
                ? words
                : `${words} (${roomLabel(room).toLowerCase()})`,
          ],
    ),
  ),
];

const selectConversion = (job: Job): void => {
  if (!job.conversion) return;
  const [place] = job.conversion.places;
  const [known] = place ? spacesOf(place, job.book) : [];
  const space = known?.space ?? ownSpace('bathroom', 'Bathroom', {}, job.book);
  const acrylic = job.conversion.qualifiers.has('acrylic');
  job.packages.push(
    packageOf({ assembly: 'tub_to_shower', space, params: acrylic ? { surround: 'acrylic' } : {} }),
  );
};

/** "Kitchen demo only", "clean the garage": a verb said of rooms, with nothing else named. */
const selectBareRooms = (job: Job): void => {
  if (job.scope.tasks.length > 0 || job.packages.length > 0) return;
  for (const { verb, places } of job.scope.bareVerbs) {
    if (verb !== 'remove' && verb !== 'clean') continue;
    for (const { space, times } of places
      .filter(({ excluded }) => !excluded)
      .flatMap((place) => spacesOf(place, job.book))) {
      const formula = `floor area ${Math.round(space.area)} SF`;
      const items =
        verb === 'remove'
          ? [
              direct('DEM-GUT', space.area, space.basis, formula),
              direct(
                'HAU-DUMP20',
                Math.ceil(space.area / 400),
                'DERIVED',
                'one dumpster per 400 SF',
              ),
            ]
          : [direct('CLN-MOVE', space.area, space.basis, formula)];
      job.packages.push(
        packageOf({ space, times, work: verb === 'remove' ? 'Strip out' : 'Clean', items }),
      );
    }
  }
};

/** Fills `job.packages` and says what caused the loss, if any. */
export const select = (job: Job): Selection => {
  completeTasks(job);
  const peril = selectPerils(job);
  selectWholePlaces(job);
  selectHolders(job);
  selectPaint(job);
  selectFloors(job);
  selectConversion(job);
  const left = () => job.scope.tasks.filter((task) => !job.done.has(task));
  const later = new Set(left().filter(({ concept }) => conceptOf(concept).within));
  const first = left().filter((task) =>
    takesCompanions(recipeOf(conceptOf(task.concept), verbOf(task))?.assembly),
  );
  for (const task of [...first, ...left().filter((other) => !later.has(other)), ...later]) {
    if (job.done.has(task)) continue;
    job.done.add(task);
    if (later.has(task) && isCovered(task, job)) continue;
    job.packages.push(...taskPackages(task, job));
  }
  selectBareRooms(job);
  const packages = merged(job.packages).map((work) => ({
    ...work,
    drops: [...work.drops, ...dropsOf(job, work)],
  }));
  return { packages, peril, excluded: echo(job) };
};
