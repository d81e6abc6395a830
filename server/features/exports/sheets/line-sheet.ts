// The sheet of lines under their heads. Tax, totals and subtotals are formulas, so that a changed quantity or price moves
// everything that hangs on it.
import type { EstimateDocument, LineItem } from '../../../domain/estimate/estimate.ts';
import { roundCents, sumMoney } from '../../../domain/money/money.ts';
import { lineTotal, projectTotal } from '../../../domain/money/pricing.ts';
import { categoryOf, type GroupedLines, type PrintedLine } from '../line-groups.ts';
import { AGENT_FIELDS, type SheetColumn } from './line-fields.ts';
import {
  type SheetCell,
  COUNT_FORMAT,
  columnName,
  type MoneyCells,
  numberCell,
  type SheetRow,
  type Sheet,
  textCell,
} from './cells.ts';
import { partsForRows } from './workbook.ts';

const LINES_SHEET = 'Lines';

const DETAILS_WIDTH = 31;
/** Heads and widths in characters; the letters of those that formulas name follow. */
const COLUMNS = [
  ['#', 5],
  ['Category', 16],
  ['Item', 33],
  ['Details', DETAILS_WIDTH],
  ['Room', 12],
  ['Quantity', 9],
  ['Unit', 6],
  ['Unit price', 11],
  ['Tax rate', 7],
  ['Tax', 10],
  ['Total', 13],
] as const;
const [CATEGORY, QUANTITY, UNIT_PRICE, TAX_RATE, TAX, TOTAL] = [
  'B',
  'F',
  'H',
  'I',
  'J',
  'K',
] as const;
const SHARE_FORMAT = '0.00%';
/** Function of `SUBTOTAL` that adds whatever is no subtotal itself. */
const ADD = 9;

/** Where things stand, for formulas of other sheets. */
export interface LinePlaces {
  /** Row of the total of all lines. */
  total: number;
  /** Rows of the heads, which have the subtotals, by name. */
  subtotals: ReadonlyMap<string, number>;
  /** Letter of a column by its head; undefined where the agent has no such column. */
  column(head: string): string | undefined;
}

const cellIn = (column: string, row: number): string => `${LINES_SHEET}!$${column}$${row}`;
const rangeOf = (column: string, { total }: LinePlaces): string =>
  `${LINES_SHEET}!$${column}$2:$${column}$${Math.max(2, total - 1)}`;

export const totalFormula = (places: LinePlaces): string => cellIn(TOTAL, places.total);
export const taxFormula = (places: LinePlaces): string => cellIn(TAX, places.total);
export const subtotalFormula = (row: number): string => cellIn(TOTAL, row);
/** @param cell of the category's name, e.g. `A9` */
export const categoryFormula = (cell: string, places: LinePlaces): string =>
  `SUMPRODUCT(EXACT(${rangeOf(CATEGORY, places)},${cell})*${rangeOf(TOTAL, places)})`;
/** Adds a column over the lines of which another column says `value`. */
export const sumWhere = (
  { where, value, add }: Record<'where' | 'value' | 'add', string>,
  places: LinePlaces,
): string => `SUMIF(${rangeOf(where, places)},"${value}",${rangeOf(add, places)})`;

/** Tax as a share of the price before it. A line without such a price keeps the amount. */
const taxCells = (
  line: LineItem,
  row: number,
  { amount, sum }: MoneyCells,
): (SheetCell | null)[] => {
  const base = line.quantity * line.unitPrice;
  if (base === 0 || line.tax === 0 || roundCents(line.tax) !== line.tax) {
    return [null, amount(line.tax)];
  }
  return [
    numberCell(line.tax / base, SHARE_FORMAT),
    sum(`ROUND(${QUANTITY}${row}*${UNIT_PRICE}${row}*${TAX_RATE}${row},2)`, line.tax),
  ];
};

