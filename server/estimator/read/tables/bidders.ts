// The head of a tabulation: the figures of several bidders side by side.
import { moneyIn } from './figures.ts';
import { headNamed, type ColumnKind } from './head-words.ts';
import type { FoundHead, TableHead } from './heads.ts';
import type { Column } from './settle-columns.ts';
import { rowInTable, tableOf, cellText } from './columns.ts';
import type { Cell, Row } from './row.ts';
import { packageNamed } from './wording.ts';

const MAX_BIDDERS = 12;
const BASE: ReadonlySet<ColumnKind> = new Set([
  'number',
  'description',
  'item',
  'quantity',
  'unit',
  'section',
  'room',
  'note',
]);
const TOTAL_SUFFIX =
  /\s{0,3}[-–:]?\s{0,3}\b(?:total(?: price| bid| cost)?|amount|extended|extension|ext\.?|bid|price|cost|quote)$/i;
const UNIT_SUFFIX = /\s{0,3}[-–:]?\s{0,3}\b(?:unit(?: price| cost| bid)?|u\/p|rate|each)$/i;

const isAmount = (kind: ColumnKind | undefined) => kind === 'amount' || kind === 'price';
const isPrice = (kind: ColumnKind | undefined) => kind === 'unitPrice' || kind === 'unitCost';

interface Named {
  cell: Cell;
  kind: ColumnKind | null;
}

const nameOver = (cell: Cell, above: Row | undefined): string | null => {
  if (!above) return null;
  const middle = (cell.x0 + cell.x1) / 2;
  const over = above.cells.find(({ x0, x1 }) => x0 <= cell.x1 && x1 >= cell.x0);
  // A name that stands over the first of two columns goes for both.
  const before = above.cells.findLast(({ x0 }) => x0 <= middle);
  const text = (over ?? before)?.text ?? '';
  return /\p{L}{2}/u.test(text) && headNamed(text) === null && moneyIn(text) === null ? text : null;
};

/** Names of bidders where there are as many as bidders: they go for them in their order, wherever each is set over its columns. */
const namesAbove = ({ cells }: Row, count: number): string[] | null => {
  const areNames = cells.every(
    ({ text }) => /\p{L}{2}/u.test(text) && headNamed(text) === null && moneyIn(text) === null,
  );
  return areNames && cells.length === count ? cells.map(({ text }) => text) : null;
};

const column = (cell: Cell, kind: ColumnKind, isExact: boolean, at: number): Column => ({
  kind,
  title: cell.text,
  unit: headNamed(cell.text)?.unit ?? null,
  x0: cell.x0,
  x1: cell.x1,
  index: isExact ? cell.index : at,
});

const baseColumns = (named: readonly Named[], isExact: boolean): Column[] => {
  const base = named.filter(({ kind }) => kind !== null && BASE.has(kind));
  const hasDescription = base.some(({ kind }) => kind === 'description');
  let isChosen = hasDescription;
  return base.map(({ cell, kind }, at) => {
    const isFirstItem = !isChosen && kind === 'item';
    if (isFirstItem) isChosen = true;
    return column(cell, isFirstItem ? 'description' : (kind ?? 'other'), isExact, at);
  });
};

