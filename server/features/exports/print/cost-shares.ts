// Where the money goes: totals of rooms or categories with their share, the largest first.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type WriteMoney, writePercent } from '../../../domain/money/written.ts';
import type { GroupedLines } from '../line-groups.ts';
import { right } from './blocks.ts';
import { heading, section } from './headings.ts';
import { acrossPage, ruledTable, COLORS } from './theme.ts';
import { sharesOf } from '../largest-shares.ts';

// A share of the whole as a bar, beside its figure.

const BAR_WIDTH = 96;

const shareBar = (share: number): Content => {
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

const NAMES = {
  room: { title: 'Totals by room', head: 'Room', more: ['other room', 'other rooms'] },
  category: {
    title: 'Cost by category',
    head: 'Category',
    more: ['other category', 'other categories'],
  },
} as const;

/** @param most rows, for a table that must leave room for others */
export const shareTable = (
  { by, groups }: GroupedLines,
  money: WriteMoney,
  most = Infinity,
): Content[] => {
  if (groups.length === 0) return [];
  const { title, head, more } = NAMES[by];
  const shares = sharesOf(groups, more, most);
  const whole = shares.reduce((sum, { total }) => sum + Math.max(0, total), 0);
  const rows = shares.map(({ name, lines, total }): TableCell[] => {
    const share = whole > 0 ? Math.max(0, total) / whole : 0;
    return [
      { text: name },
      right(String(lines), 'small'),
      shareBar(share),
      right(writePercent(share), 'small'),
      right(money(total)),
    ];
  });
  return section(
    [heading(title, { style: 'h3' })],
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: acrossPage(['rest', 34, BAR_WIDTH, 40, 90]),
        body: [
          [
            { text: head, style: 'head' },
            right('Lines', 'head'),
            '',
            right('Share', 'head'),
            right('Total', 'head'),
          ],
          ...rows,
        ],
      },
      layout: { ...ruledTable({ headerRows: 1 }), paddingTop: () => 2, paddingBottom: () => 2 },
    },
    rows.length,
  );
};
