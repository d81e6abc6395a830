// Small pieces that the printed documents share: headings with bookmarks, lists, facts, amounts to add up.
import type { Content, ContentText, TableCell } from 'pdfmake/interfaces.js';
import { splitText } from './split-text.ts';
import { bareTable, COLORS, CONTENT_WIDTH } from './theme.ts';

export const when = (holds: unknown, ...contents: Content[]): Content[] => (holds ? contents : []);

type HeadingOptions = Pick<ContentText, 'style' | 'pageBreak' | 'outlineExpanded'> & {
  /** Names the bookmark, for others to hang under it. */
  id?: string;
};

/** A heading that stands in the bookmarks, too. */
export const heading = (text: string, options: HeadingOptions = {}): ContentText => ({
  text,
  style: 'h2',
  outline: true,
  outlineText: text,
  ...options,
});

/** What stays free under a heading for the head of a table and its first row; points. */
const ROOM_BELOW = 74;

/** A heading that is not left alone at the foot of a page, above contents that may lie on several. */
export const headed = (heads: Content[], body: Content): Content[] => [
  {
    unbreakable: true,
    stack: [
      ...heads,
      {
        canvas: [{ type: 'rect', x: 0, y: 0, w: 0, h: ROOM_BELOW, color: COLORS.onBrand }],
      },
    ],
  },
  { stack: [body], margin: [0, -ROOM_BELOW, 0, 0] },
];

/** A text of any length, paragraph by paragraph; it may lie on several pages. */
export const prose = (text: string): Content[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => splitText(paragraph, { chars: 3_000, lines: 60 }))
    .map((piece) => ({ text: piece, lineHeight: 1.2, margin: [0, 0, 0, 4] }));

/** More rows than this may not fit on what is left of a page, or on one at all. */
const KEPT_ROWS = 24;

/** A heading with what it stands above: on one page when it is short. */
export const section = (head: Content[], body: Content, rows: number): Content[] =>
  rows <= KEPT_ROWS ? [{ unbreakable: true, stack: [...head, body] }] : [...head, body];

/** A heading with a list under it; nothing at all when the list is empty. */
export const listSection = (title: string, entries: readonly string[]): Content[] =>
  entries.flatMap((entry, index): Content[] => {
    const item: Content = { ul: [{ text: entry.trim(), margin: [0, 0, 0, 2] }] };
    if (index > 0) return [item];
    const head: Content = { text: title, style: 'h3', outline: true, outlineParentId: 'notes' };
    return [{ unbreakable: true, stack: [head, item] }];
  });

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

export const right = (text: string, style?: string): TableCell => ({
  text,
  alignment: 'right',
  ...(style && { style }),
});

export interface SumRow {
  label: string;
  amount: string;
  /** In small print under the label. */
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
        paddingTop: () => 4,
        paddingBottom: () => 4,
      },
    },
  ],
});
