// Headings as they are met: rooms, sections, and what the rows below them are.
import { headNamed } from './head-words.ts';
import { labeledIn } from './label-values.ts';
import { takeMarks } from './parties.ts';
import { draftAt } from './line-at.ts';
import { trailingQuantity } from './counted.ts';
import {
  isRoomMeasure,
  isSketchNote,
  locationHeading,
  plainHeading,
  roomHeading,
  sizedHeading,
  takeRoomSizes,
} from './rooms.ts';
import { type Row, isBullet } from './row.ts';
import { MONEY } from './settle-columns.ts';
import { isTimeBillHead } from './time-bill.ts';
import {
  type Part,
  type Step,
  type Walk,
  addLoose,
  addRest,
  addWords,
  closeLine,
  excludedLine,
  headOf,
  setRoom,
} from './walk-state.ts';
import {
  exclusionIn,
  exclusionsTold,
  isAlternateHead,
  isCoverageHead,
  isLetterhead,
  isLevelName,
  isListName,
  isPaymentHead,
  isPlaceName,
  isRecapHead,
  isScopeHead,
  isSpokenOrder,
  isSummaryHead,
  isTermsHead,
  isTradeName,
  limitedCoverage,
  listedThings,
} from './wording.ts';

const HEADINGS: readonly (readonly [part: Part, is: (line: string) => boolean])[] = [
  ['RECAP', isRecapHead],
  ['SUMMARY', isSummaryHead],
  ['ALTERNATES', isAlternateHead],
  ['TERMS', isTermsHead],
  ['WORK', isScopeHead],
];

/** `STATEMENT OF LOSS | Coverage A | Coverage B | Total`: heads of columns stand beside the title. */
const partTitle = ({ text, cells }: Row): string => {
  const [first, ...columns] = cells;
  const areHeads =
    columns.length > 1 &&
    columns.every((cell) => cell.text.length < 24 && !/\d/.test(cell.text)) &&
    // `Total | Each | Qty | Work`: amounts stand before what they are for.
    !columns.some((cell) => headNamed(cell.text)?.kind === 'quantity');
  return first && areHeads && (isSummaryHead(first.text) || isRecapHead(first.text))
    ? first.text
    : text;
};

/** The head of a table that only says again what stands in others. */
export const saysAgain = (row: Row): boolean => {
  const title = partTitle(row);
  return isRecapHead(title) || isSummaryHead(title) || isPaymentHead(row.cells);
};

/** Words that go on from the line above, `warranty` among them, head nothing. */
const goesOnFromLine = (walk: Walk, row: Row, at: number): boolean =>
  walk.last !== null &&
  walk.lastRow === walk.rows[at - 1] &&
  /^\p{Ll}/u.test(row.text) &&
  row.gapAbove < walk.usualGap;

/** `… and electrical` over `work by others. This bid is good for 30 days.`: the rest of a sentence opens no list. */
const goesOnFromWords = (walk: Walk, row: Row, at: number): boolean => {
  const before = walk.rows[at - 1];
  return (
    before !== undefined &&
    walk.loose.at(-1)?.row === before &&
    /^\p{Ll}[^:]{0,60}[.,;\p{L}]/u.test(row.text) &&
    !/^[^.]{0,60}:/.test(row.text) &&
    row.gapAbove < 1 &&
    before.cells.length === 1 &&
    /[\p{L}\d,]$/u.test(before.text)
  );
};

const LONGEST_LIST = 8;

