// Recognizes the head of a table: which column holds what, and where it stands.
import { headNamed, LONGEST_HEAD_WORDS, priceBreak, type SidesOfHead } from './head-words.ts';
import { isBlankCell, numberIn, quantityIn } from './figures.ts';
import { IS_SIGN } from './line-names.ts';
import { roomNameOf } from '../plans/room-names.ts';
import { knownUnit } from '../plans/written-units.ts';
import { isTradeName } from './wording.ts';
import { textOf, type Atom, type Cell, type Row } from './row.ts';
import {
  type Column,
  MONEY,
  PART_OF_PRICE,
  PRICES,
  has,
  isPriceOpen,
  settleDescription,
  settlePrices,
  settleRest,
} from './settle-columns.ts';
import { areAllOver, areAllUnder, completesOne, overlap, stackedCells } from './stacked-heads.ts';
import { tellOuterSums } from './outer-sums.ts';
import {
  nameWordless,
  setAside,
  tellBreaks,
  tellColumns,
  tellMeasures,
  wordiestOf,
} from './told-columns.ts';

export interface TableHead {
  /** Columns from left to right. */
  columns: Column[];
  isExact: boolean;
  /** Names of the bidders in the order of the columns of kind `bidder`. */
  bidders: string[];
  /** The name of a room or trade that stands in the place of `Description`. */
  title: string | null;
  /** Descriptions stand on lines of their own, above their figures. */
  isDecked: boolean;
  /** One column `Price` beside a quantity: of the unit, or of the line, as the total tells. */
  isPriceOpen: boolean;
  /** Names of two parties. Columns of kind `otherSide` hold the figures of the one that is not shown. */
  sides?: SidesOfHead;
}

/** The heads in a cell whose columns stand close: the longest words that name a column first. */
const splitHead = (atoms: readonly Atom[], from: number): Column[] | null => {
  const columns: Column[] = [];
  let at = 0;
  while (at < atoms.length) {
    let taken = 0;
    for (let size = Math.min(LONGEST_HEAD_WORDS, atoms.length - at); size > 0; size -= 1) {
      const part = atoms.slice(at, at + size);
      const name = headNamed(textOf(part));
      if (!name) continue;
      columns.push({
        ...name,
        title: textOf(part),
        x0: part[0]?.x0 ?? 0,
        x1: part.at(-1)?.x1 ?? 0,
        index: from + columns.length,
      });
      taken = size;
      break;
    }
    if (taken === 0) return null;
    at += taken;
  }
  return columns;
};

const columnsOfCell = (cell: Cell, isExact: boolean): Column[] => {
  const { text, x0, x1, index, atoms } = cell;
  const name = headNamed(text);
  if (name) return [{ ...name, title: text, x0, x1, index }];
  const split = isExact || atoms.length > 14 ? null : splitHead(atoms, index);
  return split ?? [{ kind: 'other', unit: null, title: text, x0, x1, index: Number.NaN }];
};

const isUnknown = ({ index }: Column) => Number.isNaN(index);

const isLeftmost = (column: Column, columns: readonly Column[]) =>
  columns.every(({ x0 }) => column.x0 <= x0);

const isTableHead = (columns: readonly Column[]): boolean => {
  const named = columns.filter(({ kind }) => kind !== 'other');
  const hasWork = has(columns, 'description');
  const hasFigures = columns.some(({ kind }) => kind === 'quantity' || MONEY.has(kind));
  const isRoomList =
    has(columns, 'room') &&
    (has(columns, 'area') ||
      has(columns, 'surface') ||
      (has(columns, 'length') && has(columns, 'width')));
  return (
    (hasWork && hasFigures && named.length >= 2) ||
    isRoomList ||
    (has(columns, 'quantity') && columns.some(({ kind }) => MONEY.has(kind)) && named.length >= 3)
  );
};

const LONGEST_CELL = 44;

/** `Hall | Outlet | 4 | EA`: a figure before its unit is an amount, no head. */
const hasAmount = (cells: readonly Cell[]): boolean =>
  cells.some(
    ({ text }, at) => numberIn(text) !== null && knownUnit(cells[at + 1]?.text ?? '') !== null,
  );

