// What a plan says: its rooms, read of its lettering, or of its picture where nothing measured is written.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type PlanLabel, readLabels } from '../../estimator/uploads/plan-labels.ts';
import { parsePlan, type PlanReading } from '../../estimator/uploads/plan-parser.ts';
import { type PlaceOfLine, uploadPlace } from '../../domain/upload-place.ts';
import type { ReadingCaller, TextPage } from '../../infra/media/read-media.ts';
import { type ReadingBudget, readWritten, textOf } from './page-text.ts';
import { recognisePages } from './drawn-pages.ts';
import { gapNotes } from './reading-notes.ts';
import { joined, spend, type ReadUpload, type ReaderPorts } from './upload-content.ts';

const sizedRooms = ({ rooms }: PlanReading): number =>
  rooms.filter(({ lengthFt, areaSf }) => lengthFt !== null || areaSf !== null).length;

/** Sheets of a set beyond these repeat the rooms of the first, or show details. */
const MAX_SHEETS = 12;

const planOf = async (pages: readonly TextPage[], placeOf: PlaceOfLine): Promise<PlanReading> => {
  const sheets: PlanLabel[][] = [];
  for (const page of pages.slice(0, MAX_SHEETS)) {
    sheets.push(readLabels(page));
    await nextTurn();
  }
  return parsePlan(sheets, placeOf);
};

/** Lettering of a drawing is often lines, not text: where nothing measured is written, the picture is read. */
const readPlanPages = async (
  ports: ReaderPorts,
  { path, placeOf }: { path: string; placeOf: PlaceOfLine },
  pages: readonly TextPage[],
  budget: ReadingBudget,
  caller: ReadingCaller,
) => {
  const written = { plan: await planOf(pages, placeOf), pages, drawnPages: 0, drawnPagesLeft: 0 };
  if (sizedRooms(written.plan) > 0) return written;
  const drawn = await recognisePages(ports, path, pages, () => true, budget, caller);
  const plan = await planOf(drawn.pages, placeOf);
  const isBetter = sizedRooms(plan) > 0 || plan.rooms.length >= written.plan.rooms.length;
  return isBetter ? { plan, ...drawn } : { ...written, drawnPagesLeft: drawn.drawnPagesLeft };
};

/** Rooms are read of every plan, also when the texts before it have used up what goes to the estimator. */
const PLAN_CHARS = 20_000;

export const readPlan: ReadUpload = async (ports, { path, name }, budget, caller) => {
  const {
    pages: all,
    pageCount,
    isPaged,
    isCut,
  } = await readWritten(ports, path, PLAN_CHARS, caller);
  const placeOf: PlaceOfLine = (sheet) => ({
    source: uploadPlace(name, isPaged ? sheet + 1 : null),
  });
  const { plan, pages, ...drawn } = await readPlanPages(
    ports,
    { path, placeOf },
    all,
    budget,
    caller,
  );
  const { text } = spend(budget, textOf(pages));
  const gaps = { pagesRead: all.length, pageCount, isCut, ...drawn };
  const notes = [...plan.notes, ...gapNotes(name, gaps)];
  return { text, rooms: plan.rooms, lines: [], note: joined(notes) };
};
