// Lines of work as they are met, and the words above and below that belong to them.
import { rowInTable } from './columns.ts';
import { type ColumnKind } from './head-words.ts';
import { isPartOfLine, labeledIn, lineOfLabels, takeValues } from './label-values.ts';
import { draftAt, TIGHT } from './line-at.ts';
import { type LineDraft, completed } from './lines.ts';
import { numberedWords } from './line-names.ts';
import { takeRoomRow } from './room-rows.ts';
import { isRoomMeasure, isSizedRoom } from './rooms.ts';
import { type Row, atomsOf, cellsByGaps, textOf } from './row.ts';
import { depositIn, totalIn } from './totals.ts';
import {
  type Step,
  type Walk,
  addNote,
  addRest,
  addWords,
  closeLine,
  joinedPlace,
  pushLine,
} from './walk-state.ts';
import { saysNotChosen } from './wording.ts';
import { goesOn } from './wrapped.ts';

const LESSER: ReadonlySet<ColumnKind> = new Set([
  'other',
  'ageLife',
  'age',
  'life',
  'depreciationPercent',
  'note',
]);

const isNumbered = ({ text }: Row): boolean => /^\d{1,4}[a-z]?[.)]\s/.test(text);

const standsTight = (walk: Walk, row: Row): boolean =>
  row.place.row === null && row.gapAbove < Math.min(TIGHT, walk.usualGap * 0.66);

export const takeLabels: Step = (walk, row, at) => {
  const labels = labeledIn(row);
  if (!labels || !isPartOfLine(labels, walk.labeled !== null)) return 0;
  if (walk.labeled && !labels.values.has('quantity') && labels.words === '') {
    takeValues(walk.labeled, labels);
    walk.lastRow = row;
    return 1;
  }
  const above = walk.loose.at(-1);
  const isAbove = above !== undefined && above.row === walk.rows[at - 1];
  const draft = lineOfLabels(labels, isAbove ? above.row.text : '', row);
  if (!draft) return 0;
  if (labels.words === '' && !labels.values.has('description') && isAbove) {
    walk.loose.pop();
    draft.place = above.row.place;
  }
  if (walk.labeled) completed(walk.labeled);
  pushLine(walk, draft, row);
  walk.labeled = draft;
  return 1;
};

export const takeLines: Step = (walk, row, at) => {
  if (walk.part === 'RECAP' || walk.part === 'SUMMARY') return 0;
  if (takeRoomRow(walk, row)) return 1;
  const drafts = draftAt(walk, row, at);
  if (drafts.length === 0 || (walk.part === 'TERMS' && walk.tables.length === 0)) return 0;
  const [words] = walk.pending;
  for (const draft of drafts) {
    if (walk.pending.length > 0) {
      const named = numberedWords(
        [...walk.pending.map(({ text }) => text), draft.description].join(' '),
      );
      draft.description = named.words.slice(0, 500);
      draft.number ??= named.number;
      draft.place = joinedPlace(
        draft.place,
        walk.pending.map(({ place }) => place),
      );
      walk.pending = [];
    }
    if (draft.description === '') continue;
    pushLine(walk, draft, row);
    walk.lastWords = words ?? row;
  }
  return walk.lastRow === row ? 1 : 0;
};

const LONE_NUMBER = /^\d{1,4}[a-z]?[.)]?$/;
/** A cell has so many lines of words above its figures at most. */
const MOST_UPPER = 4;
/** Words nearer than this share of the gap above them belong to what stands below. */
const NEARER = 0.6;

/**
 * Rows of words above figures that stand, with the number of their row, at the foot of its cells: they begin where its words
 * do, and nearer to it than to what stands above.
 * @returns how many; 0 where they are of the line above, or head a list
 */