const hasNumber = (text: string): boolean =>
  text.split(' ').some((word) => numberIn(word) !== null);

const looksLikeHead = ({ cells }: { cells: readonly Cell[] }): boolean =>
  cells.length > 0 &&
  !hasAmount(cells) &&
  cells.length <= 40 &&
  cells.every(({ text }) => text.length <= 6 * LONGEST_CELL) &&
  cells.filter(({ text }) => hasNumber(text) && priceBreak(text) === null).length * 4 <=
    cells.length;

/** `Material | Labor | Total` part a price; `Material | Qty | Price` begin a table. */
const isCountedBelow = (columns: readonly Column[], column: Column): boolean => {
  const after = columns.slice(columns.indexOf(column) + 1);
  const end = after.findIndex(({ kind }) => kind === 'description' || kind === 'item');
  const own = end < 0 ? after : after.slice(0, end);
  return own.some(
    ({ kind }) => kind === 'quantity' || (MONEY.has(kind) && !PART_OF_PRICE.test(column.title)),
  );
};

/** `SKU | Item | Price | SKU`: how many heads at the end say again what the first ones say; they begin the next table. */
const repeatedEnd = (own: readonly Column[]): number => {
  const words = own.findIndex(({ kind }) => kind === 'description' || kind === 'item');
  const titlesOf = (columns: readonly Column[]) => columns.map(({ title }) => title).join('|');
  const isRepeated = words > 0 && titlesOf(own.slice(0, words)) === titlesOf(own.slice(-words));
  return isRepeated && own.length > 2 * words ? words : 0;
};

/** Tables that stand in one row: a second description begins the next, below the same word or behind a price. */
const partedTables = (columns: readonly Column[]): Column[][] => {
  const tables: Column[][] = [[]];
  let first: Column | null = null;
  for (const column of columns) {
    const begins = column.kind === 'description' || column.kind === 'item';
    const own = tables.at(-1) ?? [];
    // `Estimate total | Item | Description | Qty`: what stands before the first word of a table parts it from no other.
    const behind = first === null ? [] : own.slice(own.indexOf(first));
    const isNext =
      first !== null &&
      behind.some(({ kind }) => kind === 'quantity' || MONEY.has(kind)) &&
      (column.title === first.title ||
        (!IS_SIGN.test(column.title) && behind.some(({ kind }) => MONEY.has(kind))));
    if (begins && isNext && isCountedBelow(columns, column)) {
      tables.push(own.splice(own.length - repeatedEnd(own)));
      first = null;
    }
    if (begins) first ??= column;
    tables.at(-1)?.push(column);
  }
  return tables;
};

/** The name of a room or trade that stands where `Description` would. */
const titleOf = (columns: readonly Column[], unknown: readonly Column[]): string | null => {
  const named = unknown.find(({ kind }) => kind === 'description');
  if (!named || !isLeftmost(named, columns)) return null;
  return unknown.length === 1 || isRoomTitle(named.title) ? named.title : null;
};

const settled = (columns: Column[], isExact: boolean, below: readonly Row[]): TableHead | null => {
  const unnamed = columns.filter(isUnknown);
  for (const column of tellOuterSums(columns, below)) column.index = column.x0;
  for (const column of tellColumns(columns, isUnknown, below)) column.index = column.x0;
  setAside(columns, isExact, below);
  nameWordless(columns, below);
  tellMeasures(columns, below);
  settleDescription(columns);
  settlePrices(columns);
  settleRest(columns);
  const unknown = columns.filter(isUnknown);
  if (unknown.length > columns.length / 2) return null;
  if (!has(columns, 'description')) {
    const first =
      unknown.find((column) => isLeftmost(column, columns)) ??
      wordiestOf(columns, below) ??
      columns.find((column) => column.kind === 'item');
    if (first) first.kind = 'description';
  }
  // `Name of a firm | Estimate`: two words beside each other are no table.
  const title = titleOf(columns, unnamed);
  if (title !== null && columns.length < 3 && !isRoomTitle(title) && !isTradeName(title))
    return null;
  if (!isTableHead(columns) || !(has(columns, 'description') || has(columns, 'room'))) return null;
  for (const column of unknown)
    if (Number.isNaN(column.index)) column.index = columns.indexOf(column);
  return {
    columns,
    isExact,
    bidders: [],
    title,
    isDecked: false,
    isPriceOpen: isPriceOpen(columns),
  };
};

