// The places of rooms that documents name: those of the scope by their label, new ones with usual sizes.
import type { Place } from '../../domain/scope-of-work.ts';
import type { PriceBook } from '../price-book.ts';
import { spaceOfPlace } from '../scope-of-work/place-space.ts';
import { usualPlace } from '../scope-of-work/usual-place.ts';
import { roomTypeOf } from '../uploads/room-types.ts';
import { createPlaces } from './places.ts';
import type { Ids } from './places.ts';

export interface RoomPlaces {
  /** @param room as a document names it; null for work that names no room */
  idOf(room: string | null): string;
  all(): Place[];
}

export const roomPlaces = (known: readonly Place[], ids: Ids, book: PriceBook): RoomPlaces => {
  const made = createPlaces(ids, () => ({ because: null, source: null }));
  return {
    idOf: (room) => {
      const label = room ?? '';
      const found = known.find((place) => place.label.toLowerCase() === label.toLowerCase());
      if (found) return found.id;
      const type = room === null ? 'room' : roomTypeOf(room).type;
      return made.idOf(spaceOfPlace(usualPlace(type, label, {}, book)));
    },
    all: () => [...known, ...made.places],
  };
};
