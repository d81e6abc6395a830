// The plumb bob of the house, as on the browser's tab.
import type { Column } from 'pdfmake/interfaces.js';
import { COLORS } from './theme.ts';

/** Side of the square it is drawn in. */
const GRID = 32;

/** Strokes, not a picture: it stands on each page, and a picture would be read anew for each. @param size of a side, points */
export const drawnLogo = (size: number): Column => {
  const at = (length: number) => (length * size) / GRID;
  const point = (x: number, y: number) => ({ x: at(x), y: at(y) });
  return {
    width: size,
    canvas: [
      { type: 'rect', x: 0, y: 0, w: size, h: size, r: at(7), color: COLORS.brand },
      {
        type: 'line',
        x1: at(16),
        y1: at(5),
        x2: at(16),
        y2: at(16),
        lineWidth: at(2.4),
        lineCap: 'round',
        lineColor: COLORS.onBrand,
      },
      {
        type: 'polyline',
        points: [point(11.5, 15.5), point(20.5, 15.5), point(16, 27)],
        closePath: true,
        color: COLORS.onBrand,
      },
    ],
  };
};
