// Totals as they are met: by the columns of their table, or by the figure behind their label.
import { hundredths } from '../../../domain/numbers.ts';
import { PAPER_LIMITS } from '../../../domain/paper/paper-estimate.ts';
import { closingIn, isMeasured, listedBelow, opensList } from './closing.ts';
import { cellText, rowInTable } from './columns.ts';
import type { ColumnKind } from './head-words.ts';
import { MONEY, has } from './settle-columns.ts';
import { moneyIn, percentIn, quantityIn } from './figures.ts';
import { labeledIn } from './label-values.ts';
import { partsIn } from './lines.ts';
import { recapOfParts } from './recap.ts';
import { isRoomMeasure, plainHeading } from './rooms.ts';
import { roofMeasuresOf } from './roof-measures.ts';
import type { Row } from './row.ts';
import { isCounted, sumOfLines } from './settle-totals.ts';
import { totalNamed, type TotalKind, nameKey } from './total-names.ts';
import {
  labelAndFigures,
  totalBeside,
  totalIn,
  totalSaid,
  totalTold,
  type TotalRow,
} from './totals.ts';
import { addRest, closeLine, type FoundTotal, type Walk } from './walk-state.ts';

const BY_COLUMN = ['tax', 'overheadProfit', 'rcv', 'depreciation', 'acv'] as const;

/** Rows of sums name none of their figures; of others the last figure is what they name. */
const SUMS: ReadonlySet<TotalKind> = new Set(['part', 'net', 'total']);

const byColumn = (walk: Walk, row: Row, named: TotalKind): Partial<Record<TotalKind, number>> => {
  const [table] = walk.tables;
  if (!table || row.cells.length < 3 || table.head.isExact !== row.isExact) return {};
  if (!SUMS.has(named)) return {};
  const fit = rowInTable(row, table);
  const values: Partial<Record<TotalKind, number>> = {};
  for (const kind of BY_COLUMN) {
    // Beside depreciation the amount is the replacement cost.
    const isClaim = table.head.columns.some(
      (column) => column.kind === 'acv' || column.kind === 'depreciation',
    );
    const at = table.head.columns.findIndex(
      (column) => column.kind === kind || (isClaim && kind === 'rcv' && column.kind === 'amount'),
    );
    const value = at < 0 ? null : moneyIn(cellText(fit, at));
    if (value !== null) values[kind] = kind === 'depreciation' ? Math.abs(value) : value;
  }
  const net = beforeTax(row, values);
  return net === null ? values : { ...values, net };
};

/** `RC total | Tax | RCV`: the figure that tax and what else is added make the replacement cost; null where none stands there. */
const beforeTax = (row: Row, values: Partial<Record<TotalKind, number>>): number | null => {
  const { tax = 0, overheadProfit = 0, rcv } = values;
  if (rcv === undefined || tax + overheadProfit === 0) return null;
  const net = hundredths(rcv - tax - overheadProfit);
  return row.cells.some(({ text }) => moneyIn(text) === net) ? net : null;
};

const bidderAmounts = (walk: Walk, row: Row): (number | null)[] => {
  const table = walk.tables.find(({ head }) => head.bidders.length > 0);
  if (!table) return [];
  const fit = rowInTable(row, table);
  return table.head.columns.flatMap(({ kind }, at) =>
    kind === 'bidder' ? [moneyIn(cellText(fit, at))] : [],
  );
};

const amountBelow = (row: Row, next: Row | undefined): number | null =>
  next !== undefined &&
  next.cells.length === 1 &&
  row.cells.length === 1 &&
  next.gapAbove < 1.2 &&
  quantityIn(next.text).unit === null
    ? moneyIn(next.text)
    : null;

