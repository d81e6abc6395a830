// How many rooms a plural without a number stands for: those of the dwelling where it is described, else the usual.
import type { ReadPlace } from '../parser/parsed-place.ts';
import type { Job } from './job.ts';

/** Rooms of an ordinary house; a flat described as such tells its own. */
const USUAL: Readonly<Record<string, number>> = { bedroom: 3, bathroom: 2 };

const unitsOf = (job: Job): number =>
  job.scope.places.find(({ type, excluded }) => type === 'unit_2br' && !excluded)?.count ?? 1;

const numberOf = (place: ReadPlace, job: Job): number => {
  const { beds, baths } = job.scope.facts;
  const units = unitsOf(job);
  if (place.type === 'bedroom') return (beds ?? USUAL['bedroom'] ?? 1) * units;
  const usualBaths = units > 1 ? 1 : (USUAL['bathroom'] ?? 1);
  if (place.type === 'bathroom') return (baths ?? usualBaths) * units;
  return place.type === 'kitchen' ? units : 1;
};

/** "Carpet in the bedrooms" of a 2-bedroom flat: two of them. */
export const countPlurals = (job: Job): void => {
  for (const place of job.scope.places) {
    const isOpen = place.plural === true && place.count === 1 && place.number === null;
    if (isOpen && (place.sizes.length < 2 || place.type === 'kitchen'))
      place.count = Math.max(1, Math.floor(numberOf(place, job)));
  }
};
