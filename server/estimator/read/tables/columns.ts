// Gives the words of a row to the columns of its table, by where they stand and what they are.
import { isBlankCell, moneyIn, numberIn, saysNoFigure } from './figures.ts';
import { type TableHead } from './heads.ts';
import { isFigureColumn, PRICES, type Column } from './settle-columns.ts';
import { textOf, type Atom, type Row } from './row.ts';
import { knownUnit } from '../plans/written-units.ts';

/** Where the cells of a column stand, from its head and, once known, from its figures. */
export interface Band {
  x0: number;
  x1: number;
}

export interface Table {
  head: TableHead;
  bands: Band[];
}

/** The words of a row by the columns of its head; the cost says how badly they fit. */
export interface FittedRow {
  atoms: Atom[][];
  cost: number;
}

type Look = 'NUMBER' | 'COUNTED' | 'UNIT' | 'YEARS' | 'BLANK' | 'SAID' | 'TEXT';

const AGE_OR_LIFE =
  /^\d{1,3}\/\d{1,3}(?:y(?:ea)?rs?)?$|^N\/?A\/\d+|^\d+\/N\/?A$|^\d{1,3}y(?:rs?)?$/i;
const YEARS = /^(?:y|yrs?|years?)\.?$/i;
const COUNTED_WORD = /^[\d.,]+[A-Za-z]{1,3}$/;

const lookOf = ({ text }: Atom): Look => {
  if (numberIn(text) !== null || moneyIn(text) !== null || /^[\d.,]+%$/.test(text)) return 'NUMBER';
  if (COUNTED_WORD.test(text) && knownUnit(text.replace(/^[\d.,]+/, ''))) return 'COUNTED';
  if (AGE_OR_LIFE.test(text)) return 'NUMBER';
  if (isBlankCell(text)) return 'BLANK';
  if (knownUnit(text)) return 'UNIT';
  if (YEARS.test(text)) return 'YEARS';
  return saysNoFigure(text) ? 'SAID' : 'TEXT';
};

const FAR = 8;
const TWO_FIGURES = 30;
const PRICE_BEHIND_UNIT = 6;
const PRICE = /^\$\d|^[\d,]+\.\d{2}$/;

/** What it costs to let a word of this look stand in the column, apart from its place. */
const misfit = (look: Look, column: Column): number => {
  const { kind } = column;
  if (kind === 'unit')
    return { NUMBER: 14, COUNTED: 10, UNIT: 0, YEARS: 3, BLANK: 0, SAID: 5, TEXT: 2.5 }[look];
  if (kind === 'quantity')
    return { NUMBER: 0, COUNTED: 0, UNIT: 0.4, YEARS: 7, BLANK: 0, SAID: 0.5, TEXT: 7 }[look];
  if (isYears(column))
    return { NUMBER: 0, COUNTED: 4, UNIT: 4, YEARS: 0, BLANK: 0, SAID: 0, TEXT: 6 }[look];
  // `9'-0"`: feet and inches.
  if (isSide(column))
    return { NUMBER: 0, COUNTED: 2, UNIT: 2, YEARS: 8, BLANK: 0, SAID: 1, TEXT: 1.5 }[look];
  if (isFigureColumn(column))
    return { NUMBER: 0, COUNTED: 4, UNIT: 4, YEARS: 8, BLANK: 0, SAID: 1, TEXT: 8 }[look];
  if (kind === 'number')
    return { NUMBER: 0, COUNTED: 0, UNIT: 4, YEARS: 4, BLANK: 1, SAID: 4, TEXT: 3 }[look];
  if (kind === 'other') return 0.5;
  return { NUMBER: 0.3, COUNTED: 0.2, UNIT: 0.1, YEARS: 0, BLANK: 0.5, SAID: 0.2, TEXT: 0 }[look];
};

const isYears = ({ kind }: Column) => kind === 'age' || kind === 'life' || kind === 'ageLife';

const isSide = ({ kind }: Column) =>
  kind === 'length' || kind === 'width' || kind === 'height' || kind === 'area';

const isWide = ({ kind }: Column) =>
  kind === 'description' ||
  kind === 'item' ||
  kind === 'note' ||
  kind === 'room' ||
  kind === 'section';

const apart = (atom: Atom, band: Band): number => Math.max(0, atom.x0 - band.x1, band.x0 - atom.x1);

