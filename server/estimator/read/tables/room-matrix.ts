// A matrix of rooms and work: `Room | Walls | Ceiling | Trim | Total`, where each amount is a line of its own.
import { hundredths } from '../../../domain/numbers.ts';
import { tableOf } from './columns.ts';
import { isBlankCell, moneyIn } from './figures.ts';
import { headNamed, type ColumnKind } from './head-words.ts';
import type { TableHead } from './heads.ts';
import { completed, emptyDraft, withQuantity } from './lines.ts';
import type { Cell, Row } from './row.ts';
import { PART_OF_PRICE, type Column } from './settle-columns.ts';
import { stackedCells } from './stacked-heads.ts';
import { totalNamed } from './total-names.ts';
import { addRest, closeLine, pushLine, type Step } from './walk-state.ts';

const LEAST_WORK = 2;
const LEAST_ROWS = 3;
/** Shares of the rows. */
const MOST = 0.7;
const LONGEST_TITLE = 30;

interface Head {
  room: Cell;
  work: Cell[];
  total: Cell;
  /** Rows that it takes. */
  rows: number;
}

/** Heads over what is counted, measured or priced are no names of work. */
const NO_WORK: ReadonlySet<ColumnKind> = new Set([
  'number', 'quantity', 'times', 'unit', 'unitPrice', 'unitCost', 'price', 'remove', 'replace', 'part', 'amount', 'rcv', 'tax',
  'overheadProfit', 'depreciation', 'acv', 'age', 'life', 'length', 'width', 'height', 'surface', 'note', 'status', 'progress',
]); // prettier-ignore

const isWork = ({ text }: Cell): boolean => {
  const name = headNamed(text);
  const isMeasured = name !== null && (name.unit !== null || NO_WORK.has(name.kind));
  return (
    /\p{L}{3}/u.test(text) &&
    text.length <= LONGEST_TITLE &&
    !isMeasured &&
    !PART_OF_PRICE.test(text)
  );
};

const isTotal = ({ text }: Cell): boolean =>
  headNamed(text)?.kind === 'amount' || /^(?:room|area|row|line) (?:total|sum)s?$/i.test(text);

/** `ea @ 95` half a row below `Doors`, which stands alone above the other heads. */
const isBeside = (row: Row | undefined, beside: Row): row is Row =>
  row !== undefined && !row.isExact && row.cells.length === 1 && row.zone === beside.zone;

const headAt = (rows: readonly Row[], at: number): Head | null => {
  const [first, second] = [rows[at], rows[at + 1]];
  if (!first) return null;
  const isAbove = second !== undefined && second.gapAbove < 0 && isBeside(first, second);
  const main = isAbove ? second : first;
  const under = rows[at + (isAbove ? 2 : 1)];
  const isUnder = isBeside(under, main) && under.gapAbove < 0.6 && moneyIn(under.text) === null;
  if (main.cells.length < LEAST_WORK + 1) return null;
  const upper = isAbove ? stackedCells(first.cells, main.cells, false) : main.cells;
  const cells = isUnder ? stackedCells(upper, under.cells, false) : upper;
  const [room, ...others] = cells;
  const total = others.pop();
  const isMatrix =
    room !== undefined &&
    total !== undefined &&
    others.length >= LEAST_WORK &&
    headNamed(room.text)?.kind === 'room' &&
    isTotal(total) &&
    others.every(isWork);
  const count = 1 + (isAbove ? 1 : 0) + (isUnder ? 1 : 0);
  return isMatrix ? { room, work: others, total, rows: count } : null;
};

interface Amount {
  count: number | null;
  amount: number;
}

/** The amount in a cell; `2 = 190` also tells the count of what the amount is for. */
const amountIn = (text: string): Amount | null => {
  const [, count, sum] = /^(\d{1,3}) ?= ?(\S+)$/.exec(text) ?? [];
  const amount = moneyIn(sum ?? text);
  return amount === null ? null : { count: count === undefined ? null : Number(count), amount };
};

const middle = ({ x0, x1 }: Cell): number => (x0 + x1) / 2;

const columnOf = (cell: Cell, columns: readonly Cell[], isExact: boolean): number => {
  if (isExact) return columns.findIndex(({ index }) => index === cell.index);
  const away = columns.map((column) => Math.abs(middle(column) - middle(cell)));
  return away.indexOf(Math.min(...away));
};