const upperOfFoot = (walk: Walk, at: number): number => {
  const rows = walk.rows.slice(at, at + MOST_UPPER + 1);
  const [top] = rows;
  const x0 = top?.cells[0]?.x0;
  const foot = rows.findIndex(({ cells }) => LONE_NUMBER.test(cells[0]?.text ?? ''));
  const [number, words] = rows[foot]?.cells ?? [];
  if (!top || x0 === undefined || foot < 1 || !number || !words) return 0;
  const isBelow = rows
    .slice(1, foot + 1)
    .every((row) => standsTight(walk, row) && row.gapAbove < NEARER * top.gapAbove);
  const areWords = rows.slice(0, foot).every(({ cells }) => cells.length === 1);
  const beginsAlike = Math.abs(x0 - words.x0) * 3 < words.x0 - number.x0;
  const hasFigures = draftAt(walk, rows[foot] as Row, at + foot).length > 0;
  return isBelow && areWords && beginsAlike && hasFigures ? foot : 0;
};

/** Words whose figures stand below them: the upper lines of a cell, or a description above its figures. */
export const takeUpper: Step = (walk, row, at) => {
  const next = walk.rows[at + 1];
  if (
    !next ||
    row.isExact ||
    row.cells.length > 2 ||
    next.zone !== row.zone ||
    walk.part === 'TERMS' ||
    walk.part === 'RECAP'
  )
    return 0;
  if (isRoomMeasure(next.text, 2) || isSizedRoom(row.text)) return 0;
  if (walk.pending.length > 3 || row.text.length > 200 || !/\p{L}{2}/u.test(row.text)) return 0;
  const upper = walk.pending.length === 0 ? upperOfFoot(walk, at) : 0;
  if (upper > 0) {
    closeLine(walk);
    walk.pending.push(...walk.rows.slice(at, at + upper));
    return upper;
  }
  const drafts = draftAt(walk, next, at + 1);
  const hasFigures = drafts.length > 0 && totalIn(next) === null;
  const isAlone =
    hasFigures && drafts.every(({ description }) => description === '') && next.gapAbove < 1;
  const isUpper =
    hasFigures &&
    standsTight(walk, next) &&
    !isNumberedDraft(drafts) &&
    !isAboveList(walk, drafts, at);
  const isFirstOfTwo =
    !hasFigures &&
    standsTight(walk, next) &&
    isNumbered(row) &&
    !isNumbered(next) &&
    takesUpper(walk, at + 1);
  const isWrappedText = hasFigures && wrapsInText(walk, row, at);
  if (!isAlone && !isUpper && !isFirstOfTwo && !isWrappedText) return 0;
  // Words that go on from the line above are no beginning of the next, unless nothing else describes it.
  const mayGoOn = !isNumbered(row) && walk.pending.length === 0 && !isAlone && !isWrappedText;
  if (mayGoOn && goesOnAbove(walk, row)) return 0;
  closeLine(walk);
  walk.pending.push(row);
  return 1;
};

/** Rows with words and figures of their own, set as closely: the words above them head a list. */
const isAboveList = (walk: Walk, drafts: readonly LineDraft[], at: number): boolean => {
  const [next, after] = [walk.rows[at + 1], walk.rows[at + 2]];
  if (!next || !after || walk.tables.length > 0 || after.zone !== next.zone) return false;
  const isSetAlike = Math.abs(after.gapAbove - next.gapAbove) < 0.05;
  const below = isSetAlike ? draftAt(walk, after, at + 2) : [];
  return [drafts, below].every((each) => each.some(({ description }) => description !== ''));
};

