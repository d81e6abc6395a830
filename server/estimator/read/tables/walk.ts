// Walks through the rows of a paper: what each of them is follows from its own words, its columns and what stands above it.
import { bidderHead } from './bidders.ts';
import { cellText, rowInTable, tableOf } from './columns.ts';
import { headNamed, type ColumnKind } from './head-words.ts';
import { headAt, isRoomTitle, type FoundHead } from './heads.ts';
import { draftAt, hasLineFigures } from './line-at.ts';
import { isPartOfLine, labelledIn, lineOfLabels, takeValues } from './label-values.ts';
import { completed, emptyDraft, numberedWords, type LineDraft } from './lines.ts';
import { takeAddress, takeFields, takeLetterhead, takeMarks } from './parties.ts';
import {
  emptyRoom,
  isRoomMeasure,
  isSketchNote,
  locationHeading,
  roomHeading,
  roomOfCells,
  roomSizesTaken,
  takeRoomSizes,
} from './rooms.ts';
import { atomsOf, cellsByGaps, isBullet, textOf, type Row } from './row.ts';
import { takeTotal } from './take-total.ts';
import { depositIn, totalIn } from './totals.ts';
import { addNote, addWords, joinedPlace, newWalk, type Part, type Walk } from './walk-state.ts';
import {
  exclusionIn,
  isAlternateHead,
  isAlternateLine,
  isCreditLine,
  isLetterhead,
  isLevelName,
  isPlaceName,
  isTradeName,
  isPageFurniture,
  isRecapHead,
  isScopeHead,
  isSummaryHead,
  isTermsHead,
  listedThings,
  pageIn,
} from './wording.ts';
import { goesOn } from './wrapped.ts';

/** Rows that a head may learn its columns from. */
const LOOK_AHEAD = 80;

/** How many rows it takes; 0 where the row is nothing of the kind. */
type Step = (walk: Walk, row: Row, at: number) => number;

const closeLine = (walk: Walk): void => {
  if (walk.labelled) completed(walk.labelled);
  walk.labelled = null;
  walk.last = null;
  walk.lastRow = null;
};

const addLoose = (walk: Walk, row: Row): void => {
  walk.loose.push({ row, part: walk.part });
};

const takeFurniture: Step = (walk, row) => {
  if (!isPageFurniture(row)) return 0;
  const page = pageIn(row.text);
  if (page) {
    walk.pageNumbers.push(page.page);
    walk.pagesPrinted = Math.max(walk.pagesPrinted ?? 0, page.of ?? 0) || null;
  }
  addLoose(walk, row);
  return 1;
};

const setRoom = (walk: Walk, name: string, row: Row): void => {
  const known = walk.rooms.find((room) => room.name.toLowerCase() === name.toLowerCase());
  walk.room = known ?? emptyRoom(name, row.place);
  if (!known) walk.rooms.push(walk.room);
  takeRoomSizes(walk.room, row.text);
};

const headOf = (walk: Walk, at: number): FoundHead | null => {
  const row = walk.rows[at];
  if (!row) return null;
  const known = walk.foundHeads.get(row);
  if (known !== undefined) return known;
  const found = headAt(row, walk.rows[at + 1]);
  walk.foundHeads.set(row, found);
  return found;
};

/** The rest of a head whose words came apart: nobody can say which column is which. */
const isBrokenHead = (below: Row | undefined): boolean =>
  below !== undefined &&
  below.cells.length > 1 &&
  below.cells.every(({ text }) => headNamed(text) !== null);

const takeHead: Step = (walk, row, at) => {
  if (walk.part === 'RECAP' && row.cells.length < 3) return 0;
  const below = walk.rows.slice(at + 1, at + 1 + LOOK_AHEAD);
  const bidders = bidderHead(row, walk.rows[at - 1], below);
  const found = bidders ? { heads: [bidders], rows: 1 as const } : headOf(walk, at);
  if (!found) return 0;
  if (isBrokenHead(walk.rows[at + found.rows])) {
    walk.tables = [];
    return 0;
  }
  const ahead = below.filter(({ zone }) => zone === row.zone);
  walk.tables = found.heads.map((head) => tableOf(head, ahead));
  closeLine(walk);
  walk.heads.push(row);
  const [head] = found.heads;
  if (bidders) walk.bidders = bidders.bidders.slice(0, 12);
  if (head?.columns.some(({ kind }) => kind === 'rcv' || kind === 'acv' || kind === 'depreciation'))
    walk.hasClaimHead = true;
  if (head?.title) {
    if (isRoomTitle(head.title)) setRoom(walk, head.title, row);
    else walk.section = head.title;
  }
  if (walk.part === 'TERMS' || walk.part === 'EXCLUDED' || walk.part === 'SUMMARY')
    walk.part = 'WORK';
  return found.rows;
};

