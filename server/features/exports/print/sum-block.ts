// Amounts to add up, under each other.
import type { Content } from 'pdfmake/interfaces.js';
import { COLORS, CONTENT_WIDTH } from './theme.ts';
import { right } from './blocks.ts';

export interface SumRow {
  label: string;
  amount: string;
  /** Small print under the label. */
  note?: string;
  isGrand?: boolean;
}

const SUMS_WIDTH = 310;
const AMOUNT_WIDTH = 130;
const SUM_PADDING = 6;

/** Amounts under each other at the right-hand side, kept on one page. */
export const sumBlock = (sums: readonly SumRow[]): Content => ({
  unbreakable: true,
  margin: [0, 4, 0, 0],
  columns: [
    { width: CONTENT_WIDTH - SUMS_WIDTH, text: '' },
    {
      width: SUMS_WIDTH,
      table: {
        widths: [SUMS_WIDTH - AMOUNT_WIDTH - 2 * SUM_PADDING, AMOUNT_WIDTH],
        body: sums.map(({ label, amount, note, isGrand = false }) => [
          {
            stack: [
              { text: label, style: isGrand ? 'grand' : '' },
              ...(note ? [{ text: note, style: 'tiny' }] : []),
            ],
          },
          right(amount, isGrand ? 'grand' : undefined),
        ]),
      },
      layout: {
        hLineWidth: (row) => (sums[row]?.isGrand ? 1.2 : row === 0 ? 0 : 0.4),
        vLineWidth: () => 0,
        hLineColor: (row) => (sums[row]?.isGrand ? COLORS.brand : COLORS.line),
        paddingLeft: () => SUM_PADDING / 2,
        paddingRight: () => SUM_PADDING / 2,
        paddingTop: () => 2.5,
        paddingBottom: () => 2.5,
      },
    },
  ],
});
