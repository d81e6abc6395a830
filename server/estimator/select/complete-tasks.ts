// The last look at the tasks before they become work: each rule settles one thing single sentences leave open.
import { spansOf } from '../parser/span.ts';
import { absorbFixtures, byContext } from './by-context.ts';
import { businessOffices } from './business-offices.ts';
import { countPlurals } from './counted-rooms.ts';
import type { Job } from './job.ts';
import { paintedHouse, paintedOutside, paintedRepairs, plantedYard } from './outside-tasks.ts';
import { ownMeasures } from './own-measures.ts';
import { mergeRepeated } from './merge-tasks.ts';
import { isStated } from './told-amounts.ts';
import { removedAndRenewed } from './removed-and-renewed.ts';
import { followReferences } from './references.ts';
import { renewedWhole } from './renewed.ts';
import { swallow } from './swallowed.ts';
import { dropHeaders } from './counted-headers.ts';
import {
  fixturesOfBath,
  lonePlace,
  placesThatAreObjects,
  sizedByFloor,
  thingsOfTheirRoom,
  sizedByLining,
} from './place-rules.ts';
import { intoTheWhole, roomsWithin } from './rooms-within.ts';
import { listedRooms } from './listed-rooms.ts';
import { wordSet } from '../parser/language.ts';
import { tubToShower, porchToRoom, bareSunroom } from './conversions.ts';

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
