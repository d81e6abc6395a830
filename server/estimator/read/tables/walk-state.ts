// What is known while a paper is walked through from its first row to its last.
import type { FoundHead } from './heads.ts';
import type { PaperPlace } from '../../../domain/paper/paper-estimate.ts';
import type { LineDraft } from './lines.ts';
import { noParties, type Parties } from './parties.ts';
import type { PaperRoom } from './rooms.ts';
import type { Row } from './row.ts';
import type { Table } from './columns.ts';
import type { TotalKind, TotalRow } from './totals.ts';

/** What the rows below the last heading are. */
/** `ASIDE` is read and used nowhere: sketches, fields that are not kept. */
export type Part = 'ASIDE' | 'WORK' | 'EXCLUDED' | 'ALTERNATES' | 'TERMS' | 'RECAP' | 'SUMMARY';

export interface FoundTotal extends TotalRow {
  /** Figures of a row of totals by the columns of its table. */
  byColumn: Partial<Record<TotalKind, number>>;
  row: Row;
  /** Of a tabulation, one for each bidder. */
  bidders: (number | null)[];
  /** Lines read before it. */
  lineCount: number;
  /** Which summary of several it stands in. */
  summary: number;
}

export interface LooseRow {
  row: Row;
  part: Part;
}

export interface Walk {
  rows: readonly Row[];
  tables: Table[];
  room: PaperRoom | null;
  section: string | null;
  /** Headings inside of a room keep it. */
  isNested: boolean;
  part: Part;
  /** The line that words below may go on with, and the last row of it. */
  last: LineDraft | null;
  lastRow: Row | null;
  /** A line of labels and values that may go on in the next row. */
  labelled: LineDraft | null;
  parties: Parties;
  rooms: PaperRoom[];
  lines: LineDraft[];
  totals: FoundTotal[];
  loose: LooseRow[];
  /** Words whose figures stand in the next rows. */
  pending: Row[];
  summaries: number;
  /** Told in a sentence. */
  deposit: number | null;
  /** Numbers printed on the pages, and of how many. */
  pageNumbers: number[];
  pagesPrinted: number | null;
  bidders: string[];
  hasClaimHead: boolean;
  /** Rows that were looked at before their turn. */
  ahead: Map<Row, { tables: readonly Table[]; drafts: LineDraft[] }>;
  foundHeads: Map<Row, FoundHead | null>;
  /** Rows that are heads of tables. */
  heads: Row[];
  /** Free space between rows of figures, in heights. */
  usualGap: number;
  /** The farthest that a description reaches; null until asked for. */
  widest: number | null;
}

export const newWalk = (rows: readonly Row[], usualGap: number): Walk => ({
  rows,
  tables: [],
  room: null,
  section: null,
  isNested: false,
  part: 'WORK',
  last: null,
  lastRow: null,
  labelled: null,
  parties: noParties(),
  rooms: [],
  lines: [],
  totals: [],
  loose: [],
  pending: [],
  summaries: 0,
  deposit: null,
  pageNumbers: [],
  pagesPrinted: null,
  bidders: [],
  hasClaimHead: false,
  heads: [],
  ahead: new Map(),
  foundHeads: new Map(),
  usualGap,
  widest: null,
});

export const MAX_DESCRIPTION = 500;

/** One box around what stands together on a page. */
export const joinedPlace = (place: PaperPlace, others: readonly PaperPlace[]): PaperPlace => {
  const boxes = [place, ...others].flatMap(({ box }) => (box ? [box] : []));
  if (place.box === null || boxes.length < 2) return place;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { ...place, box: { x, y, width: right - x, height: bottom - y } };
};

export const addNote = (draft: LineDraft, text: string): void => {
  draft.note = (draft.note === null ? text : `${draft.note} ${text}`).slice(0, 1_000);
};

export const addWords = (draft: LineDraft, text: string): void => {
  const glue = /[\p{L}]-$/u.test(draft.description) && /^\p{Ll}/u.test(text) ? '' : ' ';
  draft.description = `${draft.description}${glue}${text}`.slice(0, MAX_DESCRIPTION);
};
