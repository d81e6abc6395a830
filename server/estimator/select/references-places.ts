// Places told by what was named before: the dwelling described, all of the building, the room done anew.
// Before the tasks are settled.
import { isSized } from '../parser/is-sized.ts';
import { COMMERCIAL_PLACES, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';

/** "Unit 4B turn. 1 bed 1 bath 640 sf": the dwelling described is the unit. */
export const oneDwelling = ({ scope }: Job): void => {
  const unit = scope.places.find(({ type, count }) => type === 'unit_2br' && count === 1);
  const house = scope.places.find(({ type }) => type === 'house');
  if (!unit || !house || isSized(unit) || house.area === null) return;
  unit.area = house.area;
  unit.sizeBasis = house.sizeBasis;
  unit.whole ??= house.whole;
  scope.places.splice(scope.places.indexOf(house), 1);
  for (const holder of [...scope.tasks, ...scope.bareVerbs])
    holder.places = [...new Set(holder.places.map((place) => (place === house ? unit : place)))];
};

/** "An 1,100 sf office, carpet tile throughout": all of the one building told with its size. */
export const throughout = ({ scope }: Job): void => {
  const [building, second] = scope.places.filter(
    (place) =>
      isSized(place) &&
      place.type !== 'everywhere' &&
      (COMMERCIAL_PLACES.has(place.type) || WHOLE_PLACES.has(place.type)),
  );
  if (!building || second) return;
  const everywhere = scope.places.filter((place) => place.type === 'everywhere' && !isSized(place));
  for (const task of scope.tasks)
    if (task.places.some((place) => everywhere.includes(place))) task.all = true;
  for (const holder of [...scope.tasks, ...scope.bareVerbs])
    holder.places = [
      ...new Set(holder.places.map((place) => (everywhere.includes(place) ? building : place))),
    ];
};

const REMODELED = new Set(['kitchen', 'bathroom', 'primary_bathroom', 'powder_room']);

const RENEWS_ROOMS = new Set(['remodel', 'refresh']);

/** "It's 8x7. New everything": a room named before is what is done anew. */
export const remodelsNamed = ({ scope }: Job): void => {
  if (scope.places.some(({ whole }) => whole !== null)) return;
  for (const { verb, places, named } of scope.bareVerbs) {
    const rooms = places.filter(({ excluded, type }) => !excluded && !WHOLE_PLACES.has(type));
    const [only, second] = rooms.length > 0 ? rooms : places.filter(({ excluded }) => !excluded);
    if (!RENEWS_ROOMS.has(verb) || named === true || !only) continue;
    if (!second) only.whole = verb;
    // "Kitchens 9x10 and baths 5x7, full remodel".
    else for (const room of rooms) if (REMODELED.has(room.type)) room.whole = verb;
  }
};
