// The last look at the tasks before they become work: each rule settles one thing single sentences leave open.
import { spansOf } from '../scope/span.ts';
import { absorbFixtures, byContext } from './by-context.ts';
import { businessOffices } from './business-offices.ts';
import { countPlurals } from './counted-rooms.ts';
import type { Job } from './job.ts';
import { paintedHouse, paintedOutside, paintedRepairs, plantedYard } from './outside-tasks.ts';
import { ownMeasures } from './own-measures.ts';
import { isStated, mergeRepeated, removedAndRenewed } from './merge-tasks.ts';
import { followReferences } from './references.ts';
import { renewedWhole } from './renewed.ts';
import { dropHeaders, swallow } from './swallowed.ts';
import {
  fixturesOfBath,
  intoTheWhole,
  listedRooms,
  lonePlace,
  placesThatAreObjects,
  roomsWithin,
  sizedByFloor,
  thingsOfTheirRoom,
  sizedByLining,
} from './place-rules.ts';
import { wordList, wordSet } from '../scope/language.ts';

const SHOWER_PARTS = wordList('shower_parts');

/** "Paint the wall 12x8" is one wall of that size; "paint the walls 12x14" the walls of a room. */
const oneWall = ({ scope }: Job): void => {
  for (const task of scope.tasks) {
    const { concept, verb, size, places, qualifiers } = task;
    const isOne = concept === 'walls' && !qualifiers.has('plural') && places.length === 0;
    if (!isOne || verb !== 'paint' || !size || task.area !== undefined) continue;
    task.area = size.length * size.width;
    delete task.size;
  }
};

/** A tub turned into a shower is one job, not a tub and a shower. */
const tubToShower = (job: Job): void => {
  const { tasks } = job.scope;
  const tub = tasks.find(
    ({ concept, verb }) =>
      concept === 'tub' && (verb === 'convert' || verb === 'replace' || verb === 'remove'),
  );
  const shower = tasks.find(
    ({ concept, clause }) => concept === 'shower' && clause === tub?.clause,
  );
  const isConversion =
    tub &&
    shower &&
    (tub.verb === 'convert' ||
      (tub.ownVerb &&
        tasks.indexOf(shower) - tasks.indexOf(tub) === 1 &&
        tub.verb !== 'replace' &&
        (shower.verb === tub.verb || (tub.verb === 'remove' && shower.verb === 'install'))));
  if (
    !tub ||
    !shower ||
    (!isConversion && !(job.scope.words.has('conversion') || tub.verb === 'convert'))
  )
    return;
  if (
    job.scope.places.some(
      ({ whole, type }) => whole !== null && whole !== 'convert' && type.includes('bath'),
    )
  )
    return;
  for (const place of job.scope.places) if (place.whole === 'convert') place.whole = null;
  const qualifiers = new Set([...tub.qualifiers, ...shower.qualifiers]);
  job.scope.tasks = tasks.filter(
    (task) =>
      task !== tub &&
      task !== shower &&
      !SHOWER_PARTS.includes(task.concept) &&
      !(task.concept === 'walls' && task.clause === tub.clause && task.verb !== 'paint') &&
      !(
        task.concept === 'floor' &&
        task.floor === 'tile' &&
        task.clause === tub.clause &&
        !task.qualifiers.has('floor_named')
      ),
  );
  job.conversion = { places: [...tub.places, ...shower.places], qualifiers, told: [tub, shower] };
};

const PORCHES = new Set(['screen_porch', 'patio', 'patio_cover', 'deck', 'pergola']);

/** "Convert the screened porch into a sunroom": the porch is what the room is made of. */
const porchToRoom = (job: Job): void => {
  const sunroom = job.scope.places.find(({ type, excluded }) => type === 'sunroom' && !excluded);
  const porch = job.scope.tasks.find(
    ({ concept, verb, qualifiers }) =>
      PORCHES.has(concept) && (verb === 'convert' || qualifiers.has('converted')),
  );
  if (!sunroom || !porch) return;
  if (sunroom.sizes.length === 0 && porch.size) sunroom.sizes = [porch.size];
  if (sunroom.sizes.length === 0) sunroom.area ??= porch.area ?? null;
  sunroom.whole = 'convert';
  job.scope.tasks = job.scope.tasks.filter((task) => task !== porch);
};

