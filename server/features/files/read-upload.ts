// What one plan or document says: its text within the job's budget, its rooms and its line items, and what was left out.
// It fails only for reasons another try may cure; a file that cannot be read is a reading with a note.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UploadReading } from '../../estimator/estimator.ts';
import { readDocumentLines } from '../../estimator/uploads/document-lines.ts';
import { type PlanLabel, readLabels } from '../../estimator/uploads/plan-labels.ts';
import { parsePlan, type PlanReading } from '../../estimator/uploads/plan-parser.ts';
import { readRoomList } from '../../estimator/uploads/room-list.ts';
import { linePlaces, type PlaceOfLine, uploadPlace } from '../../domain/upload-place.ts';
import type { ReadingCaller, TextPage } from '../../infra/media/read-media.ts';
import {
  firstLinesOf,
  isBlank,
  type ReadingBudget,
  readWritten,
  recognisePages,
  textOf,
} from './page-text.ts';
import { gapNotes, noRoomLeft, noText, notRead } from './reading-notes.ts';

export type UploadContent = Pick<UploadReading, 'text' | 'rooms' | 'lines' | 'note'>;

type ReaderPorts = Pick<Ports, 'mediaReader' | 'log'>;
type ReadUpload = (
  ports: ReaderPorts,
  upload: { path: string; name: string },
  budget: ReadingBudget,
  caller: ReadingCaller,
) => Promise<UploadContent>;

export const contentWith = (note: string | null): UploadContent => ({
  text: '',
  rooms: [],
  lines: [],
  note,
});

/** Cuts at the end of a line, so that no figure is halved. */
const spend = (budget: ReadingBudget, text: string): { text: string; isCut: boolean } => {
  const isCut = text.length > budget.chars;
  const end = isCut ? Math.max(0, text.lastIndexOf('\n', budget.chars)) : text.length;
  budget.chars -= end;
  return { text: text.slice(0, end), isCut };
};

const joined = (notes: readonly string[]): string | null => notes.join(' ') || null;

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

const readPlan: ReadUpload = async (ports, { path, name }, budget, caller) => {
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

const readDocument: ReadUpload = async (ports, { path, name }, budget, caller) => {
  if (budget.chars === 0) return contentWith(noRoomLeft(name));
  const written = await readWritten(ports, path, budget.chars, caller);
  const { pages, ...drawn } = await recognisePages(
    ports,
    path,
    written.pages,
    isBlank,
    budget,
    caller,
  );
  const { text, isCut } = spend(budget, written.text + textOf(pages));
  const { pageCount } = written;
  const gaps = {
    pagesRead: written.pages.length,
    pageCount,
    isCut: isCut || written.isCut,
    ...drawn,
  };
  const placeOf = linePlaces(name, written.isPaged ? firstLinesOf(pages) : []);
  const lines = readDocumentLines(text, placeOf);
  await nextTurn();
  const rooms = readRoomList(text, placeOf);
  const notes = gapNotes(name, gaps);
  if (text === '' && drawn.drawnPagesLeft === 0) notes.unshift(noText(name));
  return { text, rooms, lines, note: joined(notes) };
};

const READERS = { FLOOR: readPlan, DOC: readDocument } satisfies Record<string, ReadUpload>;

/** @throws DomainError UNAVAILABLE, and whatever else a later try may not meet; the signal's reason */
export const readUpload = async (
  ports: ReaderPorts,
  upload: { kind: keyof typeof READERS; path: string; name: string },
  budget: ReadingBudget,
  caller: ReadingCaller,
): Promise<UploadContent> => {
  try {
    return await READERS[upload.kind](ports, upload, budget, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
    return contentWith(notRead(upload.name, error.message));
  }
};
