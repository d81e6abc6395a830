// Walks through the rows of a paper: what each of them is follows from its own words, its columns and what stands above it.
import type { PaperSide } from '../../../domain/paper/paper-estimate.ts';
import { takeAddressLine, takeAddressee, takeClaimMarks } from './addressee.ts';
import { bidderHead } from './bidders.ts';
import { tableOf } from './columns.ts';
import { takeDryingLog } from './drying-log.ts';
import { percentIn } from './figures.ts';
import { takeAskedPrice } from './forms.ts';
import { headNamed } from './head-words.ts';
import { takeRoomMatrix } from './room-matrix.ts';
import { isRoomTitle, LOOK_AHEAD, rowsAlike, type TableHead } from './heads.ts';
import { dropHeadingSums, dropSumsBelow } from './heading-sums.ts';
import { draftAt, hasLineFigures } from './line-at.ts';
import { takeAddress, takeFields, takeHeading, takeLetterhead, takeMarks } from './parties.ts';
import { takePackages } from './packages.ts';
import { isSizedRoom } from './rooms.ts';
import { type Row } from './row.ts';
import {
  openSheet,
  saysAgain,
  takeExcluded,
  takeLocation,
  takePart,
  takeRooms,
  takeSection,
  takeSizedRoom,
} from './take-headings.ts';
import { takeChoice, takeLabels, takeLines, takeUpper, takeWrapped } from './take-lines.ts';
import { takeTotal } from './take-total.ts';
import { has } from './settle-columns.ts';
import { takeTimeBill } from './time-bill.ts';
import { isPartiesRow, partiesHead, withOwnFigures } from './two-parties.ts';
import { groupedKinds } from './told-columns.ts';
import { depositIn, paymentIn } from './totals.ts';
import {
  type Step,
  type Walk,
  addLoose,
  addRest,
  closeLine,
  headOf,
  newWalk,
  setRoom,
} from './walk-state.ts';
import {
  isLevelName,
  isOlderMail,
  isPageFurniture,
  isTradeName,
  packageNamed,
  pageIn,
} from './wording.ts';

