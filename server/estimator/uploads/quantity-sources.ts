// Where in the uploads the size of each room was read.
import type { ReadPlace } from '../parser/parsed-place.ts';
import { allPlaces } from '../../domain/upload-place.ts';

/** By the room's label in lower case. */
export type SizeSources = ReadonlyMap<string, string>;

export const sizeSourcesOf = (places: readonly ReadPlace[]): SizeSources =>
  new Map(
    places.flatMap(({ label, sizeBasis, sources = [] }): [string, string][] => {
      const all = sizeBasis === 'PLAN' ? allPlaces(sources) : null;
      if (all === null) return [];
      const single = sources.flatMap((source, index): [string, string][] =>
        source === null ? [] : [[`${label} ${index + 1}`.toLowerCase(), source]],
      );
      return [...(sources.length > 1 ? single : []), [label.toLowerCase(), all]];
    }),
  );
