// The lines that a row would be, by the heads that stand above it or by its own figures.
import { endsAtEdge } from './amount-edges.ts';
import { cellText, rowInTable, type FittedRow, type Table } from './columns.ts';
import { type ColumnKind } from './head-words.ts';
import { isBlankCell, moneyIn, saysByAnother, saysNoFigure } from './figures.ts';
import { lineByItself } from './headless.ts';
import { countInWords, listedEntry, lumpSumOf } from './lump-sums.ts';
import {
  completed,
  lineOfCells,
  withQuantity,
  withTrailingQuantity,
  type LineDraft,
} from './lines.ts';
import { roofMeasuresOf } from './roof-measures.ts';
import { mendMisread } from './misread.ts';
import { isBullet, type Row } from './row.ts';
import type { Walk } from './walk-state.ts';
import { isBoilerplate, saysDeclined } from './wording.ts';
import { knownUnit } from '../plans/written-units.ts';

/** Heights: rows of one cell stand nearer to each other than to the next. */
export const TIGHT = 0.36;

/** Share of a row's words in columns that are not theirs; a row above it is no line of the table. */
const WORST_FIT = 2.6;

/** Words beside the column of descriptions, or an amount where quantities stand: of another table than this. */
const isElsewhere = (draft: LineDraft, fit: FittedRow, { head }: Table): boolean => {
  const textUnder = (kind: ColumnKind) =>
    head.columns.map((column, at) => (column.kind === kind ? cellText(fit, at) : '')).join(' ');
  const isBeside =
    draft.description === '' && !head.isDecked && /\p{L}{3}/u.test(textUnder('other'));
  const isAmount =
    draft.quantity !== null &&
    draft.unit === null &&
    draft.unitPrice === null &&
    draft.rcv === null &&
    draft.amounts.length === 0 &&
    head.columns.some(({ kind }) => kind === 'amount' || kind === 'rcv') &&
    /\$|\.\d\d$|\d,\d{3}\b|^\(/.test(textUnder('quantity').trim());
  return isBeside || isAmount;
};

const LONG_SENTENCE = 60;

/** `Allowances are for material delivered to the site. Bid holds for 60 days.`: one run of words across the columns. */
const isSentence = ({ cells, isExact, isRecognized, text }: Row): boolean =>
  !isExact &&
  !isRecognized &&
  cells.length === 1 &&
  (text.length > LONG_SENTENCE || isBoilerplate(text)) &&
  /\p{L}{2}[.!]$/u.test(text);

/** `The contract time will be increased by 6 days`; `Name of a firm   Date   Owner   Date` are places for signatures. */
const isOfTime = (text: string): boolean =>
  /\b(?:contract|completion|construction) (?:time|date|period)\b/i.test(text);

/** `Not responsible for cracks after 12 months.`: a term with a measure, no work. */
const worthALine = (draft: LineDraft, { text }: Row): LineDraft | null => {
  const isPriced = [draft.rcv, draft.unitPrice, ...draft.amounts].some((value) => value !== null);
  if (!isPriced && (isOfTime(text) || (draft.quantity === null && /\bdate$/i.test(text))))
    return null;
  return isPriced || !isBoilerplate(text) || !/[.!]$/.test(text) ? draft : null;
};

const underHead = (row: Row, table: Table): LineDraft | null => {
  const { head } = table;
  if (head.isExact !== row.isExact || isSentence(row)) return null;
  const fit = rowInTable(row, table);
  if (fit.cost > WORST_FIT) return null;
  const draft = lineOfCells(fit, table, row.place);
  if (row.isRecognized) mendMisread(draft, fit, table);
  if (isElsewhere(draft, fit, table)) return null;
  // `NOT COVERED` stands in place of the prices. In place of one bidder's price it leaves out that bid alone.
  draft.isExcluded ||=
    head.bidders.length === 0 &&
    row.cells.length > 1 &&
    saysByAnother(row.cells.at(-1)?.text ?? '');
  const figures = [draft.quantity, draft.unitPrice, draft.rcv, draft.acv, ...draft.amounts].filter(
    (figure) => figure !== null,
  ).length;
  const isSaid =
    draft.isExcluded ||
    (draft.quantityText !== null && saysNoFigure(draft.quantityText)) ||
    (draft.description !== '' && draft.note !== null && saysNoFigure(draft.note));
  if (figures === 0 && !isSaid) return null;
  const odd = draft.unreadFigures.filter((text) => !isBlankCell(text) && !saysNoFigure(text));
  if (odd.length > figures && !draft.isExcluded) return null;
  // `Reason not paid`: no row of such a table is paid.
  draft.isExcluded ||= head.columns.some(
    ({ kind, title }) => kind === 'note' && saysDeclined(title),
  );
  const counted = withTrailingQuantity(draft);
  if (head.bidders.length > 0 && counted.quantity === null && counted.quantityText === null) {
    const { quantity = null, unit = null } = countInWords(counted.description) ?? {};
    withQuantity(counted, quantity, unit, null);
  }
  return worthALine(completed(counted), row);
};

/** Whether the row ends in a figure of any kind. */
export const hasLineFigures = ({ cells }: Row): boolean => {
  const last = cells.at(-1)?.atoms.at(-1)?.text ?? '';
  return cells.length > 1 && (moneyIn(last) !== null || isBlankCell(last));
};

const isListed = (walk: Walk, row: Row | undefined): boolean =>
  row !== undefined &&
  (lineByItself(row) !== null ||
    lumpSumOf(row, endsAtEdge(row, walk.edges)) !== null ||
    listedEntry(row) !== null);

const FARTHEST = 14;

/** Rows between two entries of a list: what the first one includes, or a place for a signature. */
const isBetween = (walk: Walk, row: Row): boolean =>
  /_{4,}/.test(row.text) || (isBullet(row.cells[0]?.atoms[0]?.text ?? '') && !isListed(walk, row));

/** The next two rows that could be entries of the same list. */
const entriesBelow = (walk: Walk, at: number): Row[] =>
  walk.rows
    .slice(at + 1, at + FARTHEST)
    .filter((row) => !isBetween(walk, row))
    .slice(0, 2);

/** `K-3   $14,685.50` below its words: the end of a description that broke before it. */
const endOfWords = (walk: Walk, row: Row, at: number): LineDraft | null => {
  const above = walk.rows[at - 1];
  const isBelow =
    above?.cells.length === 1 &&
    above.zone === row.zone &&
    row.place.row === null &&
    row.gapAbove < TIGHT &&
    Math.abs((above.cells[0]?.x0 ?? 0) - (row.cells[0]?.x0 ?? 0)) < row.height;
  return isBelow ? lumpSumOf(row, endsAtEdge(row, walk.edges), true) : null;
};

/** Lines without a head: sure ones by themselves, others where a neighbor is such a line, too. */
const byItself = (walk: Walk, row: Row, at: number): LineDraft | null => {
  const isAtEdge = endsAtEdge(row, walk.edges);
  const sure = lineByItself(row, isAtEdge);
  if (sure) return worthALine(sure, row);
  const unsure = lumpSumOf(row, isAtEdge) ?? listedEntry(row);
  if (!unsure && walk.summed.has(row)) return lumpSumOf(row, isAtEdge, false, true);
  if (!unsure) return endOfWords(walk, row, at);
  const isNext = entriesBelow(walk, at).some((other) => isListed(walk, other));
  return isNext || isListed(walk, walk.rows[at - 1]) || walk.lines.length > 2 ? unsure : null;
};

/** Measurements of a roof, two or more: one alone may be a sentence of a customer. */
const measuresAt = (walk: Walk, row: Row, at: number): LineDraft[] => {
  const measures = roofMeasuresOf(row);
  if (measures.length === 0) return [];
  const beside = [-3, -2, -1, 1, 2, 3].reduce((sum, step) => {
    const other = walk.rows[at + step];
    return sum + (other && other.cells.length > 0 ? roofMeasuresOf(other).length : 0);
  }, 0);
  return beside + measures.length > 2 ? measures : [];
};

/** @returns several where tables stand side by side in a sheet; empty where the row is no line */
export const draftAt = (walk: Walk, row: Row, at: number): LineDraft[] => {
  const known = walk.ahead.get(row);
  if (known && known.tables === walk.tables) return known.drafts;
  const drafts = draftsAt(walk, row, at);
  walk.ahead.set(row, { tables: walk.tables, drafts });
  return drafts;
};

/** Fees that stand between the subtotal and the total. */
const MOST_FEES = 3;

/** `Permit and bond   $890.-` set to the right below the subtotal: its words stand under no column of words. */
const isFee = ({ totals, lines }: Walk, { cells: [first], isExact }: Row): boolean => {
  const last = totals.at(-1);
  return (
    first !== undefined &&
    !isExact &&
    last !== undefined &&
    last.kind !== 'part' &&
    lines.length - last.lineCount < MOST_FEES &&
    /\p{L}{3}/u.test(first.text) &&
    !/\d/.test(first.text) &&
    knownUnit(first.text) === null
  );
};

const draftsAt = (walk: Walk, row: Row, at: number): LineDraft[] => {
  if (row.cells.length === 0) return [];
  const under = walk.tables.map((table) => underHead(row, table)).filter((draft) => draft !== null);
  const isWordless = under.every(({ description }) => description === '');
  if (under.length > 0 && !(isWordless && isFee(walk, row))) return under;
  const own = byItself(walk, row, at);
  if (!own && under.length > 0) return under;
  return own ? [own] : measuresAt(walk, row, at);
};
