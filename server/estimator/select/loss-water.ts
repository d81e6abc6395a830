// Water: extraction, drying and cleaning by category, then the rebuild of what was cut out. Only what is told as
// damaged, with what follows from it; the usual package stands where a text tells no more than that water came.
import type { Task } from '../parser/parsed-task.ts';
import { heightOf, pieceOf, wallPiece } from './damage/boards.ts';
import { ceilingPackage, INSULATION, onlyCeilings, wetCeiling } from './damage/ceilings.ts';
import { isListed, isRainedOn, withCuts } from './damage/listed-water.ts';
import { mendSource } from './damage/mend-source.ts';
import { storyOf } from './damage/story.ts';
import { mitigation, rebuild, tearOut } from './damage/water-lines.ts';
import type { WetWork } from './damage/water-lines.ts';
import { hurtOf, isBare, wetAreas } from './damage/wet-rooms.ts';
import type { Hurt } from './damage/wet-rooms.ts';
import { cutOf, SURFACE, workOf } from './damage/wet-work.ts';
import type { Loss } from './damage/wet-work.ts';
import { isMended, wetnessOf } from './damage/wetness.ts';
import { direct } from './job.ts';
import type { Job } from './job.ts';
import { finish, isMitigationOnly, onlySources, OUTSIDE, tasksOf } from './loss.ts';
import { isSized } from '../parser/is-sized.ts';

const OUT_ALREADY = /\b(?:cut|removed|remove|tore|torn|ripped|pulled|gutted|demo|took)\b/;
const SAVED = /\b(?:save|saved|saving|salvage|salvageable|relay|re lay|keep|reuse)\b/;

const CRAWL = new Set(['crawlspace']);

const dryOut = (work: WetWork, job: Job, relay: boolean): void => {
  const params = {
    ...(job.scope.words.has('emergency') ? { afterhours: 1 } : {}),
    ...(relay ? { relay: 1 } : {}),
  };
  const pack = mitigation(work, params);
  if (!CRAWL.has(work.space.type)) {
    job.packages.push(pack);
    return;
  }
  job.packages.push({
    ...pack,
    drops: [...pack.drops, 'WTR-EXT*', 'WTR-CONT', 'CLN-FINAL'],
    items: [direct('WTR-CRAWL', work.space.area, work.space.basis, 'A of the crawl space')],
  });
};

/** The carpet stays: only its pad is new. */
const relaid = ({ space }: WetWork) => [
  direct('FLR-PAD', space.area, 'DERIVED', 'new pad, A of the room'),
  direct('WTR-RELAY', space.area, 'DERIVED', 'the dried carpet, A of the room'),
];

/** A piece of wall or ceiling told by its size, in a place nobody calls wet: closed where it is, nothing dried. */
const isLocal = (job: Job, hurt: Hurt): boolean =>
  (wetnessOf(job.scope) !== 'wet' || isMended(job.scope)) &&
  hurt.floors.length === 0 &&
  (pieceOf(hurt.boards, job) ?? pieceOf(hurt.ceilings, job)) !== undefined;

/** What is put back by rows of its own, when the place is dry and only single things are told. */
const isOrdinary = (job: Job, hurt: Hurt): boolean => {
  const state = wetnessOf(job.scope);
  if (isLocal(job, hurt)) return false;
  if (state === 'old') return true;
  const above = tasksOf(job, 'ceiling_stain').length > 0;
  const nothing = hurt.floors.length + hurt.boards.length + hurt.ceilings.length === 0;
  if (nothing && above && state !== 'wet') return true;
  if (state !== 'dried') return false;
  const isCut = heightOf(hurt.boards) !== undefined;
  return !isCut && (!nothing || hurt.others);
};

const surfaces = (job: Job): Task[] =>
  tasksOf(job, 'drywall', 'walls', 'furniture', ...INSULATION, 'texture');

export const water = (job: Job): void => {
  if (isListed(job) || isRainedOn(job)) return;
  withCuts(job);
  const hurt = hurtOf(job);
  if (isOrdinary(job, hurt)) {
    finish(job, onlySources(job));
    return;
  }
  const isDried = wetnessOf(job.scope) === 'dried' || isLocal(job, hurt);
  const category = job.scope.facts.waterCategory ?? 2;
  const spared = onlyCeilings(job, hurt.ceilings);
  const above = wetCeiling(hurt.ceilings, job);
  // "Sewage in the 5x8 bath, the ceiling below": a room told with its size got wet as well.
  const elsewhere = job.scope.places.some(
    (place) =>
      isSized(place) && !place.excluded && !spared.includes(place) && !OUTSIDE.has(place.type),
  );
  const isAbove =
    above !== null &&
    hurt.floors.length + hurt.boards.length === 0 &&
    !hurt.others &&
    !(elsewhere && spared.length > 0 && !hurt.floorsAreFine);
  const areas = isAbove
    ? [{ spaces: [above.space], floor: null, walls: false }]
    : wetAreas(job, hurt, spared);
  const bare = isBare(
    job,
    areas.flatMap(({ spaces }) => spaces),
  );
  const loss: Loss = { hurt, category, bare, cut: cutOf(job, hurt, category, bare) };
  // A floor to be sanded dries in place and is no part of the rebuild.
  const insulated = tasksOf(job, ...INSULATION).some(
    ({ concept }) => concept !== 'attic_insulation',
  );
  const refinished = tasksOf(job, 'floor').filter(({ verb }) => verb === 'refinish');
  const relay =
    SAVED.test(storyOf(job.scope)) && hurt.floors.every(({ floor }) => floor === 'carpet');
  const removed =
    job.scope.exclusions.some(({ verb }) => verb === 'remove') ||
    (isDried && OUT_ALREADY.test(storyOf(job.scope)));
  const rebuilds = !isMitigationOnly(job);
  const bases = tasksOf(job, 'baseboard');
  areas.forEach((area, index) => {
    const own = workOf(area, index, loss, job);
    const work: WetWork = {
      ...own,
      ceiling: index === 0 ? (above?.area ?? 0) : 0,
      onlyAbove: isAbove,
      ...(isAbove ? { surface: 'none', base: false } : {}),
      ...(refinished.length > 0 ? { surface: 'wood' } : {}),
    };
    if (work.base) finish(job, bases);
    if (!isDried) dryOut(work, job, (relay && rebuilds) || !rebuilds);
    if (!rebuilds) return;
    const piece = index === 0 ? pieceOf(hurt.boards, job) : undefined;
    const keeps = relay && work.surface === 'carpet' && category < 3 && !isDried;
    const back = rebuild(
      work,
      [
        ...(isDried && !removed ? tearOut(work) : []),
        ...(loss.cut === 0 && piece !== undefined
          ? wallPiece(piece, work.space, isDried && removed ? null : 'DEM-DRYWALL')
          : []),
        ...(keeps ? relaid(work) : []),
      ],
      refinished.length > 0 || keeps ? 'none' : work.surface,
      insulated,
    );
    if (back && !(bare && back.assembly !== null)) job.packages.push(back);
    if (index === 0) mendSource(job, work.space);
  });
  if (rebuilds && above)
    job.packages.push(ceilingPackage(above, isDried && !removed ? 'DEM-CEILDRY' : null, job));
  // Objects that only say where the water came from or what it wetted.
  finish(job, [
    ...hurt.floors.filter(({ floor }) => floor === null || floor in SURFACE || !rebuilds),
    ...hurt.ceilings,
    ...surfaces(job),
    ...(above ? tasksOf(job, 'ceiling_stain') : []),
  ]);
  finish(job, onlySources(job));
  if (!rebuilds) finish(job, job.scope.tasks);
};