const rawColumns = (cells: readonly Cell[], isExact: boolean): Column[] =>
  cells.flatMap((cell) =>
    columnsOfCell(cell, isExact).map((column) =>
      isExact
        ? {
            ...column,
            index: isUnknown(column) ? Number.NaN : cell.index,
            x0: cell.index,
            x1: cell.index + 0.9,
          }
        : column,
    ),
  );

const withIndexes = (head: TableHead): TableHead => {
  for (const [at, column] of head.columns.entries()) column.index = head.isExact ? column.x0 : at;
  return head;
};

/**
 * The heads of the tables in a row, from left to right; empty when the row is none.
 * @param below rows that tell the columns of a sheet whose heads say nothing known
 */
export const headsIn = (
  row: { cells: readonly Cell[]; isExact: boolean },
  below: readonly Row[] = [],
): TableHead[] => {
  if (!looksLikeHead(row)) return [];
  const columns = rawColumns(row.cells, row.isExact);
  tellBreaks(columns);
  const parts = partedTables(columns);
  const heads = parts.map((part) =>
    settled(
      part.map((column) => ({ ...column })),
      row.isExact,
      below,
    ),
  );
  const found = heads.filter((head) => head !== null);
  if (parts.length > 1 && found.length === parts.length) return found.map(withIndexes);
  const whole = settled(columns, row.isExact, below);
  return whole ? [withIndexes(whole)] : [];
};

const known = (heads: readonly TableHead[]): number =>
  heads.reduce(
    (sum, { columns }) => sum + columns.filter(({ kind }) => kind !== 'other').length,
    0,
  );

export interface FoundHead {
  heads: TableHead[];
  /** Rows that it takes. */
  rows: 1 | 2 | 3;
}

/** The columns of a head that names none for descriptions: `QUANTITY | UNIT | TAX | RCV`, where `UNIT` is the price of one. */
const deckedColumns = (row: Row): Column[] | null => {
  if (row.isExact || row.cells.length < 3 || !looksLikeHead(row)) return null;
  const columns = row.cells.flatMap((cell) => columnsOfCell(cell, false));
  if (columns.some(isUnknown) || has(columns, 'description') || has(columns, 'item')) return null;
  const isPriced = columns.some(({ kind }) => PRICES.has(kind));
  for (const column of columns) if (!isPriced && column.kind === 'unit') column.kind = 'unitPrice';
  settlePrices(columns);
  settleRest(columns);
  if (!has(columns, 'quantity') || !columns.some((column) => MONEY.has(column.kind))) return null;
  for (const [at, column] of columns.entries()) column.index = at;
  return columns;
};

const DECK_LOOK = 6;

/** Words on one row and a quantity with its unit at the beginning of the next. */
const hasDeckBelow = (rows: readonly Row[], from: number): boolean =>
  rows.slice(from, from + DECK_LOOK).some((row, at) => {
    const figures = rows[from + at + 1];
    const isWords = row.cells.length <= 2 && /\p{L}{3}/u.test(row.text);
    const [first, second] = figures?.cells ?? [];
    const { value, unit } = quantityIn(first?.text ?? '');
    return (
      isWords &&
      value !== null &&
      (unit ?? knownUnit(second?.text ?? '')) !== null &&
      (figures?.cells.length ?? 0) >= 3
    );
  });

/** `CONDITION | DEP %` under `AGE/LIFE | DEPREC.`: what stands below the figures of a line. */
const saysOn = ({ cells }: Row, next: Row): boolean =>
  next.gapAbove < 1 &&
  looksLikeHead(next) &&
  next.cells.length < cells.length &&
  next.cells.some(({ text }) => headNamed(text) !== null) &&
  next.cells.every((under) => cells.some((cell) => overlap(cell, under) > 0));

