// The table rows of one line. Long texts go on in rows of their own, since a row taller than a page would not be drawn.
import type { ContentText, TableCell } from 'pdfmake/interfaces.js';
import type { LineGroup } from '../line-groups.ts';
import { type FittedText, fittedText } from './fit-line.ts';
import { splitText } from './split-text.ts';
import { CELL_PADDING, COLORS, CONTENT_WIDTH, LINE_SIZE, SMALL_SIZE } from './theme.ts';
import type { LineTableOptions } from './line-table-options.ts';

export const spare = (count: number): TableCell[] => Array.from({ length: count }, () => '');

export type Bookmark = Pick<ContentText, 'outline' | 'outlineText' | 'outlineParentId'>;

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
export const itemRows = <Line extends { name: string }, Group extends LineGroup<Line>>(
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
