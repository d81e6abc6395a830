// Columns whose heads say nothing that is known, `What we do | How many`, told by what stands in them: words, units, and three
// figures of which one is the product of the others.
import { isBlankCell, moneyIn, numberIn, quantityIn } from './figures.ts';
import { pricedQuantity } from './counted.ts';
import { priceBreak, type ColumnKind } from './head-words.ts';
import type { Row } from './row.ts';
import { type Column, PART_OF_PRICE } from './settle-columns.ts';
import { knownUnit } from '../plans/written-units.ts';

const SAMPLE = 40;
const LEAST_ROWS = 2;
/** Least rows that tell a column: fewer may agree by chance. */
const LEAST_SAME = 3;
/** A description, a unit, a quantity, a price and an amount. */
const MOST_TOLD = 5;
/** More columns of figures are readings or months, no quantity, price and amount. */
const MOST_FIGURES = 12;
/** Shares of the filled cells. */
const MOST = 0.7;
const HALF = 0.5;

/** Texts below a head, one for each row; empty where a row has none. */
type Below = readonly string[];

const textsBelow = (column: Column, rows: readonly Row[]): Below =>
  rows.map(
    ({ cells }) => cells.find(({ x0, x1 }) => x0 <= column.x0 && column.x0 < x1)?.text ?? '',
  );

const shareOf = (texts: Below, is: (text: string) => boolean): number => {
  const filled = texts.filter((text) => !isBlankCell(text));
  return filled.length < LEAST_ROWS ? 0 : filled.filter(is).length / filled.length;
};

const isFigure = (text: string): boolean =>
  moneyIn(text) !== null || quantityIn(text).value !== null || /^[\d.]+%$/.test(text);
const isWords = (text: string): boolean => /\p{L}{3}/u.test(text) && !isFigure(text);
const isUnit = (text: string): boolean => knownUnit(text) !== null && numberIn(text) === null;

/** `12 m2` under `Measure`: a quantity with its unit. */
const isCounted = (text: string): boolean => {
  const { value, unit } = quantityIn(text);
  return value !== null && unit !== null;
};

/** `22 boxes`, `51 SF @ $96.00` under `Measure` or `Unit`: how much there is, where no other column says it. */
export const tellMeasures = (columns: readonly Column[], below: readonly Row[]): void => {
  const measure = columns.find(({ kind }) => kind === 'unit');
  if (!measure || columns.some(({ kind }) => kind === 'quantity')) return;
  const texts = textsBelow(measure, below.slice(0, SAMPLE));
  if (shareOf(texts, (text) => isCounted(text) || pricedQuantity(text) !== null) < HALF) return;
  measure.kind = 'quantity';
  if (shareOf(texts, (text) => pricedQuantity(text) !== null) === 0) return;
  // The price of one stands in the same cell.
  for (const column of columns) if (column.kind === 'price') column.kind = 'amount';
};

/** Columns that stand beside each other and whose heads tell how many are ordered, fewer before more. */
const breaksIn = (columns: readonly Column[]): Column[][] => {
  const runs: Column[][] = [];
  let before: number | null = null;
  for (const column of columns) {
    const from = priceBreak(column.title)?.from ?? null;
    if (from !== null && (before === null || from <= before)) runs.push([]);
    if (from !== null) runs.at(-1)?.push(column);
    before = from;
  }
  return runs;
};

/** `1+ | 10+ | 50+` of a price list: the price of one, and those of one of many. */
export const tellBreaks = (columns: readonly Column[]): void => {
  for (const run of breaksIn(columns)) {
    if (run.length < 2 || !run.some(({ title }) => priceBreak(title)?.isOpen)) continue;
    for (const [at, column] of run.entries()) {
      column.kind = at === 0 ? 'unitPrice' : 'breakPrice';
      column.index = column.x0;
    }
  }
};

const lettersOf = (texts: Below): number => texts.reduce((sum, { length }) => sum + length, 0);

const FACTORS = {
  quantity: new Set<ColumnKind>(['quantity']),
  unitPrice: new Set<ColumnKind>(['unitPrice', 'unitCost', 'price']),
  amount: new Set<ColumnKind>(['amount', 'rcv', 'price']),
} as const;

