// What a reader wants to know before any line: what moves the total most, and what is missing. It leaves room for the rest of its page.
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { type CostDriver, costDrivers } from '../../../domain/estimate/cost-drivers.ts';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { counted, type WriteMoney, writePercent } from '../../../domain/money/written.ts';
import { openQuestions } from '../open-questions.ts';
import { right } from './blocks.ts';
import { heading } from './headings.ts';
import { shorten } from './split-text.ts';
import { acrossPage, COLORS, ruledTable } from './theme.ts';

const NAME_MAX = 90;
const MOST_ROOMS = 3;

const whereOf = ({ rooms }: CostDriver): string =>
  rooms.length > MOST_ROOMS ? counted(rooms.length, 'room') : rooms.join(', ');

/** The three pieces of work that cost most. */
export const drivers = (document: EstimateDocument, money: WriteMoney): Content[] => {
  const total = estimateTotal(document);
  const rows = costDrivers(document.items).map((driver): TableCell[] => [
    {
      text: [
        shorten(driver.name, NAME_MAX),
        { text: `  ${shorten(whereOf(driver), NAME_MAX)}`, style: 'small' },
      ],
    },
    right(total > 0 ? writePercent(driver.amount / total) : '', 'small'),
    right(money(driver.amount)),
  ]);
  if (rows.length === 0) return [];
  return [
    {
      unbreakable: true,
      stack: [
        heading('What moves the total most', { style: 'h3' }),
        {
          table: { widths: acrossPage(['rest', 40, 90]), body: rows },
          layout: { ...ruledTable(), paddingTop: () => 2, paddingBottom: () => 2 },
        },
      ],
    },
  ];
};

const MOST_MISSING = 5;
const MISSING_MAX = 180;

const assumed = ({ items }: EstimateDocument): string[] => {
  const count = items.filter(({ metadata: { basis } }) => basis === 'DEFAULT').length;
  return count === 0
    ? []
    : [
        `${counted(count, 'quantity', 'quantities')} of ${counted(items.length, 'line')} assumed, as none was given: please measure. Each such line says so.`,
      ];
};

/** The gravest of what is open, five at most; all of it stands in the notes. */
export const missing = (document: EstimateDocument): Content[] => {
  const all = [...openQuestions(document), ...document.warnings];
  const room = MOST_MISSING - assumed(document).length;
  const rest = all.length - room;
  const shown = [
    ...all.slice(0, room).map((text) => shorten(text, MISSING_MAX)),
    ...assumed(document),
  ];
  return [
    heading('What is missing', { style: 'h3' }),
    shown.length === 0
      ? { text: 'No question is open, and nothing was assumed.', color: COLORS.mute }
      : { ul: shown.map((text) => ({ text, margin: [0, 0, 0, 2] })) },
    ...(rest > 0
      ? [{ text: `${counted(rest, 'more point')} to check under Notes.`, style: 'small' }]
      : []),
  ];
};