/** Set as a typewriter sets it, a description that goes on, indented and in small letters, beside its amount. */
const wrapsInText = (walk: Walk, row: Row, at: number): boolean => {
  const [next, after] = [walk.rows[at + 1], walk.rows[at + 2]];
  const x0 = ({ cells }: Row) => cells[0]?.x0 ?? 0;
  const isTyped = row.place.row !== null || walk.tables.length === 0;
  const farthest = row.place.row === null ? TIGHT : 0;
  if (!next || !isTyped || next.gapAbove > farthest || row.cells.length > 1) return false;
  const isBegun = row.place.row !== null || /^\p{Lu}/u.test(row.text);
  const isIndented = isBegun && x0(next) > x0(row) && /^[\p{Ll}(&]/u.test(next.text);
  // A list below its heading is indented all along.
  const isList = after !== undefined && after.gapAbove <= farthest && x0(after) >= x0(next);
  return isIndented && !isList && !/[:!?]$|\p{L}{6}\.$/u.test(row.text);
};

const isNumberedDraft = (drafts: readonly LineDraft[]): boolean =>
  drafts.some(
    ({ number, place }) =>
      number !== null &&
      place.row === null &&
      drafts.length === 1 &&
      /^\d{1,3}[a-z]?$/.test(number),
  );

const takesUpper = (walk: Walk, at: number): boolean => {
  const next = walk.rows[at + 1];
  return next !== undefined && standsTight(walk, next) && draftAt(walk, next, at + 1).length > 0;
};

const goesOnAbove = (walk: Walk, row: Row): boolean =>
  walk.lastRow !== null && standsTight(walk, row);

const widestOf = (walk: Walk): number => {
  let widest = 0;
  for (const { cells } of walk.rows.slice(0, 400)) {
    if (cells.length > 1 && /\p{L}{3}/u.test(cells[0]?.text ?? ''))
      widest = Math.max(widest, cells[0]?.x1 ?? 0);
  }
  return widest;
};

interface Parted {
  /** The words in the column of descriptions. */
  words: Row;
  /** Those in the column of notes. */
  note: string;
}

/** The words of a row in the column of descriptions, where nothing but words of lesser columns stands beside them. */
const descriptionPart = (walk: Walk, row: Row): Parted => {
  const [table] = walk.tables;
  const whole = { words: row, note: '' };
  if (!table || row.isExact || table.head.isExact || row.cells.length < 2) return whole;
  const fit = rowInTable(row, table);
  const at = table.head.columns.findIndex(({ kind }) => kind === 'description');
  const words = fit.atoms[at] ?? [];
  const isBeside = table.head.columns.every(
    ({ kind }, index) => index === at || (fit.atoms[index] ?? []).length === 0 || LESSER.has(kind),
  );
  if (words.length === 0 || !isBeside || fit.cost > 2.6) return whole;
  const noteAt = table.head.columns.findIndex(({ kind }) => kind === 'note');
  return {
    words: { ...row, cells: cellsByGaps(words, row.height), text: textOf(words) },
    note: textOf(fit.atoms[noteAt] ?? []),
  };
};

/** A note in a column of its own goes on there: words before it are of the description. */
const isBesideNotes = ({ tables }: Walk, { cells, isExact }: Row): boolean =>
  !isExact &&
  tables.some(({ head, bands }) => {
    const note = bands[head.columns.findIndex(({ kind }) => kind === 'note')];
    return note !== undefined && (cells.at(-1)?.x1 ?? 0) < note.x0;
  });

/** `Optional - not selected` below a line says that it is not ordered. */
export const takeChoice: Step = (walk, row) => {
  if (!walk.last || !saysNotChosen(row.text)) return 0;
  walk.last.isAlternate = true;
  walk.lastRow = row;
  return 1;
};

export const takeWrapped: Step = (walk, row) => {
  const { last, lastRow } = walk;
  if (!last || !lastRow || walk.part === 'TERMS' || depositIn(row.text) !== null) return 0;
  const { words: part, note } = descriptionPart(walk, row);
  const goes = goesOn(part, walk.tables, {
    last: isBesideNotes(walk, part) ? { ...last, note: null } : last,
    lastRow,
    words: walk.lastWords ?? lastRow,
    usualGap: walk.usualGap,
    widest: (walk.widest ??= widestOf(walk)),
  });
  if (goes === null) return 0;
  if (goes === 'WORDS') addWords(last, part.text);
  else addNote(last, part.text);
  if (note !== '') addNote(last, note);
  else if (part !== row)
    addRest(walk, row, [textOf(atomsOf(row).filter((atom) => !atomsOf(part).includes(atom)))]);
  walk.lastRow = row;
  return 1;
};
