// Reads a workbook as its sender shows it: cells with their formats, and merged cells all over. What is hidden, struck or
// switched off is set apart.
import { type CellObject, type Range, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { CellRow, CellSheet } from '../../../domain/paper/paper-source.ts';
import { cleanLabel } from './clean-text.ts';
import { isWithoutResult, workOutMissing } from './missing-results.ts';
import { MAX_SHEETS } from './office.ts';
import { isStruckThroughout, richText } from './rich-cells.ts';
import { PLAIN, readLooks, type SheetLooks } from './sheet-looks.ts';
import type { ZipPart } from './zip-part.ts';

export const MAX_COLUMNS = 60;

type Cells = readonly (CellObject | undefined)[];
type LeftOut = CellSheet['leftOut'];

const rowsOf = (sheet: WorkSheet): readonly (Cells | undefined)[] => sheet['!data'] ?? [];

const isUncomputed = (cell: CellObject | undefined): boolean =>
  cell !== undefined && (cell.t === 'e' || isWithoutResult(cell));

/** Formats without their quoted and escaped letters, colors and fillers. */
const asideOfFormat = (format: string): string =>
  format.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');

/** `#,##0,` shows 12,500 as 13: what is shown is thousands, what is meant is the value. */
const SCALED = /[0#?],+(?![0#?,])/;

/**
 * What a format does not show of a number: the thousands below those that it counts in, and the sign of what it shows in red alone.
 * @returns null for a number that reads as it is
 */
const unshownNumber = ({ t, v, z, w = '' }: CellObject): string | null => {
  if (t !== 'n' || typeof v !== 'number' || typeof z !== 'string' || !/\d/.test(w)) return null;
  const format = asideOfFormat(z);
  if (SCALED.test(format) && !/[kmb]/i.test(w)) return String(v);
  const isSigned = /[-\u2212(]|\b(?:cr|credit|less)\b/i.test(w);
  const isDate = /[dmyhs]/i.test(format);
  return v < 0 && !isSigned && !isDate ? `-${cleanLabel(w)}` : null;
};

/** Text of a cell as its sender shows it; empty where a formula has no result. */
const shownText = (cell: CellObject | undefined): string => {
  if (!cell || isUncomputed(cell) || cell.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'b') return cell.v === true ? 'TRUE' : 'FALSE';
  return unshownNumber(cell) ?? cleanLabel(richText(cell) ?? cell.w ?? String(cell.v));
};

/** Puts the text of a merged cell on all that it covers; one that reaches into another ends there. */
const spreadMerged = (grid: string[][], merges: readonly Range[]): void => {
  const covered = new Set<number>();
  const columns = Math.max(0, ...grid.map(({ length }) => length));
  const spread = ({ s: start, e: end }: Range): void => {
    const text = grid[start.r]?.[start.c] ?? '';
    if (text === '') return;
    const last = { r: Math.min(end.r, grid.length - 1), c: Math.min(end.c, columns - 1) };
    for (let r = start.r; r <= last.r; r += 1) {
      for (let c = start.c; c <= last.c; c += 1) {
        const place = r * MAX_COLUMNS + c;
        if (covered.has(place)) return;
        covered.add(place);
        const row = grid[r];
        if (row) row[c] = text;
      }
    }
  };
  for (const merge of merges) spread(merge);
};

/** Rows of equally many cells, so that an empty one moves no neighbor. */
const toGrid = (sheet: WorkSheet): string[][] => {
  const texts = Array.from(rowsOf(sheet), (row) =>
    Array.from(row?.slice(0, MAX_COLUMNS) ?? [], shownText),
  );
  const end = texts.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  const mergedEnd = (sheet['!merges'] ?? []).reduce(
    (most, { s, e }) => (texts[s.r]?.[s.c] ? Math.max(most, e.c + 1) : most),
    0,
  );
  const width = Math.min(MAX_COLUMNS, Math.max(end, mergedEnd));
  const grid = texts.map((row) =>
    Array.from({ length: width }, (_cell, column) => row[column] ?? ''),
  );
  spreadMerged(grid, sheet['!merges'] ?? []);
  return grid;
};

/** True when something stands in columns that are not read. */
const isWide = (sheet: WorkSheet): boolean =>
  rowsOf(sheet).some((row) =>
    row?.slice(MAX_COLUMNS).some((cell) => isUncomputed(cell) || shownText(cell) !== ''),
  );

const isHiddenRow = (sheet: WorkSheet, looks: SheetLooks, index: number): boolean => {
  const row = sheet['!rows']?.[index];
  return row?.hidden === true || row?.hpt === 0 || looks.hiddenRows.has(index);
};

const isHiddenColumn = (sheet: WorkSheet, looks: SheetLooks, index: number): boolean =>
  sheet['!cols']?.[index]?.hidden === true || looks.hiddenColumns.has(index);

/** Takes the columns that are not shown out of a grid, and tells of each by what stands at its head. */
const takeHiddenColumns = (sheet: WorkSheet, looks: SheetLooks, grid: string[][]): LeftOut => {
  const width = grid[0]?.length ?? 0;
  const hidden = Array.from({ length: width }, (_cell, column) => column).filter((column) =>
    isHiddenColumn(sheet, looks, column),
  );
  const leftOut = hidden.flatMap((column): LeftOut => {
    const number = grid.findIndex((row) => row[column] !== '');
    const head = grid[number]?.[column];
    return head ? [{ row: { number: number + 1, cells: [head] }, why: 'HIDDEN' }] : [];
  });
  for (const row of grid) for (const column of hidden) row[column] = '';
  return leftOut;
};

const isStruckRow = (
  cells: Cells | undefined,
  row: number,
  struck: ReadonlySet<string>,
): boolean => {
  const filled = Array.from(cells ?? [], (cell, column) => ({ cell, column })).filter(
    ({ cell }) => shownText(cell) !== '',
  );
  const isStruck = ({ cell, column }: (typeof filled)[number]) =>
    struck.has(`${row} ${column}`) || (cell !== undefined && isStruckThroughout(cell));
  const struckOnes = filled.filter(isStruck);
  const [first] = struckOnes;
  const firstText = filled.find(({ cell }) => cell?.t === 's');
  return (
    first !== undefined &&
    firstText !== undefined &&
    isStruck(firstText) &&
    struckOnes.length * 2 >= filled.length
  );
};

const TICKED = /^(?:TRUE|☑|☒|✓|✔|\[x\])$/i;
const UNTICKED = /^(?:FALSE|☐|\[ ?\])$/i;
/** What a column of ticks says when a row without one does not count. */
const CHOICE =
  /^(?:#|✓|✔)?$|incl|select|\buse|print|show|accept|choose|chosen|want|wish|tick|check|enabled|active|apply|quote|\bin\b|\bbid\b|\bon\b|y\/n/i;

/** Numbers of the rows whose box is not ticked, where a column of boxes has some that are. */
export const untickedRows = (rows: readonly CellRow[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (let column = 0; column < width; column += 1) {
    const at = ({ cells }: CellRow) => cells[column] ?? '';
    const isBox = (row: CellRow) => TICKED.test(at(row)) || UNTICKED.test(at(row));
    const first = rows.findIndex(isBox);
    if (first === -1) continue;
    const head = rows.slice(0, first).findLast(({ cells }) => cells.some((cell) => cell !== ''));
    const boxes = rows.slice(first).filter((row) => at(row) !== '');
    const isColumn = boxes.every(isBox) && boxes.some((row) => TICKED.test(at(row)));
    if (!isColumn || !CHOICE.test(head ? at(head) : '')) continue;
    for (const row of boxes) if (UNTICKED.test(at(row))) found.add(row.number);
  }
  return found;
};

const readSheet = (
  sheet: WorkSheet,
  { name, isHidden }: { name: string; isHidden: boolean },
  looks: SheetLooks,
): CellSheet => {
  const grid = toGrid(sheet);
  const leftOut = isHidden ? [] : takeHiddenColumns(sheet, looks, grid);
  const all = grid
    .map((cells, index): CellRow => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const unticked = untickedRows(all);
  const whyOf = ({ number }: CellRow): LeftOut[number]['why'] | null => {
    if (isHidden || isHiddenRow(sheet, looks, number - 1)) return 'HIDDEN';
    if (isStruckRow(rowsOf(sheet)[number - 1], number - 1, looks.struck)) return 'STRUCK';
    return unticked.has(number) ? 'UNTICKED' : null;
  };
  const rows: CellRow[] = [];
  for (const row of all) {
    const why = whyOf(row);
    if (why) leftOut.push({ row, why });
    else rows.push(row);
  }
  const uncomputed = Array.from(rowsOf(sheet), (row) =>
    row ? row.slice(0, MAX_COLUMNS).filter(isUncomputed).length : 0,
  );
  return {
    name: cleanLabel(name),
    rows,
    leftOut,
    uncomputed: isHidden ? 0 : uncomputed.reduce((sum, count) => sum + count, 0),
  };
};

export interface SheetReading {
  sheets: CellSheet[];
  /** Sheets, rows or columns beyond the limits were not read, or formulas not worked out. */
  isCut: boolean;
}

/** @param parts of the package that holds the book, to see what is struck; none for other containers */
export const readSheets = (book: WorkBook, parts: readonly ZipPart[]): SheetReading => {
  const isWorkedOut = workOutMissing(book, MAX_COLUMNS);
  const looks = readLooks(parts);
  const names = book.SheetNames.slice(0, MAX_SHEETS);
  const sheets = names.flatMap((name, index): CellSheet[] => {
    const sheet = book.Sheets[name];
    if (!sheet) return [];
    const its = looks[index] ?? PLAIN;
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0 || its.isHidden;
    return [readSheet(sheet, { name, isHidden }, its)];
  });
  const isCutSheet = (sheet: WorkSheet | undefined): boolean =>
    sheet !== undefined && (sheet['!fullref'] !== undefined || isWide(sheet));
  const isCut =
    !isWorkedOut ||
    book.SheetNames.length > MAX_SHEETS ||
    names.some((name) => isCutSheet(book.Sheets[name]));
  return { sheets, isCut };
};
