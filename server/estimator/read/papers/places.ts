// Gathers the places of a scope while a reader finds them: the same space is one place, rooms taken together name their parts.
import type { Because } from '../../../domain/scope/scope-parts.ts';
import type { Place } from '../../../domain/scope/scope-of-work.ts';
import type { Space } from '../../calculate/space.ts';

/** Hands out ids of one scope: `p1`, `w2`, … */
export interface Ids {
  next(letter: 'p' | 'w' | 'q' | 'x'): string;
  /** Number of the next id. */
  readonly count: number;
}

export const createIds = (from: number): Ids => {
  let next = from;
  return {
    next: (letter) => `${letter}${next++}`,
    get count() {
      return next;
    },
  };
};

/** What a reader knows of a space by its label: where it stands in the request, and where its size was read. */
export type SpaceSource = (space: Space) => { because: Because | null; source: string | null };

export interface PlaceBook {
  readonly places: readonly Place[];
  /** The id of the place for a space, made when it is a new one. */
  idOf(space: Space): string;
}

/** A place may take thousands of equal rooms together. */
const runsOf = (parts: readonly Space[]): [key: string, count: number][] => {
  const runs: [string, number][] = [];
  for (const part of parts) {
    const key = keyOf(part);
    const last = runs.at(-1);
    if (last?.[0] === key) last[1] += 1;
    else runs.push([key, 1]);
  }
  return runs;
};

const KEYS = new WeakMap<Space, string>();

/** The same for spaces that are one place: a label alone may be that of several. */
const keyOf = (space: Space): string => {
  const known = KEYS.get(space);
  if (known !== undefined) return known;
  const key = JSON.stringify([
    space.label,
    space.type,
    space.length,
    space.width,
    space.area,
    space.perimeter,
    space.height,
    space.doors,
    space.windows,
    space.rooms,
    space.basis,
    space.parts ? runsOf(space.parts) : null,
  ]);
  KEYS.set(space, key);
  return key;
};

const feet = (value: number): number => Math.max(0, value);

export const createPlaces = (ids: Ids, told: SpaceSource): PlaceBook => {
  const places: Place[] = [];
  const known = new Map<string, string>();
  const idOf = (space: Space): string => {
    const key = keyOf(space);
    const found = known.get(key);
    if (found !== undefined) return found;
    const parts = (space.parts ?? []).map(idOf);
    const id = ids.next('p');
    known.set(key, id);
    places.push({
      id,
      label: space.label.slice(0, 120),
      type: space.type,
      count: space.rooms,
      lengthFt: space.length === null ? null : feet(space.length),
      widthFt: space.width === null ? null : feet(space.width),
      heightFt: feet(space.height),
      areaSf: feet(space.area),
      perimeterFt: feet(space.perimeter),
      doors: space.doors,
      windows: space.windows,
      basis: space.basis,
      parts,
      ...told(space),
    });
    return id;
  };
  return { places, idOf };
};
