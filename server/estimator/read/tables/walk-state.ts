// The state of reading a paper from its first row to its last.
import type { PaperPlace, PaperSide } from '../../../domain/paper/paper-estimate.ts';
import { amountEdges } from './amount-edges.ts';
import { type Table } from './columns.ts';
import { type ColumnKind, type SidesOfHead } from './head-words.ts';
import { type FoundHead, headAt } from './heads.ts';
import { type LineDraft, completed, emptyDraft } from './lines.ts';
import { numberedWords } from './line-names.ts';
import { type Parties, noParties } from './parties.ts';
import { type ListedRoom, emptyRoom, roomHeading, roomOfCell, takeRoomSizes } from './rooms.ts';
import { type Row } from './row.ts';
import { summedRows } from './summed-rows.ts';
import { type TotalKind } from './total-names.ts';
import { type TotalRow } from './totals.ts';
import { endsNotDone, isAlternateLine, isCreditLine, saysDeclined } from './wording.ts';

/** Kind of the rows below the last heading. */
/** `ORDER` is work that a list of rooms names; `DECLINED` a table of what somebody claimed and the paper does not pay; `ASIDE` is read and used nowhere: sketches, fields that are not kept. */
export type Part =
  | 'ASIDE'
  | 'ORDER'
  | 'WORK'
  | 'EXCLUDED'
  | 'DECLINED'
  | 'ALTERNATES'
  | 'TERMS'
  | 'RECAP'
  | 'SUMMARY';

export interface FoundTotal extends TotalRow {
  /** Figures of a row of totals by the columns of its table. */
  byColumn: Partial<Record<TotalKind, number>>;
  row: Row;
  /** Figures of a tabulation, one for each bidder. */
  bidders: (number | null)[];
  /** Lines read before it. */
  lineCount: number;
  /** Number of the summary that it stands in, where a paper has several. */
  summary: number;
}

export interface LooseRow {
  row: Row;
  part: Part;
}

export interface Walk {
  rows: readonly Row[];
  tables: Table[];
  room: ListedRoom | null;
  section: string | null;
  /** Whether headings below stay within `room`. */
  isNested: boolean;
  part: Part;
  /** The line that words below may go on with, and the last row of it. */
  last: LineDraft | null;
  lastRow: Row | null;
  /** The row that its description begins in. */
  lastWords: Row | null;
  /** A line of labels and values that may go on in the next row. */
  labeled: LineDraft | null;
  parties: Parties;
  rooms: ListedRoom[];
  /** Number of `rooms` that were named above the last head of a table. */
  roomsAbove: number;
  lines: LineDraft[];
  totals: FoundTotal[];
  loose: LooseRow[];
  /** Words of a description whose figures stand in the next rows. */
  pending: Row[];
  /** Columns whose names stand once, above the rows they go for. `carried` has the last names. */
  grouped: ReadonlySet<'room' | 'section'>;
  carried: { room: string | null; section: string | null };
  summaries: number;
  /** The head of an older mail below this one, which is not read. */
  olderMail: Row | null;
  /** Heads of the columns of a summary: coverages, and perhaps their total. */
  coverages: string[];
  /** A deposit that a sentence tells. */
  deposit: number | null;
  /** The payment that is sent with the paper, as a sentence tells it. */
  payment: number | null;
  /** The last figure of a recap, the total of a paper that writes no other. */
  recapTotal: number | null;
  /** Page numbers as printed, in order; `pagesPrinted` is the 5 of `2/5`. */
  pageNumbers: number[];
  pagesPrinted: number | null;
  bidders: string[];
  /** The party whose figures are read where two stand side by side. `sides` names both; null until their head is met. */
  side: PaperSide;
  sides: SidesOfHead | null;
  hasClaimHead: boolean;
  /** Shares that heads of taxes name: `Tax 6%`. */
  taxShares: Set<number>;
  /** Drafts of rows that were read ahead, with the tables they were read under. */
  ahead: Map<Row, { tables: readonly Table[]; drafts: LineDraft[] }>;
  foundHeads: Map<Row, FoundHead | null>;
  /** Where the amounts of the paper end. */
  edges: readonly number[];
  /** Kinds of the columns of each head, by their titles. */
  kindsOfHeads: Map<string, ColumnKind[]>;
  /** Rows that are heads of tables. */
  heads: Row[];
  /** Free space between rows of figures, in heights. */
  usualGap: number;
  /** The farthest that a description reaches; null until asked for. */
  widest: number | null;
  /** Lines behind an empty box, and those behind a ticked one. */
  unticked: LineDraft[];
  ticked: LineDraft[];
  /** Rows of a typed list whose bare amounts add up to its total. */
  summed: ReadonlySet<Row>;
}