interface MatrixRow {
  row: Row;
  name: string;
  amounts: (Amount | null)[];
  total: number;
}

/** The figures of a row by their columns; null where it has words among them, or two under one head. */
const matrixRow = (row: Row, { work, total }: Head): MatrixRow | null => {
  const [name, ...cells] = row.cells;
  if (!name || !/\p{L}{2}/u.test(name.text) || cells.length < 2) return null;
  const texts: string[] = [];
  for (const cell of cells) {
    const at = columnOf(cell, [...work, total], row.isExact);
    if (at < 0 || texts[at] !== undefined) return null;
    if (!isBlankCell(cell.text) && amountIn(cell.text) === null) return null;
    texts[at] = cell.text;
  }
  const sum = moneyIn(texts[work.length] ?? '');
  const amounts = work.map((_, at) => amountIn(texts[at] ?? ''));
  return sum === null || amounts.every((amount) => amount === null)
    ? null
    : { row, name: name.text, amounts, total: sum };
};

const sumOf = (amounts: readonly (Amount | null)[]): number =>
  hundredths(amounts.reduce((sum, each) => sum + (each?.amount ?? 0), 0));

const looksLikeMoney = (total: number): boolean => total >= 100 || !Number.isInteger(total);

/** The amounts of most rows come to their total, in dollars: counts and sizes are no prices. */
const isPriced = (rows: readonly MatrixRow[]): boolean => {
  const summed = rows.filter(({ amounts, total }) => sumOf(amounts) === total);
  const several = summed.filter(({ amounts }) => amounts.filter(Boolean).length > 1);
  return (
    several.length >= LEAST_ROWS &&
    summed.length >= MOST * rows.length &&
    rows.filter(({ total }) => looksLikeMoney(total)).length >= MOST * rows.length
  );
};

/** `Doors ea @ 95` → `Doors` */
const nameOf = ({ text }: Cell): string =>
  text.replace(/\s*(?:\b(?:ea|each|per \p{L}+)\.?)?\s*@.*$/iu, '').trim();

const isSum = ({ name }: MatrixRow): boolean => totalNamed(name) !== null;

const columnAt = (cell: Cell, kind: ColumnKind, at: number, isExact: boolean): Column => ({
  kind,
  title: kind,
  unit: null,
  x0: isExact ? cell.index : cell.x0,
  x1: isExact ? cell.index + 0.9 : cell.x1,
  index: isExact ? cell.index : at,
});

/** Work of the whole house below the rooms has its amounts under their totals. */
const headBelow = ({ room, total }: Head, isExact: boolean): TableHead => ({
  columns: [columnAt(room, 'description', 0, isExact), columnAt(total, 'amount', 1, isExact)],
  isExact,
  bidders: [],
  title: null,
  isDecked: false,
  isPriceOpen: false,
});

export const takeRoomMatrix: Step = (walk, row, at) => {
  const head = headAt(walk.rows, at);
  if (!head) return 0;
  const read: MatrixRow[] = [];
  for (const below of walk.rows.slice(at + head.rows)) {
    const found = below.zone === row.zone ? matrixRow(below, head) : null;
    if (!found) break;
    read.push(found);
    if (isSum(found)) break;
  }
  const rooms = read.filter((each) => !isSum(each));
  if (!isPriced(rooms)) return 0;
  closeLine(walk);
  walk.tables = [tableOf(headBelow(head, row.isExact), [])];
  walk.heads.push(row);
  for (const { row: own, name, amounts } of rooms)
    for (const [index, found] of amounts.entries()) {
      if (!found) continue;
      const draft = emptyDraft(nameOf(head.work[index] ?? head.room), own.place);
      draft.foundBy = 'AMOUNT';
      draft.room = name;
      draft.rcv = found.amount;
      draft.written.amount = found.amount;
      if (found.count !== null) withQuantity(draft, found.count, { code: 'EA', factor: 1 }, null);
      pushLine(walk, completed(draft), own);
    }
  closeLine(walk);
  const sum = read.find(isSum);
  const isRight = sum?.total === hundredths(rooms.reduce((all, { total }) => all + total, 0));
  if (sum && isRight) addRest(walk, sum.row, [sum.row.text]);
  return head.rows + rooms.length + (isRight ? 1 : 0);
};
