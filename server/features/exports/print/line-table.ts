// The lines of one category as a table whose category and column heads come again on each page it reaches.
import type { Content, TableCell, ContentText } from 'pdfmake/interfaces.js';
import type { LineGroup } from '../line-groups.ts';
import { counted } from '../../../domain/money/written.ts';
import { headed, heading } from './headings.ts';
import {
  acrossPage,
  CELL_PADDING,
  COLORS,
  CONTENT_WIDTH,
  LINE_SIZE,
  ROW_PADDING,
  RULE,
  ruledTable,
  SMALL_SIZE,
} from './theme.ts';
import type { LineTableOptions } from './line-table-options.ts';
import { type FittedText, fittedText } from './fit-line.ts';
import { splitText } from './split-text.ts';

// The table rows of one line. Long texts go on in rows of their own, since a row taller than a page would not be drawn.

const spare = (count: number): TableCell[] => Array.from({ length: count }, () => '');

type Bookmark = Pick<ContentText, 'outline' | 'outlineText' | 'outlineParentId'>;

type Piece = FittedText & { style?: string };

/** Number column and paddings, left of the notes of a wide line. */
const NOTES_INDENT = 40;

/** Together with one more piece this stays well under the height of a page. */
const ROW_WEIGHT = 900;
/** A line break takes as much room as a line of this length. */
const CHARS_A_LINE = 40;

const weightOf = ({ text }: Piece): number =>
  text.length + (text.split('\n').length - 1) * CHARS_A_LINE;

/** Pieces row by row, in order; all in one row for all but very long texts. */
const packRows = (pieces: readonly Piece[]): Piece[][] => {
  const rows: Piece[][] = [];
  let weight = Infinity;
  for (const piece of pieces) {
    const added = weightOf(piece);
    const row = rows.at(-1);
    if (row && weight + added <= ROW_WEIGHT) {
      row.push(piece);
      weight += added;
    } else {
      rows.push([piece]);
      weight = added;
    }
  }
  return rows;
};

/** Texts of a line, the name first, so cut that each fits in a row of its own. */
const piecesOf = <Line extends { name: string }>(
  line: Line,
  notesOf: (line: Line) => readonly string[],
  nameWidth: number,
  notesWidth: number,
): Piece[] => [
  ...splitText(line.name.trim() || 'Unnamed line').map((text) =>
    fittedText(text, nameWidth, LINE_SIZE),
  ),
  ...notesOf(line)
    .filter((note) => note.trim())
    .flatMap((note) => splitText(note))
    .map((text) => ({ ...fittedText(text, notesWidth, SMALL_SIZE), style: 'small' })),
];

/** Name and figures side by side in one cell, the notes under both: a line stays together at the end of a page. */
const wideCell = (
  pieces: readonly Piece[],
  figures: readonly ContentText[],
  widths: readonly number[],
): TableCell => {
  const name = pieces.filter(({ style }) => style === undefined);
  const notes = pieces.filter(({ style }) => style !== undefined);
  const [, itemWidth = 0, ...figureWidths] = widths;
  return {
    colSpan: widths.length - 1,
    stack: [
      {
        columnGap: CELL_PADDING,
        columns: [
          { width: itemWidth, stack: name },
          ...figures.map((figure, index) => ({ ...figure, width: figureWidths[index] ?? 0 })),
        ],
      },
      ...notes,
    ],
  };
};

/**
 * @param widths of all columns, points
 * @returns the row with the figures, then those that go on with its text
 */
const itemRows = <Line extends { name: string }, Group extends LineGroup<Line>>(
  { number, line }: Group['lines'][number],
  { columns, notesOf, hasWideNotes }: LineTableOptions<Line, Group>,
  widths: readonly number[],
  bookmark: Bookmark,
): [TableCell[], ...TableCell[][]] => {
  const [, itemWidth = 0] = widths;
  const notesWidth = hasWideNotes ? CONTENT_WIDTH - NOTES_INDENT : itemWidth;
  const [first = [], ...further] = packRows(piecesOf(line, notesOf, itemWidth, notesWidth));
  const figures = columns.map(({ cell, alignment = 'right' }) => ({ text: cell(line), alignment }));
  return [
    [
      { text: String(number), color: COLORS.mute, ...bookmark },
      ...(hasWideNotes
        ? [wideCell(first, figures, widths), ...spare(columns.length)]
        : [{ stack: first }, ...figures]),
    ],
    ...further.map((pieces): TableCell[] => [
      '',
      { stack: pieces, colSpan: columns.length + 1 },
      ...spare(columns.length),
    ]),
  ];
};

