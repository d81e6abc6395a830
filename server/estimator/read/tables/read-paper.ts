// Reads somebody else's estimate: words where they stand, cells of a sheet or plain text into lines, rooms, totals and what was
// not understood. Pure: the same source always gives the same paper.
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import {
  PAPER_LIMITS,
  type PaperEstimate,
  type PaperPlace,
  type PaperSide,
  type PaperCheck,
} from '../../../domain/paper/paper-estimate.ts';
import type { PaperKind } from '../../../domain/paper/paper-kinds.ts';
import { checksOf, pageCheck, taxWithinCheck } from './checks.ts';
import { currencyCheck, inOneSign, inOwnSign } from './currency.ts';
import { pageChecks, sheetChecks } from './left-out.ts';
import { leftoverOf } from './leftover.ts';
import { emptyDraft, type LineDraft } from './lines.ts';
import { dayAfter } from './dates.ts';
import { takeMarks } from './parties.ts';
import type { Row } from './row.ts';
import { behindNet, settledTotals, settleOpenPrices } from './settle-totals.ts';
import { runningRows } from './running-rows.ts';
import { rowsOfSheet } from './sheet-rows.ts';
import { rowsOfPage, ZONES_OF_PAGE } from './side-by-side.ts';
import { rowsOfText } from './text-rows.ts';
import { takeToldSums } from './told-sums.ts';
import type { Walk } from './walk-state.ts';
import { walkedThrough } from './walk.ts';

interface Read {
  rows: Row[];
  /** Heads and feet that pages have in common. */
  running: Row[];
  /** Words along another direction than their page. */
  turned: Row[];
  pageCount: number;
  pageShapes: number[];
  checks: PaperCheck[];
}

const rowsOf = (source: PaperSource): Read => {
  switch (source.from) {
    case 'WORDS': {
      const pages = source.pages.map((page, at) => rowsOfPage(page, at * ZONES_OF_PAGE));
      const running = runningRows(pages.map(({ rows }) => rows));
      return {
        rows: pages.flatMap(({ rows }) => rows.filter((row) => !running.has(row))),
        running: [...running],
        turned: pages.flatMap(({ turned }) => turned),
        pageCount: source.pageCount,
        pageShapes: source.pages.map(({ width, height }) => width / height).slice(0, 500),
        checks: source.pages.flatMap(pageChecks),
      };
    }
    case 'CELLS':
      return {
        rows: source.sheets.flatMap((sheet, at) => rowsOfSheet(sheet, at + 1)),
        running: [],
        turned: [],
        pageCount: 0,
        pageShapes: [],
        checks: source.sheets.flatMap((sheet, at) => sheetChecks(sheet, at + 1)),
      };
    case 'TEXT':
      return {
        rows: rowsOfText(source.text),
        running: [],
        turned: [],
        pageCount: 0,
        pageShapes: [],
        checks: [],
      };
  }
};

const hasMoney = ({ unitPrice, rcv, acv, amounts }: LineDraft): boolean =>
  unitPrice !== null || rcv !== null || acv !== null || amounts.some((amount) => amount !== null);

