// A share of the whole as a bar, beside its figure.
import type { Content } from 'pdfmake/interfaces.js';
import { COLORS } from './theme.ts';

export const BAR_WIDTH = 96;

export const shareBar = (share: number): Content => {
  const filled = Math.max(0, Math.min(1, share)) * BAR_WIDTH;
  return {
    margin: [0, 3, 0, 0],
    canvas: [
      { type: 'rect', x: 0, y: 0, w: BAR_WIDTH, h: 4, r: 2, color: COLORS.band },
      ...(filled >= 1
        ? [{ type: 'rect' as const, x: 0, y: 0, w: filled, h: 4, r: 2, color: COLORS.brand }]
        : []),
    ],
  };
};