/** An older bid in the mail that this one answers is not this one. Above it a bid must stand: a reply without one passes it on. */
const takeOlderMail: Step = (walk, row, at) => {
  if (!isOlderMail(row.text) || walk.lines.length === 0 || walk.olderMail) return 0;
  closeLine(walk);
  walk.olderMail = row;
  for (const older of walk.rows.slice(at)) walk.loose.push({ row: older, part: 'ASIDE' });
  return walk.rows.length - at;
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

/** The rest of a head whose words came apart: its columns cannot be told from each other. */
const isBrokenHead = (below: Row | undefined): boolean =>
  below !== undefined &&
  below.cells.length > 1 &&
  below.cells.every(({ text }) => headNamed(text) !== null);

/** Replacement cost and what is taken off it; or `REMOVE | REPLACE | TAX | O&P`, as programs for claims part a price. */
const isClaimHead = ({ columns }: TableHead): boolean =>
  has(columns, 'otherSide') ||
  has(columns, 'rcv') ||
  has(columns, 'acv') ||
  has(columns, 'depreciation') ||
  (has(columns, 'remove') && has(columns, 'replace') && has(columns, 'tax'));

/** The same head on the next page means what it did, however few rows stand below it there. */
const asBefore = (walk: Walk, head: TableHead): void => {
  const titles = head.columns.map(({ title }) => title).join('|');
  const known = walk.kindsOfHeads.get(titles);
  if (!known)
    walk.kindsOfHeads.set(
      titles,
      head.columns.map(({ kind }) => kind),
    );
  for (const [at, kind] of (known ?? []).entries()) {
    const column = head.columns[at];
    if (column) column.kind = kind;
  }
};

const takeHead: Step = (walk, row, at) => {
  if ((walk.part === 'RECAP' && row.cells.length < 3) || saysAgain(row)) return 0;
  const below = rowsAlike(row, walk.rows.slice(at + 1, at + 1 + LOOK_AHEAD));
  const parties = partiesHead(row, below[0], walk.side);
  const bidders = parties ? null : bidderHead(row, walk.rows[at - 1], below);
  const found = parties ?? bidders ?? headOf(walk, at);
  if (!found) return 0;
  if (isBrokenHead(walk.rows[at + found.rows])) {
    walk.tables = [];
    return 0;
  }
  const ahead = below.filter(({ zone }) => zone === row.zone);
  if (!bidders && !parties) found.heads.forEach((head) => asBefore(walk, head));
  walk.tables = found.heads.map((head) => tableOf(head, ahead));
  walk.grouped = walk.tables[0] ? groupedKinds(walk.tables[0].head, ahead) : new Set();
  walk.carried = { room: null, section: null };
  closeLine(walk);
  walk.heads.push(row);
  walk.roomsAbove = walk.rooms.length;
  const [head] = found.heads;
  if (bidders) walk.bidders = (head?.bidders ?? []).slice(0, 12);
  if (head) walk.hasClaimHead ||= isClaimHead(head);
  walk.sides ??= head?.sides ?? null;
  for (const { kind, title } of head?.columns ?? []) {
    const share = kind === 'tax' ? percentIn(title) : null;
    if (share !== null) walk.taxShares.add(share);
  }
  if (head?.title) {
    if (isRoomTitle(head.title)) setRoom(walk, head.title, row);
    else walk.section = head.title;
  }
  if (walk.part === 'TERMS' || walk.part === 'EXCLUDED' || walk.part === 'SUMMARY')
    walk.part = 'WORK';
  return found.rows;
};

const takeParties: Step = (walk, row, at) => {
  if (isPartiesRow(row)) return 0;
  const isUnderHead = walk.tables.length > 0 && walk.part === 'WORK' && hasLineFigures(row);
  // `014 | Dump run | 2 | trips` of a sheet sounds like a street, `Carrier: clean only` behind the figures of a line like a field.
  const isLine = draftAt(walk, row, at).some(
    ({ foundBy, description, quantity, rcv }) =>
      foundBy === 'HEAD' &&
      description !== '' &&
      (row.isExact || (quantity !== null && rcv !== null)),
  );
  if (isUnderHead || isLine) return 0;
  takeClaimMarks(walk.parties.for, row.text);
  const isHeading = walk.lines.length === 0 && at < 14 && takeHeading(walk.parties, row);
  const { rows, rest } = takeFields(walk.parties, row, walk.rows[at + 1]);
  if (rows > 0) {
    walk.deposit ??= depositIn(row.text);
    const { parties } = walk;
    const left = rest.filter((text) => !takeAddressLine(parties.for, text, parties.isAboutOwner));
    takeMarks(walk.parties, left.join('  '));
    addRest(walk, row, left);
    return rows;
  }
  const beside = takeAddress(walk.parties, row);
  if (beside) {
    addRest(walk, row, beside);
    return 1;
  }
  if (isHeading) {
    addRest(walk, row, [row.text]);
    return 1;
  }
  const hasMarks = takeMarks(walk.parties, row.text);
  const isTop =
    walk.lines.length === 0 &&
    at < 8 &&
    walk.tables.length === 0 &&
    !isTradeName(row.text) &&
    !isLevelName(row.text) &&
    !draftAt(walk, row, at).some(({ quantity, rcv }) => quantity !== null && rcv !== null) &&
    !isSizedRoom(row.text);
  if (isTop && takeLetterhead(walk.parties, row.cells, at === 0 && row.place.row === null)) {
    const { company, carrier } = walk.parties.from;
    addRest(walk, row, row.text === company || row.text === carrier ? [] : [row.text]);
    return 1;
  }
  if (!hasMarks || row.text.length >= 120) return 0;
  addRest(walk, row, [row.text]);
  return 1;
};

const takeLoose: Step = (walk, row) => {
  closeLine(walk);
  walk.deposit ??= depositIn(row.text);
  walk.payment ??= paymentIn(row.text);
  addLoose(walk, row);
  return 1;
};

const STEPS: readonly Step[] = [
  takeOlderMail,
  takeFurniture,
  takeDryingLog,
  takeTimeBill,
  takePackages,
  takeRoomMatrix,
  takeHead,
  takeAskedPrice,
  takeLabels,
  takeChoice,
  takeTotal,
  takePart,
  takeExcluded,
  takeLocation,
  takeParties,
  takeSizedRoom,
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

/** Gives up words whose figures did not follow: their rows are loose. */
const dropPending = (walk: Walk): void => {
  for (const row of walk.pending) walk.loose.push({ row, part: walk.part });
  walk.pending = [];
};

/** Good, better and best: none of them is ordered before it is chosen. */
const markPackages = ({ lines }: Walk): void => {
  const packages = lines.filter(({ description }) => packageNamed(description) !== null);
  const names = new Set(packages.map(({ description }) => packageNamed(description)));
  if (names.size < 2) return;
  for (const line of packages) line.isAlternate = true;
};

/** Where some boxes are ticked, the empty ones are offers, and what is ticked among offers is chosen. */
const markBoxes = ({ ticked, unticked }: Walk): void => {
  if (ticked.length === 0 || unticked.length === 0) return;
  for (const line of unticked) line.isAlternate = true;
  for (const line of ticked) line.isAlternate = false;
};

/** @param side whose figures are read where two parties have theirs side by side */
export const walkedThrough = (read: readonly Row[], side: PaperSide): Walk => {
  const rows = withOwnFigures(read, side);
  const walk = newWalk(rows, usualGapOf(rows), side);
  const isOneOfSheets = rows.at(-1)?.place.sheet !== rows[0]?.place.sheet;
  let at = 0;
  while (at < rows.length) {
    const row = rows[at] as Row;
    const before = rows[at - 1];
    const isSheet = (before?.place.sheet ?? null) !== row.place.sheet;
    if (before && before.zone !== row.zone) {
      closeLine(walk);
      if (isSheet || before.place.page === row.place.page) {
        walk.tables = [];
        walk.room = null;
        walk.section = null;
        if (walk.part === 'ALTERNATES' || walk.part === 'EXCLUDED') walk.part = 'WORK';
      }
    }
    if (isSheet && isOneOfSheets) openSheet(walk, row);
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
  takeAddressee(walk.parties.for, rows);
  dropHeadingSums(walk);
  dropSumsBelow(walk);
  markPackages(walk);
  markBoxes(walk);
  return walk;
};
