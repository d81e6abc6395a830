// Which rooms "all rooms" and "the whole house" stand for, when the text or a plan tells the rooms one by one.
import type { ReadScope } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';
import { WHOLE_PLACES } from './vocabulary/rooms.ts';
import { isSized } from './is-sized.ts';

/** Says where without saying how large. */
export const isVague = (place: ReadPlace): boolean =>
  WHOLE_PLACES.has(place.type) && !isSized(place);

/** A size or an area makes a room one of them; so does a plan, which then leaves the size to the usual one. */
export const roomsOfAll = ({ places }: Pick<ReadScope, 'places'>): ReadPlace[] =>
  places.filter(
    (place) =>
      !place.excluded &&
      !WHOLE_PLACES.has(place.type) &&
      (isSized(place) || place.sizeBasis === 'PLAN'),
  );