export const newWalk = (rows: readonly Row[], usualGap: number, side: PaperSide): Walk => ({
  rows,
  tables: [],
  room: null,
  section: null,
  isNested: false,
  part: 'WORK',
  last: null,
  lastRow: null,
  lastWords: null,
  labeled: null,
  parties: noParties(),
  rooms: [],
  roomsAbove: 0,
  lines: [],
  totals: [],
  loose: [],
  pending: [],
  grouped: new Set(),
  carried: { room: null, section: null },
  summaries: 0,
  olderMail: null,
  coverages: [],
  deposit: null,
  payment: null,
  recapTotal: null,
  pageNumbers: [],
  pagesPrinted: null,
  bidders: [],
  side,
  sides: null,
  hasClaimHead: false,
  taxShares: new Set(),
  kindsOfHeads: new Map(),
  heads: [],
  ahead: new Map(),
  foundHeads: new Map(),
  edges: amountEdges(rows),
  usualGap,
  widest: null,
  unticked: [],
  ticked: [],
  summed: summedRows(rows),
});

const MAX_DESCRIPTION = 500;

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
  draft.isAlternate ||= isAlternateLine(draft.description);
};

/** Number of rows that it takes; 0 where the row is of another kind. */
export type Step = (walk: Walk, row: Row, at: number) => number;

export const closeLine = (walk: Walk): void => {
  if (walk.labeled) completed(walk.labeled);
  walk.labeled = null;
  walk.last = null;
  walk.lastRow = null;
};

export const addLoose = (walk: Walk, row: Row): void => {
  walk.loose.push({ row, part: walk.part });
};

/** Words of a row that no field kept. */
export const addRest = (walk: Walk, row: Row, rest: readonly string[]): void => {
  if (rest.length > 0) walk.loose.push({ row: { ...row, text: rest.join(' ') }, part: 'ASIDE' });
};

export const setRoom = (walk: Walk, name: string, row: Row): void => {
  // A location that named the room before is not that of this one.
  if (walk.room && walk.section?.endsWith(walk.room.name)) walk.section = null;
  const known = walk.rooms.find((room) => room.name.toLowerCase() === name.toLowerCase());
  walk.room = known ?? emptyRoom(name, row.place);
  if (!known) walk.rooms.push(walk.room);
  takeRoomSizes(walk.room, row.text);
};

export const headOf = (walk: Walk, at: number): FoundHead | null => {
  const row = walk.rows[at];
  if (!row) return null;
  const known = walk.foundHeads.get(row);
  if (known !== undefined) return known;
  const found = headAt(walk.rows, at);
  walk.foundHeads.set(row, found);
  return found;
};

/** A line without an amount may still be counted: what others supply is then told as not priced. */
const isWorthNothing = ({ rcv, quantity }: LineDraft): boolean =>
  rcv === 0 || (rcv === null && quantity === null);

export const pushLine = (walk: Walk, draft: LineDraft, row: Row): void => {
  for (const kind of draft.foundBy === 'HEAD' ? walk.grouped : [])
    walk.carried[kind] = draft[kind] ??= walk.carried[kind];
  const listed = draft.room === null ? walk.room : roomOfCell(draft.room, row.place);
  if (listed && !walk.rooms.some(({ name }) => name === listed.name)) walk.rooms.push(listed);
  draft.room = listed?.name ?? null;
  if (draft.room === null && draft.section !== null && roomHeading(draft.section) !== null) {
    [draft.room, draft.section] = [draft.section, null];
  }
  draft.section ??= walk.section;
  draft.isAlternate ||=
    walk.part === 'ALTERNATES' ||
    isAlternateLine(draft.description) ||
    /^(?:option(?:al)?|opt|alt(?:ernate)?)\b/i.test(draft.number ?? '');
  draft.isExcluded ||=
    (isWorthNothing(draft) && endsNotDone(draft.description)) ||
    walk.part === 'DECLINED' ||
    (walk.section !== null && saysDeclined(walk.section));
  draft.isCredit =
    isCreditLine(draft.description) || (draft.rcv ?? 0) < 0 || (draft.quantity ?? 0) < 0;
  const mark = row.cells[0]?.atoms[0]?.text ?? '';
  if (/^[☐□▢]$/u.test(mark)) walk.unticked.push(draft);
  if (/^[☒☑✓✔✗✘]$/u.test(mark)) walk.ticked.push(draft);
  walk.lines.push(draft);
  walk.last = draft;
  walk.lastRow = row;
  walk.lastWords = row;
};

export const excludedLine = (walk: Walk, words: string, row: Row): void => {
  const draft = emptyDraft(numberedWords(words).words, row.place);
  draft.section = walk.section;
  draft.isExcluded = true;
  walk.lines.push(draft);
};
