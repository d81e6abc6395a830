// All that a plan says: its rooms where they stand, and its lettering.
import { hundredths } from '../../domain/numbers.ts';
import type { PaperRoom } from '../../domain/paper/paper-estimate.ts';
import type { WordPage } from '../../domain/paper/paper-source.ts';
import type { PlanOnPaper } from '../../domain/paper/plan-on-paper.ts';
import { boxOnPage, layOutPage } from '../../infra/media/decode/layout.ts';
import { isOwnNote } from '../../infra/media/decode/plans/told-notes.ts';
import { readLabels } from './plans/plan-labels.ts';
import { isDrawnAs, measureOutlines, outlinesNote, scaleOf } from './plans/outlines.ts';
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

/** An outline of a smaller part of its sides' product is no rectangle. */
const RECTANGLE = 0.97;

interface ToScale {
  rooms: PaperRoom[];
  note: string | null;
}

const NOT_MEASURED: ToScale = { rooms: [], note: null };

/** Rooms of a page that are drawn to scale and not sized, with sizes where these are sure. */
const measurePage = (rooms: readonly PaperRoom[], page: WordPage, number: number): ToScale => {
  const scale = scaleOf(layOutPage(page.words).map(textOfRow).join('\n'));
  if (!scale) return NOT_MEASURED;
  const here = new Map(
    rooms.filter((room) => room.place.page === number).map((room) => [room.number, room]),
  );
  const names = [...here.values()].flatMap(({ number: room, name, isUnnamed, place: { box } }) => {
    if (isUnnamed || !box) return [];
    const at = [
      (box.x + box.width / 2) * page.width,
      (box.y + box.height / 2) * page.height,
    ] as const;
    return [{ number: room, name, at }];
  });
  const drawn = measureOutlines(page, names, scale);
  const isProven = drawn.flatMap((one) => {
    const { lengthFt, widthFt } = here.get(one.number) ?? {};
    return lengthFt && widthFt ? [isDrawnAs(one, { lengthFt, widthFt })] : [];
  });
  const doubt = isProven.includes(false)
    ? 'CONTRADICTED'
    : isProven.includes(true)
      ? null
      : 'UNPROVEN';
  const open = drawn.filter((one) => {
    const room = here.get(one.number);
    return room?.lengthFt === null && room.floorSf === null;
  });
  if (open.length === 0) return NOT_MEASURED;
  const sized = open.flatMap(({ number: at, lengthFt, widthFt, areaSf }): PaperRoom[] => {
    const room = here.get(at);
    if (!room || doubt !== null) return [];
    const isRectangle = areaSf >= RECTANGLE * lengthFt * widthFt;
    return [
      {
        ...room,
        lengthFt: hundredths(lengthFt),
        widthFt: hundredths(widthFt),
        floorSf: isRectangle ? null : hundredths(areaSf),
      },
    ];
  });
  return { rooms: sized, note: outlinesNote(open, scale, doubt) };
};

const NO_LINES = readPaper({ from: 'TEXT', text: '' });

/** Lines of a drawing lead through its lettering, so nothing on a plan counts as struck out. */
const withLinedWords = ({ struck = [], ...page }: WordPage): WordPage => ({
  ...page,
  words: [...page.words, ...struck],
});

/** Pure: the same pages always give the same plan. */
export const readWholePlan = (drawn: readonly WordPage[]): PlanOnPaper => {
  const pages = drawn.map(withLinedWords);
  const laidOut = pages.map(({ words }) => layOutPage(words));
  // What our own plan says of itself is told, and read as no lettering of the house.
  const told = laidOut.flat().map(textOfRow).filter(isOwnNote);
  const sheets = laidOut.map((rows): UploadPage => ({
    rows: rows.filter((row) => !isOwnNote(textOfRow(row))),
  }));
  const { rooms: found, notes } = parsePlan(sheets.slice(0, MAX_SHEETS).map(readLabels));
  const written = found.map((room, index) => roomOf(room, index, pages));
  const pagesToScale = pages.map((page, index) => measurePage(written, page, index + 1));
  const sized = new Map(
    pagesToScale.flatMap(({ rooms }) => rooms.map((room) => [room.number, room])),
  );
  const rooms = written.map((room) => sized.get(room.number) ?? room);
  return {
    paper: {
      ...NO_LINES,
      rooms,
      prose: textOf(sheets),
      pageCount: pages.length,
      pageShapes: pages.map(({ width, height }) => width / height),
    },
    notes: [...told, ...notes, ...pagesToScale.flatMap(({ note }) => note ?? [])],
  };
};