/** Heights between a word and its column; words of a column of text may stand anywhere up to the next. */
const distance = (atom: Atom, at: number, { head, bands }: Table, height: number): number => {
  const band = bands[at];
  const column = head.columns[at];
  if (!band || !column) return FAR * FAR;
  const middle = Math.abs((atom.x0 + atom.x1) / 2 - (band.x0 + band.x1) / 2) / height;
  if (!isWide(column)) return apart(atom, band) / height + 0.1 * Math.min(middle, FAR);
  const next = bands[at + 1];
  const reach = {
    x0: at === 0 ? Math.min(band.x0, atom.x0) : band.x0,
    x1: Math.max(band.x1, (next?.x0 ?? Infinity) - 0.3 * height),
  };
  return apart(atom, reach) / height;
};

const isFigureLook = (look: Look) => look === 'NUMBER' || look === 'COUNTED';

/** What it costs that a word follows another in the same column, or begins the next. */
const step = (
  before: Atom,
  atom: Atom,
  looks: readonly [Look, Look],
  column: Column,
  isSame: boolean,
  height: number,
): number => {
  const gap = (atom.x0 - before.x1) / height;
  if (!isSame) return gap < 0.45 ? 2.5 : gap < 0.7 ? 0.8 : 0;
  const width = isWide(column) ? Math.max(0, gap - 1.6) * 2 : Math.max(0, gap - 1) * 1.5;
  const isTwo = isFigureLook(looks[0]) && isFigureLook(looks[1]) && isFigureColumn(column);
  const isMixed = isTwo && /^\d+$/.test(before.text) && /^\d\/\d{1,2}$/.test(atom.text);
  // `96 40`: recognition lost the point.
  const isParted =
    isTwo && gap < 1.4 && /^\$?[\d,]{1,6}$/.test(before.text) && /^\d{2}$/.test(atom.text);
  if (isTwo && !isMixed && !isParted) return width + TWO_FIGURES;
  // `410 SF` is all of its cell: the price behind it may stand nearer than the next column does elsewhere.
  const isPriced = column.kind === 'quantity' && looks[0] === 'UNIT' && PRICE.test(atom.text);
  return width + (isPriced ? PRICE_BEHIND_UNIT : 0);
};

/** The cheapest way to give words, from left to right, to columns, from left to right. */
const fitted = (atoms: readonly Atom[], table: Table, height: number): FittedRow => {
  const { columns } = table.head;
  const looks = atoms.map(lookOf);
  const own = (at: number, column: number) =>
    Math.min(FAR * 3, distance(atoms[at] as Atom, column, table, height)) +
    misfit(looks[at] as Look, columns[column] as Column);
  const from: number[][] = [];
  let costs: number[] = columns.map((_, column) => own(0, column));
  for (let at = 1; at < atoms.length; at += 1) {
    const [before, atom] = [atoms[at - 1] as Atom, atoms[at] as Atom];
    const pair = [looks[at - 1] as Look, looks[at] as Look] as const;
    const chosen: number[] = [];
    let bestBefore = { cost: Infinity, column: -1 };
    costs = columns.map((column, index) => {
      const same = (costs[index] ?? Infinity) + step(before, atom, pair, column, true, height);
      const moved = bestBefore.cost + step(before, atom, pair, column, false, height);
      const best =
        same <= moved ? { cost: same, column: index } : { cost: moved, column: bestBefore.column };
      chosen[index] = best.column;
      if ((costs[index] ?? Infinity) < bestBefore.cost)
        bestBefore = { cost: costs[index] ?? Infinity, column: index };
      return best.cost + own(at, index);
    });
    from.push(chosen);
  }
  return traced(atoms, columns.length, costs, from);
};

const traced = (
  atoms: readonly Atom[],
  width: number,
  costs: readonly number[],
  from: readonly number[][],
): FittedRow => {
  const placed: Atom[][] = Array.from({ length: width }, () => []);
  if (atoms.length === 0) return { atoms: placed, cost: 0 };
  let column = costs.indexOf(Math.min(...costs));
  const cost = (costs[column] ?? 0) / atoms.length;
  for (let at = atoms.length - 1; at >= 0; at -= 1) {
    placed[column]?.unshift(atoms[at] as Atom);
    column = from[at - 1]?.[column] ?? column;
  }
  return { atoms: placed, cost };
};

/** The cells of a sheet, by the numbers of their columns. */
const exactly = (row: Row, { head }: Table): FittedRow => ({
  atoms: head.columns.map(
    ({ index }) => row.cells.find(({ x0, x1 }) => x0 <= index && index < x1)?.atoms ?? [],
  ),
  cost: 0,
});

