// Makes the origin of lines out of the package they come from, and what else it says of them: the upload a quantity was read
// in, the terms of a single line.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { allPlaces } from '../../domain/upload-place.ts';
import { GEOMETRY } from '../price-book/geometry-names.ts';
import { GRADE_OF } from '../price-book/grades.ts';
import type { WorkLine } from './work-line.ts';
import type { Origin } from './origin.ts';
import { fits } from './work-package.ts';
import type { WorkPackage } from './work-package.ts';

/** Where the lines of the package come from; each has measures of its own. */
export const originOf = ({ assembly, from, space }: WorkPackage): Origin => {
  const rooms = from?.rooms ?? (space.label === '' ? [] : [space]);
  return {
    workIds: from ? [from.work.id] : [],
    placeId: from?.place.id ?? null,
    rooms: rooms.flatMap(({ label }) => label || []),
    roomTypes: [...new Set([space.type, ...rooms.map(({ type }) => type)])],
    assembly,
    measures: [],
    isListed: from?.work.by === 'DOCUMENT',
  };
};

/** Measures of the place among the inputs of a quantity. */
export const measuresOf = (inputs: readonly string[]): string[] =>
  inputs.filter((name) => GEOMETRY.has(name) && name !== 'g');

/** Measures of a room itself; its height, doors and windows are mostly assumed. */
const SIZES: ReadonlySet<string> = new Set(['L', 'B', 'A', 'P', 'W', 'Wn', 'C']);

/** Where in the uploads the quantity, or the size it follows from, was read. */
export const quantityFromOf = (
  { from }: WorkPackage,
  basis: QuantityBasis,
  { measures, isListed }: Origin,
): { quantityFrom?: string } => {
  const isOfRoom =
    basis === 'PLAN' || (basis === 'DERIVED' && measures.some((name) => SIZES.has(name)));
  const told = basis === 'STATED' || isListed ? from?.work.quantityFrom : null;
  const found =
    told ?? (isOfRoom && from ? allPlaces(from.rooms.map(({ source }) => source)) : null);
  return found === null ? {} : { quantityFrom: found };
};

/** What is said of single lines of the package: another finish level, the age of what is replaced. */
export const ownTermsOf = (
  { from }: WorkPackage,
  code: string,
): Pick<WorkLine, 'grade' | 'listedAge'> => {
  if (!from) return {};
  const line = from.work.set.find((entry) => fits(code, entry.code));
  const level = line?.finishLevel ?? from.work.finishLevel;
  const age = line?.age ?? from.work.age;
  return {
    ...(level === null ? {} : { grade: GRADE_OF[level] }),
    ...(age === null ? {} : { listedAge: age }),
  };
};
