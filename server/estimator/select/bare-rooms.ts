// Rooms that are only stripped out or cleaned, with nothing else named.
import { COMMERCIAL_PLACES } from '../parser/vocabulary/rooms.ts';
import { direct, packageOf } from './job.ts';
import type { Job } from './job.ts';
import { spacesOf } from './spaces.ts';

/** "Kitchen demo only", "clean the garage": a verb said of rooms, with nothing else named. */
export const selectBareRooms = (job: Job): void => {
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
export const onlyStripped = ({ scope }: Job): void => {
  const bare = scope.bareVerbs.find(({ verb }) => verb === 'remove');
  if (!bare || !scope.words.has('only') || scope.tasks.length > 0) return;
  const gutted = scope.places.filter(({ excluded }) => !excluded);
  for (const place of gutted) place.whole = null;
  if (bare.places.length === 0) bare.places = gutted;
};