const fieldCell = (
  field: SheetColumn,
  line: LineItem,
  row: number,
  cells: MoneyCells,
): SheetCell | null => {
  const found = field.value(line);
  if (typeof found === 'string') return textCell(found);
  if (field.formula && typeof found === 'number')
    return cells.sum(field.formula(TOTAL, row), found);
  return field.isMoney ? cells.amount(found) : numberCell(found);
};

/** Details that are longer than a row can be high go on in rows of their own. */
const lineRows = (
  { line, number }: PrintedLine<LineItem>,
  row: number,
  more: readonly SheetColumn[],
  cells: MoneyCells,
): SheetRow[] => {
  const [details = '', ...rest] = partsForRows(line.details, DETAILS_WIDTH);
  const first: SheetRow = {
    isDetail: true,
    cells: [
      numberCell(number, COUNT_FORMAT),
      textCell(categoryOf(line)),
      textCell(line.name),
      textCell(details),
      textCell(line.metadata.room ?? ''),
      numberCell(line.quantity),
      textCell(line.unit),
      cells.price(line.unitPrice),
      ...taxCells(line, row, cells),
      cells.sum(`ROUND(${QUANTITY}${row}*${UNIT_PRICE}${row}+${TAX}${row},2)`, lineTotal(line)),
      ...more.map((field) => fieldCell(field, line, row, cells)),
    ],
  };
  const further = rest.map((part) => ({
    isDetail: true,
    cells: [null, null, null, textCell(part)],
  }));
  return [first, ...further];
};

/** Sums of tax, total and the agent's amounts over rows. */
const sumRow = (
  { label, look }: { label: readonly (SheetCell | null)[]; look: 'group' | 'sum' },
  [from, to]: readonly [number, number],
  items: readonly LineItem[],
  more: readonly SheetColumn[],
  { sum }: MoneyCells,
): SheetRow => {
  const sumOf = (column: string, value: number): SheetCell =>
    sum(`SUBTOTAL(${ADD},${column}${from}:${column}${to})`, value);
  return {
    look,
    cells: [
      ...label,
      ...COLUMNS.slice(label.length, 9).map(() => null),
      sumOf(TAX, sumMoney(items.map(({ tax }) => tax))),
      sumOf(TOTAL, projectTotal(items)),
      ...more.map((field, index) =>
        field.isMoney
          ? sumOf(
              columnName(COLUMNS.length + index),
              sumMoney(items.map((line) => Number(field.value(line) ?? 0))),
            )
          : null,
      ),
    ],
  };
};

export const lineSheet = (
  { items, workflow }: EstimateDocument,
  { groups }: GroupedLines,
  cells: MoneyCells,
): { sheet: Sheet; places: LinePlaces } => {
  const more = AGENT_FIELDS[workflow];
  const heads = [...COLUMNS.map(([head]) => head), ...more.map(({ head }) => head)];
  const rows: SheetRow[] = [{ look: 'head', cells: heads.map(textCell) }];
  const subtotals = new Map<string, number>();
  for (const { name, lines } of groups) {
    const from = rows.length + 2;
    const own = lines.map(({ line }) => line);
    const head = { label: [textCell(name)], look: 'group' } as const;
    const below: SheetRow[] = [];
    for (const numbered of lines) {
      below.push(...lineRows(numbered, from + below.length, more, cells));
    }
    rows.push(sumRow(head, [from, from + below.length - 1], own, more, cells));
    subtotals.set(name, rows.length);
    rows.push(...below);
  }
  const foot = { label: [null, null, textCell('Total Costs')], look: 'sum' } as const;
  rows.push(sumRow(foot, [2, Math.max(2, rows.length)], items, more, cells));
  return {
    sheet: {
      name: LINES_SHEET,
      widths: [...COLUMNS.map(([, width]) => width), ...more.map(({ width }) => width)],
      rows,
      headRows: 1,
      isLandscape: true,
    },
    places: {
      total: rows.length,
      subtotals,
      column: (head) => {
        const at = heads.indexOf(head);
        return at === -1 ? undefined : columnName(at);
      },
    },
  };
};
