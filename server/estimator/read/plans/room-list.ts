// Finds rooms with their sizes in the text of a document: in tables of rooms, and in lines such as "Kitchen, 16 ft x 12 ft".
import { hundredths } from '../../../domain/numbers.ts';
import type { RoomReading } from '../../upload-reading.ts';
import { sectionRoomOf, roomNameOf } from './room-names.ts';
import type { PlaceOfLine } from '../../../domain/scope/upload-place.ts';
import { takeLabelSizes } from './label-sizes.ts';
import { type LengthUnit, evenMarks, lengthAt, toFeet } from './lengths.ts';
import { roomSizeOf } from './plan-units.ts';
import { SF_PER_SQUARE_METER } from './areas.ts';
import { knownUnit, type UnitOfWork } from './written-units.ts';

// Recognizes the heads of tables: which column of a bid, a claim or a room list holds what.

const HEADS = {
  description:
    /^(?:(?:work|item|line|scope|task|product|service)s? )?(?:description|item|items|scope|scope of work|work|task|activity|material|materials|line item|details?)$/,
  quantity: /^(?:est(?:imated)? )?(?:qty|quantity|quantities|quan|measurement)$/,
  unit: /^(?:unit|units|uom|u m|um|unit of measure|measure)$/,
  unitPrice: /^(?:unit price|unit cost|price|rate|cost|unit rate|price each|replace)$/,
  room: /^(?:room|rooms|room name|space|location|area name)$/,
  length: /^(?:length|len|l)$/,
  width: /^(?:width|wid|w|breadth)$/,
  height: /^(?:height|ceiling|ceiling height|h|hgt|ht|ceil|clg)$/,
  area: /^(?:area|floor area|room area|sf|sq ft|sqft|square feet|m2|m²|size|room size|dimensions?|floor|flooring)$/,
  /** Heads of the other surfaces, which follow from the floor. */
  surface: /^(?:wall|walls|ceiling|ceilings|perimeter)(?: area)?$/,
  /** What a room has, counted; the list says how it is, and asks for nothing. */
  opening:
    /^(?:(?:no|number|qty|count|num) (?:of )?)?(?:doors?|windows?|openings?|closets?|outlets?|switches|lights?|fixtures?)(?: (?:count|qty|no))?$/,
  age: /^(?:item )?(?:age|ages|years?|yrs|years? old)(?: (?:in )?(?:yrs?|years?))?(?: life(?: exp(?:ectancy)?)?)?$/,
} as const satisfies Record<string, RegExp>;

type RoomColumn = keyof typeof HEADS;

interface TableColumn {
  index: number;
  /** Unit named in the head: `Qty (SF)`, `Length [m]`. */
  unit: UnitOfWork | null;
  unitText: string;
}

interface RoomTableHead {
  columns: Partial<Record<RoomColumn, TableColumn>>;
  width: number;
}

/** Cells of a row, at most. A table for people is no wider. */
const MAX_CELLS = 40;

const KINDS = Object.keys(HEADS) as RoomColumn[];

const AREA_UNIT = /^(?:s\.?f\.?|sq\.? ?ft\.?|sqft|square feet|ft2|ft²|m2|m²|sq ?m|sqm)$/i;
/** A unit behind the name, without brackets: `Floor SF`. */
const BARE_UNIT = /^(.+?) (sf|sq ft|sqft|square feet|ft2|ft²|m2|m²|sqm|ft|feet|lf|m|in|inches)$/;

const kindNamed = (words: string, unitText: string): RoomColumn | undefined =>
  KINDS.find(
    (kind) => HEADS[kind].test(words) && !(kind === 'height' && AREA_UNIT.test(unitText.trim())),
  );

const readHead = (cell: string): { kind: RoomColumn | undefined; unitText: string } => {
  const [, label = '', unitText = ''] = /^([^([]*)(?:[([]([^)\]]*)[)\]])?/.exec(cell) ?? [];
  const words = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\d²]+/gu, ' ')
    .trim();
  const kind = kindNamed(words, unitText);
  const [, name = '', unit = ''] = kind ? [] : (BARE_UNIT.exec(words) ?? []);
  return unit === '' ? { kind, unitText } : { kind: kindNamed(name, unit), unitText: unit };
};

/** @returns null when the row is no head of a table that we can use */
const headOf = (cells: readonly string[]): RoomTableHead | null => {
  const columns: RoomTableHead['columns'] = {};
  for (const [index, cell] of cells.entries()) {
    if (cell.length > 40) return null;
    const { kind, unitText } = readHead(cell);
    if (kind) columns[kind] ??= { index, unit: knownUnit(unitText), unitText };
  }
  const isBid = columns.description && columns.quantity;
  const isRoomList =
    columns.room &&
    (columns.area ?? columns.surface ?? columns.opening ?? (columns.length && columns.width));
  return isBid || isRoomList ? { columns, width: cells.length } : null;
};

/** `1,234.50`, `$14.50`, `22 `; null for anything else, and for what is not positive. */
const positiveNumber = (text: string | undefined): number | null => {
  const plain = (text ?? '').replaceAll(/[$\s]/g, '');
  if (!/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,9}(?:\.\d+)?$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return value > 0 ? value : null;
};

// The room of a row in a table whose head says which column is a side, which an area.

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
  const factor = /^(?:m2|m²|sqm|sq m)$/i.test(headUnit.trim()) ? SF_PER_SQUARE_METER : 1;
  const area = written?.squareFeet ?? (bare === null ? null : bare * factor);
  return area !== null && area >= AREA_SF.min && area <= AREA_SF.max ? hundredths(area) : null;
};

const roomUnderHead = (
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

// The room of a line such as "Kitchen, 16 ft x 12 ft".

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

const MAX_ROOMS = 60;
/** A line of a longer table says more than a room and its size. */
const MAX_CELLS_IN_LINE = 3;
/** A list of rooms is no longer. */
const MAX_LINES = 800;

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
export const readRoomList = (text: string, placeOf: PlaceOfLine): RoomReading[] => {
  const rooms = new Map<string, RoomReading>();
  let head: RoomTableHead | null = null;
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
