// What a paper shows and does not count: rows that are hidden, struck out or not ticked, each told with its place.
import { PAPER_LIMITS, type PaperCheck } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource, WordPage } from '../../../domain/paper/paper-source.ts';
import { rowsOfPage } from './side-by-side.ts';

const WHY_OF_WORDS = {
  struck: 'is struck out',
  unseen: 'is covered or cannot be seen',
  notes: 'is a note of a reader',
} as const;

const wordChecks = (page: WordPage, why: keyof typeof WHY_OF_WORDS): PaperCheck[] => {
  const { rows, turned } = rowsOfPage({ ...page, words: page[why] ?? [] }, 0);
  return [...rows, ...turned].map(({ text, place }) => ({
    what: 'LEFT_OUT',
    message: `“${text.slice(0, 200)}” on page ${page.number} ${WHY_OF_WORDS[why]} and does not count.`,
    place,
    lineId: null,
  }));
};

/** What a page holds and does not count, row by row. */
export const pageChecks = (page: WordPage): PaperCheck[] => [
  ...wordChecks(page, 'struck'),
  ...wordChecks(page, 'unseen'),
  ...wordChecks(page, 'notes'),
];

const WHY = { HIDDEN: 'is hidden', STRUCK: 'is struck out', UNTICKED: 'is not ticked' } as const;

type Sheet = Extract<PaperSource, { from: 'CELLS' }>['sheets'][number];

/** Rows that a sheet does not count, and formulas that have no result. */
export const sheetChecks = (sheet: Sheet, page: number): PaperCheck[] => {
  const placeOf = (row: number) => ({
    page,
    sheet: sheet.name?.slice(0, PAPER_LIMITS.word) ?? null,
    row: Math.max(1, row),
    box: null,
  });
  const left: PaperCheck[] = sheet.leftOut
    .map(({ row, why }) => ({
      row,
      why,
      text: row.cells.filter((cell) => cell.trim() !== '').join(' '),
    }))
    .filter(({ text }) => text !== '')
    .map(({ row, why, text }) => ({
      what: 'LEFT_OUT' as const,
      message: `Row ${row.number} ${WHY[why]} and does not count: “${text.slice(0, 200)}”.`,
      place: placeOf(row.number),
      lineId: null,
    }));
  if (sheet.uncomputed > 0) {
    left.push({
      what: 'FIGURE_UNREAD',
      message: `${sheet.uncomputed} ${sheet.uncomputed === 1 ? 'formula has' : 'formulas have'} no stored result. Open the file in a spreadsheet program, save it, and send it again.`,
      place: null,
      lineId: null,
    });
  }
  return left;
};
