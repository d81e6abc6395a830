// Paper, colors and type of every printed document; the colors are those of the pages.
import type { CustomTableLayout, StyleDictionary } from 'pdfmake/interfaces.js';

export const COLORS = {
  brand: '#1c5d6b',
  ink: '#1f2b30',
  mute: '#5c6b71',
  line: '#d5dfe2',
  band: '#e8f1f3',
  soft: '#f5f9fa',
  onBrand: '#ffffff',
  onBrandMute: '#c6dde2',
} as const;

/** US Letter, points. */
export const PAGE = {
  size: 'LETTER',
  width: 612,
  height: 792,
  side: 44,
  top: 60,
  bottom: 50,
} as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Type of the lines of an estimate, and of what stands under them; points. */
export const LINE_SIZE = 8;
export const SMALL_SIZE = 7.5;

export const STYLES: StyleDictionary = {
  title: { fontSize: 19, bold: true, color: COLORS.brand },
  h2: { fontSize: 13, bold: true, color: COLORS.brand, margin: [0, 11, 0, 4] },
  h3: { fontSize: 9.5, bold: true, margin: [0, 6, 0, 3] },
  label: { fontSize: 6.5, color: COLORS.mute, characterSpacing: 0.4 },
  head: { fontSize: 7, bold: true, color: COLORS.mute },
  group: { fontSize: 9.5, bold: true, color: COLORS.brand },
  sub: { bold: true },
  small: { fontSize: SMALL_SIZE, color: COLORS.mute },
  tiny: { fontSize: 6.8, color: COLORS.mute },
  grand: { fontSize: 11.5, bold: true, color: COLORS.brand },
};

export const RULE = 0.5;
/** Points to the left and right of each cell of a ruled table together. */
export const CELL_PADDING = 6;
/** Points above and below each of these cells. */
export const ROW_PADDING = 2.2;

export interface TableRules {
  headerRows?: number;
  /** Rows that go on with the one above: no rule and no room between. */
  further?: ReadonlySet<number>;
}

/** Thin rules between the rows, no upright lines. */
export const ruledTable = ({
  headerRows = 0,
  further = new Set(),
}: TableRules = {}): CustomTableLayout => ({
  hLineWidth: (row, { table }) =>
    (row === 0 && headerRows === 0) || further.has(row)
      ? 0
      : row === table.body.length
        ? 0.8
        : RULE,
  vLineWidth: () => 0,
  hLineColor: () => COLORS.line,
  paddingTop: (row) => (further.has(row) ? 0 : ROW_PADDING),
  paddingBottom: (row) => (further.has(row + 1) ? 0 : ROW_PADDING),
  paddingLeft: () => CELL_PADDING / 2,
  paddingRight: () => CELL_PADDING / 2,
});

/**
 * Widths of a ruled table across the page, with every `rest` as a number: a column left to grow would follow the
 * longest word in it off the paper, while one of a given width breaks the word.
 */
export const acrossPage = (widths: readonly (number | 'rest')[]): number[] => {
  const given = widths.reduce<number>((sum, width) => sum + (width === 'rest' ? 0 : width), 0);
  const free = CONTENT_WIDTH - given - CELL_PADDING * widths.length;
  const rests = widths.filter((width) => width === 'rest').length;
  return widths.map((width) => (width === 'rest' ? free / rests : width));
};

/** No lines and no padding of its own. */
export const bareTable: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingTop: () => 0,
  paddingBottom: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 0,
};
