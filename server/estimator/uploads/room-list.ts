// Finds rooms with their sizes in the text of a document: in tables of rooms, and in lines such as "Kitchen, 16 ft x 12 ft".
import type { RoomReading } from '../upload-reading.ts';
import { evenMarks, hundredths, lengthAt, type LengthUnit, toFeet } from './lengths.ts';
import { roomSizeOf } from './plan-units.ts';
import { roomNameOf, sectionRoomOf } from './room-names.ts';
import { SF_PER_SQUARE_METRE, takeLabelSizes } from './sizes.ts';
import { nowhere, type PlaceOfLine } from '../../domain/upload-place.ts';
import { headOf, MAX_CELLS, positiveNumber, type TableHead } from './table-columns.ts';

const MAX_ROOMS = 60;
/** A line of a longer table says more than a room and its size. */
const MAX_CELLS_IN_LINE = 3;
/** A list of rooms is no longer. */
const MAX_LINES = 800;
const SIDE_FEET = { min: 2, max: 200 };
const AREA_SF = { min: 4, max: 200_000 };

const HEAD_UNITS: Readonly<Record<string, LengthUnit>> = {
  ft: 'ft', feet: 'ft', foot: 'ft', "'": 'ft', in: 'in', inches: 'in', m: 'm', metres: 'm', meters: 'm', cm: 'cm', mm: 'mm',
}; // prettier-ignore

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

const roomUnderHead = (
  { columns, width }: TableHead,
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

const FILLERS =
  /\b(?:lxwxh|lxw|dimensions?|size|height|ceiling|approx(?:imately)?|about|is|room size)\b/gi;

/** @param section the room whose section the line stands in; a line of sizes alone speaks of it */
const roomInLine = (line: string, section: string | null): RoomReading | null => {
  if (line.length > 120 || !/\d/.test(line)) return null;
  const { sizes, areas, ceilings, rest } = takeLabelSizes(line.replaceAll('\t', ' '));
  const words = rest.replaceAll(FILLERS, ' ');
  const name = /[\p{L}\d]/u.test(words) ? roomNameOf(words) : section;
  const size = roomSizeOf(sizes, 'ft');
  const [area] = areas;
  if (!name || sizes.length + areas.length > 2 || (!size && !area)) return null;
  const [ceiling] = ceilings;
  return {
    name,
    lengthFt: size?.lengthFt ?? null,
    widthFt: size?.widthFt ?? null,
    heightFt: ceiling === undefined ? (size?.heightFt ?? null) : hundredths(ceiling),
    areaSf: area ? hundredths(area.squareFeet) : null,
  };
};

const merge = (known: RoomReading, more: RoomReading): RoomReading => ({
  ...known,
  lengthFt: known.lengthFt ?? more.lengthFt,
  widthFt: known.widthFt ?? more.widthFt,
  heightFt: known.heightFt ?? more.heightFt,
  areaSf: known.areaSf ?? more.areaSf,
});

/**
 * @param text lines, cells of tables parted by tabs
 * @param placeOf names where the line of that number, from 0, stands
 * @returns each room once, with what the document says first of it; at most 60
 */
export const readRoomList = (text: string, placeOf: PlaceOfLine = nowhere): RoomReading[] => {
  const rooms = new Map<string, RoomReading>();
  let head: TableHead | null = null;
  let section: string | null = null;
  let tried = 0;
  const seen = new Set<string>();
  for (const [number, line] of text.split('\n').entries()) {
    if (seen.has(line)) continue;
    seen.add(line);
    const cells = line.split('\t', MAX_CELLS).map((cell) => cell.trim());
    const newHead = cells.length > 1 ? headOf(cells) : null;
    if (newHead) {
      head = newHead;
      continue;
    }
    const mayBeLine = cells.length <= MAX_CELLS_IN_LINE && tried < MAX_LINES;
    if (mayBeLine) tried += 1;
    const room =
      (head && roomUnderHead(head, cells)) ?? (mayBeLine ? roomInLine(line, section) : null);
    if (!room) {
      section = (mayBeLine ? sectionRoomOf(line) : null) ?? section;
      continue;
    }
    const known = rooms.get(room.name);
    rooms.set(room.name, known ? merge(known, room) : { ...room, ...placeOf(number) });
    if (rooms.size === MAX_ROOMS) break;
  }
  return [...rooms.values()];
};