/** `Coverage A | Coverage B` without a column of their sum: each figure counts. */
const acrossCoverages = (walk: Walk, row: Row): number | null => {
  const count = walk.coverages.length;
  const figures = row.cells.map(({ text }) => moneyIn(text)).filter((value) => value !== null);
  if (count < 2 || walk.coverages.some((name) => /total|combined|all/i.test(name))) return null;
  return figures.length === count
    ? hundredths(figures.reduce((sum, value) => sum + value, 0))
    : null;
};

/** `Total | 1,560 | 485` under labor and materials: both count. */
const acrossParts = (walk: Walk, row: Row): number | null => {
  const [table] = walk.tables;
  if (!table || table.head.isExact !== row.isExact || row.cells.length < 3) return null;
  return partsIn(rowInTable(row, table), table);
};

const PART_NAME =
  /^(?:room |location |area )?(?:sub ?-?)?totals?(?: for| of)?\s*[:–-]?\s+(.{2,60}?)[:\s]*$/i;
/** Rows above the first line of a room that its name and what is told of it may take. */
const TITLE_ROWS = 40;

/** `Totals: General` below lines whose heads were `General` and `Minimum charges`: the sum tells which of them is the room. */
const nameRoom = (walk: Walk, label: string, at: number): void => {
  const [, name] = PART_NAME.exec(label.trim()) ?? [];
  const from = walk.totals.findLast(({ kind }) => kind === 'part')?.lineCount ?? 0;
  const lines = walk.lines.slice(from);
  const room = walk.room;
  if (
    name === undefined ||
    !room ||
    room.name === name ||
    lines.some((line) => line.room !== room.name)
  )
    return;
  const isTitled = walk.rows
    .slice(Math.max(0, at - TITLE_ROWS), at)
    .some(({ text }) => plainHeading(text) === name);
  if (!isTitled) return;
  const isKnown = walk.rooms.some((each) => each.name === name);
  if (isKnown) walk.rooms = walk.rooms.filter((each) => each !== room);
  else room.name = name.slice(0, PAPER_LIMITS.word);
  for (const line of lines) line.room = name.slice(0, PAPER_LIMITS.word);
};

const LEAST_SUMMED = 3;
/** Least lines of such a sum: fewer round figures may add up to the next by chance. */
const MANY_SUMMED = 6;
const SUMMED =
  /\b(?:labou?r (?:&|and) materials?|materials? (?:&|and) labou?r|above|listed|described|everything|items|areas)\b/i;

/** `Work as listed   $9,059.90`: whatever it is called, an amount that all lines above add up to, to the cent. */
const sumOfAll = (walk: Walk, row: Row): TotalRow | null => {
  const counted = walk.lines.filter(isCounted).length;
  const told = totalTold(row.text);
  if (told !== null && counted > 0 && walk.part === 'WORK')
    return { kind: 'total', label: row.text, percent: null, amount: told };
  const said = totalSaid(row.text);
  if (said !== null && counted >= LEAST_SUMMED && Math.abs(sumOfLines(walk.lines) - said) <= 0.005)
    return { kind: 'total', label: row.text, percent: null, amount: said };
  const last = row.cells.at(-1);
  const amount = moneyIn(last?.text ?? '');
  if (!last || amount === null || row.cells.length < 2 || counted < LEAST_SUMMED) return null;
  const words = row.cells.slice(0, -1);
  const hasOtherFigures = words.some(
    ({ text }) => moneyIn(text) !== null || quantityIn(text).value !== null,
  );
  if (hasOtherFigures || Math.abs(sumOfLines(walk.lines) - amount) > 0.005) return null;
  const label = words.map(({ text }) => text).join(' ');
  if (counted < MANY_SUMMED && Number.isInteger(amount) && !SUMMED.test(label)) return null;
  return { kind: 'net', label, percent: percentIn(label), amount };
};