/** Each description stands above its figures: `DESCRIPTION` alone over the heads of figures, or no head for it at all. */
const deckedHead = (rows: readonly Row[], at: number): FoundHead | null => {
  const [row, next] = [rows[at], rows[at + 1]];
  if (!row || !next) return null;
  const kind = row.cells.length === 1 ? headNamed(row.text)?.kind : null;
  const isTitled = (kind === 'description' || kind === 'item') && next.gapAbove <= 1.6;
  const columns = isTitled
    ? deckedColumns(next)
    : hasDeckBelow(rows, at + 1)
      ? deckedColumns(row)
      : null;
  if (!columns) return null;
  const head: TableHead = {
    columns,
    isExact: false,
    bidders: [],
    title: null,
    isDecked: true,
    isPriceOpen: false,
  };
  const isSaidOn = !isTitled && saysOn(row, next) && hasDeckBelow(rows, at + 2);
  return { heads: [head], rows: isTitled || isSaidOn ? 2 : 1 };
};

/** `(C - G)`, `10%` below the words of a head: what its figures are. */
const OF_COLUMNS = /^(?:\([A-Z](?: ?[-+÷/] ?[A-Z])+\)|\d{1,3} ?%)$/;

const canStack = (row: Row, next: Row | undefined): next is Row =>
  next !== undefined &&
  next.zone === row.zone &&
  next.place.page === row.place.page &&
  next.gapAbove < 1.6 &&
  looksLikeHead(row) &&
  looksLikeHead(next) &&
  !row.cells.some(({ text }) => /\d{2}|:/.test(text)) &&
  !next.cells.some(
    ({ text }) => isBlankCell(text) || (/^[\d$(<]/.test(text) && !OF_COLUMNS.test(text)),
  );

const surfacesIn = (heads: readonly TableHead[]): number =>
  heads.flatMap(({ columns }) => columns.filter(({ kind }) => kind === 'surface')).length;

/** `Paint / drywall` over `Wall SF | Ceiling SF` of a list of rooms is what they are measured for: without it the sizes are known. */
const losesSizes = (stacked: readonly TableHead[], lower: readonly TableHead[]): boolean =>
  lower.some(({ columns }) => has(columns, 'room')) && surfacesIn(stacked) < surfacesIn(lower);

/** Rows that a head may learn its columns from. */
export const LOOK_AHEAD = 80;

/** Paragraphs between the tables of a document stand under no column of theirs. */
export const rowsAlike = ({ isExact }: Row, rows: readonly Row[]): Row[] =>
  rows.filter((row) => row.isExact === isExact);

/** @returns the head that begins in this row, over up to three rows */
export const headAt = (rows: readonly Row[], at: number): FoundHead | null => {
  const row = rows[at];
  if (!row) return null;
  const decked = deckedHead(rows, at);
  if (decked) return decked;
  const belowIt = (count: number) =>
    rowsAlike(row, rows.slice(at + count, at + count + LOOK_AHEAD));
  const alone = headsIn(row, belowIt(1));
  let best: FoundHead | null = alone.length > 0 ? { heads: alone, rows: 1 } : null;
  let { cells } = row;
  for (const count of [2, 3] as const) {
    const [above, next] = [rows[at + count - 2], rows[at + count - 1]];
    if (!above || !canStack(above, next) || (count === 2 && row.cells.length < 2)) break;
    const upper = cells;
    cells = stackedCells(upper, next.cells, row.isExact);
    const isOver = best === null && areAllOver(upper, cells);
    const both = headsIn({ cells, isExact: row.isExact }, belowIt(count));
    const lower = headsIn(next, belowIt(count));
    const below = known(lower);
    const most = known(best?.heads ?? []);
    const isSame =
      most > 0 &&
      known(both) === most &&
      (areAllUnder(upper, next) || completesOne(upper, next, cells));
    const isMore = known(both) > most && (known(both) > below || (isOver && known(both) === below));
    if ((isMore || isSame) && !losesSizes(both, lower)) best = { heads: both, rows: count };
  }
  return best;
};

/** A head of words that no column is called: names of a room over a table. */
export const isRoomTitle = (title: string): boolean => roomNameOf(title) !== null;
