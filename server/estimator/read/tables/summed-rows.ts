// Lists as people type them in a message: `demo 900`, `haul off 350`, and below them `8,450 total`. That the bare numbers add up to
// the total says that they are amounts. So does a list with marks of which most entries end in one, some of them in cents.
import { numberIn } from './figures.ts';
import type { Row } from './row.ts';
import { isEntry } from './typed-prices.ts';

const LEAST_ROWS = 3;
const FARTHEST = 3;
const RULE = /^[-–—=_*\s]*$/;
const ENTRY = /^(?=.*\p{L}{2}).{2,90}?[\s=]\$?([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{1,4})$/u;
const TOTAL =
  /^\W*(?:(?:grand )?total\D{0,12}\$?([\d,]+)|\$?([\d,]+) (?:total|all in|altogether))\W*$/i;

const LEAST_MARKED = 5;
/** `- exp tank + install 210`, `- 50 gal gas 1,485.-`, `- new tub 829.99`. */
const MARKED =
  /^(?=.*\p{L}{3}).{6,110}?[\s=]\$?(?:[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{1,4})(?:\.\d\d|\.-)?$/u;
/** A dollar sign or cents, which counts, years and areas are written without. */
const OF_MONEY = /\$|\.\d\d$|\.-$/;
const LEAST_OF_MONEY = 2;
/** `- model 4500`: the number identifies goods and is no amount. */
const NAMES_NUMBER =
  /\b(?:model|no|item|sku|series|page|sheet|room|unit|type|rev|code|section|spec)\.? [^ ]+$|#[^ ]*$/i;

/** Entries of a typed list that end in a figure, where most do. */
const markedRows = (rows: readonly Row[]): Row[] => {
  const entries = rows.filter((row) => row.place.row !== null && !row.isExact && isEntry(row));
  const priced = entries.filter(({ text }) => MARKED.test(text) && !NAMES_NUMBER.test(text));
  const isPriced =
    priced.length >= LEAST_MARKED &&
    priced.length * 3 >= entries.length * 2 &&
    priced.filter(({ text }) => OF_MONEY.test(text)).length >= LEAST_OF_MONEY;
  return isPriced ? priced : [];
};

const amountOf = (text: string): number | null => numberIn(ENTRY.exec(text)?.[1] ?? '');

const totalOf = (text: string): number | null => {
  const [, behind, before] = TOTAL.exec(text) ?? [];
  return numberIn(behind ?? before ?? '');
};

/** @returns rows of plain text whose last figures are amounts: they add up to a total right below, or most entries of a list end in one */
export const summedRows = (rows: readonly Row[]): ReadonlySet<Row> => {
  const summed = new Set(markedRows(rows));
  for (const [at, row] of rows.entries()) {
    const total = row.place.row === null || row.isExact ? null : totalOf(row.text);
    if (total === null) continue;
    const found: Row[] = [];
    let [sum, gap] = [0, 0];
    for (let above = at - 1; above >= 0 && gap <= FARTHEST && sum < total; above -= 1) {
      const entry = rows[above] as Row;
      const amount = RULE.test(entry.text) ? null : amountOf(entry.text);
      if (amount === null) gap += 1;
      else {
        sum += amount;
        found.push(entry);
        gap = 0;
      }
    }
    if (sum === total && found.length >= LEAST_ROWS) for (const entry of found) summed.add(entry);
  }
  return summed;
};
