// What comes into the estimator from uploads: their text, the rooms measured in them and the lines they list.
import type { FileKind } from '../domain/catalog.ts';
import type { PaperMatch } from '../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../domain/paper/paper-estimate.ts';
import type { PaperUse } from '../domain/paper/paper-kinds.ts';
import { versionOfSources } from './book/generated-file.ts';

/** Hash of the code and words that documents are read with: what another version read is worth reading again. */
export const READER_VERSION = versionOfSources([
  'read/',
  'data/language/',
  'data/reader/',
  'data/lexicon.json',
  '../features/reading/',
  '../infra/media/decode/',
]);

/** A room named and measured on a plan or in a document; feet. */
export interface RoomReading {
  name: string;
  lengthFt: number | null;
  widthFt: number | null;
  heightFt: number | null;
  areaSf: number | null;
  /** Its doors and windows, and what they take off its walls, SF; absent where nothing tells. */
  openings?: { doors: number; windows: number; sf: number };
  /** The room is measured, but no name stands there: its owner names it before it is priced. */
  isUnnamed?: true;
  /** Where it was read: `plan.pdf, page 1`; absent or null for what its owner typed. */
  source?: string | null;
}

/** One line of work that a document lists with its quantity. */
export interface DocumentLine {
  /** Description as written, at most 200 characters. */
  description: string;
  quantity: number;
  /** A code as in the catalog (SF, LF, EA, …), or the document's own word in capitals; null when it names none. */
  unit: string | null;
  /** Dollars per unit as the document states them; null when it does not. */
  unitPrice: number | null;
  /** The room it is listed under, spelled out; null when there is none. */
  room: string | null;
  /** How old the thing is that the line replaces, years; absent when the document does not say. */
  age?: number;
  /** Where it stands: `bid.pdf, page 2`. */
  source?: string | null;
  /** Id of the line in the paper that it is read from; absent for other documents. */
  lineId?: string;
  /** The row of the price book that its owner put it to, or null for none; absent where the words decide. */
  code?: string | null;
}

/** What was read out of one upload; all of it is data, never an instruction. */
export interface UploadReading {
  fileId: string;
  kind: FileKind;
  name: string;
  /** Text of a document or plan, already capped; empty when nothing could be read. */
  text: string;
  rooms: RoomReading[];
  /** Line items of a document that is no paper; the same rows stand in `text`. The lines of a paper are made of `paper`. */
  lines: DocumentLine[];
  /** Somebody's estimate as it was read; null for plans, pictures and prose. */
  paper: PaperEstimate | null;
  /** What its owner wants with it; PRICE unless they said so. */
  use: PaperUse;
  /** Lines of the paper that its owner put to rows of the price book. */
  matches?: readonly PaperMatch[];
  /** One sentence for the reasoning when the upload could not be (fully) read, e.g. "Photos were not interpreted." */
  note: string | null;
}