/** A list that begins behind its heading goes on in the next rows up to its full stop. @returns how many rows it takes */
const takeInlineList = (walk: Walk, row: Row, at: number, begun: string): number => {
  let [text, rows] = [begun, 1];
  while (/[,;&]$|\b(?:and|or)$/.test(text) && rows < LONGEST_LIST) {
    const next = walk.rows[at + rows];
    if (!next || next.zone !== row.zone || next.gapAbove > 1) break;
    text = `${text} ${next.text}`;
    rows += 1;
  }
  const [list = '', ...sentences] = text.split(/(?<=\p{Ll}{2}[.!]) (?=[\p{Lu}\d])/u);
  const rest = sentences.filter((sentence) => exclusionsTold(sentence).length === 0);
  const told = sentences.flatMap(exclusionsTold);
  for (const thing of [...listedThings(list), ...told]) excludedLine(walk, thing, row);
  takeMarks(walk.parties, rest.join(' '));
  addRest(walk, row, rest);
  return rows;
};

/** Work with a price below `Not included in the total:` is offered, not excluded. */
const isOffer = (walk: Walk, at: number): boolean => {
  const next = walk.rows[at + 1];
  return next !== undefined && draftAt(walk, next, at + 1).some(({ rcv }) => rcv !== null);
};

/** Work that was asked for and is not paid is no offer, at any price. */
const REFUSED =
  /\b(?:not (?:accepted|allowed|approved|covered|paid|payable)|denied|declined|disallowed|rejected)\b/i;

/** Rows below a heading in as many columns are a table, not a list. */
const LEAST_COLUMNS = 3;

const partNamed = (row: Row): Part | null => {
  if (isPaymentHead(row.cells)) return 'RECAP';
  const title = partTitle(row);
  return HEADINGS.find(([, is]) => is(title))?.[0] ?? null;
};

/** A sheet of labels with a figure each, behind one with a table of lines: sums, a loan, a profit, but no line. */
const isListOfFigures = ({ lines, heads, rows }: Walk, row: Row): boolean =>
  heads.length > 0 &&
  lines.some(({ foundBy }) => foundBy === 'HEAD') &&
  rows.every(({ place, cells }) => place.sheet !== row.place.sheet || cells.length <= 2);

/** One of several sheets: its name heads it as a line would. */
export const openSheet = (walk: Walk, row: Row): void => {
  const name = row.place.sheet ?? '';
  walk.isNested = false;
  walk.part =
    HEADINGS.find(([, is]) => is(name))?.[0] ??
    (exclusionIn(name)?.isHeading ? 'EXCLUDED' : 'WORK');
  if (walk.part === 'WORK' && isListOfFigures(walk, row)) walk.part = 'SUMMARY';
  const room = roomHeading(name);
  if (room !== null) setRoom(walk, room, row);
  else if (isTradeName(name) || walk.part === 'ALTERNATES') walk.section = name;
};

/** The total of all stands above: what follows is of no room. */
const isSummed = ({ totals, lines }: Walk): boolean =>
  totals.some(({ kind, lineCount }) => kind === 'total' && lineCount === lines.length);

export const takePart: Step = (walk, row, at) => {
  if (goesOnFromLine(walk, row, at) || goesOnFromWords(walk, row, at)) return 0;
  const exclusion = exclusionIn(row.text);
  const next = walk.rows[at + 1];
  const isTable = next !== undefined && next.cells.length >= LEAST_COLUMNS;
  const isOffered = exclusion?.rest === '' && !REFUSED.test(row.text) && isOffer(walk, at);
  if (exclusion && !isOffered) {
    closeLine(walk);
    const rows = exclusion.rest === '' ? 1 : takeInlineList(walk, row, at, exclusion.rest);
    if (exclusion.rest === '') walk.part = isTable ? 'DECLINED' : 'EXCLUDED';
    walk.section = null;
    return rows;
  }
  const part = isOffered ? 'ALTERNATES' : partNamed(row);
  if (!part) return 0;
  closeLine(walk);
  if (part === 'SUMMARY') {
    walk.summaries += 1;
    walk.coverages = row.cells.slice(1).map(({ text }) => text);
  }
  if (part === 'WORK' || part === 'ALTERNATES')
    walk.section = part === 'WORK' ? null : row.text.replace(/[:\s]+$/, '').slice(0, 200);
  if (part === 'ALTERNATES' && isSummed(walk)) walk.room = null;
  if (part !== 'ALTERNATES') walk.tables = part === 'WORK' ? walk.tables : [];
  walk.part = part;
  // The head of options stands as the section of each.
  if (part !== 'ALTERNATES') addLoose(walk, row);
  return 1;
};

