// Finds places by words of their own or of the work there.
import { placeName } from '../../../../lib/scope-words.ts';
import type { ScopePlace, ScopeWork } from '../scope-types.ts';

export interface PlaceWithWork {
  place: ScopePlace;
  works: readonly ScopeWork[];
}

export interface FoundPlace extends PlaceWithWork {
  /** The work that is shown. */
  found: readonly ScopeWork[];
}

const holds = (text: string, words: readonly string[]): boolean => {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
};

const textOf = ({ name, bookName }: ScopeWork): string => `${name} ${bookName}`;

/** A place that is found by its name keeps all of its work, else only what is found. */
export const findPlaces = (all: readonly PlaceWithWork[], query: string): FoundPlace[] => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.flatMap(({ place, works }) => {
    const name = placeName(place);
    if (holds(name, words)) return [{ place, works, found: works }];
    const found = works.filter((work) => holds(`${name} ${textOf(work)}`, words));
    return found.length > 0 ? [{ place, works, found }] : [];
  });
};
