// Finds line items in the text of a bid or an adjuster's estimate: what is to be done, how much of it, in which unit.
// What a line says is data. Prices found are kept for comparison and never taken over by themselves.
import type { DocumentLine } from '../upload-reading.ts';
import { roomNameOf, sectionRoomOf } from './room-names.ts';
import { headOf, MAX_CELLS, positiveNumber, type TableHead, yearsIn } from './table-columns.ts';
import { nowhere, type PlaceOfLine } from '../../domain/upload-place.ts';
import { knownUnit, type UnitOfWork, unitIn } from './units-of-work.ts';

const MAX_LINES = 300;
const MAX_DESCRIPTION = 200;
const MAX_QUANTITY = 1_000_000;

const NO_WORK =
  /^(?:(?:sub|grand )?totals?\b|sales tax|tax\b|overhead|profit|o ?& ?p\b|balance|deposit|discount|deductible|depreciation|net claim|line item total|contingency|amount due|page \d)/i;

const tidy = (text: string): string =>
  text
    .replace(/^\s*(?:\d{1,3}[a-z]?[.)]|[•*·-])\s+/, '')
    .trim()
    .slice(0, MAX_DESCRIPTION);

const isWork = (description: string): boolean =>
  /\p{L}{3}/u.test(description) && !NO_WORK.test(description);

type FoundLine = Omit<DocumentLine, 'room'> & { room: string | null };

const makeLine = (
  text: string,
  amount: number | null,
  unit: UnitOfWork | null,
  unitPrice: number | null,
  room: string | null,
): FoundLine | null => {
  const description = tidy(text);
  if (amount === null || amount > MAX_QUANTITY || !isWork(description)) return null;
  const factor = unit?.factor ?? 1;
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    description,
    quantity: factor === 1 ? amount : rounded(amount * factor),
    unit: unit?.code ?? null,
    unitPrice: unitPrice === null || factor === 1 ? unitPrice : rounded(unitPrice / factor),
    room,
  };
};

/** `22 LF`, `1,234.50 SF`, `12 m²` */
const AMOUNT = /^([\d,]+(?:\.\d+)?)\s*((?:m|ft)[2²]|\p{L}[\p{L}. ]{0,11})$/u;

const amountIn = (
  cell: string,
  readUnit: (text: string) => UnitOfWork | null,
): { amount: number | null; unit: UnitOfWork | null } => {
  const [, amount, unit] = AMOUNT.exec(cell.trim()) ?? [];
  return unit === undefined
    ? { amount: positiveNumber(cell), unit: null }
    : { amount: positiveNumber(amount), unit: readUnit(unit) };
};

const lineUnderHead = ({ columns }: TableHead, cells: readonly string[]): FoundLine | null => {
  if (!columns.quantity) return null;
  const { description, quantity, unit, unitPrice, room, age } = columns;
  const cell = (column: { index: number } | undefined) =>
    column ? (cells[column.index] ?? '') : '';
  const { amount, unit: written } = amountIn(cell(quantity), unitIn);
  const line = makeLine(
    cell(description),
    amount,
    written ?? unitIn(cell(unit)) ?? quantity.unit,
    positiveNumber(cell(unitPrice)),
    roomNameOf(cell(room)),
  );
  const years = yearsIn(cell(age));
  return line && years !== null ? { ...line, age: years } : line;
};

/** Without a head, or with cells missing: a description, then a quantity with a unit we know, then perhaps a price. */
const lineByItself = (cells: readonly string[]): FoundLine | null => {
  for (let index = 1; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    const own = amountIn(cell, knownUnit);
    const next = own.unit ? null : knownUnit(cells[index + 1] ?? '');
    const unit = own.unit ?? next;
    if (own.amount !== null && unit) {
      const price = positiveNumber(cells[index + (own.unit ? 1 : 2)]);
      return makeLine(cells.slice(0, index).join(' '), own.amount, unit, price, null);
    }
  }
  return null;
};

/** One line of text: `Remove carpet 240.00 SF @ 0.85`. Only with a price, or any sentence with a measure would do. */
const INLINE =
  /^(.{3,200}?)\s([\d,]{1,10}(?:\.\d{1,2})?)\s?(SF|LF|EA|SQ|SY|CY|CF|HR|DAY|LS)\s*(?:@|x|at)?\s*\$?([\d,]{1,9}\.\d{2})\b/;

const lineInText = (text: string): FoundLine | null => {
  const [, description = '', amount, unit = '', price] = INLINE.exec(text.slice(0, 300)) ?? [];
  return unit === ''
    ? null
    : makeLine(description, positiveNumber(amount), knownUnit(unit), positiveNumber(price), null);
};

const readRow = (
  head: TableHead | null,
  cells: readonly string[],
  row: string,
): FoundLine | null => {
  if (cells.length === 1) return lineInText(row);
  // In a row that lost a cell, a price would pass for a quantity: the head does not apply to it.
  return head?.width === cells.length ? lineUnderHead(head, cells) : lineByItself(cells);
};

/**
 * @param text lines, cells of tables parted by tabs
 * @param placeOf names where the line of that number, from 0, stands
 * @returns at most 300 lines, in the document's order
 */
export const readDocumentLines = (text: string, placeOf: PlaceOfLine = nowhere): DocumentLine[] => {
  const lines: DocumentLine[] = [];
  let head: TableHead | null = null;
  let room: string | null = null;
  for (const [number, row] of text.split('\n').entries()) {
    if (lines.length === MAX_LINES) break;
    const cells = row.split('\t', MAX_CELLS).map((cell) => cell.trim());
    const newHead = cells.length > 1 ? headOf(cells) : null;
    if (newHead) {
      head = newHead;
      continue;
    }
    const found = readRow(head, cells, row);
    if (found) lines.push({ ...found, room: found.room ?? room, ...placeOf(number) });
    else if (cells.length <= 2) room = sectionRoomOf(row) ?? room;
  }
  return lines;
};