/** `Mat total | Lab total | Line total`: parts of one price, no bidders. */
const PART_OF_ONE =
  /^(?:mat(?:erials?|['’]?l)?|lab(?:ou?r)?|equip(?:ment)?|subs?|parts|freight|line)\b\.?/i;

/** Names in the heads themselves: `Smith Co`, `Smith Co Unit`, `Smith Co Total`. */
const byNames = (
  rest: readonly Named[],
  isExact: boolean,
): { columns: Column[]; names: string[] } | null => {
  if (rest.length < 2 || rest.some(({ cell }) => cell.text.length > 60)) return null;
  const columns: Column[] = [];
  const names: string[] = [];
  for (const { cell, kind } of rest) {
    if (kind !== null && kind !== 'other' && !(isAmount(kind) || isPrice(kind))) return null;
    const isUnit = UNIT_SUFFIX.test(cell.text);
    const name = cell.text.replace(UNIT_SUFFIX, '').replace(TOTAL_SUFFIX, '').trim();
    if (kind === null && (name === '' || PART_OF_ONE.test(name))) return null;
    if (kind !== null) continue;
    columns.push(column(cell, isUnit ? 'bidderPrice' : 'bidder', isExact, 0));
    if (!isUnit) names.push(name === '' ? cell.text : name);
  }
  return names.length >= 2 && names.length <= MAX_BIDDERS ? { columns, names } : null;
};

/** `Unit price | Total | Unit price | Total` with the names in the row above. */
const byRowAbove = (
  rest: readonly Named[],
  above: Row | undefined,
  isExact: boolean,
): { columns: Column[]; names: string[] } | null => {
  const totals = rest.filter(({ kind }) => isAmount(kind ?? undefined));
  const prices = rest.filter(({ kind }) => isPrice(kind ?? undefined));
  const chosen = totals.length >= 2 ? totals : prices;
  if (chosen.length < 2 || chosen.length > MAX_BIDDERS || !above) return null;
  // `Net price | Ext. price` are two figures of one bid: of several bids each has the same.
  const titles = new Set(chosen.map(({ cell }) => cell.text.toLowerCase()));
  if (titles.size === chosen.length) return null;
  const inOrder = namesAbove(above, chosen.length);
  const names = inOrder ?? chosen.map(({ cell }) => nameOver(cell, above));
  if (names.some((name) => name === null) || new Set(names).size !== names.length) return null;
  const columns = rest.flatMap(({ cell, kind }) => {
    if (chosen.some((each) => each.cell === cell)) return [column(cell, 'bidder', isExact, 0)];
    return isPrice(kind ?? undefined) ? [column(cell, 'bidderPrice', isExact, 0)] : [];
  });
  return { columns, names: names.map((name) => name ?? '') };
};

const SAMPLE = 12;
const LEAST_AMOUNT = 100;

/** Dollars of a bid, no reading of an instrument. */
const isAmountText = (text: string): boolean => {
  const value = moneyIn(text);
  return value !== null && (/[$,]|\.\d\d$/.test(text) || Math.abs(value) >= LEAST_AMOUNT);
};

/** The figures below say that the names are those of bidders. */
const hasFigures = (head: TableHead, below: readonly Row[]): boolean => {
  const table = tableOf(head, []);
  const at = head.columns.flatMap(({ kind }, index) => (kind === 'bidder' ? [index] : []));
  const rows = below
    .slice(0, SAMPLE)
    .filter(({ cells, isExact }) => cells.length >= 3 && isExact === head.isExact);
  const filled = rows.filter((row) => {
    const fit = rowInTable(row, table);
    return at.filter((index) => isAmountText(cellText(fit, index))).length >= 2;
  });
  return filled.length > 0 && filled.length * 2 >= rows.length;
};

const namedCells = (cells: readonly Cell[]): Named[] => {
  const named = cells.map((cell) => ({ cell, kind: headNamed(cell.text)?.kind ?? null }));
  // `Unit | Total | Unit | Total`: a unit of measure stands in one column.
  const units = named.filter(({ kind }) => kind === 'unit');
  const amounts = named.filter(({ kind }) => isAmount(kind ?? undefined));
  const isPerUnit = units.length > 1 && amounts.length > 1;
  // One more than there are bidders: the first is what the quantities are in.
  const measured = units.length > amounts.length ? units[0] : undefined;
  return named.map(({ cell, kind }) => {
    const isMeasure = cell === measured?.cell || /measure|uom|u\/m/i.test(cell.text);
    const isPriced = isPerUnit && kind === 'unit' && !isMeasure;
    return { cell, kind: isPriced ? 'unitPrice' : kind };
  });
};

/** `Windows | Good | Better | Best`: the trade stands over its work where nothing but packages stands beside it. */
const withTrade = (named: readonly Named[]): Named[] => {
  const [trade, ...packages] = named;
  const areAll = packages.every(({ cell: { text } }) => packageNamed(`${text}:`) !== null);
  if (!trade || trade.kind !== null || packages.length < 2 || !areAll) return [...named];
  return [{ ...trade, kind: 'description' }, ...packages];
};

const tradeOf = (base: readonly Column[]): string | null =>
  base.find(({ kind, title }) => kind === 'description' && headNamed(title) === null)?.title ??
  null;

const headOfCells = (row: Row, above: Row | undefined, below: readonly Row[]): TableHead | null => {
  const named = withTrade(namedCells(row.cells));
  const base = baseColumns(named, row.isExact);
  if (!base.some(({ kind }) => kind === 'description')) return null;
  const rest = named.filter(({ kind }) => kind === null || !BASE.has(kind));
  const found = byRowAbove(rest, above, row.isExact) ?? byNames(rest, row.isExact);
  if (!found) return null;
  const columns = [...base, ...found.columns].toSorted((a, b) => a.x0 - b.x0);
  if (!row.isExact) for (const [at, each] of columns.entries()) each.index = at;
  const head: TableHead = {
    columns,
    isExact: row.isExact,
    bidders: found.names,
    title: tradeOf(base),
    isDecked: false,
    isPriceOpen: false,
  };
  return hasFigures(head, below) ? head : null;
};

export const isHeadRow = ({ cells }: Row): boolean =>
  cells.every(({ text }) => text.length <= 60 && moneyIn(text) === null);

/** `Item | Qty | Smith Co | Jones Co` over `Unit price | Amount | Unit price | Amount`: the names stand beside the heads of the work. */
const headOfTwoRows = (row: Row, below: readonly Row[]): TableHead | null => {
  const [next, ...rows] = below;
  if (!next || next.isExact !== row.isExact || next.zone !== row.zone || !isHeadRow(next))
    return null;
  const areFigures = namedCells(next.cells).every(
    ({ kind }) =>
      isAmount(kind ?? undefined) ||
      isPrice(kind ?? undefined) ||
      kind === 'unit' ||
      kind === 'quantity',
  );
  const upper = namedCells(row.cells);
  const work = upper.filter(({ kind }) => kind !== null && BASE.has(kind));
  const names = upper.filter(({ kind }) => kind === null);
  if (!areFigures || names.length < 2 || work.length + names.length < upper.length) return null;
  const cells = [...work.map(({ cell }) => cell), ...next.cells].toSorted((a, b) => a.x0 - b.x0);
  const above = { ...row, cells: names.map(({ cell }) => cell) };
  return headOfCells({ ...next, cells }, above, rows);
};

/** @returns null when the row is no head of a tabulation */
export const bidderHead = (
  row: Row,
  above: Row | undefined,
  below: readonly Row[],
): FoundHead | null => {
  if (row.cells.length < 3 || !isHeadRow(row)) return null;
  const both = headOfTwoRows(row, below);
  if (both) return { heads: [both], rows: 2 };
  const own = headOfCells(row, above, below);
  return own && { heads: [own], rows: 1 };
};
