// Water: extraction, drying and cleaning by category, then the rebuild of what was cut out.
import type { Place, Task } from '../scope/scope.ts';
import { conceptOf } from '../scope/concepts/all.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { affected, finish, isMitigationOnly, onlySources, OUTSIDE, tasksOf } from './loss.ts';
import { isStated } from './merge-tasks.ts';
import { combined, ownSpace, spacesOf } from './spaces.ts';

const SURFACE: Readonly<Record<string, string>> = {
  carpet: 'carpet',
  lvp: 'lvp',
  laminate: 'laminate',
  hardwood: 'wood',
  enghardwood: 'wood',
  tile: 'tile',
};

/** Rooms nobody carpets. */
const WET_ROOMS = new Set([
  'bathroom',
  'primary_bathroom',
  'powder_room',
  'kitchen',
  'laundry_room',
]);

const INSULATION = ['wall_insulation', 'attic_insulation', 'insulation', 'batts'];

const cutHeight = (job: Job, category: number): number => {
  const inches = job.scope.tasks.flatMap((task) =>
    task.inches !== undefined && ['drywall', 'walls', 'baseboard'].includes(task.concept)
      ? [task.inches]
      : [],
  )[0];
  const feet = job.scope.tasks.find(
    ({ concept, feet: up }) => concept === 'drywall' && up !== undefined && up <= 8,
  )?.feet;
  if (feet !== undefined) return feet > 4 ? 8 : feet > 2 ? 4 : 2;
  if (inches !== undefined) return inches > 48 ? 8 : inches > 24 ? 4 : 2;
  return category === 1 ? 0 : 2;
};

/** Default wet ceiling of a room nobody measured, SF. */
const WET_CEILING = 48;

const areaOfPlaces = (places: readonly Place[], job: Job): number =>
  places
    .flatMap((place) => spacesOf(place, job.book))
    .reduce((sum, { space, times }) => sum + space.area * times, 0);

/** "The dining room ceiling below came wet": a room of which only the ceiling was hit. */
const onlyCeilings = (job: Job, ceilings: readonly Task[]): Place[] => {
  const hit = new Set(ceilings.flatMap(({ places }) => places));
  const others = job.scope.places.filter(
    (place) => !hit.has(place) && !place.excluded && !OUTSIDE.has(place.type),
  );
  const floors = tasksOf(job, 'floor').flatMap(({ places }) => places);
  const chosen = [...hit].filter((place) => !floors.includes(place));
  return others.length > 0 ? chosen : [];
};

const RENEWED = new Set(['replace', 'install', 'remove']);

const ceilingArea = (job: Job, ceilings: readonly Task[], only: readonly Place[]): number => {
  const stated = ceilings.flatMap(({ area }) => (area === undefined ? [] : [area]))[0];
  if (stated !== undefined) return stated;
  if (ceilings.length === 0) return 0;
  const whole = ceilings.filter(({ verb, ownVerb }) => ownVerb && verb && RENEWED.has(verb));
  const boards = tasksOf(job, 'drywall').some(({ verb }) => verb !== null && RENEWED.has(verb));
  const places = [...new Set(whole.flatMap(({ places: own }) => own))].filter(
    (place) => place.sizes.length > 0 || place.area !== null,
  );
  if (places.length > 0) return areaOfPlaces(places, job);
  const sized = only.filter((place) => place.sizes.length > 0 || place.area !== null);
  const isTold = boards || only.length > 0;
  return isTold && sized.length > 0 ? areaOfPlaces(sized, job) : WET_CEILING;
};

/** A stated length of cut drywall, instead of the whole perimeter. */
const cutOver = (run: number, cut: number, ceiling: number) =>
  [
    ['DRW-CUT2', run],
    ['DRW-CUT4', run],
    ['WTR-TODRY', run * cut],
    ['WTR-TOINS', (run * cut) / 2],
    ['INS-BATTWL', (run * cut) / 2],
    ['DRW-TEXWALL', run * Math.max(cut, 2)],
    ['PNT-PRIME', run * Math.max(cut, 2) + ceiling],
  ].map(([pattern, quantity]) => ({ pattern: String(pattern), quantity: Number(quantity) }));

/** Rows that name cut drywall, and how high they cut it, inches. */
const CUTS: Readonly<Record<string, number>> = { 'DRW-CUT2': 24, 'DRW-CUT4': 48 };

/** "2 ft flood cut", "wet drywall 4 ft up": drywall cut to a height, in the words of rows. */
const withCuts = (job: Job): void => {
  for (const task of tasksOf(job, 'DRW-CUT2', 'DRW-CUT4', 'WTR-TODRY')) {
    if (task.area !== undefined) continue;
    const height = CUTS[task.concept];
    task.concept = 'drywall';
    if (task.feet === undefined && height !== undefined) task.inches ??= height;
  }
};

/** Lines with amounts of their own that make a list of work, not the story of a loss. */
const LEAST_LINES = 3;