interface Told {
  column: Column;
  texts: Below;
  values: readonly (number | null)[];
  isKnown: boolean;
}

/** Rows that a product explains, of those that it could; a factor of one explains nothing. */
const explained = (quantity: Told, price: Told, amount: Told): boolean => {
  let [right, all] = [0, 0];
  for (const [at, count] of quantity.values.entries()) {
    const [each, sum] = [price.values[at] ?? null, amount.values[at] ?? null];
    if (count === null || each === null || sum === null || sum === 0 || count === 1 || each === 1)
      continue;
    all += 1;
    if (Math.abs(count * each - sum) <= 0.011 + 0.0051 * Math.abs(each)) right += 1;
  }
  return right >= LEAST_ROWS && right / all >= MOST;
};

const looksPriced = ({ texts }: Told): number => shareOf(texts, (text) => /\$|\.\d\d$/.test(text));

/** Names the factors and the product where a head names not all three. */
const tellProduct = (all: readonly Told[]): void => {
  if (all.length > MOST_FIGURES) return;
  const can = (kind: keyof typeof FACTORS) =>
    all.filter(({ column, isKnown }) => !isKnown || FACTORS[kind].has(column.kind));
  for (const amount of can('amount'))
    for (const quantity of can('quantity'))
      for (const price of can('unitPrice')) {
        const three = [quantity, price, amount];
        if (new Set(three).size < 3 || three.every(({ isKnown }) => isKnown)) continue;
        if (!explained(quantity, price, amount)) continue;
        // A product tells no factor from the other: prices have their cents.
        const isTurned =
          !quantity.isKnown && !price.isKnown && looksPriced(quantity) > looksPriced(price);
        const [count, each] = isTurned ? [price, quantity] : [quantity, price];
        for (const [told, kind] of [
          [count, 'quantity'],
          [each, 'unitPrice'],
          [amount, 'amount'],
        ] as const)
          if (!told.isKnown) told.column.kind = kind;
        return;
      }
};

const isRoomList = (columns: readonly Column[]): boolean =>
  columns.some(({ kind }) => kind === 'room') &&
  columns.some(({ kind }) => kind === 'area' || kind === 'surface' || kind === 'length');

/** The column that most words stand under; null where words stand under none, or the head may be of two tables or of none. */
export const wordiestOf = (columns: readonly Column[], below: readonly Row[]): Column | null => {
  const titles = new Set(columns.map(({ title }) => title));
  const isSure =
    titles.size === columns.length && columns.every(({ title }) => moneyIn(title) === null);
  if (!isSure || isRoomList(columns)) return null;
  const texts = below.slice(0, SAMPLE).flatMap(({ cells }) => (cells.length > 2 ? cells : []));
  const letters = (column: Column): number => {
    const end = Math.min(...columns.map(({ x0 }) => x0).filter((x0) => x0 > column.x0));
    return texts
      .filter(({ x0, x1, text }) => x1 > column.x0 && x0 < column.x1 && x0 < end && isWords(text))
      .reduce((sum, { text }) => sum + text.length, 0);
  };
  const [most] = columns
    .filter(({ index, kind }) => Number.isNaN(index) || kind === 'other')
    .map((column) => ({ column, letters: letters(column) }))
    .toSorted((a, b) => b.letters - a.letters);
  return most && most.letters > 0 ? most.column : null;
};

/** Finds the column of words where `ITEM` has only numbers below it: `ITEM | QTY | OUR PART`, with `101` under the first. */
export const nameWordless = (columns: readonly Column[], below: readonly Row[]): void => {
  const items = columns.filter(({ kind }) => kind === 'item');
  const [item] = items;
  if (!item || items.length > 1 || columns.some(({ kind }) => kind === 'description')) return;
  const words = wordiestOf(columns, below);
  const under = below
    .slice(0, SAMPLE)
    .flatMap(({ cells }) =>
      cells.length > 2 ? cells.filter(({ x0, x1 }) => x1 > item.x0 && x0 < item.x1) : [],
    );
  if (!words || under.length < LEAST_ROWS || under.some(({ text }) => isWords(text))) return;
  item.kind = 'number';
  words.kind = 'description';
};

/** An item as one program lists it: `Trim:TM-94`, what it is filed under and its name. */
const FILED = /^[^\s:][^:]*:\S/;
const FIRST_WORDS: ReadonlySet<ColumnKind> = new Set(['item', 'number', 'section']);

