// Cells and sheets of a workbook: numbers stay numbers, sums stay formulas, texts stay texts.
import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx';
import { safeText } from './safe-text.ts';

/** What one cell of a workbook holds at most. */
const CELL_MAX = 32_767;
export const MONEY_FORMAT = '#,##0.00';

export type Cell = CellObject | null;

export const textCell = (text: string): Cell =>
  text === '' ? null : { t: 's', v: safeText(text).slice(0, CELL_MAX) };
export const numberCell = (value: number | null, format = '#,##0.###'): Cell =>
  value === null ? null : { t: 'n', v: value, z: format };
export const moneyCell = (value: number | null): Cell => numberCell(value, MONEY_FORMAT);
/** @param value what the formula gives now, for programs that only read */
export const sumCell = (formula: string, value: number): Cell => ({
  t: 'n',
  f: formula,
  v: value,
  z: MONEY_FORMAT,
});

/** @param widths in characters */
export const sheetOf = (
  rows: readonly (readonly Cell[])[],
  widths: readonly number[],
): WorkSheet => {
  const sheet = utils.aoa_to_sheet(rows as Cell[][]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  return sheet;
};

/** Name of a column by its place from 0: A, B … Z, AA. */
export const columnName = (index: number): string => utils.encode_col(index);

export const writeWorkbook = (
  title: string,
  sheets: readonly (readonly [name: string, sheet: WorkSheet])[],
): Uint8Array => {
  const book = utils.book_new();
  for (const [name, sheet] of sheets) utils.book_append_sheet(book, sheet, name);
  book.Props = { Title: title, Author: 'Plumbline' };
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
};
