// A table of terms, and a remark in small print above or under it.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { acrossPage, ruledTable } from './theme.ts';

export const table = (
  widths: readonly (number | 'rest')[],
  heads: readonly TableCell[],
  rows: readonly TableCell[][],
): Content => ({
  table: {
    headerRows: 1,
    keepWithHeaderRows: 1,
    dontBreakRows: true,
    widths: acrossPage(widths),
    body: [[...heads], ...rows],
  },
  layout: ruledTable({ headerRows: 1 }),
});

export const note = (text: string): Content => ({ text, style: 'small', margin: [0, 0, 0, 4] });

export const head = (text: string): TableCell => ({ text, style: 'head' });
