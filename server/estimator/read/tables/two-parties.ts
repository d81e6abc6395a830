// A supplement request: what the carrier allows and what the contractor asks for, side by side. The lines are those of one of
// them; a note on each line holds the figures of the other.
import type { PaperSide } from '../../../domain/paper/paper-estimate.ts';
import { isHeadRow } from './bidders.ts';
import { isBlankCell, moneyIn } from './figures.ts';
import { cellText, type FittedRow } from './columns.ts';
import { headNamed, type ColumnKind } from './head-words.ts';
import type { FoundHead, TableHead } from './heads.ts';
import { cellOf, type Cell, type Row } from './row.ts';
import { has, settlePrices, settleRest, type Column } from './settle-columns.ts';

type Side = PaperSide | 'DIFFERENCE';

/** Sides of a table of two parties by the first words of their names. */
const SIDES: readonly (readonly [side: Side, words: RegExp])[] = [
  ['DIFFERENCE', /^(?:difference|diff\.?|variance|delta|increase|net change|shortfall|underpaid|underpayment|(?:supplement|amount|balance|additional)(?: amount)? (?:asked|requested|owed|due))(?![a-z])/i],
  ['ALLOWS', /^(?:the |your )?(?:insurance (?:carrier|company|co)|carrier|insurer|insurance|ins|adjuster)(?:['’]?s)?(?: (?:estimate|scope|allowed|approved|allowance|paid))?(?![a-z])\.?/i],
  ['ASKS', /^(?:ours?|contractor(?:['’]?s)?|our company)(?: (?:estimate|scope|bid|request|supplement|proposal))?(?![a-z])|^supplement(?: request)? (?:#|no\.?) ?\d{1,2}/i],
]; // prettier-ignore

const sideOf = (text: string): Side | null =>
  text.length > 60 ? null : (SIDES.find(([, words]) => words.test(text))?.[0] ?? null);

/** `Carrier 8/21/26`: the day of its paper. */
const OF_DAY = /^\W{0,2}(?:dated |of )?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\W{0,2}$/i;

/** `Carrier Qty`: the side, and the head of one of its columns; a name alone is that of an amount. */
const sidedHead = (text: string): { side: Side; head: string } | null => {
  const side = sideOf(text);
  const [, words] = SIDES.find(([name]) => name === side) ?? [];
  if (!side || !words) return null;
  return {
    side,
    head: text
      .replace(words, '')
      .replace(OF_DAY, '')
      .replace(/^[\s:–-]+/, ''),
  };
};

interface Group {
  name: string;
  side: Side;
  cells: Cell[];
  kinds: ColumnKind[];
}

const GROUPED: ReadonlySet<ColumnKind> = new Set([
  'quantity',
  'unit',
  'unitPrice',
  'unitCost',
  'price',
  'amount',
  'rcv',
  'tax',
  'acv',
  'depreciation',
]);

const AMOUNTS: ReadonlySet<ColumnKind> = new Set(['amount', 'sum', 'rcv']);

const kindOf = ({ text }: Cell): ColumnKind | null => headNamed(text)?.kind ?? null;

const columnOf = (cell: Cell, kind: ColumnKind, isExact: boolean): Column => ({
  kind,
  title: cell.text,
  unit: headNamed(cell.text)?.unit ?? null,
  x0: isExact ? cell.index : cell.x0,
  x1: isExact ? cell.index + 0.9 : cell.x1,
  index: cell.index,
});

/** `Qty | Price | RCV | Qty | Price | RCV`: a kind that comes again begins the figures of the next side. */
const repeatedGroups = (cells: readonly Cell[]): Pick<Group, 'cells' | 'kinds'>[] => {
  const groups: Pick<Group, 'cells' | 'kinds'>[] = [];
  for (const cell of cells) {
    const kind = kindOf(cell);
    if (kind === null) continue;
    const last = groups.at(-1);
    if (last && !last.kinds.includes(kind)) {
      last.cells.push(cell);
      last.kinds.push(kind);
    } else groups.push({ cells: [cell], kinds: [kind] });
  }
  return groups;
};

/** One side allows, another asks: the groups of both, and a quantity that both share. @param whose figures are the lines' */
const headOfGroups = (
  groups: readonly Group[],
  base: readonly Cell[],
  isExact: boolean,
  whose: PaperSide,
): TableHead | null => {
  const [allows, ...otherCarriers] = groups.filter(({ side }) => side === 'ALLOWS');
  const [asks, ...others] = groups.filter(({ side }) => side === 'ASKS');
  if (!allows || !asks || otherCarriers.length + others.length > 0) return null;
  // `Contractor | Insurance | Amount`: who does the work, whether insured, and the amount of neither.
  if (base.some((cell) => AMOUNTS.has(kindOf(cell) ?? 'other'))) return null;
  const [shown, other] = whose === 'ASKS' ? [asks, allows] : [allows, asks];
  const isShared = (kind: ColumnKind | undefined) =>
    (kind === 'quantity' || kind === 'unit') && !shown.kinds.includes(kind);
  const shared = other.cells.filter((_cell, at) => isShared(other.kinds[at]));
  const own = [
    ...[...base, ...shared].map((cell) => columnOf(cell, kindOf(cell) ?? 'other', isExact)),
    ...shown.cells.map((cell, at) => columnOf(cell, shown.kinds[at] ?? 'other', isExact)),
  ].toSorted((a, b) => a.x0 - b.x0);
  if (!has(own, 'description')) {
    const item = own.find(({ kind }) => kind === 'item');
    if (!item) return null;
    item.kind = 'description';
  }
  settlePrices(own);
  settleRest(own);
  if (!has(own, 'rcv') && !has(own, 'amount')) return null;
  const ofOther = other.cells
    .filter((cell) => !shared.includes(cell))
    .map((cell) => columnOf(cell, 'otherSide', isExact));
  const differences = groups
    .filter((group) => group.side === 'DIFFERENCE')
    .flatMap(({ cells }) => cells.map((cell) => columnOf(cell, 'other', isExact)));
  const columns = [...own, ...ofOther, ...differences].toSorted((a, b) => a.x0 - b.x0);
  if (!isExact) for (const [at, column] of columns.entries()) column.index = at;
  return {
    columns,
    isExact,
    bidders: [],
    title: null,
    isDecked: false,
    isPriceOpen: false,
    sides: { asks: asks.name, allows: allows.name, shown: whose },
  };
};

/** `Carrier estimate | Our scope | Difference` over the heads of their figures. */
const headOfTwoRows = (row: Row, next: Row | undefined, shown: PaperSide): TableHead | null => {
  if (!next || next.isExact !== row.isExact || next.zone !== row.zone) return null;
  const names = row.cells.filter(({ text }) => sideOf(text) !== null);
  const isMeasure = next.cells.filter((cell) => kindOf(cell) === 'unit').length === 1;
  const figures = next.cells.filter((cell) => {
    const kind = kindOf(cell) ?? 'other';
    return GROUPED.has(kind) && !(isMeasure && kind === 'unit');
  });
  const ofSides = repeatedGroups(figures);
  const lone = next.cells.filter(({ text }) => sideOf(text) === 'DIFFERENCE');
  if (names.length < 2 || ofSides.length !== names.length) return null;
  const groups = names.map(({ text }, at): Group => {
    const { cells, kinds } = ofSides[at] ?? { cells: [], kinds: [] };
    return { name: text, side: sideOf(text) ?? 'DIFFERENCE', cells, kinds };
  });
  const grouped = new Set([...names, ...lone, ...groups.flatMap(({ cells }) => cells)]);
  const base = [...row.cells, ...next.cells].filter((cell) => !grouped.has(cell));
  const differences = lone.map((cell): Group => ({ name: cell.text, side: 'DIFFERENCE', cells: [cell], kinds: ['other'] })); // prettier-ignore
  return headOfGroups([...groups, ...differences], base, row.isExact, shown);
};

/** `Item | Carrier Qty | Carrier RCV | Our Qty | Our RCV | Difference`: each head names its side. */
const headOfOneRow = ({ cells, isExact }: Row, shown: PaperSide): TableHead | null => {
  const groups: Group[] = [];
  const base: Cell[] = [];
  for (const cell of cells) {
    const sided = sidedHead(cell.text);
    if (!sided) {
      base.push(cell);
      continue;
    }
    const { side, head } = sided;
    const kind = head === '' ? 'amount' : (headNamed(head)?.kind ?? null);
    if (kind === null || (side !== 'DIFFERENCE' && !GROUPED.has(kind))) return null;
    const known = groups.find((group) => group.side === side);
    if (known?.kinds.includes(kind)) return null;
    const name = cell.text.slice(0, cell.text.length - head.length).trim();
    const titled = { ...cell, text: head === '' ? 'amount' : head };
    if (known) {
      known.cells.push(titled);
      known.kinds.push(kind);
    } else groups.push({ name, side, cells: [titled], kinds: [kind] });
  }
  return base.some((cell) => kindOf(cell) === null)
    ? null
    : headOfGroups(groups, base, isExact, shown);
};

/** @param shown whose figures are the lines'; @returns null when the row is no head of a table of two parties */
export const partiesHead = (
  row: Row,
  next: Row | undefined,
  shown: PaperSide,
): FoundHead | null => {
  if (row.cells.length < 2 || !isHeadRow(row)) return null;
  const both = next && isHeadRow(next) ? headOfTwoRows(row, next, shown) : null;
  if (both) return { heads: [both], rows: 2 };
  const own = headOfOneRow(row, shown);
  return own && { heads: [own], rows: 1 };
};

/** `Carrier estimate: Qty 28.33, RCV 7,122.16`: what the other party says of a line; null in other tables. */
export const saidByOther = (fit: FittedRow, { columns, sides }: TableHead): string | null => {
  if (sides === undefined) return null;
  const figures = columns.flatMap(({ kind, title }, at) => {
    const text = kind === 'otherSide' ? cellText(fit, at) : '';
    return isBlankCell(text) ? [] : [`${title} ${text}`];
  });
  const name = sides.shown === 'ASKS' ? sides.allows : sides.asks;
  return figures.length === 0 ? null : `${name}: ${figures.join(', ')}`;
};

/** `Carrier | Our scope | Supplement asked` over a summary; `Contractor: Acme Builders | Insurance: State Farm` names two firms. */
export const isPartiesRow = ({ cells }: Row): boolean => {
  const sides = cells.map(({ text }) => {
    const sided = text.includes(':') ? null : sidedHead(text);
    return sided && (sided.head === '' || headNamed(sided.head) !== null) ? sided.side : null;
  });
  return (
    cells.length >= 2 &&
    !sides.includes(null) &&
    sides.filter((side) => side === 'ALLOWS').length === 1 &&
    sides.filter((side) => side === 'ASKS').length === 1
  );
};

const apart = (a: Cell, b: Cell): number =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);

/** The row with its words and, of its figures, the one of the party that is shown. */
const ownFigures = (row: Row, head: Row, shown: PaperSide): Row => {
  const figures = row.cells.filter(({ text }) => moneyIn(text) !== null);
  if (figures.length < 2 || figures.length > head.cells.length) return row;
  const nearest = (cell: Cell): Cell | undefined =>
    head.cells.toSorted((a, b) => apart(a, cell) - apart(b, cell))[0];
  const own = figures.filter((cell, at) => {
    const name = figures.length === head.cells.length ? head.cells[at] : nearest(cell);
    return name !== undefined && sideOf(name.text) === shown;
  });
  if (own.length !== 1) return row;
  const kept = row.cells.filter((cell) => !figures.includes(cell) || own.includes(cell));
  return { ...row, cells: kept.map(({ atoms }, at) => cellOf(atoms, row.isExact ? (row.cells[at]?.index ?? at) : at)) }; // prettier-ignore
};

/** Whether the figures of two parties begin below their names. */
const isOverFigures = (below: Row | undefined): boolean =>
  (below?.cells.filter(({ text }) => moneyIn(text) !== null).length ?? 0) >= 2;

/** Rows of a summary in columns of two parties, each with the figure of one of them alone; others as they are. */
export const withOwnFigures = (rows: readonly Row[], shown: PaperSide): Row[] => {
  let head: Row | null = null;
  return rows.map((row, at) => {
    if (isPartiesRow(row)) head = isOverFigures(rows[at + 1]) ? row : null;
    else if (head && (head.zone !== row.zone || head.place.page !== row.place.page)) head = null;
    return head && head !== row ? ownFigures(row, head, shown) : row;
  });
};
