// Rooms of a house, a unit or a suite beside the whole: what is said of the whole is not said of them again.
import type { ReadPlace } from '../parser/parsed-place.ts';
import { ROOM_HOLDERS, WHOLE_PLACES } from '../parser/vocabulary/rooms.ts';
import type { Job } from './job.ts';

const CONTAINERS = new Set(['house', 'unit_2br', 'everywhere', 'room', 'office_suite']);

/** "Kitchen reno, rental, 10x10": what is said of the dwelling belongs to the one room being worked on. */
export const intoTheWhole = (job: Job): void => {
  const [whole, second] = job.scope.places.filter(
    (place) => place.whole !== null && !place.excluded,
  );
  if (!whole || second || WHOLE_PLACES.has(whole.type)) return;
  // "3 bed house: paint, new floors. Bath remodel": the house has work of its own.
  const others = job.scope.places.filter(
    (place) =>
      place !== whole &&
      CONTAINERS.has(place.type) &&
      (place.type === 'room' || place.clause === undefined || place.clause === whole.clause),
  );
  for (const place of others) {
    if (whole.sizes.length === 0 && whole.area === null) whole.sizes = place.sizes;
    for (const task of job.scope.tasks) {
      if (task.places.includes(place) && task.all !== true)
        task.places = [...new Set(task.places.map((own) => (own === place ? whole : own)))];
    }
  }
};

/** Rooms named inside a basement, attic or garage being finished are parts of it; a bath in it is an addition. */
export const roomsWithin = (job: Job): void => {
  const container = job.scope.places.find(
    ({ type, whole }) => whole !== null && ROOM_HOLDERS.has(type),
  );
  const building = job.scope.tasks.some(({ concept }) =>
    ['addition', 'adu', 'new_house'].includes(concept),
  );
  if (!container && !building) return;
  for (const place of job.scope.places) {
    if (
      place.excluded ||
      (place === container && !building) ||
      (place.whole === null &&
        !building &&
        place.type !== 'bathroom' &&
        place.type !== 'powder_room')
    )
      continue;
    const isBath = place.type.includes('bathroom') || place.type === 'powder_room';
    const part = place.sizes.length === 0 && place.area === null;
    if (container?.whole === 'convert' && building) {
      const dwelling = job.scope.tasks.find(({ concept }) => concept === 'adu');
      if (dwelling) {
        job.done.add(dwelling);
        container.area ??= dwelling.area ?? null;
      }
    }
    if (place === container) continue;
    // "An addition plus remodel the existing kitchen 12x12": a room of its own.
    const isApart = building && !part && place.whole === 'remodel';
    if (isApart) continue;
    if (building || (part && !isBath)) place.whole = null;
    else if (isBath && container && part && !place.adjective && container.whole !== 'convert')
      place.whole = 'install';
  }
  if (container && !building) partsOfContainer(container, job);
};

/** "Basement with one bedroom with egress": what is in a part is in the whole. */
const partsOfContainer = (container: ReadPlace, job: Job): void => {
  for (const task of job.scope.tasks) {
    const unsized = task.places.every(
      ({ sizes, area, excluded }) => sizes.length === 0 && area === null && !excluded,
    );
    const inside =
      unsized &&
      !task.places.includes(container) &&
      task.places.some(({ whole }) => whole === null);
    // What several parts share is of the whole: a floor, a ceiling.
    if (inside) task.places = task.places.length > 1 ? [container] : [...task.places, container];
  }
};
