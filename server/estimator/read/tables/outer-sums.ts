// Columns whose heads name what their figures are of: under `Item | Division` stands the amount of each line and, farther out, what
// a division comes to, in the row of its name.
import { isBlankCell, moneyIn } from './figures.ts';
import type { ColumnKind } from './head-words.ts';
import type { Row } from './row.ts';
import { totalIn } from './totals.ts';
import { type Column, PART_OF_PRICE } from './settle-columns.ts';

const SAMPLE = 40;
const LEAST_ROWS = 2;
const MOST = 0.7;

const NAMES: ReadonlySet<ColumnKind> = new Set(['item', 'section', 'room']);
const QUANTITIES: ReadonlySet<ColumnKind> = new Set(['quantity', 'unit']);

/** Cells below a head, row by row. On a page they may stand a little beside it, as figures end elsewhere than their head. */
const textsBelow = (column: Column, rows: readonly Row[]): string[] =>
  rows.map(({ cells, isExact, height }) => {
    const cell = cells.find(({ x0, x1 }) =>
      isExact
        ? x0 <= column.x0 && column.x0 < x1
        : x1 > column.x0 - height / 2 && x0 < column.x1 + height / 2,
    );
    return cell?.text ?? '';
  });

const isDollars = (text: string): boolean => {
  const value = moneyIn(text);
  return value !== null && (/[$,]|\.\d\d\W*$/.test(text) || Math.abs(value) >= 100);
};

const isMoney = (texts: readonly string[]): boolean => {
  const filled = texts.filter((text) => !isBlankCell(text));
  return filled.length >= LEAST_ROWS && filled.filter(isDollars).length >= MOST * filled.length;
};

/** Codes of items are bare numbers; dollars have their marks. */
const hasMarks = (texts: readonly string[]): boolean => {
  const dollars = texts.filter(isDollars);
  return dollars.filter((text) => /[$,]|\.\d\d\W*$/.test(text)).length * 2 >= dollars.length;
};

interface Under {
  column: Column;
  texts: string[];
}

/** The outer of two columns of money stands alone in its rows, and those are fewer. */
const isOuter = (outer: Under, inner: Under, counts: readonly Under[]): boolean => {
  const filled = (texts: readonly string[]) => texts.filter(isDollars).length;
  const isAlone = outer.texts.every(
    (text, at) =>
      !isDollars(text) ||
      (!isDollars(inner.texts[at] ?? '') &&
        counts.every(({ texts }) => isBlankCell(texts[at] ?? ''))),
  );
  return isAlone && isMoney(outer.texts) && filled(inner.texts) >= filled(outer.texts);
};

/** `Division total`, `Item cost`: heads that no column has but one of money. */
const OF_MONEY =
  /^(?:divisions?|sections?|trades?|groups?|phases?|categor(?:y|ies)|rooms?|areas?|items?|lines?|csi division|div\.?) ?\$?(?:(?:sub ?-?)?totals?|sums?|costs?|amounts?|prices?|values?|\$)$/i;

const isAmount = ({ column, texts }: Under): boolean => {
  const { kind, title } = column;
  const isNamed = NAMES.has(kind) || (kind === 'other' && OF_MONEY.test(title.trim()));
  const isPriced = kind === 'amount' || kind === 'price';
  return (isNamed && isMoney(texts) && hasMarks(texts)) || (isPriced && !PART_OF_PRICE.test(title));
};

/** Gives such columns their kinds: the amount, and the sums beside it. @returns those */
export const tellOuterSums = (columns: readonly Column[], below: readonly Row[]): Column[] => {
  const words = columns.find(({ kind }) => kind === 'description');
  if (!words) return [];
  const rows = below
    .slice(0, SAMPLE)
    .filter((row) => row.cells.length > 1 && totalIn(row) === null);
  const all = columns.map((column): Under => ({ column, texts: textsBelow(column, rows) }));
  const amounts = all.filter((each) => each.column.x0 > words.x0 && isAmount(each));
  const counts = all.filter(({ column }) => QUANTITIES.has(column.kind));
  const [outer, inner] = [amounts.at(-1), amounts.at(-2)];
  const told = amounts.filter(({ column: { kind } }) => kind !== 'amount' && kind !== 'price');
  for (const { column } of told) column.kind = 'amount';
  if (!outer || !inner || !isOuter(outer, inner, counts)) return told.map(({ column }) => column);
  inner.column.kind = 'amount';
  outer.column.kind = 'sum';
  return [inner.column, outer.column];
};
