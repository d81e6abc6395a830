// Words below a line: the rest of its description, a note to it, or something of their own.
import type { Table } from './columns.ts';
import { saysNoFigure } from './figures.ts';
import type { LineDraft } from './lines.ts';
import { roomHeading } from './rooms.ts';
import { isBullet, type Row } from './row.ts';
import { isBoilerplate } from './wording.ts';

const OPEN_END =
  /(?:[,(&/+:–—]|-|\b(?:and|or|the|of|to|with|for|over|below|under|in|on|at|a|an|per|from|by|up|w\/|incl(?:uding|udes)?|plus|as|is|are|than|both|all|new|existing|each|two|three))$/i;

const isOpen = (text: string): boolean => {
  const depth = (text.match(/\(/g)?.length ?? 0) - (text.match(/\)/g)?.length ?? 0);
  return depth > 0 || OPEN_END.test(text.trim());
};

const beginsInside = (text: string): boolean =>
  /^(?:[\p{Ll}&/+,;)]|\d+(?:\/\d+)?["'”]?\s?\p{Ll}|w\/)/u.test(text);

/** Where descriptions begin and how far they reach. */
interface Reach {
  x0: number;
  x1: number;
}

const reachOf = (tables: readonly Table[], row: Row, words: Row): Reach | null => {
  // Lines of a text stand equally far apart: nearness says nothing.
  if (tables.length === 0) return row.place.row === null ? reachOfWords(words, row) : null;
  for (const { head, bands } of tables) {
    const at = head.columns.findIndex(({ kind }) => kind === 'description');
    if (at < 0 || head.isExact !== row.isExact) continue;
    const x0 = bands[at]?.x0 ?? 0;
    const x1 = bands[at + 1]?.x0 ?? Infinity;
    const [first] = row.cells;
    if (first && first.x0 >= x0 - 4 * row.height && first.x0 < x1) return { x0, x1 };
  }
  return null;
};

/** Without a head the column of descriptions reaches from the words of the line above to its figures. */
const reachOfWords = ({ cells, height }: Row, row: Row): Reach | null => {
  const at = cells.findIndex(({ text }) => /\p{L}{3}/u.test(text));
  const [description, figures] = [cells[at], cells[at + 1]];
  const x0 = row.cells[0]?.x0 ?? 0;
  return description && figures && x0 > description.x0 - height && x0 < figures.x0
    ? { x0: description.x0, x1: figures.x0 }
    : null;
};

/** Notes are set in smaller type than what they belong to. */
const isSmaller = (row: Row, words: Row): boolean =>
  !row.isRecognized && row.height < 0.93 * words.height;

/** References behind a line that give its reason: a paragraph of a code, a photo, a page. */
const isReference = (text: string): boolean =>
  text.length < 60 &&
  /^\W*(?:(?:per |see |ref\.?:? )?(?:IRC|IBC|FBC|NEC|UPC|IPC|IMC|IECC|OSHA|ASTM|NFPA|CFR|photos?|sketch|page|exhibit)\b[ .#]*[A-Z]{0,2}\d|[A-Z]{1,2}\d{2,4}(?:\.\d+)+\b)/i.test(
    text,
  );

const isSentence = (text: string): boolean => /[.!]$/.test(text) || text.split(' ').length > 9;

/** How wide the last row of the description is: a word more would not have fitted. */
const fillsColumn = (lastRow: Row, row: Row, reach: Reach, widest: number): boolean => {
  const end = lastRow.cells.findLast(({ x0 }) => x0 < reach.x1)?.x1 ?? 0;
  const [word] = row.cells[0]?.atoms ?? [];
  if (!word) return false;
  const space = 0.3 * row.height;
  return (
    end + space + (word.x1 - word.x0) >
    Math.min(reach.x1 - 0.4 * row.height, widest + 0.2 * row.height)
  );
};

export type Goes = 'WORDS' | 'NOTE' | null;

interface Around {
  last: LineDraft;
  /** Last row of the line above. */
  lastRow: Row;
  /** The row that its description begins in. */
  words: Row;
  /** Free space between the lines of this table, in heights. */
  usualGap: number;
  /** The farthest that a description of this table reaches. */
  widest: number;
}

/** Words that stand where its amount would are no note that goes on. */
const hasNote = ({ note }: LineDraft): boolean => note !== null && !saysNoFigure(note);

/** A list below an amount says what it includes, where the entries with amounts have no such marks. */
const isIncluded = (row: Row, { last, words }: Around): boolean => {
  const isMarked = ({ cells }: Row) => isBullet(cells[0]?.atoms[0]?.text ?? '');
  return last.rcv !== null && isMarked(row) && !isMarked(words) && row.gapAbove < 2;
};

/** `SOON` below `Water heater, gas`: a heading, not the end of words in small letters. */
const HEADS_NEXT = /^[A-Z]{4,20}:?$/;

/** @param row words without a figure below a line */
export const goesOn = (row: Row, tables: readonly Table[], around: Around): Goes => {
  const { last, lastRow, usualGap, widest } = around;
  const { text } = row;
  if (row.zone !== lastRow.zone || row.place.page !== lastRow.place.page) return null;
  const isInside = beginsInside(text) || isOpen(last.note ?? last.description);
  // The row is the number of the next line.
  if (/^\d{1,4}[a-z]?[.)]\s/.test(text)) return null;
  if (row.isExact) return exactGoes(row, around, isInside);
  if (HEADS_NEXT.test(text) && /\p{Ll}{2}[^,(&-]*$/u.test(around.words.cells[0]?.text ?? ''))
    return null;
  if (isIncluded(row, around)) return 'NOTE';
  const reach = reachOf(tables, row, around.words);
  const isNear = row.gapAbove < 1.3;
  if (!isNear) return null;
  const isIndented = (row.cells[0]?.x0 ?? 0) > (around.words.cells[0]?.x0 ?? 0) + 0.6 * row.height;
  const isFreeNote =
    tables.length === 0 &&
    last.foundBy === 'FIGURES' &&
    isSentence(text) &&
    row.gapAbove < 0.5 &&
    row.cells.length === 1;
  if (isFreeNote) return 'NOTE';
  if (!reach && !isIndented && !isInside) return null;
  const isWithin = reach !== null && row.cells.length === 1 && (row.cells[0]?.x1 ?? 0) <= reach.x1;
  const isTight = row.gapAbove < usualGap * 0.66 - 0.02;
  const wasFull = reach !== null && fillsColumn(lastRow, row, reach, widest);
  if (isWithin && (isSmaller(row, around.words) || /^notes?:/i.test(text) || isReference(text)))
    return 'NOTE';
  if (isWithin && (isInside || (isTight && (wasFull || !/[.!]$/.test(text)))))
    return hasNote(last) ? 'NOTE' : 'WORDS';
  if (isWithin && wasFull && roomHeading(text) === null && !/^[A-Z\d\s&/-]{4,}$/.test(text))
    return hasNote(last) ? 'NOTE' : 'WORDS';
  if (isTight || isInside) return 'NOTE';
  return isSentence(text) &&
    (isIndented || row.gapAbove < 0.9) &&
    !text.endsWith(':') &&
    /\p{Ll}/u.test(text) &&
    isIndented
    ? 'NOTE'
    : null;
};

const exactGoes = (row: Row, { last, lastRow }: Around, isInside: boolean): Goes => {
  const isBeside = Math.abs((row.place.row ?? 0) - (lastRow.place.row ?? 0)) <= 1;
  const [cell] = row.cells;
  const isBelowWords = lastRow.cells.some(
    ({ index, text }) => index === cell?.index && /\p{L}{2}/u.test(text),
  );
  const isRest = /^[^()]*\)/.test(row.text) && isOpen(last.note ?? last.description);
  if (!isBeside || !(isBelowWords || isRest) || row.cells.length !== 1) return null;
  if (isInside) return hasNote(last) ? 'NOTE' : 'WORDS';
  // Payment and warranty below the last line are of the paper.
  return isSentence(row.text) && row.text.length > 60 && !isBoilerplate(row.text) ? 'NOTE' : null;
};