/** "R&R 64 SF drywall, texture 180 SF, 2 air movers 2 days": what is listed is the work, in no room of known size. */
const isListed = (job: Job): boolean => {
  const sized = job.scope.places.some(({ sizes, area }) => sizes.length > 0 || area !== null);
  const lines = job.scope.tasks.filter(
    (task) =>
      isStated(task) && (task.count === undefined) !== (conceptOf(task.concept).measure === 'days'),
  );
  return !sized && lines.length >= LEAST_LINES && lines.some(({ area }) => area !== undefined);
};

/** A ceiling that rain reached through a hole in the roof dries with the repair; no room was flooded. */
const isRainedOn = ({ scope }: Job): boolean =>
  scope.perils.includes('impact') &&
  !scope.tasks.some(({ concept }) => concept === 'floor' || concept === 'contents');

export const water = (job: Job): void => {
  if (isListed(job) || isRainedOn(job)) return;
  withCuts(job);
  const category = job.scope.facts.waterCategory ?? 2;
  const allFloors = tasksOf(job, 'floor');
  // A floor to be sanded dries in place and is no part of the rebuild.
  const refinished = allFloors.filter(({ verb }) => verb === 'refinish');
  const floors = allFloors.filter((task) => !refinished.includes(task));
  const named = SURFACE[allFloors.find(({ floor }) => floor !== null)?.floor ?? ''];
  const ceilings = tasksOf(job, 'ceiling');
  const only = onlyCeilings(job, ceilings);
  const ceiling = ceilingArea(job, ceilings, only);
  const cut = job.scope.words.has('unfinished') ? 0 : cutHeight(job, category);
  const wet = floors.flatMap(({ area }) => (area === undefined ? [] : [area]))[0];
  const rooms = affected(job, only);
  const isWet = rooms.every(({ type }) => WET_ROOMS.has(type));
  const bare = job.scope.words.has('unfinished');
  const surface = bare ? 'none' : (named ?? (isWet ? 'lvp' : 'carpet'));
  const space =
    wet === undefined || rooms.some(({ basis }) => basis !== 'DEFAULT')
      ? combined(rooms)
      : { ...ownSpace(rooms[0]?.type ?? 'room', rooms[0]?.label ?? '', { area: wet }, job.book) };
  const params = {
    cat: category,
    surface,
    cut_ft: cut,
    ...(bare ? { base: 0 } : {}),
    ...(ceiling > 0 ? { ceiling_sf: ceiling } : {}),
  };
  const run = tasksOf(job, 'drywall').find(({ length }) => length !== undefined)?.length;
  const overrides = run !== undefined && cut > 0 ? cutOver(run, cut, ceiling) : [];
  const isDried = job.scope.exclusions.some(({ verb }) => verb === 'mitigate');
  const afterHours = job.scope.words.has('emergency') ? { afterhours: 1 } : {};
  if (!isDried)
    job.packages.push(
      packageOf({
        assembly: 'water_mitigation',
        space,
        params: { ...params, ...afterHours },
        overrides,
      }),
    );
  if (!isMitigationOnly(job) && !bare) {
    job.packages.push(
      packageOf({
        assembly: 'water_rebuild',
        space,
        overrides,
        params: {
          cut_ft: cut,
          floor: refinished.length > 0 ? 'none' : surface,
          ...(ceiling > 0 ? { ceiling_sf: ceiling } : {}),
          ...(only.length > 0 ? { paint_ceiling: 0 } : {}),
        },
        items: [
          // The assembly lays new tile; the old one has to go first, unless the mitigation takes it out.
          ...(surface === 'tile' && category < 3 && refinished.length === 0
            ? [direct('DEM-TILEFLR', space.area, 'DERIVED', 'the old tile, A of the room')]
            : []),
          ...(ceiling > 0 && only.length > 0
            ? [direct('PNT-CEIL', ceiling, 'DERIVED', 'the wet ceiling')]
            : []),
          ...(ceiling > 0 && tasksOf(job, ...INSULATION).length > 0
            ? [direct('INS-BATTCL', ceiling, 'DERIVED', 'above the wet ceiling')]
            : []),
        ],
      }),
    );
    const pipe = job.scope.perils.includes('freeze') || job.scope.facts.waterCategory === 1;
    const leaks = tasksOf(job, 'pipe_leak');
    if (pipe || leaks.length > 0) {
      job.packages.push(packageOf({ assembly: 'plumbing_misc', space, params: { leak: 1 } }));
      finish(job, leaks);
    }
  }
  // Objects that only say where the water came from or what it wetted.
  finish(job, [
    ...floors,
    ...ceilings,
    ...tasksOf(job, 'drywall', 'walls', 'baseboard', 'furniture', ...INSULATION, 'ceiling_stain'),
  ]);
  finish(job, onlySources(job));
  if (isMitigationOnly(job)) finish(job, job.scope.tasks);
};