/**
 * What a list of several papers says again in each row is no cell of its lines: their number, their customer, `Invoice`. Names that
 * an item is filed under stand beside its description as its number does.
 */
export const setAside = (
  columns: readonly Column[],
  isExact: boolean,
  below: readonly Row[],
): void => {
  const rows = below.slice(0, SAMPLE).filter(({ cells }) => cells.length > 3);
  if (!isExact || rows.length < LEAST_SAME || !columns.some(({ kind }) => kind === 'description'))
    return;
  for (const column of columns.filter(({ kind }) => FIRST_WORDS.has(kind))) {
    const texts = textsBelow(column, rows).filter((text) => text !== '');
    const isSame = texts.length >= LEAST_SAME && texts.every((text) => text === texts[0]);
    if (isSame && (column.kind !== 'section' || /^type$/i.test(column.title)))
      column.kind = 'other';
    else if (column.kind === 'item' && shareOf(texts, (text) => FILED.test(text)) >= HALF)
      column.kind = 'number';
  }
};

/** Columns whose name stands once above the rows that it goes for, as a cell merged downward is saved without its merging. */
export const groupedKinds = (
  head: { columns: readonly Column[]; isExact: boolean },
  rows: readonly Row[],
): Set<'room' | 'section'> => {
  const grouped = new Set<'room' | 'section'>();
  if (!head.isExact) return grouped;
  for (const kind of ['room', 'section'] as const) {
    const column = head.columns.find((each) => each.kind === kind);
    const texts = column
      ? textsBelow(
          column,
          rows.filter(({ cells }) => cells.length > 2),
        )
      : [];
    const isRepeated = texts.some((text, at) => text !== '' && text === texts[at + 1]);
    const hasBlank = texts.some((text, at) => text === '' && at > 0);
    if (texts[0] && hasBlank && !isRepeated) grouped.add(kind);
  }
  return grouped;
};

/**
 * @param columns of a head in a sheet, those of no known name marked; a column that is told loses its mark
 * @param isUnknown whether no known name stands at its head
 */
export const tellColumns = (
  columns: readonly Column[],
  isUnknown: (column: Column) => boolean,
  below: readonly Row[],
): Column[] => {
  const count = columns.filter(isUnknown).length;
  const hasDoubt = count > 0 || columns.some(({ kind }) => kind === 'item' || kind === 'unit');
  if (!hasDoubt || count === columns.length || count - MOST_TOLD > columns.length / 2) return [];
  const rows = below.slice(0, SAMPLE).filter(({ isExact, cells }) => isExact && cells.length > 1);
  if (rows.length < LEAST_ROWS) return [];
  const all = columns.map((column): Told => {
    const texts = textsBelow(column, rows);
    const values = texts.map((text) => moneyIn(text) ?? quantityIn(text).value);
    return { column, texts, values, isKnown: !isUnknown(column) };
  });
  const unknown = all.filter(({ isKnown }) => !isKnown);
  for (const { column, texts } of all)
    if (column.kind === 'item' && shareOf(texts, isFigure) > HALF)
      column.kind = PART_OF_PRICE.test(column.title) ? 'part' : 'number';
  const counted = all.find(
    ({ column, texts }) => column.kind === 'unit' && shareOf(texts, isCounted) > HALF,
  );
  if (counted && !all.some(({ column }) => column.kind === 'quantity'))
    counted.column.kind = 'quantity';
  const hasWords = all.some(({ column: { kind } }) => kind === 'description' || kind === 'item');
  const [words] = unknown
    .filter(({ texts }) => shareOf(texts, isWords) >= MOST)
    .toSorted((a, b) => lettersOf(b.texts) - lettersOf(a.texts));
  if (words && !hasWords) words.column.kind = 'description';
  const unit = unknown.find(({ texts }) => shareOf(texts, isUnit) >= MOST);
  if (unit && !all.some(({ column }) => column.kind === 'unit')) unit.column.kind = 'unit';
  tellProduct(all.filter(({ texts }) => shareOf(texts, isFigure) >= HALF));
  return unknown.filter(({ column }) => column.kind !== 'other').map(({ column }) => column);
};
