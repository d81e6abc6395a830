// The room of a row in a table whose head says which column is a side, which an area.
import type { RoomReading } from '../upload-reading.ts';
import { SF_PER_SQUARE_METRE } from './areas.ts';
import { takeLabelSizes } from './label-sizes.ts';
import type { LengthUnit } from './lengths.ts';
import { evenMarks, hundredths, lengthAt, toFeet } from './lengths.ts';
import { roomSizeOf } from './plan-units.ts';
import { roomNameOf } from './room-names.ts';
import { positiveNumber } from './table-columns.ts';
import type { RoomTableHead } from './table-columns.ts';

const SIDE_FEET = { min: 2, max: 200 };
const AREA_SF = { min: 4, max: 200_000 };

const HEAD_UNITS: Readonly<Record<string, LengthUnit>> = {
  ft: 'ft',
  feet: 'ft',
  foot: 'ft',
  "'": 'ft',
  in: 'in',
  inches: 'in',
  m: 'm',
  metres: 'm',
  meters: 'm',
  cm: 'cm',
  mm: 'mm',
};

const unitOf = (text: string): LengthUnit => HEAD_UNITS[text.trim().toLowerCase()] ?? 'ft';

const sideIn = (cell: string | undefined, headUnit: string): number | null => {
  const text = evenMarks(cell ?? '').trim();
  const length = lengthAt(text, 0);
  if (!length || length.end < text.length) return null;
  const feet = hundredths(toFeet(length.value, length.unit ?? unitOf(headUnit)));
  return feet >= SIDE_FEET.min && feet <= SIDE_FEET.max ? feet : null;
};

const areaIn = (cell: string | undefined, headUnit: string): number | null => {
  const [written] = takeLabelSizes(cell ?? '').areas;
  const bare = positiveNumber(cell);
  const factor = /^(?:m2|m²|sqm|sq m)$/i.test(headUnit.trim()) ? SF_PER_SQUARE_METRE : 1;
  const area = written?.squareFeet ?? (bare === null ? null : bare * factor);
  return area !== null && area >= AREA_SF.min && area <= AREA_SF.max ? hundredths(area) : null;
};

export const roomUnderHead = (
  { columns, width }: RoomTableHead,
  cells: readonly string[],
): RoomReading | null => {
  const { room, length, width: across, height, area } = columns;
  const name = room && roomNameOf(cells[room.index] ?? '');
  // Fewer cells than the head: one is missing, and nobody can say which.
  if (!name || cells.length !== width) return null;
  const side = (column: typeof length) =>
    column ? sideIn(cells[column.index], column.unitText) : null;
  const size = area && roomSizeOf(takeLabelSizes(cells[area.index] ?? '').sizes, 'ft');
  const [a, b] = size ? [size.lengthFt, size.widthFt] : [side(length), side(across)];
  const isSized = a !== null && b !== null;
  const areaSf = area && !size ? areaIn(cells[area.index], area.unitText) : null;
  if (!isSized && areaSf === null) return null;
  return {
    name,
    lengthFt: isSized ? Math.max(a, b) : null,
    widthFt: isSized ? Math.min(a, b) : null,
    heightFt: side(height) ?? size?.heightFt ?? null,
    areaSf,
  };
};
