// Places that take others together: when one of these changes or goes, their sizes, labels and doors follow.
import type { Place } from '../../domain/scope/scope-of-work.ts';
import { SCOPE_LIMITS } from '../../domain/scope/scope-parts.ts';
import { combined } from '../calculate/combined-space.ts';
import type { Space } from '../calculate/space.ts';
import { spaceOfPlace } from './place-space.ts';

const partsIn = (ids: readonly string[], places: readonly Place[]): Place[] =>
  ids.flatMap((id) => places.find((place) => place.id === id) ?? []);

/** Measures that add up, with the most of each that a place may have. */
const SUMS = {
  areaSf: { of: 'area', most: SCOPE_LIMITS.area },
  perimeterFt: { of: 'perimeter', most: SCOPE_LIMITS.area },
  windows: { of: 'windows', most: SCOPE_LIMITS.openings },
  count: { of: 'rooms', most: SCOPE_LIMITS.rooms },
} as const;
const CLOSE = 0.5;

/** A place told apart from its parts keeps the difference. */
const follow = (own: number, before: number, after: number): number =>
  Math.abs(own - before) < CLOSE ? after : Math.max(0, own + after - before);

/** The sum of the doors where each room ends at its own; else one, or what its owner said. */
const doorsOf = (own: number, before: Space, after: Space): number =>
  own === before.doors && own !== 1 ? Math.min(SCOPE_LIMITS.openings, after.doors) : own;

const anew = (place: Place, before: readonly Place[], after: readonly Place[]): Place => {
  const [first, second] = after;
  const parts = after.map(({ id }) => id);
  if (!first || before.length === 0) return { ...place, parts };
  const old = combined(before.map(spaceOfPlace));
  const now = combined(after.map(spaceOfPlace));
  const sum = (name: keyof typeof SUMS) => {
    const { of, most } = SUMS[name];
    return Math.min(most, follow(place[name], old[of], now[of]));
  };
  const alone = second === undefined;
  return {
    ...place,
    label: place.label === old.label ? now.label : place.label,
    type: place.type === old.type ? now.type : place.type,
    lengthFt: alone ? first.lengthFt : null,
    widthFt: alone ? first.widthFt : null,
    heightFt: place.heightFt === old.height ? now.height : place.heightFt,
    areaSf: sum('areaSf'),
    perimeterFt: sum('perimeterFt'),
    windows: sum('windows'),
    count: Math.max(1, sum('count')),
    doors: doorsOf(place.doors, old, now),
    basis: now.basis,
    parts,
  };
};

/**
 * `after` with every place measured anew that takes a changed one together, also through another; `before` is the list
 * before the change. Parts that are gone leave their places; a place that lost its last part keeps its size.
 */
export const remeasured = (
  before: readonly Place[],
  after: readonly Place[],
  changedId: string,
): Place[] => {
  let places = [...after];
  const changed = [changedId];
  const seen = new Set(changed);
  for (const id of changed) {
    for (const { id: holderId, parts } of places.filter((place) => place.parts.includes(id))) {
      if (seen.has(holderId)) continue;
      seen.add(holderId);
      changed.push(holderId);
      places = places.map((place) =>
        place.id === holderId ? anew(place, partsIn(parts, before), partsIn(parts, places)) : place,
      );
    }
  }
  return places;
};