/** `Accepted by: ________   Date: ____` ends whatever stands above it. */
const isToSign = (text: string): boolean =>
  /_{4,}/.test(text) &&
  /\b(?:accepted|approved|signed?|signature|date|by|initials?|owner)\b/i.test(text);

export const takeExcluded: Step = (walk, row, at) => {
  if (walk.part !== 'EXCLUDED') return 0;
  if (isToSign(row.text)) {
    walk.part = 'WORK';
    return 0;
  }
  const [first] = row.cells;
  const before = walk.rows[at - 1];
  const hadBullet = before !== undefined && isBullet(before.cells[0]?.atoms[0]?.text ?? '');
  const hasBullet = isBullet(first?.atoms[0]?.text ?? '');
  const isHeading =
    isHeadingLike(row) && (row.gapAbove > 1 || row.text.endsWith(':')) && !hasBullet;
  if (isHeading || (hadBullet && !hasBullet && row.gapAbove > 1) || row.text.length > 300) {
    walk.part = 'WORK';
    return 0;
  }
  // A place for signatures.
  if (/_{4,}/.test(row.text)) {
    walk.part = 'TERMS';
    addLoose(walk, row);
    return 1;
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

/** `Location: 2 - Kitchen | Approx. Wall SF: 368`, `Trade: 10 Carpentry`. */
export const takeLocation: Step = (walk, row) => {
  const [first] = row.cells;
  const [, trade] =
    /^\s*(?:trade|division|section|phase|category)\s*:\s*(.{2,60})$/i.exec(first?.text ?? '') ?? [];
  if (trade !== undefined && row.cells.length === 1) {
    closeLine(walk);
    walk.section = trade.slice(0, 200);
    return 1;
  }
  const coverage = limitedCoverage(row.text);
  if (coverage !== null) {
    closeLine(walk);
    walk.section = coverage.slice(0, 200);
    walk.room = null;
    return 1;
  }
  if (
    first &&
    isCoverageHead(first.text) &&
    row.cells.slice(1).every(({ text }) => !/\d/.test(text))
  ) {
    closeLine(walk);
    walk.section = first.text.slice(0, 200);
    walk.room = null;
    return 1;
  }
  const location = first && locationHeading(first.text);
  if (!location || (row.cells.length > 1 && !/:/.test(row.cells[1]?.text ?? ''))) return 0;
  closeLine(walk);
  setRoom(walk, roomHeading(location) ?? location.replace(/^\d{1,3}\s*[-–.)]\s*/, ''), row);
  // Below a coverage a location is a room of it.
  if (walk.section === null || !isCoverageHead(walk.section)) walk.section = location.slice(0, 200);
  walk.isNested = true;
  if (walk.part !== 'ALTERNATES') walk.part = 'WORK';
  return 1;
};

const takeMeasures = (walk: Walk, row: Row, at: number): void => {
  const before = walk.loose.at(-1);
  const isTitled =
    before !== undefined && before.row === walk.rows[at - 1] && isHeadingLike(before.row);
  if (isTitled && walk.part === 'WORK') {
    walk.loose.pop();
    setRoom(walk, plainHeading(before.row.text), before.row);
  }
  const rest = walk.room ? takeRoomSizes(walk.room, row.text) : row.text;
  if (/\p{L}{3}/u.test(rest)) addRest(walk, row, [rest]);
};

/** `Bath   8' x 5'   Wall 208 SF`, and rows of sizes: no lines of the table that they stand in. */
export const takeSizedRoom: Step = (walk, row, at) => {
  if (walk.part === 'TERMS' || walk.part === 'RECAP') return 0;
  const isPriced = walk.tables.some(({ head }) => head.columns.some(({ kind }) => MONEY.has(kind)));
  if (isRoomMeasure(row.text, isPriced ? 1 : 2)) {
    takeMeasures(walk, row, at);
    return 1;
  }
  const name = row.isExact ? null : sizedHeading(row.cells, isPriced);
  if (name === null || isTradeName(name)) return 0;
  closeLine(walk);
  setRoom(walk, name, row);
  walk.isNested = true;
  if (walk.part === 'EXCLUDED' || walk.part === 'SUMMARY') walk.part = 'WORK';
  return 1;
};

export const takeRooms: Step = (walk, row, at) => {
  const { text } = row;
  if (isRoomMeasure(text, 1)) {
    takeMeasures(walk, row, at);
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
  // `4. Mechanical` heads a trade, though a room may be called so.
  if (name === null || isMeasurement(text) || (isTradeName(name) && isBeforeLines(walk, at)))
    return 0;
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
    !/\$/.test(text) &&
    (!isBullet(cells[0]?.atoms[0]?.text ?? '') || text.endsWith(':'))
  );
};

const GOES_BEFORE_LINES = 3;

/** A line or a head of a table stands below it. */
const isBeforeLines = (walk: Walk, at: number): boolean => {
  for (let below = at + 1; below <= at + GOES_BEFORE_LINES; below += 1) {
    const row = walk.rows[below];
    if (!row) return false;
    if (headOf(walk, below) || isTimeBillHead(row, walk.rows[below + 1])) return true;
    if (draftAt(walk, row, below).some(({ description }) => description !== '')) return true;
    const labels = walk.rows[below + 1];
    if (labels && labeledIn(labels)?.values.has('quantity')) return true;
    if (labeledIn(row)?.values.has('quantity')) return below > at + 1;
    if (roomHeading(row.text) !== null) return true;
    if (!isHeadingLike(row)) return false;
  }
  return false;
};

const SIZES: ReadonlySet<string> = new Set(['SF', 'LF', 'SQ', 'SY', 'CY']);

/** `Rakes 96 ft` tells a size and heads nothing; `Next 90 days` may. */
const isMeasurement = (text: string): boolean => SIZES.has(trailingQuantity(text)?.unit.code ?? '');

/** `Here's what I came up with` speaks to somebody: it heads nothing. */
const SPOKEN =
  /^(?:hi|hello|hey|dear|mr|mrs|ms|thanks|thank you|here(?:'s|’s| is| are))\b|\bhere it is\b|\b(?:I|I'm|I’ve|I've)\b/i;

/** Parts that a heading of work ends. */
const ENDED: ReadonlySet<Part> = new Set(['TERMS', 'EXCLUDED', 'DECLINED']);

export const takeSection: Step = (walk, row, at) => {
  if (
    !isHeadingLike(row) ||
    SPOKEN.test(row.text) ||
    isMeasurement(row.text) ||
    isSpokenOrder(row.text) ||
    isLetterhead(row.text) ||
    !isBeforeLines(walk, at)
  )
    return 0;
  if (walk.part === 'RECAP' || walk.part === 'SUMMARY') return 0;
  closeLine(walk);
  const name = plainHeading(row.text.replace(/[:\s]+$/, '')).slice(0, 200);
  const isClaim = walk.hasClaimHead || walk.parties.for.claimNumber !== null;
  const isOfPlace = isClaim && !isTradeName(name) && !isLevelName(name) && !isListName(name);
  if (isOfPlace || isPlaceName(name)) {
    setRoom(walk, name, row);
    if (ENDED.has(walk.part)) walk.part = 'WORK';
    return 1;
  }
  const isInRoom =
    walk.isNested && walk.room !== null && walk.rows[at - 1]?.text.includes(walk.room.name);
  if (!isInRoom) walk.room = null;
  walk.section = name;
  if (ENDED.has(walk.part)) walk.part = 'WORK';
  return 1;
};
