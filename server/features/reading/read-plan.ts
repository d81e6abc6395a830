// What a plan says: its rooms, read of its lettering, or of its picture where nothing measured is written.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PaperEstimate, PaperRoom } from '../../domain/paper/paper-estimate.ts';
import type { WordPage } from '../../domain/paper/paper-source.ts';
import { type PlanLabel, readLabels } from '../../estimator/uploads/plan-labels.ts';
import {
  parsePlan,
  type PlanReading,
  type RoomOnSheet,
} from '../../estimator/uploads/plan-parser.ts';
import { readPaper } from '../../estimator/read/tables/read-paper.ts';
import { type ReadingCaller, toTextPage } from '../../infra/media/read-media.ts';
import { gapNotes } from './reading-notes.ts';
import {
  type PaperReading,
  type ReaderPorts,
  type ReadSource,
  readWritten,
  withDrawnWords,
} from './read-source.ts';

const sizedRooms = ({ rooms }: PlanReading): number =>
  rooms.filter(({ lengthFt, areaSf }) => lengthFt !== null || areaSf !== null).length;

/** Sheets of a set beyond these repeat the rooms of the first, or show details. */
const MAX_SHEETS = 12;
/** Characters of its lettering that are kept: notes on a plan may order work. */
const MOST_TEXT = 20_000;

interface ReadPlan {
  plan: PlanReading;
  pages: readonly WordPage[];
  gaps: ReadSource['gaps'];
}

const planOf = async ({ source, gaps }: ReadSource): Promise<ReadPlan> => {
  const pages = source.from === 'WORDS' ? source.pages : [];
  const sheets: PlanLabel[][] = [];
  for (const page of pages.slice(0, MAX_SHEETS)) {
    sheets.push(readLabels(toTextPage(page)));
    await nextTurn();
  }
  return { plan: parsePlan(sheets), pages, gaps };
};

/** Lettering of a drawing is often lines, not text: where nothing measured is written, the picture is read. */
const readSheets = async (
  ports: ReaderPorts,
  path: string,
  caller: ReadingCaller,
): Promise<ReadPlan> => {
  const reading = await readWritten(ports, path, caller);
  const written = await planOf(await withDrawnWords(ports, path, reading, [], caller));
  if (sizedRooms(written.plan) > 0) return written;
  const all = written.pages.map(({ number }) => number);
  const drawn = await planOf(await withDrawnWords(ports, path, reading, all, caller));
  const isBetter =
    sizedRooms(drawn.plan) > 0 || drawn.plan.rooms.length >= written.plan.rooms.length;
  if (isBetter) return drawn;
  return { ...written, gaps: { ...written.gaps, drawnPagesLeft: drawn.gaps.drawnPagesLeft } };
};

const roomOf = (
  { name, lengthFt, widthFt, heightFt, areaSf, isUnnamed, sheet, box }: RoomOnSheet,
  index: number,
  pages: readonly WordPage[],
): PaperRoom => {
  const { width = 1, height = 1 } = pages[sheet] ?? {};
  return {
    number: index + 1,
    name,
    isUnnamed: isUnnamed === true,
    place: {
      page: sheet + 1,
      sheet: null,
      row: null,
      box: {
        x: box.x / width,
        y: box.y / height,
        width: box.width / width,
        height: box.height / height,
      },
    },
    lengthFt,
    widthFt,
    heightFt,
    floorSf: areaSf,
    wallSf: null,
    ceilingSf: null,
    perimeterLf: null,
  };
};

const textOf = (pages: readonly WordPage[]): string => {
  const rows = pages.flatMap((page) =>
    toTextPage(page).rows.map((row) => row.map(({ text }) => text).join('\t')),
  );
  const text = rows.join('\n');
  return text.length > MOST_TEXT ? text.slice(0, text.lastIndexOf('\n', MOST_TEXT)) : text;
};

/** A plan is no list of work. */
const NO_LINES = readPaper({ from: 'TEXT', text: '' });

export const readPlan = async (
  ports: ReaderPorts,
  { path, name }: { path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  const { plan, pages, gaps } = await readSheets(ports, path, caller);
  const paper: PaperEstimate = {
    ...NO_LINES,
    rooms: plan.rooms.map((room, index) => roomOf(room, index, pages)),
    prose: textOf(pages),
    pageCount: gaps.pageCount,
    pageShapes: pages.map(({ width, height }) => width / height),
  };
  return { paper, notes: [...plan.notes, ...gapNotes(name, gaps)] };
};
