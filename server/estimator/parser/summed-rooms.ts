// "Both rooms: living room 18x14 and kitchen 12x14": a room said for others that are named beside it is none of its own.
import type { ReadScope } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';

const isLoose = ({ type, sizes, area, number }: ReadPlace): boolean =>
  type === 'room' && sizes.length === 0 && area === null && number === null;

/** As many rooms are named in the same sentence as the loose word counts. */
const standsFor = (loose: ReadPlace, others: readonly ReadPlace[]): boolean => {
  const named = others.reduce((sum, { count }) => sum + count, 0);
  return named > 1 && (loose.count === named || (loose.count === 1 && loose.plural === true));
};

export const dropSummedRooms = (scope: ReadScope): void => {
  const loose = scope.places.filter(isLoose);
  if (loose.length === 0) return;
  const sentences = Map.groupBy(scope.places, ({ clause }) => clause);
  const beside = ({ clause }: ReadPlace): ReadPlace[] => sentences.get(clause) ?? [];
  const summed = new Set(
    loose.filter((place) =>
      standsFor(
        place,
        beside(place).filter(({ type }) => type !== 'room'),
      ),
    ),
  );
  if (summed.size === 0) return;
  const kept = (places: readonly ReadPlace[]) => places.filter((place) => !summed.has(place));
  const named = (place: ReadPlace) => kept(beside(place));
  scope.places = kept(scope.places);
  for (const holder of [...scope.tasks, ...scope.bareVerbs]) {
    const gone = holder.places.filter((place) => summed.has(place));
    if (gone.length === 0) continue;
    holder.places = [...new Set([...kept(holder.places), ...gone.flatMap(named)])];
  }
};
