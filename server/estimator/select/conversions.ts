// Rooms and fixtures turned into others: a tub into a shower, a porch into a room.
import type { Job } from './job.ts';
import { wordList } from '../parser/language.ts';

const SHOWER_PARTS = wordList('shower_parts');

/** A tub turned into a shower is one job, not a tub and a shower. */
export const tubToShower = (job: Job): void => {
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
export const porchToRoom = (job: Job): void => {
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
export const bareSunroom = ({ scope }: Job): void => {
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