export const rowInTable = (row: Row, table: Table): FittedRow =>
  table.head.isExact && row.isExact
    ? exactly(row, table)
    : fitted(
        row.cells.flatMap(({ atoms }) => atoms),
        table,
        row.height,
      );

const isComplete = (fit: FittedRow, { columns }: TableHead): boolean =>
  columns.every((column, at) => {
    const atoms = fit.atoms[at] ?? [];
    if (isSide(column)) return atoms.length > 0;
    return (
      !isFigureColumn(column) ||
      column.kind === 'sum' ||
      atoms.map(lookOf).filter(isFigureLook).length === 1
    );
  });

const SAMPLE = 12;

/** `QTY | UNIT | RCV` with `4.00 EA | 12.50 | 50.00` below: the unit stands with its quantity, its price under `UNIT`. */
const withPricedUnits = (head: TableHead, rows: readonly Row[]): TableHead => {
  const unit = head.columns.find(({ kind }) => kind === 'unit');
  if (!unit || head.bidders.length > 0 || head.columns.some(({ kind }) => PRICES.has(kind)))
    return head;
  const looks = rows.slice(0, SAMPLE).flatMap(({ cells, isExact }) =>
    isExact !== head.isExact || cells.length < 3
      ? []
      : cells
          .filter(({ x0, x1, index }) =>
            isExact ? index === unit.index : x0 <= unit.x1 && x1 >= unit.x0,
          )
          // The head of the next table says the same word again.
          .filter(({ text }) => text !== unit.title)
          .map((cell) => cell.atoms.at(-1))
          .filter((atom) => atom !== undefined)
          .map(lookOf),
  );
  const priced = looks.filter((look) => look === 'NUMBER').length;
  if (priced === 0 || looks.includes('UNIT')) return head;
  const columns = head.columns.map((column) =>
    column === unit ? { ...column, kind: 'unitPrice' as const } : column,
  );
  return { ...head, columns };
};

/** Where most of these begin together; null where no two of them do. */
const sharedStart = (starts: readonly number[], height: number): number | null => {
  const near = (x: number) => starts.filter((other) => Math.abs(other - x) < 0.3 * height);
  const most = starts
    .map(near)
    .reduce<number[]>((best, each) => (each.length > best.length ? each : best), []);
  return most.length > 1 ? Math.min(...most) : null;
};

/** The cell that a word of it begins or goes on in, where others stand before it. */
const cellHolding = ({ cells }: Row, atom: Atom | undefined) =>
  cells.slice(1).find(({ atoms }) => atom !== undefined && atoms.includes(atom));

/** Descriptions below a head that is set in the middle of its column begin farther to the left than it. */
const leftOfWide = (at: number, fits: readonly (readonly [Row, FittedRow])[]): number | null => {
  const cells = fits.flatMap(([row, fit]) => cellHolding(row, fit.atoms[at]?.[0]) ?? []);
  return sharedStart(
    cells.map(({ x0 }) => x0),
    fits[0]?.[0].height ?? 1,
  );
};

/** Learns from rows that fill every column where its figures stand. */
export const tableOf = (named: TableHead, rows: readonly Row[]): Table => {
  const head = withPricedUnits(named, rows);
  const bands: Band[] = head.columns.map(({ x0, x1 }) => ({ x0, x1 }));
  const table = { head, bands };
  if (head.isExact) return table;
  const learnt: Band[] = bands.map((band) => ({ ...band }));
  const fits: [Row, FittedRow][] = [];
  for (const row of rows) {
    const atoms = row.cells.flatMap((cell) => cell.atoms);
    if (row.isExact || atoms.length < head.columns.length) continue;
    const fit = fitted(atoms, table, row.height);
    if (!isComplete(fit, head)) continue;
    fits.push([row, fit]);
    for (const [at, column] of head.columns.entries()) {
      const [band, cell] = [learnt[at], fit.atoms[at] ?? []];
      if (!band || isWide(column) || cell.length === 0) continue;
      band.x0 = Math.min(band.x0, cell[0]?.x0 ?? band.x0);
      band.x1 = Math.max(band.x1, cell.at(-1)?.x1 ?? band.x1);
    }
  }
  for (const [at, column] of head.columns.entries()) {
    const [band, before] = [learnt[at], bands[at - 1]];
    const left = band && before && isWide(column) ? leftOfWide(at, fits) : null;
    if (band && before && left !== null && left > before.x1) band.x0 = Math.min(band.x0, left);
  }
  return { head, bands: learnt };
};

export const cellText = (fit: FittedRow, at: number): string => textOf(fit.atoms[at] ?? []);