/** The sum of a table of options, or of what is not paid, is no total of the paper. */
const isOutside = (walk: Walk, { kind, amount }: TotalRow): boolean => {
  if (kind !== 'total' && kind !== 'net') return false;
  if (walk.part === 'DECLINED') return true;
  const from = walk.lines.findLastIndex(({ isAlternate }) => !isAlternate) + 1;
  const options = walk.lines.slice(from).map((line) => ({ ...line, isAlternate: false }));
  return (
    walk.part === 'ALTERNATES' &&
    options.length > 0 &&
    Math.abs(sumOfLines(options) - (amount ?? 0)) <= 0.005
  );
};

/** `A + B + C   23,734.50` right below the last part: whatever it is called, what all parts add up to. */
const sumOfParts = (walk: Walk, row: Row): TotalRow | null => {
  const [label, last] = row.cells;
  const amount = moneyIn(last?.text ?? '');
  const parts = walk.totals.filter((each) => each.kind === 'part' && each.amount !== null);
  if (!label || row.cells.length !== 2 || amount === null || parts.length < 2) return null;
  if (moneyIn(label.text) !== null || parts.at(-1)?.lineCount !== walk.lines.length) return null;
  const sum = parts.reduce((all, each) => all + (each.amount ?? 0), 0);
  const isEnd = walk.part === 'WORK' && !walk.totals.some(({ kind }) => kind === 'net');
  return isEnd && Math.abs(sum - amount) <= 0.005
    ? { kind: 'net', label: label.text, percent: null, amount }
    : null;
};

/** `*** MISC ***`, its lines, then `MISC   -115.00`: the sum under the name of the section. */
const sumOfSection = (walk: Walk, row: Row): TotalRow | null => {
  const [label, last] = row.cells;
  const amount = moneyIn(last?.text ?? '');
  const name = walk.section ?? walk.room?.name ?? '';
  if (!label || row.cells.length !== 2 || amount === null || name === '') return null;
  if (nameKey(label.text) !== nameKey(name)) return null;
  const from = walk.lines.findLastIndex(({ section, room }) => (section ?? room) !== name) + 1;
  const lines = walk.lines.slice(from);
  return lines.length > 0 && Math.abs(sumOfLines(lines) - amount) <= 0.005
    ? { kind: 'part', label: label.text, percent: null, amount }
    : null;
};

const SUMMED_COLUMNS = ['amount', ...BY_COLUMN] as const;

interface ColumnFigure {
  of: (typeof BY_COLUMN)[number];
  value: number;
}

/** The figures of a row under the money columns of the lines; an amount is kept as the replacement cost. */
const figuresByColumn = (walk: Walk, row: Row): ColumnFigure[] => {
  const [table] = walk.tables;
  if (!table || table.head.isExact !== row.isExact || row.cells.length < 2) return [];
  const fit = rowInTable(row, table);
  const { columns } = table.head;
  if (columns.some(({ kind }, at) => kind === 'quantity' && cellText(fit, at) !== '')) return [];
  return columns.flatMap(({ kind }, at) => {
    const of = SUMMED_COLUMNS.find((each) => each === kind);
    const value = of === undefined ? null : moneyIn(cellText(fit, at));
    if (of === undefined || value === null) return [];
    const figure: ColumnFigure = { of: of === 'amount' ? 'rcv' : of, value };
    return [figure];
  });
};

/** Figures without a word below the lines of a sheet, one of them under its amounts: what all lines add up to. */
const wordlessSum = (walk: Walk, row: Row): TotalRow | null => {
  const lines = walk.lines.filter(isCounted);
  const isBare = row.isExact && row.cells.every(({ text }) => moneyIn(text) !== null);
  const amount = isBare && lines.length > 1 ? inOwnColumn(walk, row, 'total') : null;
  return amount !== null && Math.abs(sumOfLines(walk.lines) - amount) <= 0.005
    ? { kind: 'total', label: '', percent: null, amount }
    : null;
};

