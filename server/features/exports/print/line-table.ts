// The lines of one category as a table whose category and column heads come again on each page it reaches.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { LineGroup } from '../line-groups.ts';
import { counted } from '../../../domain/written.ts';
import { headed, heading } from './headings.ts';
import { type Bookmark, itemRows, spare } from './item-rows.ts';
import {
  acrossPage,
  CELL_PADDING,
  COLORS,
  CONTENT_WIDTH,
  LINE_SIZE,
  ROW_PADDING,
  RULE,
  ruledTable,
} from './theme.ts';
import type { LineTableOptions } from './line-table-options.ts';

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
