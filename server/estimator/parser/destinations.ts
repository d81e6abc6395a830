// What a converted room becomes: the garage keeps its name and size, the closet turns into the laundry.
import type { ReadPlace } from './parsed-place.ts';
import { COMMERCIAL_PLACES } from './vocabulary/rooms.ts';

/** Rooms that become another room by a remodel of that kind. */
const SMALL_ROOMS = new Set(['closet', 'pantry', 'bedroom', 'dining_room', 'office', 'hallway']);

/** "Convert the garage to a living space 440 sf": one place, under the name it has now. */
export const dropDestination = ([source, ...destinations]: readonly ReadPlace[]): void => {
  if (!source) return;
  const [destination] = destinations;
  if (destination && SMALL_ROOMS.has(source.type) && !destination.excluded) {
    // "Turn the closet into a laundry": the room it becomes, in the size of the one it was.
    if (destination.area === null && destination.sizes.length === 0) {
      destination.area = source.area;
      destination.sizes = source.sizes;
    }
    source.excluded = true;
    // A bath where there was none needs its drains and walls.
    const isBath = destination.type.includes('bath') || destination.type === 'powder_room';
    destination.whole = isBath ? 'install' : 'remodel';
    return;
  }
  if (destination && COMMERCIAL_PLACES.has(destination.type)) {
    // "Turn an old shop into a cafe": the business it becomes.
    if (destination.area === null && destination.sizes.length === 0) {
      destination.area = source.area;
      destination.sizes = source.sizes;
    }
    destination.whole = 'build';
    source.excluded = true;
    return;
  }
  if (destination?.type === 'sunroom') {
    if (destination.area === null && destination.sizes.length === 0) {
      destination.area = source.area;
      destination.sizes = source.sizes;
    }
    destination.whole = 'convert';
    source.excluded = true;
    return;
  }
  for (const place of destinations) {
    if (source.area === null && source.sizes.length === 0) {
      source.area = place.area;
      source.sizes = place.sizes;
    }
    place.excluded = true;
  }
};
