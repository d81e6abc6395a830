// The phases of a job in time, as a table with a bar for each.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { BidPhase } from '../../../domain/bid/contractor-bid.ts';
import { counted } from '../../../domain/money/written.ts';
import { heading, section } from './headings.ts';
import { acrossPage, COLORS, ruledTable } from './theme.ts';

const BAR_WIDTH = 190;

const bar = ({ startDay, days }: BidPhase, lastDay: number): Content => {
  const day = BAR_WIDTH / lastDay;
  return {
    margin: [0, 3, 0, 0],
    canvas: [
      { type: 'rect', x: 0, y: 0, w: BAR_WIDTH, h: 5, color: COLORS.soft },
      {
        type: 'rect',
        x: (startDay - 1) * day,
        y: 0,
        w: Math.max(1, days * day),
        h: 5,
        color: COLORS.brand,
      },
    ],
  };
};

export const bidSchedule = (phases: readonly BidPhase[]): Content[] => {
  if (phases.length === 0) return [];
  const lastDay = Math.max(...phases.map(({ startDay, days }) => startDay + days - 1));
  const rows = phases.map((phase): TableCell[] => {
    const { name, startDay, days } = phase;
    const end = startDay + days - 1;
    return [name, days === 1 ? `Day ${startDay}` : `Days ${startDay}–${end}`, bar(phase, lastDay)];
  });
  return section(
    [heading(`Schedule (${counted(lastDay, 'working day')})`)],
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: acrossPage(['rest', 80, BAR_WIDTH]),
        body: [[{ text: 'Phase', style: 'head' }, { text: 'When', style: 'head' }, ''], ...rows],
      },
      layout: ruledTable({ headerRows: 1 }),
    },
    rows.length,
  );
};