const takeLabels: Step = (walk, row, at) => {
  const labels = labelledIn(row);
  if (!labels || !isPartOfLine(labels, walk.labelled !== null)) return 0;
  if (walk.labelled && !labels.values.has('quantity') && labels.words === '') {
    takeValues(walk.labelled, labels);
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
  if (walk.labelled) completed(walk.labelled);
  pushLine(walk, draft, row);
  walk.labelled = draft;
  return 1;
};

const pushLine = (walk: Walk, draft: LineDraft, row: Row): void => {
  const heading = draft.room === null ? walk.room?.name : draft.room;
  if (draft.room !== null && !walk.rooms.some(({ name }) => name === draft.room))
    walk.rooms.push(emptyRoom(draft.room, row.place));
  draft.room = heading ?? null;
  if (draft.room === null && draft.section !== null && roomHeading(draft.section) !== null) {
    [draft.room, draft.section] = [draft.section, null];
  }
  draft.section ??= walk.section;
  draft.isAlternate = walk.part === 'ALTERNATES' || isAlternateLine(draft.description);
  draft.isCredit =
    isCreditLine(draft.description) || (draft.rcv ?? 0) < 0 || (draft.quantity ?? 0) < 0;
  walk.lines.push(draft);
  walk.last = draft;
  walk.lastRow = row;
};

const excludedLine = (walk: Walk, words: string, row: Row): void => {
  const draft = emptyDraft(numberedWords(words).words, row.place);
  draft.section = walk.section;
  draft.isExcluded = true;
  walk.lines.push(draft);
};

const HEADINGS: readonly (readonly [part: Part, is: (line: string) => boolean])[] = [
  ['RECAP', isRecapHead],
  ['SUMMARY', isSummaryHead],
  ['ALTERNATES', isAlternateHead],
  ['TERMS', isTermsHead],
  ['WORK', isScopeHead],
];

const takePart: Step = (walk, row) => {
  const exclusion = exclusionIn(row.text);
  if (exclusion) {
    closeLine(walk);
    for (const thing of listedThings(exclusion.rest)) excludedLine(walk, thing, row);
    walk.section = null;
    if (exclusion.isHeading) walk.part = 'EXCLUDED';
    return 1;
  }
  const [part] = HEADINGS.find(([, is]) => is(row.text)) ?? [];
  if (!part) return 0;
  closeLine(walk);
  if (part === 'SUMMARY') walk.summaries += 1;
  if (part === 'WORK' || part === 'ALTERNATES')
    walk.section = part === 'WORK' ? null : row.text.replace(/[:\s]+$/, '').slice(0, 200);
  if (part !== 'ALTERNATES') walk.tables = part === 'WORK' ? walk.tables : [];
  walk.part = part;
  addLoose(walk, row);
  return 1;
};

const takeExcluded: Step = (walk, row, at) => {
  if (walk.part !== 'EXCLUDED') return 0;
  const [first] = row.cells;
  const before = walk.rows[at - 1];
  const hadBullet = before !== undefined && isBullet(before.cells[0]?.atoms[0]?.text ?? '');
  const hasBullet = isBullet(first?.atoms[0]?.text ?? '');
  const isHeading = isHeadingLike(row) && (row.gapAbove > 1 || /:$/.test(row.text)) && !hasBullet;
  if (isHeading || (hadBullet && !hasBullet && row.gapAbove > 1) || row.text.length > 300) {
    walk.part = 'WORK';
    return 0;
  }
  const last = walk.lines.at(-1);
  const isWrapped =
    last?.isExcluded &&
    !hasBullet &&
    row.gapAbove < 0.9 &&
    (hadBullet || /^\p{Ll}/u.test(row.text)) &&
    /^[\p{Ll}(]/u.test(row.text);
  if (isWrapped) addWords(last, row.text);
  else if (/[;,]/.test(row.text) && row.text.length > 60)
    for (const thing of listedThings(row.text)) excludedLine(walk, thing, row);
  else excludedLine(walk, row.text.replace(/^[\W_]+(?=[\p{L}\d("'])/u, ''), row);
  return 1;
};

/** Words of a row that no field kept. */
const addRest = (walk: Walk, row: Row, rest: readonly string[]): void => {
  if (rest.length > 0) walk.loose.push({ row: { ...row, text: rest.join(' ') }, part: 'ASIDE' });
};

const takeParties: Step = (walk, row, at) => {
  const isUnderHead = walk.tables.length > 0 && walk.part === 'WORK' && hasLineFigures(row);
  if (isUnderHead) return 0;
  const { rows, rest } = takeFields(walk.parties, row, walk.rows[at + 1]);
  if (rows > 0) {
    takeMarks(walk.parties, rest.join('  '));
    addRest(walk, row, rest);
    return rows;
  }
  if (takeAddress(walk.parties, row.text)) return 1;
  const hasMarks = takeMarks(walk.parties, row.text);
  const isTop =
    walk.lines.length === 0 && at < 8 && walk.tables.length === 0 && !isBeforeLines(walk, at);
  if (isTop && takeLetterhead(walk.parties, row.cells, at === 0 && row.place.row === null)) {
    const { company, carrier } = walk.parties.from;
    addRest(walk, row, row.text === company || row.text === carrier ? [] : [row.text]);
    return 1;
  }
  if (!hasMarks || row.text.length >= 120) return 0;
  addRest(walk, row, [row.text]);
  return 1;
};

/** A row of a list of rooms: its name and its sides by their columns. */
const takeRoomRow = (walk: Walk, row: Row): boolean => {
  const table = walk.tables.find(
    ({ head }) => !head.columns.some(({ kind }) => kind === 'description'),
  );
  if (!table || table.head.isExact !== row.isExact) return false;
  const fit = rowInTable(row, table);
  const cells = table.head.columns.map(({ kind, unit }, at) => ({
    kind,
    unit,
    text: cellText(fit, at),
  }));
  const room = fit.cost > 2.6 ? null : roomOfCells(cells, row.place);
  if (!room) return false;
  walk.rooms.push(room);
  return true;
};

const takeLines: Step = (walk, row, at) => {
  if (walk.part === 'RECAP' || walk.part === 'SUMMARY') return 0;
  if (takeRoomRow(walk, row)) return 1;
  const drafts = draftAt(walk, row, at);
  if (drafts.length === 0 || (walk.part === 'TERMS' && walk.tables.length === 0)) return 0;
  for (const draft of drafts) {
    if (walk.pending.length > 0) {
      const { number, words } = numberedWords(
        [...walk.pending.map(({ text }) => text), draft.description].join(' '),
      );
      draft.description = words.slice(0, 500);
      draft.number ??= number;
      draft.place = joinedPlace(
        draft.place,
        walk.pending.map(({ place }) => place),
      );
      walk.pending = [];
    }
    if (draft.description === '') continue;
    pushLine(walk, draft, row);
  }
  return walk.lastRow === row ? 1 : 0;
};

/** In heights: rows of one cell stand nearer to each other than to the next. */
const TIGHT = 0.36;

const isNumbered = ({ text }: Row): boolean => /^\d{1,4}[a-z]?[.)]\s/.test(text);

const standsTight = (walk: Walk, row: Row): boolean =>
  row.gapAbove < Math.min(TIGHT, walk.usualGap * 0.66);

/** Words whose figures stand below them: the upper lines of a cell, or a description above its figures. */
const takeUpper: Step = (walk, row, at) => {
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
  if (walk.pending.length > 3 || row.text.length > 200 || !/\p{L}{2}/u.test(row.text)) return 0;
  const drafts = draftAt(walk, next, at + 1);
  const hasFigures = drafts.length > 0 && totalIn(next) === null;
  const isAlone =
    hasFigures && drafts.every(({ description }) => description === '') && next.gapAbove < 1;
  const isUpper = hasFigures && standsTight(walk, next) && !isNumberedDraft(drafts);
  const isFirstOfTwo =
    !hasFigures &&
    standsTight(walk, next) &&
    isNumbered(row) &&
    !isNumbered(next) &&
    takesUpper(walk, next, at + 1);
  if (!isAlone && !isUpper && !isFirstOfTwo) return 0;
  // Words that go on from the line above are no beginning of the next, unless nothing else describes it.
  if (!isNumbered(row) && walk.pending.length === 0 && goesOnAbove(walk, row) && !isAlone) return 0;
  closeLine(walk);
  walk.pending.push(row);
  return 1;
};

const isNumberedDraft = (drafts: readonly LineDraft[]): boolean =>
  drafts.some(
    ({ number, place }) =>
      number !== null &&
      place.row === null &&
      drafts.length === 1 &&
      /^\d{1,3}[a-z]?$/.test(number),
  );

const takesUpper = (walk: Walk, row: Row, at: number): boolean => {
  const next = walk.rows[at + 1];
  return next !== undefined && standsTight(walk, next) && draftAt(walk, next, at + 1).length > 0;
};

const goesOnAbove = (walk: Walk, row: Row): boolean =>
  walk.lastRow !== null && standsTight(walk, row);

/** `Location: 2 - Kitchen | Approx. Wall SF: 368`, `Trade: 10 Carpentry`. */
const takeLocation: Step = (walk, row) => {
  const [first] = row.cells;
  const [, trade] =
    /^\s*(?:trade|division|section|phase|category)\s*:\s*(.{2,60})$/i.exec(first?.text ?? '') ?? [];
  if (trade !== undefined && row.cells.length === 1) {
    closeLine(walk);
    walk.section = trade.slice(0, 200);
    return 1;
  }
  const location = first && locationHeading(first.text);
  if (!location || (row.cells.length > 1 && !/:/.test(row.cells[1]?.text ?? ''))) return 0;
  closeLine(walk);
  setRoom(walk, roomHeading(location) ?? location.replace(/^\d{1,3}\s*[-–.)]\s*/, ''), row);
  walk.section = location.slice(0, 200);
  walk.isNested = true;
  if (walk.part !== 'ALTERNATES') walk.part = 'WORK';
  return 1;
};

const takeRooms: Step = (walk, row, at) => {
  const { text } = row;
  if (isRoomMeasure(text)) {
    const before = walk.loose.at(-1);
    const isTitled =
      before !== undefined && before.row === walk.rows[at - 1] && isHeadingLike(before.row);
    if (isTitled && walk.part === 'WORK') {
      walk.loose.pop();
      setRoom(walk, before.row.text, before.row);
    }
    const rest = walk.room ? roomSizesTaken(walk.room, text) : text;
    if (/\p{L}{3}/u.test(rest)) addRest(walk, row, [rest]);
    return 1;
  }
  if (isSketchNote(text)) {
    walk.loose.push({ row, part: 'ASIDE' });
    return 1;
  }
  const isHeading =
    walk.part !== 'TERMS' &&
    walk.part !== 'RECAP' &&
    (row.cells.length <= 2 || /height/i.test(text));
  const name = isHeading ? roomHeading(text) : null;
  if (name === null) return 0;
  closeLine(walk);
  setRoom(walk, name, row);
  walk.isNested = true;
  if (walk.part === 'EXCLUDED' || walk.part === 'SUMMARY') walk.part = 'WORK';
  return 1;
};

const isHeadingLike = (row: Row): boolean => {
  const { text, cells } = row;
  const words = text.split(' ');
  return (
    cells.length === 1 &&
    words.length <= 9 &&
    text.length <= 80 &&
    /\p{L}{2}/u.test(text) &&
    !/[.!?,;]$/.test(text) &&
    !/^[\p{Ll}(]/u.test(text) &&
    !/\$/.test(text)
  );
};

const GOES_BEFORE_LINES = 3;

/** A line or a head of a table stands below it. */
const isBeforeLines = (walk: Walk, at: number): boolean => {
  for (let below = at + 1; below <= at + GOES_BEFORE_LINES; below += 1) {
    const row = walk.rows[below];
    if (!row) return false;
    if (headOf(walk, below)) return true;
    if (draftAt(walk, row, below).some(({ description }) => description !== '')) return true;
    if (labelledIn(row)?.values.has('quantity')) return below > at + 1;
    if (roomHeading(row.text) !== null) return true;
    if (!isHeadingLike(row)) return false;
  }
  return false;
};

const LESSER: ReadonlySet<ColumnKind> = new Set([
  'other',
  'ageLife',
  'age',
  'life',
  'depreciationPercent',
  'note',
]);

const widestOf = (walk: Walk): number => {
  let widest = 0;
  for (const { cells } of walk.rows.slice(0, 400)) {
    if (cells.length > 1 && /\p{L}{3}/u.test(cells[0]?.text ?? ''))
      widest = Math.max(widest, cells[0]?.x1 ?? 0);
  }
  return widest;
};

/** The words of a row in the column of descriptions, where nothing but words of lesser columns stands beside them. */
const descriptionPart = (walk: Walk, row: Row): Row => {
  const [table] = walk.tables;
  if (!table || row.isExact || table.head.isExact || row.cells.length < 2) return row;
  const fit = rowInTable(row, table);
  const at = table.head.columns.findIndex(({ kind }) => kind === 'description');
  const words = fit.atoms[at] ?? [];
  const isBeside = table.head.columns.every(
    ({ kind }, index) => index === at || (fit.atoms[index] ?? []).length === 0 || LESSER.has(kind),
  );
  if (words.length === 0 || !isBeside || fit.cost > 2.6) return row;
  return { ...row, cells: cellsByGaps(words, row.height), text: textOf(words) };
};

const takeWrapped: Step = (walk, row) => {
  const { last, lastRow } = walk;
  if (!last || !lastRow || walk.part === 'TERMS') return 0;
  const part = descriptionPart(walk, row);
  const goes = goesOn(part, walk.tables, {
    last,
    lastRow,
    usualGap: walk.usualGap,
    widest: (walk.widest ??= widestOf(walk)),
  });
  if (goes === null) return 0;
  if (goes === 'WORDS') addWords(last, part.text);
  else addNote(last, part.text);
  if (part !== row)
    addRest(walk, row, [textOf(atomsOf(row).filter((atom) => !atomsOf(part).includes(atom)))]);
  walk.lastRow = row;
  return 1;
};

const takeSection: Step = (walk, row, at) => {
  if (!isHeadingLike(row) || isLetterhead(row.text) || !isBeforeLines(walk, at)) return 0;
  if (walk.part === 'RECAP' || walk.part === 'SUMMARY') return 0;
  closeLine(walk);
  const name = row.text
    .replace(/[:\s]+$/, '')
    .replace(/\s*[-–(]\s*(?:continued|cont'?d?\.?)\)?$/i, '')
    .slice(0, 200);
  const isClaim = walk.hasClaimHead || walk.parties.for.claimNumber !== null;
  if ((isClaim && !isTradeName(name) && !isLevelName(name)) || isPlaceName(name)) {
    setRoom(walk, name, row);
    if (walk.part === 'TERMS' || walk.part === 'EXCLUDED') walk.part = 'WORK';
    return 1;
  }
  const isInRoom =
    walk.isNested && walk.room !== null && walk.rows[at - 1]?.text.includes(walk.room.name);
  if (!isInRoom) walk.room = null;
  walk.section = name;
  if (walk.part === 'TERMS' || walk.part === 'EXCLUDED') walk.part = 'WORK';
  return 1;
};

const takeLoose: Step = (walk, row) => {
  closeLine(walk);
  walk.deposit ??= depositIn(row.text);
  addLoose(walk, row);
  return 1;
};

const STEPS: readonly Step[] = [
  takeFurniture,
  takeHead,
  takeLabels,
  takeTotal,
  takePart,
  takeExcluded,
  takeLocation,
  takeParties,
  takeLines,
  takeUpper,
  takeWrapped,
  takeRooms,
  takeSection,
  takeLoose,
];

/** Free space between rows of figures, in heights. */
const usualGapOf = (rows: readonly Row[]): number => {
  const gaps = rows
    .filter(
      ({ cells, isExact }, at) =>
        !isExact && cells.length > 2 && (rows[at - 1]?.cells.length ?? 0) > 2,
    )
    .map(({ gapAbove }) => gapAbove)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? 1;
};

/** Words that no figures followed after all. */
const dropPending = (walk: Walk): void => {
  for (const row of walk.pending) walk.loose.push({ row, part: walk.part });
  walk.pending = [];
};

export const walkedThrough = (rows: readonly Row[]): Walk => {
  const walk = newWalk(rows, usualGapOf(rows));
  let at = 0;
  while (at < rows.length) {
    const row = rows[at] as Row;
    const before = rows[at - 1];
    if (before && before.zone !== row.zone) {
      closeLine(walk);
      if (before.place.page === row.place.page) {
        walk.tables = [];
        walk.room = null;
        walk.section = null;
      }
    }
    let taken = 0;
    const { length } = walk.pending;
    for (const step of STEPS) {
      taken = step(walk, row, at);
      if (taken > 0) break;
    }
    if (walk.pending.length > 0 && walk.pending.length === length) dropPending(walk);
    at += taken;
  }
  dropPending(walk);
  closeLine(walk);
  return walk;
};
