// Mould: remove or clean under containment, test, then rebuild what was taken out.
import type { WorkPackage } from '../takeoff/work-package.ts';
import type { Space } from '../takeoff/space.ts';
import { pieceOf } from './damage/boards.ts';
import { ceilingPackage } from './damage/ceilings.ts';
import { storyOf } from './damage/story.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { finish, isMitigationOnly, onlySources, OUTSIDE, tasksOf } from './loss.ts';
import { isStated } from './told-amounts.ts';
import { ownSpace, spacesOf } from './spaces.ts';

const BOARD_WORK = ['MLD-TODRY', 'MLD-TOINS'];
const HAND_WORK = ['MLD-SAND', 'MLD-WIPE'];
const BARE_WOOD = ['roof_deck', 'joist', 'rafter', 'framing', 'subfloor', 'FRM-SHTHWL'];

/** Mould on wood that nothing covers: attic sheathing, joists over a crawl space. */
const isBareWood = ({ scope }: Job): boolean =>
  scope.tasks.some(({ concept }) => BARE_WOOD.includes(concept)) &&
  !scope.tasks.some(({ concept }) => concept === 'drywall');

const renews = ({ scope }: Job): boolean =>
  scope.bareVerbs.some(({ verb }) => verb === 'replace' || verb === 'install') ||
  scope.words.has('rebuild');

/** Two methods named make the list of what is done. */
const LEAST_METHODS = 2;

/** "Media blast and encapsulate 600 sf, clearance test": what is listed is the work. */
const isListedMold = (job: Job, area: number | undefined): boolean => {
  const below = job.scope.places.some(({ type }) => type === 'crawlspace');
  for (const task of tasksOf(job, 'crawl_encapsulation')) if (!below) task.concept = 'MLD-ENCAP';
  const methods = job.scope.tasks.filter(
    ({ concept }) => concept.startsWith('MLD-') && concept !== 'MLD-TEST',
  );
  if (methods.length < LEAST_METHODS || area === undefined) return false;
  for (const task of methods) task.area ??= area;
  finish(job, [...tasksOf(job, 'roof_deck'), ...onlySources(job)]);
  return true;
};

const SURFACES = ['walls', 'drywall', 'ceiling', 'drywall_hole', 'floor', 'ceiling_stain'];

/** Under this a room needs no containment and no protocol, SF (notes of the assembly). */
const SMALL = 10;
const TEARS_OUT =
  /\b(?:cut|remove|removed|tear|torn|rip|replace|replaced|new|gut|take out|rebuild|rotted|demo)\b/;
const CLEANS = /\b(?:clean|cleaned|treat|treated|wash|scrub|kill|wipe|spray|bleach|nothing torn)\b/;

/** "Just clean it": wiped and sealed where it is, nothing comes out. */
const isCleaned = (job: Job): boolean => {
  const story = storyOf(job.scope).replaceAll(
    /\b(?:no|nothing|not|without) [a-z]+(?: [a-z]+)?/g,
    '',
  );
  return CLEANS.test(story) && !TEARS_OUT.test(story);
};

const wiped = (area: number, space: Space): WorkPackage =>
  packageOf({
    space,
    work: 'Mold remediation',
    items: [
      direct('MLD-HEPA', area, 'STATED', `${area} SF as stated`),
      direct('MLD-WIPE', area, 'STATED', `${area} SF as stated`),
      direct('MLD-ENCAP', area, 'STATED', `${area} SF as stated`),
    ],
  });

export const mold = (job: Job): void => {
  const area =
    job.scope.places.flatMap((place) => (place.area === null ? [] : [place.area]))[0] ??
    job.scope.tasks.flatMap((task) => (task.area === undefined ? [] : [task.area]))[0] ??
    pieceOf(tasksOf(job, ...SURFACES), job);
  if (isListedMold(job, area)) return;
  const [room] = job.scope.places.filter((place) => !OUTSIDE.has(place.type) && !place.excluded);
  const known = room ? spacesOf({ ...room, area: null }, job.book)[0]?.space : undefined;
  const space = known ?? ownSpace('room', '', {}, job.book);
  const params = area === undefined ? {} : { sf: area };
  if (isCleaned(job) && (area ?? SMALL) < SMALL) {
    job.packages.push(wiped(area ?? SMALL, space));
    finish(job, [...tasksOf(job, 'drywall_hole', 'ceiling_stain'), ...onlySources(job)]);
    for (const task of tasksOf(job, 'walls', 'ceiling', 'drywall'))
      if (task.verb !== 'paint') finish(job, [task]);
    return;
  }
  const blast = tasksOf(job, 'MLD-BLAST')[0];
  const bare = isBareWood(job);
  job.packages.push(
    packageOf({
      assembly: 'mold_remediation',
      space,
      params,
      // Sheathing and joists carry no board; blasted wood is neither sanded nor wiped by hand.
      drops: [...(bare || isCleaned(job) ? BOARD_WORK : []), ...(blast ? HAND_WORK : [])],
      overrides: bare && area !== undefined ? [{ pattern: 'MLD-HEPA', quantity: area }] : [],
    }),
  );
  if (blast && area !== undefined && !isStated(blast)) blast.area = area;
  finish(job, tasksOf(job, 'MLD-ENCAP', 'MLD-TEST'));
  const above = tasksOf(job, 'ceiling');
  const onlyAbove = above.length > 0 && tasksOf(job, 'walls', 'drywall').length === 0;
  if (onlyAbove && area !== undefined && renews(job) && !isMitigationOnly(job))
    job.packages.push(ceilingPackage({ space, area }, null, job));
  const { words } = job.scope;
  const rebuilds =
    words.has('rebuild') ||
    job.scope.tasks.some(
      ({ concept, verb }) => ['drywall', 'walls'].includes(concept) && verb !== 'remove',
    );
  if (rebuilds && !isMitigationOnly(job))
    job.packages.push(packageOf({ assembly: 'mold_rebuild', space, params }));
  finish(job, tasksOf(job, 'walls', 'drywall', 'ceiling', 'wall_insulation', 'attic_insulation'));
  // What is encapsulated is the mould, unless a crawl space is named.
  if (!job.scope.places.some(({ type }) => type === 'crawlspace'))
    finish(job, tasksOf(job, 'crawl_encapsulation', 'roof_deck'));
  finish(job, onlySources(job));
};
