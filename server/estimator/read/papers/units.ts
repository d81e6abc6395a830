// Which quantity of a catalog unit a document's quantity is. Explicit conversions only: a unit that is missing or unknown
// is none, and never passes for a count.
import { UNITS, type Unit } from '../../book/units.ts';

export interface ConvertedUnit {
  unit: Unit;
  /** Units of the catalog in one unit of the document. */
  factor: number;
}

/** A roofing square is 100 SF, a square yard 9 SF, a cubic yard 27 CF. */
const CONVERTED: ReadonlyMap<string, readonly ConvertedUnit[]> = new Map(
  Object.entries<readonly ConvertedUnit[]>({
    SQ: [{ unit: 'SF', factor: 100 }],
    SF: [
      { unit: 'SQ', factor: 1 / 100 },
      { unit: 'SY', factor: 1 / 9 },
    ],
    SY: [{ unit: 'SF', factor: 9 }],
    CF: [{ unit: 'CY', factor: 1 / 27 }],
  }),
);
const PER_DAY = /\b(?:per )?24[- ]?(?:h|hr|hour)s?\b|\bper day\b/i;

const isUnit = (code: string): code is Unit => (UNITS as readonly string[]).includes(code);

/** The document's own unit first, then those it converts to. */
export const unitsOf = (unit: string | null, description: string): ConvertedUnit[] => {
  if (unit === null) return [];
  const own: ConvertedUnit[] = isUnit(unit) ? [{ unit, factor: 1 }] : [];
  // Equipment is listed as so many pieces "per 24 hour period": that is days.
  const days: ConvertedUnit[] =
    unit === 'EA' && PER_DAY.test(description) ? [{ unit: 'DAY', factor: 1 }] : [];
  return [...days, ...own, ...(CONVERTED.get(unit) ?? [])];
};
