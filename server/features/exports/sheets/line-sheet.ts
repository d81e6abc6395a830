// The sheet of lines. Its totals are formulas, so that a changed quantity or price moves everything that hangs on it.
import type { EstimateDocument, LineItem } from '../../../domain/estimate.ts';
import { lineTotal, projectTotal } from '../../../domain/pricing.ts';
import { sumMoney } from '../../../domain/money.ts';
import { categoryOf } from '../line-groups.ts';
import { AGENT_FIELDS, type LineField } from './line-fields.ts';
import {
  type Cell,
  columnName,
  moneyCell,
  numberCell,
  sheetOf,
  sumCell,
  textCell,
} from './workbook.ts';

export const LINES_SHEET = 'Lines';

/** Heads and widths in characters; the letters of quantity, price, tax and total stand in the formulas. */
const COLUMNS = [
  ['#', 5],
  ['Category', 22],
  ['Item', 44],
  ['Details', 44],
  ['Room', 16],
  ['Quantity', 10],
  ['Unit', 7],
  ['Unit price', 12],
  ['Tax', 11],
  ['Total', 14],
] as const;
const [CATEGORY, QUANTITY, UNIT_PRICE, TAX, TOTAL] = ['B', 'F', 'H', 'I', 'J'] as const;
const FIRST_ROW = 2;

/** Where the lines end; without any, the sums span one empty row. */
const lastRow = (count: number): number => FIRST_ROW + Math.max(1, count) - 1;

const range = (column: string, count: number): string =>
  `${LINES_SHEET}!$${column}$${FIRST_ROW}:$${column}$${lastRow(count)}`;

/** Formulas for other sheets. */
export const totalFormula = (count: number): string => `SUM(${range(TOTAL, count)})`;
export const taxFormula = (count: number): string => `SUM(${range(TAX, count)})`;
/** @param cell of the category's name, e.g. `A9` */
export const categoryFormula = (cell: string, count: number): string =>
  `SUMPRODUCT(EXACT(${range(CATEGORY, count)},${cell})*${range(TOTAL, count)})`;

const fieldCell = ({ value, isMoney = false }: LineField, line: LineItem): Cell => {
  const found = value(line);
  if (typeof found === 'string') return textCell(found);
  return isMoney ? moneyCell(found) : numberCell(found);
};

const rowOf = (line: LineItem, index: number, more: readonly LineField[]): Cell[] => {
  const row = FIRST_ROW + index;
  return [
    numberCell(index + 1, '0'),
    textCell(categoryOf(line)),
    textCell(line.name),
    textCell(line.details),
    textCell(line.metadata.room ?? ''),
    numberCell(line.quantity),
    textCell(line.unit),
    moneyCell(line.unitPrice),
    moneyCell(line.tax),
    sumCell(`ROUND(${QUANTITY}${row}*${UNIT_PRICE}${row}+${TAX}${row},2)`, lineTotal(line)),
    ...more.map((field) => fieldCell(field, line)),
  ];
};

export const lineSheet = ({ items, workflow }: EstimateDocument) => {
  const more = AGENT_FIELDS[workflow];
  const last = lastRow(items.length);
  const sumOf = (column: string, value: number): Cell =>
    sumCell(`SUM(${column}${FIRST_ROW}:${column}${last})`, value);
  const moneySum = (field: LineField, index: number): Cell =>
    field.isMoney
      ? sumOf(
          columnName(COLUMNS.length + index),
          sumMoney(items.map((line) => Number(field.value(line) ?? 0))),
        )
      : null;
  const totalRow: Cell[] = [
    ...COLUMNS.slice(0, 7).map(() => null),
    textCell('Total Costs'),
    sumOf(TAX, sumMoney(items.map(({ tax }) => tax))),
    sumOf(TOTAL, projectTotal(items)),
    ...more.map(moneySum),
  ];
  const sheet = sheetOf(
    [
      [...COLUMNS.map(([head]) => head), ...more.map(({ head }) => head)].map(textCell),
      ...items.map((line, index) => rowOf(line, index, more)),
      ...(items.length === 0 ? [[]] : []),
      totalRow,
    ],
    [...COLUMNS.map(([, width]) => width), ...more.map(({ width }) => width)],
  );
  sheet['!autofilter'] = { ref: `A1:${columnName(COLUMNS.length + more.length - 1)}${last}` };
  return sheet;
};
