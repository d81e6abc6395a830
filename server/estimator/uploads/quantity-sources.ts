// Says of each quantity that comes from a room's size where in the uploads that size was read.
import type { Place } from '../scope/scope.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import { allPlaces } from './upload-place.ts';

/** Where the size of each room was read, by the room's label as lines carry it. */
export type SizeSources = ReadonlyMap<string, string>;

export const sizeSourcesOf = (places: readonly Place[]): SizeSources =>
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

/** @param statedIn the documents that name the work; null when the user's own text does */
export const withStatement = (lines: readonly WorkLine[], statedIn: string | null): WorkLine[] =>
  lines.map((line) =>
    statedIn !== null && line.basis === 'STATED' ? { ...line, quantityFrom: statedIn } : line,
  );

/** A room's length, width, area, perimeter or walls stand in the formula. */
const IS_MEASURED = /\b(?:L|B|A|P|W|Wn|C) = \d/;

/** The line with the place its quantity was read or worked out from; unchanged when none is known. */
export const withQuantitySource = (line: WorkLine, sources: SizeSources): WorkLine => {
  const { basis, room, formula } = line;
  const isFromRoom = basis === 'PLAN' || (basis === 'DERIVED' && IS_MEASURED.test(formula));
  if (line.quantityFrom || room === null || !isFromRoom || sources.size === 0) return line;
  const quantityFrom = allPlaces(
    room
      .toLowerCase()
      .split(', ')
      .map((label) => sources.get(label)),
  );
  return quantityFrom === null ? line : { ...line, quantityFrom };
};
