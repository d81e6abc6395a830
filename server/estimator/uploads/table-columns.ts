// Recognises the heads of tables: which column of a bid, a claim or a room list holds what.
import { knownUnit, type UnitOfWork } from './written-units.ts';

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

export type RoomColumn = keyof typeof HEADS;

interface TableColumn {
  index: number;
  /** Unit named in the head: `Qty (SF)`, `Length [m]`. */
  unit: UnitOfWork | null;
  unitText: string;
}

export interface RoomTableHead {
  columns: Partial<Record<RoomColumn, TableColumn>>;
  width: number;
}

/** Cells of a row, at most. A table for people is no wider. */
export const MAX_CELLS = 40;

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
export const headOf = (cells: readonly string[]): RoomTableHead | null => {
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
export const positiveNumber = (text: string | undefined): number | null => {
  const plain = (text ?? '').replaceAll(/[$\s]/g, '');
  if (!/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d{1,9}(?:\.\d+)?$/.test(plain)) return null;
  const value = Number(plain.replaceAll(',', ''));
  return value > 0 ? value : null;
};