/** `Loss under this coverage | 98,164.34 | 22,344.71`: each figure is what its column adds up to since the last such row. */
const sumOfColumns = (walk: Walk, row: Row): TotalRow | null => {
  const { label = '', values = [] } = labelAndFigures(row) ?? {};
  const figures = values.length === 0 ? [] : figuresByColumn(walk, row);
  if (figures.length === 0) return null;
  const before = walk.totals.filter(({ kind }) => kind === 'part');
  const lines = walk.lines.slice(before.at(-1)?.lineCount ?? 0).filter(isCounted);
  const isNamed = before.some((part) => nameKey(part.label) === nameKey(label));
  if (lines.length < (isNamed ? 1 : 2) || figures.length < (isNamed ? 1 : 2)) return null;
  const areSums = figures.every(
    ({ of, value }) =>
      Math.abs(lines.reduce((sum, line) => sum + (line[of] ?? 0), 0) - value) <= 0.005,
  );
  return areSums ? { kind: 'part', label, percent: null, amount: values.at(-1) ?? null } : null;
};

const SHARES: ReadonlySet<TotalKind> = new Set([
  'tax',
  'overhead',
  'profit',
  'overheadProfit',
  'contingency',
]);

/** `Overhead (10%) | Profit (10%) | Material sales tax (7.25%)`, the head of a recap: shares without amounts. */
const takeShares = (walk: Walk, row: Row): boolean => {
  const shares = row.cells.map(({ text }) => ({
    kind: totalNamed(text),
    label: text,
    percent: percentIn(text),
  }));
  const isHead =
    shares.length > 1 &&
    shares.every(({ kind }) => kind !== null && SHARES.has(kind)) &&
    shares.some(({ percent }) => percent !== null) &&
    row.cells.every(({ atoms }) => moneyIn(atoms.at(-1)?.text ?? '') === null);
  if (!isHead) return false;
  const { lines, summaries: summary } = walk;
  for (const { kind, label, percent } of shares) {
    const isOnly = shares.filter((each) => each.kind === kind).length === 1;
    if (kind === null || percent === null || !isOnly) continue;
    const rest = { amount: null, byColumn: {}, bidders: [], lineCount: lines.length, summary, row };
    walk.totals.push({ kind, label, percent, ...rest });
  }
  addRest(walk, row, [row.text]);
  return true;
};

const namedOrSummed = (walk: Walk, row: Row, at: number): TotalRow | null => {
  const [named, summed] = [totalIn(row), sumOfAll(walk, row)];
  const closing = closingIn(walk, row, at, named);
  if (closing) return closing;
  // `Total for both rooms comes to $8,809.` is of no part where all lines add up to it.
  return named === null || (named.kind === 'part' && summed?.kind === 'total')
    ? (summed ??
        sumOfParts(walk, row) ??
        sumOfSection(walk, row) ??
        sumOfColumns(walk, row) ??
        wordlessSum(walk, row) ??
        listedBelow(walk, row, at))
    : named;
};

const OF_CLAIM: ReadonlySet<ColumnKind> = new Set([
  'rcv',
  'tax',
  'overheadProfit',
  'depreciation',
  'acv',
]);

/**
 * `GRAND TOTALS | 71,220.00 | 18,550.00 | …` of an application for payment: the contract, not what is open of it. Of two parties: what
 * is asked for, not by how much it is more than what is allowed. In a sheet: what the lines come to, not the allowances or the
 * profit in a column behind them.
 */
const inOwnColumn = (walk: Walk, row: Row, of: TotalKind): number | null => {
  const [table] = walk.tables;
  if (!table || table.head.isExact !== row.isExact) return null;
  const { columns } = table.head;
  const isOfOthers = has(columns, 'progress') || has(columns, 'otherSide');
  const isPlainSheet =
    row.isExact && SUMS.has(of) && !columns.some(({ kind }) => OF_CLAIM.has(kind));
  if (!isOfOthers && !isPlainSheet) return null;
  const at = columns.findIndex(({ kind }) => kind === 'amount' || kind === 'rcv');
  return at < 0 ? null : moneyIn(cellText(rowInTable(row, table), at));
};