/** "Four season sunroom, 12x16, off the kitchen": told with its size and nothing else, it is to be built. */
const bareSunroom = ({ scope }: Job): void => {
  const sunroom = scope.places.find(({ type, excluded }) => type === 'sunroom' && !excluded);
  if (!sunroom || sunroom.sizes.length === 0) return;
  // "Sunroom 12x16, new build, heated, tile floor".
  const isBuilt = scope.bareVerbs.some(
    ({ verb, places }) => verb === 'build' && places.includes(sunroom),
  );
  const isAlone =
    scope.tasks.length === 0 && scope.bareVerbs.length === 0 && scope.perils.length === 0;
  if (isBuilt || isAlone) sunroom.whole ??= 'build';
};

const DRY_ROOMS = wordSet('dry_rooms');

/** "Patch the oak, then sand and refinish the living room": of such a room it is the floor. */
const refinishedRooms = ({ scope }: Job): void => {
  const known = scope.tasks.some(({ verb }) => verb === 'refinish');
  const said = scope.bareVerbs.find(
    ({ verb, places }) =>
      verb === 'refinish' &&
      places.length > 0 &&
      places.every(({ type, excluded }) => DRY_ROOMS.has(type) && !excluded),
  );
  if (known || !said) return;
  scope.tasks.push({
    concept: 'floor',
    verb: 'refinish',
    ownVerb: true,
    qualifiers: new Set(),
    floor: 'hardwood',
    places: [...said.places],
    clause: said.clause,
    spans: spansOf([said]),
  });
};

const KITCHEN_RUNS = ['countertop', 'backsplash'];

/** Cabinets told by their run give the length of the counter and the backsplash that come with them. */
const alongCabinets = (job: Job): void => {
  const { tasks } = job.scope;
  for (const { concept, qualifiers } of tasks)
    if (concept === 'cabinets' && qualifiers.has('base') && qualifiers.has('upper'))
      qualifiers.add('both_runs');
  const cabinets = tasks.find(
    (task) =>
      task.concept === 'cabinets' &&
      (task.length ?? task.feet) !== undefined &&
      !(task.qualifiers.has('upper') && !task.qualifiers.has('both_runs')),
  );
  const run = cabinets?.length ?? cabinets?.feet;
  if (!cabinets || run === undefined) return;
  for (const task of tasks)
    if (KITCHEN_RUNS.includes(task.concept) && !isStated(task) && task.verb !== 'remove')
      task.feet = run;
};

const TRIMS = ['baseboard', 'crown', 'window_trim', 'chair_rail'];

const trimPackage = (job: Job): void => {
  const trims = job.scope.tasks.filter(
    ({ concept, verb, length }) =>
      TRIMS.includes(concept) && (verb === 'install' || verb === 'replace') && length === undefined,
  );
  const base = trims.find(({ concept }) => concept === 'baseboard');
  const crown = trims.find(({ concept }) => concept === 'crown');
  const [place] = base?.places ?? [];
  const floors = job.scope.tasks.some(({ concept }) => concept === 'floor');
  if (!base || !crown || !place || place.whole || floors) return;
  base.concept = 'trim';
  base.verb = 'install';
  base.qualifiers.add('crown');
  job.done.add(crown);
};

export const completeTasks = (job: Job): void => {
  countPlurals(job);
  businessOffices(job);
  followReferences(job);
  removedAndRenewed(job);
  byContext(job);
  dropHeaders(job);
  renewedWhole(job);
  mergeRepeated(job);
  swallow(job);
  tubToShower(job);
  porchToRoom(job);
  bareSunroom(job);
  refinishedRooms(job);
  absorbFixtures(job);
  trimPackage(job);
  alongCabinets(job);
  paintedOutside(job);
  paintedRepairs(job);
  paintedHouse(job);
  plantedYard(job);
  lonePlace(job);
  listedRooms(job);
  fixturesOfBath(job);
  thingsOfTheirRoom(job);
  roomsWithin(job);
  intoTheWhole(job);
  sizedByFloor(job);
  sizedByLining(job);
  ownMeasures(job);
  oneWall(job);
  placesThatAreObjects(job.scope.places);
};
