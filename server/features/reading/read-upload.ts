// What one plan or document says, whole. It fails only for reasons another try may cure; a file that cannot be read is a
// reading with a note.
import { DomainError } from '../../domain/errors.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import { readDocument } from './read-document.ts';
import { notRead, gapNotes } from './reading-notes.ts';
import {
  type PaperReading,
  type ReaderPorts,
  type ReadSource,
  readWritten,
  withDrawnWords,
} from './read-source.ts';
import type { PlanOnPaper } from '../../domain/paper/plan-on-paper.ts';

// What a plan says: its words are gathered here, of its lettering, or of its picture where nothing measured is written; the
// estimator, which has its own processes, understands them.

const sizedRooms = ({ paper }: PlanOnPaper): number =>
  paper.rooms.filter(({ lengthFt, floorSf }) => lengthFt !== null || floorSf !== null).length;

interface ReadPlan {
  plan: PlanOnPaper;
  /** Numbers of its pages, from 1. */
  pages: number[];
  gaps: ReadSource['gaps'];
}

const planOf = async (
  { estimator }: ReaderPorts,
  { source, gaps }: ReadSource,
  { owner, signal }: ReadingCaller,
): Promise<ReadPlan> => {
  const pages = source.from === 'WORDS' ? source.pages : [];
  const plan = await estimator.readPlan(pages, { owner, signal });
  return { plan, pages: pages.map(({ number }) => number), gaps: { ...gaps, struckPages: 0 } };
};

/** Lettering of a drawing is often lines, not text: where nothing measured is written, the picture is read. */
const readSheets = async (
  ports: ReaderPorts,
  path: string,
  caller: ReadingCaller,
): Promise<ReadPlan> => {
  const reading = await readWritten(ports, path, caller);
  const asWritten = await withDrawnWords(ports, path, reading, [], caller);
  const written = await planOf(ports, asWritten, caller);
  if (sizedRooms(written.plan) > 0) return written;
  const asDrawn = await withDrawnWords(ports, path, reading, written.pages, caller);
  const drawn = await planOf(ports, asDrawn, caller);
  const isBetter =
    sizedRooms(drawn.plan) > 0 || drawn.plan.paper.rooms.length >= written.plan.paper.rooms.length;
  if (isBetter) return drawn;
  return { ...written, gaps: { ...written.gaps, drawnPagesLeft: drawn.gaps.drawnPagesLeft } };
};

const readPlan = async (
  ports: ReaderPorts,
  { path, name }: { path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  const { plan, gaps } = await readSheets(ports, path, caller);
  return {
    paper: { ...plan.paper, pageCount: gaps.pageCount },
    notes: [...plan.notes, ...gapNotes(name, gaps)],
  };
};

const READERS = { FLOOR: readPlan, DOC: readDocument } as const;

/** What another try would meet again. */
const OF_FILE: ReadonlySet<string> = new Set(['BAD_INPUT', 'TOO_LARGE']);

/** Kinds of uploads that say something in words or figures. */
export type ReadableKind = keyof typeof READERS;

/** @throws DomainError UNAVAILABLE, and whatever else a later try may not meet; the signal's reason */
export const readUpload = async (
  ports: ReaderPorts,
  upload: { kind: ReadableKind; path: string; name: string },
  caller: ReadingCaller,
): Promise<PaperReading> => {
  try {
    return await READERS[upload.kind](ports, upload, caller);
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError) || !OF_FILE.has(error.code)) throw error;
    return { paper: null, notes: [notRead(upload.name, error.message)] };
  }
};