/** Whether a contingency is a line and no total: each bidder has one, and it may stand outside of the ordered work. */
const isLine = (walk: Walk, { kind }: TotalRow): boolean =>
  kind === 'contingency' &&
  (walk.bidders.length > 0 || (walk.part !== 'WORK' && walk.part !== 'SUMMARY'));

/** `TOTALS | 3,588 | 1,376.75` below the sizes of rooms: no money. */
const isOfSizes = ({ tables }: Walk, row: Row): boolean =>
  row.cells.length > 2 &&
  !row.text.includes('$') &&
  tables.some(({ head: { columns } }) => has(columns, 'room') && has(columns, 'surface') && !columns.some(({ kind }) => MONEY.has(kind))); // prettier-ignore

/** `Set tile | 85 | 18.50 | Tax on sales | 129.73`: a row of a sheet that fills its columns is a line, whatever else it says. */
const fillsLine = ({ tables }: Walk, row: Row): boolean =>
  row.isExact &&
  tables.some((table) => {
    const fit = rowInTable(row, table);
    const textUnder = (wanted: ColumnKind) =>
      cellText(
        fit,
        table.head.columns.findIndex(({ kind }) => kind === wanted),
      );
    return (
      /\p{L}{2}/u.test(textUnder('description')) &&
      quantityIn(textUnder('quantity')).value !== null &&
      moneyIn(textUnder('unitPrice')) !== null
    );
  });

/** @returns how many rows it takes: 0 for a row that is no total */
export const takeTotal = (walk: Walk, row: Row, at: number): number => {
  if (isOfSizes(walk, row)) return 0;
  if (takeShares(walk, row)) return 1;
  if (opensList(walk, row, at)) {
    closeLine(walk);
    addRest(walk, row, [row.text]);
    return 1;
  }
  const beside =
    walk.lines.length === 0 || fillsLine(walk, row)
      ? null
      : (totalBeside(row) ?? recapOfParts(walk, row, at));
  const found = beside?.total ?? namedOrSummed(walk, row, at);
  if (!found || isLine(walk, found)) return 0;
  const isSummed = found.kind === 'part' || found.kind === 'total' || found.kind === 'net';
  if (isSummed && isMeasured(row)) return 0;
  if (labeledIn(row)?.values.has('quantity') || roofMeasuresOf(row).length > 0) return 0;
  if (isRoomMeasure(row.text, 2)) return 0;
  let taken = 1;
  if (found.amount === null && found.kind !== 'part') {
    found.amount = amountBelow(row, walk.rows[at + 1]);
    if (found.amount !== null) taken = 2;
  }
  if (found.amount === null && found.percent === null) return 0;
  if (walk.part === 'RECAP' && found.kind === 'total') walk.recapTotal = found.amount;
  if (walk.part === 'RECAP' && found.kind !== 'deposit') return 0;
  found.amount = inOwnColumn(walk, row, found.kind) ?? acrossParts(walk, row) ?? found.amount;
  if (walk.part === 'SUMMARY') found.amount = acrossCoverages(walk, row) ?? found.amount;
  if (isOutside(walk, found)) found.kind = 'part';
  if (found.kind === 'part') nameRoom(walk, found.label, at);
  const total: FoundTotal = {
    ...found,
    byColumn: byColumn(walk, row, found.kind),
    bidders: bidderAmounts(walk, row),
    row,
    lineCount: walk.lines.length,
    summary: walk.summaries,
  };
  walk.totals.push(total);
  if (beside && beside.rest !== '') addRest(walk, row, [beside.rest]);
  walk.last = null;
  walk.lastRow = null;
  walk.labeled = null;
  if (found.kind === 'part') walk.room = null;
  if (walk.part === 'EXCLUDED' || (walk.part === 'DECLINED' && !/sub/i.test(found.label)))
    walk.part = 'WORK';
  return taken;
};
