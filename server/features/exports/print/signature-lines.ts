// Where one side of a proposal signs: lines to write on, with what belongs on each.
import type { Column, Content } from 'pdfmake/interfaces.js';
import { COLORS } from './theme.ts';

export const SIGNATURE_WIDTH = 244;

const blank = (label: string): Content => ({
  margin: [0, 20, 0, 0],
  stack: [
    {
      canvas: [
        {
          type: 'line',
          x1: 0,
          y1: 0,
          x2: SIGNATURE_WIDTH,
          y2: 0,
          lineWidth: 0.6,
          lineColor: COLORS.ink,
        },
      ],
    },
    { text: label, style: 'tiny', margin: [0, 2, 0, 0] },
  ],
});

export const signatory = (role: string, labels: readonly string[]): Column => ({
  width: SIGNATURE_WIDTH,
  stack: [{ text: role, bold: true }, ...labels.map(blank)],
});
