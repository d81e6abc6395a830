// All that a plan says: its rooms where they stand, and its lettering.
import type { PaperRoom } from '../../domain/paper/paper-estimate.ts';
import type { WordPage } from '../../domain/paper/paper-source.ts';
import type { PlanOnPaper } from '../../domain/paper/plan-on-paper.ts';
import { boxOnPage, layOutPage } from '../../infra/media/decode/layout.ts';
import { readLabels } from './plans/plan-labels.ts';
import { measureOutlines, outlinesNote, scaleOf } from './plans/outlines.ts';
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

const textOfRow = (row: readonly { text: string }[]) => row.map(({ text }) => text).join('\t');

const textOf = (sheets: readonly UploadPage[]): string => {
  const rows = sheets.flatMap((sheet) => sheet.rows.map(textOfRow));
  const text = rows.join('\n');
  return text.length > MOST_TEXT ? text.slice(0, text.lastIndexOf('\n', MOST_TEXT)) : text;
};

/** Sizes of rooms that are drawn to scale and not sized, as a sentence a page. */
const drawnSizes = (rooms: readonly PaperRoom[], pages: readonly WordPage[]): string[] =>
  pages.flatMap((page, index) => {
    const scale = scaleOf(layOutPage(page.words).map(textOfRow).join('\n'));
    if (!scale) return [];
    const names = rooms.flatMap(({ name, isUnnamed, lengthFt, floorSf, place }) => {
      const isOpen =
        place.page === index + 1 && !isUnnamed && lengthFt === null && floorSf === null;
      if (!isOpen || !place.box) return [];
      const { x, y, width, height } = place.box;
      return [
        { name, at: [(x + width / 2) * page.width, (y + height / 2) * page.height] as const },
      ];
    });
    const measured = measureOutlines(page, names, scale);
    return measured.length === 0 ? [] : [outlinesNote(measured, scale)];
  });

const NO_LINES = readPaper({ from: 'TEXT', text: '' });

/** Pure: the same pages always give the same plan. */
export const readWholePlan = (pages: readonly WordPage[]): PlanOnPaper => {
  const sheets = pages.map(({ words }): UploadPage => ({ rows: layOutPage(words) }));
  const { rooms: found, notes } = parsePlan(sheets.slice(0, MAX_SHEETS).map(readLabels));
  const rooms = found.map((room, index) => roomOf(room, index, pages));
  return {
    paper: {
      ...NO_LINES,
      rooms,
      prose: textOf(sheets),
      pageCount: pages.length,
      pageShapes: pages.map(({ width, height }) => width / height),
    },
    notes: [...notes, ...drawnSizes(rooms, pages)],
  };
};
