// The places of a scope, as many as there is room for.
import type { Place, ScopeOfWork } from '../../../domain/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../../domain/scope-parts.ts';

/** Work first, with the places it is done in and their parts; then the other places, as many as there is room for. */
export const fitPlaces = (scope: ScopeOfWork, needed: ReadonlySet<string>): Place[] => {
  const free = SCOPE_LIMITS.places - needed.size;
  const others = scope.places.filter(({ id }) => !needed.has(id)).slice(0, Math.max(0, free));
  const kept = new Set([...needed, ...others.map(({ id }) => id)]);
  // A place keeps its figures without its parts: they only say what it is made of.
  let parts = SCOPE_LIMITS.rooms;
  return scope.places
    .filter(({ id }) => kept.has(id))
    .map((place) => {
      const left = parts;
      parts -= Math.min(left, place.parts.length);
      return place.parts.every((part) => kept.has(part)) && place.parts.length <= left
        ? place
        : { ...place, parts: place.parts.filter((part) => kept.has(part)).slice(0, left) };
    });
};
