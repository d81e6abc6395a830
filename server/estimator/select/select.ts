// From the understood scope to pieces of work: losses first, then whole rooms, then named objects.
import { conceptOf } from '../parser/concepts/all.ts';
import type { ReadExclusion, ReadScope } from '../parser/parsed-request.ts';
import type { Peril } from '../parser/vocabulary/perils.ts';
import { COMMERCIAL_PLACES, roomLabel } from '../parser/vocabulary/rooms.ts';
import { fits } from '../takeoff/work-package.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { completeTasks } from './complete-tasks.ts';
import { isCovered, selectHolders } from './covered.ts';
import { takesCompanions } from './extra-params.ts';
import { NEW_FLOOR_CODE } from './floor-codes.ts';
import { selectFloors } from './floors.ts';
import { direct, orderedBy, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { merged } from './merge-packages.ts';
import { selectNamedRows } from './named-rows.ts';
import { selectPaint } from './paint.ts';
import { selectPerils } from './perils.ts';
import { pricingOf, verbOf } from './task-pricing.ts';
import { taskPackages } from './task-packages.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { withNamedKinds } from './variants.ts';
import { selectWholePlaces } from './whole.ts';

export interface Selection {
  packages: WorkPackage[];
  peril: Peril | null;
  /** Objects the user wants left out, for people. */
  excluded: string[];
}

/** "Carpet by landlord" in a fit-out: that floor is not laid, in either of its forms. */
export const refusedFloor = (floor: string, { tasks }: Pick<ReadScope, 'tasks'>): string[] => {
  const wanted = tasks.some((task) => task.concept === 'floor' && task.floor === floor);
  const codes = [
    NEW_FLOOR_CODE[floor],
    floor === 'carpet' ? NEW_FLOOR_CODE['ctile'] : undefined,
    floor === 'carpet' ? 'CLN-CARPET' : undefined,
  ];
  return wanted ? [] : codes.filter((code) => code !== undefined);
};

/** Code patterns that excluding a kind of work removes. */
export const VERB_DROPS: Partial<Record<NonNullable<ReadExclusion['verb']>, string[]>> = {
  remove: ['DEM-*', 'HAU-*'],
  paint:
    'WALL WALL1 CEIL PRIME BASE TRIM CROWN DOOR WINDOW CLOSET STAIR EXT EXTTRIM EXTDOOR PREP LABOR'
      .split(' ')
      .map((name) => `PNT-${name}`),
};

const TRADES = new Set(['plumbing_work', 'electrical_work']);

/** A room done anew among others of a house told with its size. */
const isRoomOfHouse = ({ scope }: Job, assembly: string | null): boolean =>
  scope.places.some(({ type, area }) => type === 'house' && area !== null) &&
  scope.places.filter(({ whole, excluded }) => whole !== null && !excluded).length > 1 &&
  (assembly === 'kitchen_remodel' || assembly === 'bathroom_remodel');

/** What is refused, each once, and what the rest of the text names. */
interface RefusedWork {
  exclusions: readonly ReadExclusion[];
  concepts: ReadonlySet<string>;
  rooms: ReadonlySet<string>;
}

const refusedIn = ({ exclusions, tasks, places }: ReadScope): RefusedWork => ({
  exclusions: [
    ...new Map(
      exclusions.map((each) => [
        JSON.stringify([each.concept, each.verb, each.floor, each.room]),
        each,
      ]),
    ).values(),
  ],
  concepts: new Set(tasks.map(({ concept }) => concept)),
  rooms: new Set(places.map(({ type }) => type)),
});

const dropsOf = (
  job: Job,
  { exclusions, concepts, rooms }: RefusedWork,
  { space, items, assembly }: WorkPackage,
): string[] =>
  exclusions.flatMap(({ concept, verb, floor, room }) => {
    if (verb !== null) return VERB_DROPS[verb] ?? [];
    if (concept === null) return [];
    // "Kitchen full, 2 baths full … plumbing ok": the pipes of the house, not the fixtures of its new rooms.
    if (TRADES.has(concept) && isRoomOfHouse(job, assembly)) return [];
    if (floor !== null) return room === null ? refusedFloor(floor, job.scope) : [];
    if (room !== null && room !== space.type && rooms.has(room)) return [];
    // An object asked for elsewhere in the text is wanted there.
    if (concepts.has(concept)) return [];
    const codes = conceptOf(concept)
      .drops.split(' ')
      .filter((code) => code !== '');
    // "EPDM over the addition; the main roof is fine": what was ordered by name stays.
    const main = items.find(({ code }) => !/^(?:DEM|HAU)-/.test(code))?.code;
    return main !== undefined && codes.some((pattern) => fits(main, pattern)) ? [] : codes;
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
    const isCommercial =
      job.propertyType === 'COMMERCIAL' || places.some(({ type }) => COMMERCIAL_PLACES.has(type));
    for (const { space, times } of places
      .filter(({ excluded }) => !excluded)
      .flatMap((place) => spacesOf(place, job.book))) {
      const formula = `floor area ${Math.round(space.area)} SF`;
      const items =
        verb === 'remove'
          ? [
              direct(isCommercial ? 'DEM-COMM' : 'DEM-GUT', space.area, space.basis, formula),
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

/** "Demo only: gut the suite": what is gutted is not built anew. */
const onlyStripped = ({ scope }: Job): void => {
  const bare = scope.bareVerbs.find(({ verb }) => verb === 'remove');
  if (!bare || !scope.words.has('only') || scope.tasks.length > 0) return;
  const gutted = scope.places.filter(({ excluded }) => !excluded);
  for (const place of gutted) place.whole = null;
  if (bare.places.length === 0) bare.places = gutted;
};

const lossOf = (job: Job): Peril | null => {
  const peril: { found: Peril | null } = { found: null };
  orderedBy(job, [{ spans: job.scope.perilSpans ?? [] }], () => {
    peril.found = selectPerils(job);
  });
  return peril.found;
};

/** What is replaced as a whole is not repaired in parts. */
const REPLACED_BY: Readonly<Record<string, string>> = {
  roof_repair: 'roof_replace',
  fence_repair: 'fence_build',
};

const withoutIdleRepairs = (packages: readonly WorkPackage[]): WorkPackage[] => {
  const all = new Set(packages.map(({ assembly, space }) => `${assembly} ${space.label}`));
  return packages.filter(
    ({ assembly, space }) => !all.has(`${REPLACED_BY[assembly ?? '']} ${space.label}`),
  );
};

/** Fills `job.packages` and says what caused the loss, if any. */
export const select = (job: Job): Selection => {
  onlyStripped(job);
  completeTasks(job);
  const peril = lossOf(job);
  selectWholePlaces(job);
  selectHolders(job);
  selectPaint(job);
  selectFloors(job);
  orderedBy(job, job.conversion?.told ?? [], () => selectConversion(job));
  const left = () => job.scope.tasks.filter((task) => !job.done.has(task));
  const later = new Set(left().filter(({ concept }) => conceptOf(concept).within));
  const first = left().filter((task) =>
    takesCompanions(pricingOf(conceptOf(task.concept), verbOf(task))?.assembly),
  );
  for (const task of [...first, ...left().filter((other) => !later.has(other)), ...later]) {
    if (job.done.has(task)) continue;
    job.done.add(task);
    if (later.has(task) && isCovered(task, job)) continue;
    orderedBy(job, [task], () => {
      job.packages.push(...taskPackages(task, job).map((work) => withNamedKinds(work, task, job)));
    });
  }
  selectNamedRows(job);
  orderedBy(job, [...job.scope.bareVerbs, ...job.scope.places], () => selectBareRooms(job));
  const refused = refusedIn(job.scope);
  const packages = withoutIdleRepairs(merged(job.packages)).map((work) => ({
    ...work,
    drops: [...work.drops, ...dropsOf(job, refused, work)],
  }));
  return { packages, peril, excluded: echo(job) };
};
