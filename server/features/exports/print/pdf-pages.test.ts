// The pages of estimates of a usual length: few, none nearly empty, and each heading above what it names.
import { expect, it } from 'vitest';
import type { AgentKind } from '../../../domain/catalog.ts';
import { type PrintedRow, readRows } from '../testing/read-pdf.ts';
import { realPrint } from '../testing/real-prints.ts';
import { STYLES } from './theme.ts';

const USUAL_LINES = { least: 36, most: 48 };
const PAGES_MOST = 8;
/** Fewer rows than these on a page are a leftover. */
const ROWS_LEAST = 6;
/** Headings are this large or larger, points; all else but sums is smaller. */
const HEADING = STYLES.h3?.fontSize ?? 0;

const REQUESTS: [AgentKind, string][] = [
  [
    'HOME_PROJECT',
    'Kitchen 12x14: new base and wall cabinets, quartz countertops, tile backsplash, sink, faucet, 6 recessed lights, LVP floor, paint walls and ceiling. Replace toilet and vanity in the hall bath 5x8, new tile floor there.',
  ],
  [
    'INSURANCE',
    'Pipe burst under the kitchen sink on October 12, 2026. Insured: Maria Gonzalez, policy HO-44521, carrier State Farm, claim number 06-771X. Kitchen 12x15, living room 18x14, dining room 12x12, ceilings 9 ft. Hardwood floors buckled in all three rooms, drywall wet 2 ft high, base cabinets swollen, baseboards, insulation. Carpet in the hallway 4x12 soaked. Deductible 1,000.',
  ],
  [
    'CONTRACTOR',
    'Hall bathroom 5x8: retile the shower, vanity 36 in, toilet, porcelain floor tile, exhaust fan, paint. Kitchen 10x12: LVP floor, paint walls and ceiling. My crew does demo and paint; markup 35 %.',
  ],
];

const isHeading = ({ text, size }: PrintedRow): boolean => size >= HEADING && !text.includes('$');

it.each(REQUESTS)('a PDF for %s is short and its pages are full', async (agent, instructions) => {
  const print = await realPrint(agent, { instructions });
  const lineCount = print.document.items.length;
  expect(lineCount).toBeGreaterThanOrEqual(USUAL_LINES.least);
  expect(lineCount).toBeLessThanOrEqual(USUAL_LINES.most);
  const pages = await readRows(print);
  expect(pages.length).toBeLessThanOrEqual(PAGES_MOST);
  expect(pages.flat().filter(isHeading).length).toBeGreaterThan(pages.length);
  for (const rows of pages) expect(rows.length).toBeGreaterThanOrEqual(ROWS_LEAST);
  expect(pages.flatMap((rows) => rows.slice(-1)).filter(isHeading)).toEqual([]);
});