const LINES_OUTLINE = 'lines';
const NUMBER_WIDTH = 22;
const HEAD_FIGURES_WIDTH = 220;

const headRows = <Line, Group extends LineGroup<Line>>(
  group: Group,
  { columns, money, headNote }: LineTableOptions<Line, Group>,
): TableCell[][] => [
  [
    {
      colSpan: columns.length + 2,
      columns: [
        {
          width: CONTENT_WIDTH - HEAD_FIGURES_WIDTH - 6,
          text: group.name,
          style: 'group',
        },
        {
          width: HEAD_FIGURES_WIDTH,
          alignment: 'right',
          style: 'small',
          margin: [0, 1.5, 0, 0],
          text: [headNote?.(group), counted(group.lines.length, 'line'), money(group.total)]
            .filter(Boolean)
            .join(' · '),
        },
      ],
    },
    ...spare(columns.length + 1),
  ],
  [
    { text: '#', style: 'head' },
    { text: 'Item', style: 'head' },
    ...columns.map(({ head, alignment = 'right' }): TableCell => ({
      text: head,
      style: 'head',
      alignment,
    })),
  ],
];

const subtotalRow = <Line, Group extends LineGroup<Line>>(
  group: Group,
  { columns }: LineTableOptions<Line, Group>,
): TableCell[] => [
  '',
  { text: `Subtotal ${group.name}`, style: 'sub' },
  ...columns.map(({ subtotal }): TableCell => ({
    text: subtotal?.(group) ?? '',
    style: 'sub',
    alignment: 'right',
  })),
];

const bookmarkOf = ({ name }: { name: string }): Bookmark => ({
  outline: true,
  outlineText: name,
  outlineParentId: LINES_OUTLINE,
});

/** Puts the last line and the subtotal in one cell, so that no subtotal stands alone under the heads of a new page. */
const closingRow = (rows: TableCell[][], widths: readonly number[]): TableCell[] => [
  {
    colSpan: widths.length,
    margin: [-CELL_PADDING / 2, -ROW_PADDING, -CELL_PADDING / 2, -ROW_PADDING],
    table: { widths: [...widths], body: rows },
    layout: {
      ...ruledTable(),
      hLineWidth: (row) => (row === 1 ? RULE : 0),
      fillColor: (row) => (row === 1 ? COLORS.soft : null),
    },
  },
  ...spare(widths.length - 1),
];

const lineTable = <Line extends { name: string }, Group extends LineGroup<Line>>(
  group: Group,
  options: LineTableOptions<Line, Group>,
): Content => {
  const widths = acrossPage([NUMBER_WIDTH, 'rest', ...options.columns.map(({ width }) => width)]);
  const body = headRows(group, options);
  /** Rows that go on with the one above. */
  const further = new Set<number>();
  for (const [index, numbered] of group.lines.entries()) {
    // The head cannot carry the bookmark, as it comes again on each page.
    const bookmark = index === 0 ? bookmarkOf(group) : {};
    const [first, ...rest] = itemRows(numbered, options, widths, bookmark);
    body.push(first);
    for (const row of rest) further.add(body.push(row) - 1);
  }
  // The head of a group shows its total, which is enough for one line.
  if (group.lines.length > 1) {
    const last = body.pop() ?? [];
    body.push(closingRow([last, subtotalRow(group, options)], widths));
  }
  return {
    margin: [0, 4, 0, 10],
    fontSize: LINE_SIZE,
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [...widths],
      body,
    },
    layout: {
      ...ruledTable({ headerRows: 2, further }),
      fillColor: (row) => (row === 0 ? COLORS.band : null),
    },
  };
};

/** The tables of all categories under a heading with its bookmark. */
export const lineTables = <Line extends { name: string }, Group extends LineGroup<Line>>(
  title: string,
  groups: readonly Group[],
  options: LineTableOptions<Line, Group>,
): Content[] => {
  const head = heading(title, { id: LINES_OUTLINE, outlineExpanded: true });
  const [first, ...more] = groups.map((group) => lineTable(group, options));
  return first === undefined ? [head] : [...headed([head], first), ...more];
};
