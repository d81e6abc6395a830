// The end of a paper: rows below the last line, whose figures are known by one word of their label or by what they add up to.
import { lineByItself } from './headless.ts';
import type { Row } from './row.ts';
import { sumOfLines } from './settle-totals.ts';
import { closingNamed, totalNamed, type TotalKind } from './total-names.ts';
import { labelAndFigures, type TotalRow } from './totals.ts';
import { percentIn } from './figures.ts';
import type { FoundTotal, Walk } from './walk-state.ts';

const CENT = 0.011;
const ROWS_BETWEEN = 2;
const MOST_WORDS = 14;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= CENT;

const sumOf = (found: readonly FoundTotal[], ...kinds: readonly TotalKind[]): number =>
  found
    .filter(({ kind, amount }) => kinds.includes(kind) && amount !== null)
    .reduce((sum, { amount }) => sum + Math.abs(amount ?? 0), 0);

/** A line of work whose words sound like a sum: it has a quantity with its unit. */
export const isMeasured = (row: Row): boolean => {
  const line = lineByItself(row);
  return (
    line !== null &&
    line.unit !== null &&
    line.unit !== 'LS' &&
    line.unit !== 'EA' &&
    line.quantity !== null
  );
};

/** Fees that stand between the subtotal and the total are lines. */
const MOST_FEES = 3;
const BUILT: ReadonlySet<TotalKind> = new Set([
  'net',
  'tax',
  'overhead',
  'profit',
  'overheadProfit',
  'contingency',
  'discount',
]);

/** It stands in a summary, or right below a sum with no line between but fees. */
const standsInEnd = (walk: Walk, at: number): boolean => {
  if (walk.part === 'SUMMARY') return true;
  const last = walk.totals.at(-1);
  if (walk.part !== 'WORK' || last === undefined || last.kind === 'part') return false;
  const fees = walk.lines.length - last.lineCount;
  if (fees > (BUILT.has(last.kind) ? MOST_FEES : 0)) return false;
  return walk.rows.slice(Math.max(0, at - 1 - ROWS_BETWEEN - fees), at).includes(last.row);
};

const ADDED = ['tax', 'overhead', 'profit', 'overheadProfit', 'contingency'] as const;

/** What the subtotal and all that was added to it since come to; null where nothing was. */
const builtUp = (walk: Walk): number | null => {
  const from = walk.totals.findLastIndex(({ kind, amount }) => kind === 'net' && amount !== null);
  const net = walk.totals[from];
  if (!net) return null;
  const behind = walk.totals.slice(from + 1);
  const lines = sumOfLines(walk.lines.slice(net.lineCount));
  const added = sumOf(behind, ...ADDED) + lines;
  const off = sumOf(behind, 'discount');
  return added === 0 && off === 0 ? null : (net.amount ?? 0) + added - off;
};

/** What is left of the actual cash value when the deductible and what was paid are taken off; null where nothing is. */
const leftOfClaim = (walk: Walk): number[] => {
  const from = walk.totals.findLastIndex(
    ({ kind, amount }) => (kind === 'acv' || kind === 'rcv') && amount !== null,
  );
  const value = walk.totals[from];
  if (!value) return [];
  const behind = walk.totals.slice(from + 1);
  const off = sumOf(behind, 'deductible', 'priorPayments');
  const lost = sumOf(behind, 'depreciation', 'nonRecoverableDepreciation');
  return off === 0 ? [] : [(value.amount ?? 0) - off - lost];
};

const isClaim = (walk: Walk): boolean =>
  walk.hasClaimHead ||
  walk.totals.some(({ kind }) =>
    ['rcv', 'acv', 'depreciation', 'deductible', 'netClaim'].includes(kind),
  );

/** `Balance due` below `Total` and `Deposit received`: what is left of the total, not another. */
const isBalance = (walk: Walk, amount: number): boolean => {
  const from = walk.totals.findLastIndex((each) => each.kind === 'total' && each.amount !== null);
  const total = walk.totals[from];
  const paid = sumOf(walk.totals.slice(from + 1), 'deposit', 'priorPayments');
  return total !== undefined && paid > 0 && isSame((total.amount ?? 0) - paid, amount);
};