const CLAIM_WORDS =
  /\b(?:replacement cost value|actual cash value|rcv|acv|net claim|date of loss|claim (?:number|no|rep|#)|recoverable depreciation|insured\b)/i;

/** Fields that a claim has and a bid lacks; a bid for an insured house may name one or two of them. */
const OF_CLAIM = [
  /\bclaim\b(?: ?(?:number|no\.?|#|id))?[\s:#]{0,3}[A-Z\d-]*\d/i,
  /\binsured\b(?!,? (?:&|and|licensed|bonded)\b)(?<!licensed (?:&|and) insured)/i,
  /\badjuster\b/i,
  /\b(?:date|type|cause) of loss\b|\bloss date\b|\bloss of (?:\w+ \d|\d)/i,
  /\bpolicy\b(?: ?(?:number|no\.?|#))?[\s:#]{0,3}[A-Z\d-]*\d/i,
  /\bsupplement(?:al)?\b/i,
];
const LEAST_OF_CLAIM = 4;

const speaksOfClaim = (rows: readonly Row[]): boolean =>
  OF_CLAIM.filter((words) => rows.some(({ text }) => text.length < 400 && words.test(text)))
    .length >= LEAST_OF_CLAIM;

const kindOf = (walk: Walk, lines: readonly LineDraft[]): PaperKind => {
  const work = lines.filter(({ isExcluded }) => !isExcluded);
  if (work.length === 0) return 'OTHER';
  const hasClaimTotals = walk.totals.some(
    ({ kind }) =>
      kind === 'rcv' || kind === 'acv' || kind === 'netClaim' || kind === 'depreciation',
  );
  const { claimNumber, dateOfLoss } = walk.parties.for;
  const claimRows = walk.rows.filter(({ text }) => CLAIM_WORDS.test(text)).length;
  if (
    walk.hasClaimHead ||
    hasClaimTotals ||
    ((claimNumber ?? dateOfLoss) !== null && claimRows > 1) ||
    speaksOfClaim(walk.rows)
  )
    return 'CLAIM';
  if (!work.some(hasMoney)) return 'TAKEOFF';
  const isPriceList = work.every(
    ({ quantity, quantityText, rcv, amounts }) =>
      quantity === null && quantityText === null && rcv === null && amounts.length === 0,
  );
  return isPriceList ? 'PRICE_LIST' : 'BID';
};

type Marks = ReadonlySet<NonNullable<LineDraft['depreciationMark']>>;

/** The meaning of brackets by the paper's legend: `< > Non-Recoverable Depreciation`. Without a legend only words tell it. */
const nonRecoverableMarks = (rows: readonly Row[]): Marks => {
  const marks: (keyof typeof BRACKETS | 'NR')[] = ['NR'];
  for (const { text } of rows) {
    if (text.length > 400 || !/(?:non-?\s?|not )recoverable/i.test(text)) continue;
    for (const mark of ['<', '(', '['] as const) if (BRACKETS[mark].test(text)) marks.push(mark);
    // The summary writes the sum of such depreciation in its bracket.
    const [, bracket] =
      /^\W*less non-?\s?recoverable dep\w*\W*?([<[])\s*\$?[\d,.]+/i.exec(text) ?? [];
    if (bracket === '<' || bracket === '[') marks.push(bracket);
  }
  return new Set(marks);
};

const BRACKETS = {
  '<': /<\s*[.…x]*\s*>[\s=:–—-]*(?:\w+ ){0,6}?(?:non-?\s?|not )recoverable|non-?\s?recoverable[\w ]{0,60}(?:angle brackets|<\s*>)/i,
  '(': /\(\s*[.…x]*\s*\)[\s=:–—-]*(?:(?!recoverable)\w+ ){0,6}?(?:non-?\s?|not )recoverable/i,
  '[': /\[\s*[.…x]*\s*\][\s=:–—-]*(?:(?!recoverable)\w+ ){0,6}?(?:non-?\s?|not )recoverable/i,
} as const;

const toLine = (
  draft: LineDraft,
  at: number,
  bidders: number,
  nonRecoverable: Marks,
): PaperEstimate['lines'][number] => {
  const {
    written: _written,
    bidderPrices: _prices,
    unreadFigures: _figures,
    parts: _parts,
    depreciationMark: _mark,
    foundBy: _foundBy,
    isPriceOpen: _isPriceOpen,
    ...line
  } = draft;
  return {
    ...line,
    id: String(at + 1),
    quantityText: line.quantityText?.slice(0, PAPER_LIMITS.word) ?? null,
    number: line.number?.slice(0, PAPER_LIMITS.word) ?? null,
    isNonRecoverable:
      draft.depreciationMark !== null &&
      nonRecoverable.has(draft.depreciationMark) &&
      (line.depreciation ?? 0) > 0,
    amounts: line.amounts.slice(0, bidders),
  };
};

const bidderTotals = (walk: Walk): PaperEstimate['bidders'] => {
  const total = walk.totals.findLast(
    ({ kind, bidders }) => kind === 'total' && bidders.some((amount) => amount !== null),
  );
  return walk.bidders.map((name, at) => ({
    name: name.slice(0, PAPER_LIMITS.word),
    total: total?.bidders[at] ?? null,
  }));
};

/** Rooms with a size or with lines; beside lines, a heading with neither only sounded like one. */
const roomsOf = ({ rooms }: Walk, lines: readonly LineDraft[]): Walk['rooms'] => {
  const named = new Set(lines.map(({ room }) => room));
  return rooms.filter(
    ({ name, lengthFt, floorSf, wallSf, ceilingSf, perimeterLf }) =>
      lines.length === 0 ||
      named.has(name) ||
      [lengthFt, floorSf, wallSf, ceilingSf, perimeterLf].some((size) => size !== null),
  );
};

const MOST_LEFT_OUT = 50;

/** Wrong sums and figures come first. Few hidden rows are named one by one, many by their number. */
const told = (checks: readonly PaperCheck[]): PaperCheck[] => {
  const left = checks.filter(({ what }) => what === 'LEFT_OUT');
  const more = left.length - MOST_LEFT_OUT;
  const rest: PaperCheck[] = more > 0
    ? [{ what: 'LEFT_OUT', message: `${more} more ${more === 1 ? 'row that is' : 'rows that are'} hidden, struck out or not ticked ${more === 1 ? 'does' : 'do'} not count.`, place: null, lineId: null }]
    : []; // prettier-ignore
  const others = checks.filter(({ what }) => what !== 'LEFT_OUT');
  const shown = [...left.slice(0, MOST_LEFT_OUT), ...rest];
  return [...others.slice(0, PAPER_LIMITS.checks - shown.length), ...shown].map((check) => ({
    ...check,
    message: check.message.slice(0, 500),
  }));
};

/** Checks on lines beyond the limit, and on older mail that is not read. */
const walkChecks = ({ lines, olderMail }: Walk): PaperCheck[] => [
  ...(lines.length > PAPER_LIMITS.lines
    ? [{ what: 'TABLE_UNREAD' as const, message: `Only the first ${PAPER_LIMITS.lines} of ${lines.length} lines were taken.`, place: null, lineId: null }]
    : []),
  ...(olderMail
    ? [{ what: 'LEFT_OUT' as const, message: `The older message below “${olderMail.text.slice(0, 120)}” does not count.`, place: olderMail.place, lineId: null }]
    : []),
]; // prettier-ignore

/** The sums of a paper as its rows and its words tell them. Those of several bidders are none of the paper's. */
const totalsOf = (
  walk: Walk,
  lines: readonly LineDraft[],
  kind: PaperKind,
): PaperEstimate['totals'] => {
  const totals = settledTotals(walk.totals, lines, kind === 'CLAIM');
  totals.deposit ??= walk.deposit;
  const [taxShare = null, ...otherShares] = walk.taxShares;
  if (totals.tax !== null && otherShares.length === 0) totals.taxPercent ??= taxShare;
  if (kind === 'CLAIM') {
    takeToldSums(totals, walk.loose.map(({ row }) => row.text).join(' '));
    totals.netClaim ??= walk.payment;
  }
  if (kind === 'BID') totals.total ??= walk.recapTotal;
  if (bidderTotals(walk).length > 0) totals.total = null;
  return totals;
};

/** The parts of a paper that are read for one party; the other parts belong to both. */
const readSide = (read: Read, side: PaperSide) => {
  const walk = walkedThrough(read.rows, side);
  for (const { text } of read.running) takeMarks(walk.parties, text);
  const lines = walk.lines.slice(0, PAPER_LIMITS.lines);
  settleOpenPrices(lines, walk.totals);
  const kind = kindOf(walk, lines);
  const totals = totalsOf(walk, lines, kind);
  const leftover = leftoverOf(
    [
      ...walk.loose,
      ...[...read.turned, ...read.running].map((row) => ({ row, part: 'TERMS' as const })),
    ],
    lines,
  );
  for (const { words, row } of leftover.excluded)
    if (lines.length < PAPER_LIMITS.lines)
      lines.push({ ...emptyDraft(words, row.place), isExcluded: true });
  const bidders = bidderTotals(walk);
  const marks = nonRecoverableMarks(read.rows);
  const checks = [
    ...walkChecks(walk),
    ...checksOf(
      lines,
      totals,
      walk.bidders,
      behindNet(lines, walk.totals, totals.net),
      walk.totals,
    ),
    ...taxWithinCheck(lines, totals, read.rows),
  ];
  return {
    walk,
    kind,
    totals,
    leftover,
    bidders,
    checks,
    rooms: roomsOf(walk, lines),
    lines: lines.map((draft, at) => toLine(draft, at, bidders.length, marks)),
  };
};

type Side = ReturnType<typeof readSide>;

/**
 * The other party of two. Lines stand in the same rows: those of both have one id, and those that it has no amount for are left out.
 * @param ofBoth checks of the whole paper
 */
const sidesOf = (
  read: Read,
  { walk, lines }: Side,
  ofBoth: readonly PaperCheck[],
): PaperEstimate['sides'] => {
  if (!walk.sides) return null;
  const { shown, ...names } = walk.sides;
  const other = readSide(read, 'ALLOWS');
  const placeOf = ({ place }: { place: PaperPlace }) => JSON.stringify(place);
  // Several lines may stand in one row.
  const linesByPlace = Map.groupBy(lines, placeOf);
  let last = lines.length;
  const ids = new Map(
    other.lines.map((line) => [
      line.id,
      linesByPlace.get(placeOf(line))?.shift()?.id ?? String((last += 1)),
    ]),
  );
  return {
    shown,
    names,
    other: {
      lines: other.lines
        .filter(({ rcv, isExcluded }) => isExcluded || (rcv ?? 0) !== 0)
        .map((line) => ({ ...line, id: ids.get(line.id) ?? line.id })),
      totals: other.totals,
      checks: told([
        ...other.checks.map((each) => ({
          ...each,
          lineId: each.lineId && (ids.get(each.lineId) ?? null),
        })),
        ...ofBoth,
      ]),
    },
  };
};

/** @param source words, cells or text of one file */
export const readPaper = (source: PaperSource): PaperEstimate => {
  const { currency, source: inDollarSigns } = inOneSign(source);
  const read = rowsOf(inDollarSigns);
  const side = readSide(read, 'ASKS');
  const { walk, leftover } = side;
  const { from, for: owner, date, validUntil, validDays } = walk.parties;
  const pagesRead = source.from === 'WORDS' ? source.pages.length : 0;
  const ofWhole = [
    ...currencyCheck(source, currency),
    // The foot of a document in Word stands once, with the number of any page.
    ...(source.from === 'CELLS' ? [] : pageCheck(walk, read.pageCount, pagesRead)),
    ...leftover.checks,
    ...read.checks,
  ];
  return inOwnSign({
    kind: side.kind,
    currency,
    from,
    for: owner,
    date,
    validUntil:
      validUntil ?? (date !== null && validDays !== null ? dayAfter(date, validDays) : null),
    rooms: side.rooms
      .slice(0, PAPER_LIMITS.rooms)
      .map((room, at) => ({ ...room, number: at + 1, isUnnamed: false })),
    lines: side.lines,
    totals: side.totals,
    sides: sidesOf(read, side, ofWhole),
    bidders: side.bidders,
    checks: told([...side.checks, ...ofWhole]),
    unread: leftover.unread,
    prose: leftover.prose,
    pageCount: read.pageCount,
    pageShapes: read.pageShapes,
  });
};
