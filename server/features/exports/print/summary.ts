// The first page: the total with its range, what moves it most, what is missing, and where the money goes.
import type { Content } from 'pdfmake/interfaces.js';
import type { WriteMoney } from '../../../domain/written.ts';
import type { EstimatePrint } from '../export-data.ts';
import type { GroupedLines } from '../line-groups.ts';
import { drivers, missing } from './at-a-glance.ts';
import { factGrid } from './fact-grid.ts';
import { shareTable } from './cost-shares.ts';
import { estimateFacts, estimatePanel } from './panel.ts';

/** More rooms than this are taken together, so that the summary stays on its page. */
const MOST_SHARES = 12;

export const summary = (
  print: EstimatePrint,
  grouped: GroupedLines,
  money: WriteMoney,
): Content[] => [
  { text: print.title, style: 'title', outline: true, outlineText: 'Summary' },
  factGrid(estimateFacts(print)),
  estimatePanel(print, money),
  ...drivers(print.document, money),
  ...missing(print.document),
  ...shareTable(grouped, money, MOST_SHARES),
];
