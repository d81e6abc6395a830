// Cells and lines as a spreadsheet takes them: plain numbers, one row a line.
import { lineTotal } from '../../../../server/domain/money/pricing.ts';
import { unitPriceText } from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';
import { COLUMNS } from './columns.ts';

type Write = (line: EditorLine, position: number) => string;

const amount = (value: number): string => String(value);
const money = (value: number): string => value.toFixed(2);

const CELLS: Record<(typeof COLUMNS)[number]['key'], Write> = {
  position: (_, position) => String(position),
  name: ({ name, details }) => (details ? `${name}\n${details}` : name),
  quantity: ({ quantity }) => amount(quantity),
  unit: ({ unit }) => unit,
  unitPrice: ({ unitPrice }) => unitPriceText(unitPrice),
  tax: ({ tax }) => money(tax),
  total: (line) => money(lineTotal(line)),
};

/** Whole lines, with headings that pasting understands. */
const WHOLE: readonly (readonly [heading: string, write: Write])[] = [
  ['#', CELLS.position],
  ['Category', ({ category }) => category],
  ['Item', ({ name }) => name],
  ['Details', ({ details }) => details],
  ['Qty', CELLS.quantity],
  ['Unit', CELLS.unit],
  ['Unit Price', CELLS.unitPrice],
  ['Tax', CELLS.tax],
  ['Total', CELLS.total],
];

interface Placed {
  line: EditorLine;
  position: number;
}

export const cellsOf = (lines: readonly Placed[], from: number, to: number): string[][] =>
  lines.map(({ line, position }) =>
    COLUMNS.slice(from, to + 1).map(({ key }) => CELLS[key](line, position)),
  );

export const wholeLines = (lines: readonly Placed[]): string[][] => [
  WHOLE.map(([heading]) => heading),
  ...lines.map(({ line, position }) => WHOLE.map(([, write]) => write(line, position))),
];
