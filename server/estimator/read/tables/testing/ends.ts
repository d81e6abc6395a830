// A bid of three lines, 2,500.00 in all, and what may stand below them.
import { readPaper } from '../read-paper.ts';
import { textOf } from './sources.ts';

export const LINES = [
  'Description                              Qty  Unit    Price      Amount',
  'Remove old shingles                       20  SQ      60.00    1,200.00',
  'Install drip edge                        200  LF       4.00      800.00',
  'Ridge vent                                50  LF      10.00      500.00',
];

const paperWith = (rows: readonly string[]) =>
  readPaper(textOf('Acme Roofing', '', ...LINES, '', ...rows));

/** What does not hold, by kind. */
export const wrongIn = (...rows: string[]) => paperWith(rows).checks.map(({ what }) => what);

/** Only what is written there, without what is null. */
export const endOf = (...rows: string[]) => {
  const paper = paperWith(rows);
  const totals = Object.fromEntries(
    Object.entries(paper.totals).filter(([, value]) => value !== null),
  );
  const lines = paper.lines.filter(({ isExcluded, isAlternate }) => !isExcluded && !isAlternate);
  return { totals, lines: lines.length };
};

export const row = (label: string, amount: string) =>
  `   ${label.padEnd(52)}  ${amount.padStart(12)}`;
