// Cells, rows and sheets as they are put together: numbers stay numbers, sums stay formulas, texts stay texts.
import { safeText } from './safe-text.ts';

/** What one cell of a workbook holds at most. */
const CELL_MAX = 32767;
const MONEY_FORMATS = new Map([['USD', '"$"#,##0.00;[Red]-"$"#,##0.00']]);
const QUANTITY_FORMAT = '#,##0.###';
/** Numbers of lines. */
export const COUNT_FORMAT = '0';

export type Look = 'head' | 'group' | 'sum' | 'title' | 'plain';

export interface SheetCell {
  value: string | number | { formula: string; result: number } | null;
  format?: string;
  /** Number of columns that it takes, together with those to its right; these hold nothing. */
  span?: number;
}

export interface SheetRow {
  cells: readonly (SheetCell | null)[];
  look?: Look;
  /** Folds under the row above that does not, e.g. the lines of a room under its head. */
  isDetail?: boolean;
}

export interface Sheet {
  name: string;
  /** Widths in characters. */
  widths: readonly number[];
  rows: readonly SheetRow[];
  /** Rows at the top that stay in sight and are printed on every page. */
  headRows?: number;
  isLandscape?: boolean;
  /** Range with a filter on its head, e.g. `A1:K20`. */
  filter?: string;
}

export const textCell = (text: string): SheetCell | null =>
  text === '' ? null : { value: safeText(text).slice(0, CELL_MAX) };
export const numberCell = (value: number | null, format = QUANTITY_FORMAT): SheetCell | null =>
  value === null ? null : { value, format };
/** Cells of one currency. */

export interface MoneyCells {
  amount(value: number | null): SheetCell | null;
  /** Price of one unit, with up to four decimals. */
  price(value: number): SheetCell;
  /** @param result what the formula gives now, for programs that only read */
  sum(formula: string, result: number): SheetCell;
}

export const moneyCells = (currency: string): MoneyCells => {
  const format = MONEY_FORMATS.get(currency) ?? '#,##0.00;[Red]-#,##0.00';
  return {
    amount: (value) => numberCell(value, format),
    price: (value) => ({ value, format: format.replaceAll('0.00', '0.00##') }),
    sum: (formula, result) => ({ value: { formula, result }, format }),
  };
};
/** Name of a column by its place from 0: A, B … Z, AA. */

export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnName(Math.floor(index / 26) - 1) + columnName(index % 26);
