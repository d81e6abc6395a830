// Facts in a grid: labels over their values.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { bareTable, CONTENT_WIDTH } from './theme.ts';

export type Fact = readonly [label: string, value: string];

const FACTS_A_ROW = 4;

/** Labels over their values, four in a row. */
export const factGrid = (facts: readonly Fact[]): Content => {
  const cells: TableCell[] = facts.map(([label, value]) => ({
    margin: [0, 0, 10, 6],
    stack: [{ text: label.toUpperCase(), style: 'label' }, { text: value }],
  }));
  while (cells.length % FACTS_A_ROW > 0) cells.push({ text: '' });
  const rows = Array.from({ length: cells.length / FACTS_A_ROW }, (_, row) =>
    cells.slice(row * FACTS_A_ROW, (row + 1) * FACTS_A_ROW),
  );
  const widths = Array.from({ length: FACTS_A_ROW }, () => CONTENT_WIDTH / FACTS_A_ROW);
  return { table: { widths, body: rows }, layout: bareTable, margin: [0, 6, 0, 4] };
};