const LATER = /\b(?:if|when|once|after|upon|on|at (?!this time|present)|until)\b/i;
const OPEN: ReadonlySet<TotalKind | null> = new Set([null, 'part', 'aside', 'total', 'netClaim']);

/** What the figures above it say that a figure is, whatever it is called. */
const provenKind = (walk: Walk, label: string, amount: number): TotalKind | null => {
  if (LATER.test(label)) return null;
  if (leftOfClaim(walk).some((left) => isSame(left, amount))) return 'netClaim';
  if (isBalance(walk, amount)) return 'aside';
  const built = builtUp(walk);
  return built !== null && isSame(built, amount) && !isClaim(walk) ? 'total' : null;
};

/** `Tompkins County (8.0%)`: a tax that is called as the place that takes it. */
const localTax = (label: string, percent: number | null): TotalKind | null =>
  percent !== null &&
  /\b(?:county|parish|borough|city of|state of|municipal|district)\b/i.test(label)
    ? 'tax'
    : null;

/** `Payment   -1,000.00` below the total of an invoice: paid already. */
const paidSince = (walk: Walk, label: string): TotalKind | null =>
  /^\W*payments?\W*$/i.test(label) && walk.totals.at(-1)?.kind === 'total' && !isClaim(walk)
    ? 'priorPayments'
    : null;

/** @param named what its label alone says; @returns what a row in the end of a paper is, null where that stays open */
export const closingIn = (
  walk: Walk,
  row: Row,
  at: number,
  named: TotalRow | null,
): TotalRow | null => {
  if (!standsInEnd(walk, at) || !OPEN.has(named?.kind ?? null) || isMeasured(row)) return null;
  const parted = labelAndFigures(row);
  const amount = parted?.values.at(-1) ?? null;
  if (!parted || amount === null || parted.label.split(' ').length > MOST_WORDS) return null;
  const { label } = parted;
  const percent = percentIn(row.text);
  const proven = provenKind(walk, label, amount);
  if (proven) return { kind: proven, label, percent, amount };
  if (named && named.kind !== 'part') return null;
  const isCredit = walk.part === 'SUMMARY' && amount < 0 && /\bcredits?\b/i.test(label);
  const told =
    closingNamed(label) ??
    (isCredit ? 'discount' : (localTax(label, percent) ?? paidSince(walk, label)));
  // Without a claim what is due now is what is left to pay.
  const kind = told === 'netClaim' && !isClaim(walk) ? 'aside' : told;
  return kind === null ? null : { kind, label, percent, amount };
};

/** Kinds of which several are summed. */
const LISTED: ReadonlySet<TotalKind | null> = new Set(['priorPayments', 'discount']);
const LONGEST_LIST = 12;

/** `Less payments already made:` over the payments, each in a row of its own. @returns what they are; null for any other row */
const listNamed = (row: Row): TotalKind | null => {
  if (row.cells.length > 1 || labelAndFigures(row)?.values.length !== 0) return null;
  const isOpen = row.text.endsWith(':');
  const kind = totalNamed(row.text) ?? (isOpen ? closingNamed(row.text) : null);
  return LISTED.has(kind) ? kind : null;
};

/** The heading of such a list, with a first figure and its words below. */
export const opensList = (walk: Walk, row: Row, at: number): boolean => {
  if (walk.lines.length === 0 || listNamed(row) === null) return false;
  const next = walk.rows[at + 1];
  return (next && labelAndFigures(next)?.values.length) === 1;
};

/** A figure of such a list: what it is stands once above them. */
export const listedBelow = (walk: Walk, row: Row, at: number): TotalRow | null => {
  const { label = '', values = [] } = labelAndFigures(row) ?? {};
  const amount = values.at(-1) ?? null;
  if (walk.lines.length === 0 || amount === null || isMeasured(row)) return null;
  const listed = new Set(walk.totals.slice(-LONGEST_LIST).map((each) => each.row));
  let above = at - 1;
  while (above > 0 && listed.has(walk.rows[above] as Row)) above -= 1;
  const heading = walk.rows[above];
  const kind = heading ? listNamed(heading) : null;
  return kind && { kind, label, percent: null, amount };
};
