// Fire and smoke: strip, clean and seal, then rebuild. What a text tells as burnt or asks for beats the whole package.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Task } from '../parser/parsed-task.ts';
import { WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Space } from '../takeoff/space.ts';
import { storyOf } from './damage/story.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { eachSpace, finish, isMitigationOnly, OUTSIDE, tasksOf } from './loss.ts';
import { ownSpace, spacesOf } from './spaces.ts';
import { GUTTED, isLightIn, isOnlySmell, isPartial, MILD, sealsSmoke } from './fire-told.ts';
import { closeBurnt } from './fire-boards.ts';

const FIRE_FLOORS = ['carpet', 'hardwood', 'lvp'];

/** The floor that goes back in, when the text names it. */
const burntFloor = (job: Job): { params?: { floor: string } } => {
  const floor = tasksOf(job, 'floor').find((task) => FIRE_FLOORS.includes(task.floor ?? ''))?.floor;
  return floor === undefined || floor === null ? {} : { params: { floor } };
};

const HEAVY = /\b(?:heavy|thick|black|char|charred)\b/;

const refuses = (job: Job, ...concepts: string[]): boolean =>
  job.scope.exclusions.some(({ concept }) => concepts.includes(concept ?? ''));

/** What is said to be fine is not cleaned. */
const smokeDrops = (job: Job): string[] => [
  ...(refuses(job, 'floor') ? ['FIR-CLNFLR'] : []),
  ...(refuses(job, 'furniture', 'contents') ? ['FIR-CONT'] : []),
];

const STOREY =
  /\b(?:first|main|ground|lower|second|2nd|1st|upper|top) (?:floor|level|story|storey)\b|\b(?:upstair|upstairs|downstair|downstairs)\b/;

const STOREYS = 2;

/** "Throughout the first floor" of a house nobody measured: one of its two storeys. */
const oneStorey = (places: readonly ReadPlace[], job: Job): void => {
  const [place, second] = places;
  if (!place || second || place.area !== null || place.sizes.length > 0) return;
  if (!WHOLE_PLACES.has(place.type) && place.type !== 'everywhere') return;
  if (!STOREY.test(storyOf(job.scope))) return;
  const [{ space } = { space: null }] = spacesOf(place, job.book);
  if (!space) return;
  place.area = Math.round(space.area / (job.scope.facts.stories ?? STOREYS));
  place.sizeBasis = 'DEFAULT';
};

export const fire = (job: Job): void => {
  const named = job.scope.places.filter((place) => !place.excluded && !OUTSIDE.has(place.type));
  // "Throughout our 900 sf apartment" is one place.
  const inside = named.some(({ type }) => type !== 'everywhere')
    ? named.filter(({ type }) => type !== 'everywhere')
    : named;
  const whole = job.scope.places.filter(
    ({ type, area }) => WHOLE_PLACES.has(type) && area !== null,
  );
  const rooms = inside.length > 0 ? inside : whole;
  oneStorey(inside, job);
  const [burnt, ...smoky] = rooms;
  const partial = isPartial(job);
  const isSmokeOnly = !job.scope.perils.includes('fire') || partial || isMitigationOnly(job);
  const [roof] = tasksOf(job, 'roof');
  const burntRoof = roof?.area ?? (roof?.squares === undefined ? undefined : roof.squares * 100);
  if (burntRoof !== undefined && !isMitigationOnly(job)) {
    const space = { ...ownSpace('room', '', {}, job.book), label: 'Roof' };
    const params = { full: 1, sq: burntRoof / 100 };
    job.packages.push(packageOf({ assembly: 'wind_hail_roof', space, params }));
    job.packages.push(
      packageOf({
        space,
        work: 'Close the roof',
        items: [direct('FRM-SHTHRF', burntRoof, 'STATED', `${burntRoof} SF as stated`)],
      }),
    );
    if (burnt && burnt.sizes.length === 0) burnt.area ??= burntRoof;
  }
  const story = storyOf(job.scope);
  const isLight = MILD.test(story);
  const isMild = (isLight && !HEAVY.test(story)) || isOnlySmell(job);
  // One smoke in all rooms, unless some are told as lighter or one of them burnt.
  const alike = isSmokeOnly && !isLight && !GUTTED.test(story);
  const drops = smokeDrops(job);
  const spaces = (place: ReadPlace): Space[] => eachSpace(place, job);
  // Lightning or a scorched outlet, and no room named: only what is listed.
  if (partial && !burnt) return;
  const smoke = { ...(isMild ? {} : { heavy: 1 }), ...(sealsSmoke(job) ? { seal: 1 } : {}) };
  const main = burnt ? spaces(burnt) : [ownSpace('living_room', '', {}, job.book)];
  for (const space of main) {
    if (isSmokeOnly) {
      job.packages.push(
        packageOf({
          assembly: 'smoke_clean',
          space,
          params: smoke,
          drops,
        }),
      );
      continue;
    }
    job.packages.push(packageOf({ assembly: 'fire_room', space, ...burntFloor(job) }));
    if (burnt?.type === 'kitchen') {
      // Stripping, board, paint, floor and permits already stand in the fire repair.
      const stripped = [
        'DRW-*',
        'PNT-*',
        'FLR-*',
        'TRM-*',
        'PRM-BLDG',
        'PRM-ELEC',
        'CLN-FINAL',
        'GCN-PROTECT',
        'ELE-FIXTURE',
        'ELE-DEVICE',
        'ELE-GFCI',
        'GCN-DUSTWALL',
      ];
      job.packages.push(
        packageOf({ assembly: 'kitchen_remodel', space, params: { demo: 0 }, drops: stripped }),
      );
    }
  }
  for (const place of smoky) {
    const params = alike || (isSmokeOnly && !isLightIn(place, job)) ? smoke : {};
    for (const space of spaces(place))
      job.packages.push(packageOf({ assembly: 'smoke_clean', space, params, drops }));
  }
  if (partial) closeBurnt(job, main);
  const boarded = tasksOf(job, 'window', 'door', 'entry_door');
  const extra = boarded.reduce((sum, { count }) => sum + (count ?? 1), 0) - 2;
  if (extra > 0 && main[0]) {
    job.packages.push(
      packageOf({
        space: main[0],
        work: 'Board up',
        items: [direct('TMP-BOARDEA', extra, 'STATED', 'openings as stated, two already included')],
      }),
    );
  }
  // Light soot is washed off; paint over it is an order of its own.
  const keepsPaint = ({ verb, ownVerb }: Task) => isMild && verb === 'paint' && ownVerb;
  if (isSmokeOnly)
    finish(
      job,
      tasksOf(job, 'walls', 'ceiling', 'contents', 'furniture', 'cleaning').filter(
        (task) => !keepsPaint(task),
      ),
    );
  else finish(job, job.scope.tasks);
  job.scope.bareVerbs = job.scope.bareVerbs.filter(
    ({ verb }) => (verb !== 'paint' || isMild) && verb !== 'clean' && verb !== 'seal',
  );
};
