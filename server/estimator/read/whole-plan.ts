// All that a plan says: its rooms where they stand, and its lettering.
import type { PaperRoom } from '../../domain/paper/paper-estimate.ts';
import type { WordPage } from '../../domain/paper/paper-source.ts';
import type { PlanOnPaper } from '../../domain/paper/plan-on-paper.ts';
import { boxOnPage, layOutPage } from '../../infra/media/decode/layout.ts';
import { readLabels } from './plans/plan-labels.ts';
import type { UploadPage } from './plans/page.ts';
import { parsePlan, type RoomOnSheet } from './plans/plan-parser.ts';
import { readPaper } from './tables/read-paper.ts';

/** Sheets of a set beyond these repeat the rooms of the first, or show details. */
const MAX_SHEETS = 12;
/** Characters of its lettering that are kept: notes on a plan may order work. */
const MOST_TEXT = 20_000;

const roomOf = (
  { name, lengthFt, widthFt, heightFt, areaSf, openings, isUnnamed, sheet, box }: RoomOnSheet,
  index: number,
  pages: readonly WordPage[],
): PaperRoom => {
  const { width = 1, height = 1, words = [] } = pages[sheet] ?? {};
  const onPage = boxOnPage(box, words);
  return {
    number: index + 1,
    name,
    isUnnamed: isUnnamed === true,
    place: {
      page: sheet + 1,
      sheet: null,
      row: null,
      box: {
        x: onPage.x / width,
        y: onPage.y / height,
        width: onPage.width / width,
        height: onPage.height / height,
      },
    },
    lengthFt,
    widthFt,
    heightFt,
    floorSf: areaSf,
    wallSf: null,
    ceilingSf: null,
    perimeterLf: null,
    ...(openings && { openings }),
  };
};

const textOf = (sheets: readonly UploadPage[]): string => {
  const rows = sheets.flatMap((sheet) =>
    sheet.rows.map((row) => row.map(({ text }) => text).join('\t')),
  );
  const text = rows.join('\n');
  return text.length > MOST_TEXT ? text.slice(0, text.lastIndexOf('\n', MOST_TEXT)) : text;
};

const NO_LINES = readPaper({ from: 'TEXT', text: '' });

/** Pure: the same pages always give the same plan. */
export const readWholePlan = (pages: readonly WordPage[]): PlanOnPaper => {
  const sheets = pages.map(({ words }): UploadPage => ({ rows: layOutPage(words) }));
  const { rooms, notes } = parsePlan(sheets.slice(0, MAX_SHEETS).map(readLabels));
  return {
    paper: {
      ...NO_LINES,
      rooms: rooms.map((room, index) => roomOf(room, index, pages)),
      prose: textOf(sheets),
      pageCount: pages.length,
      pageShapes: pages.map(({ width, height }) => width / height),
    },
    notes,
  };
};
