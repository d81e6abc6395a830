// Lists as people type them in a message: `demo 900`, `haul off 350`, and below them `8,450 total`. That the bare numbers add up to
// the total says that they are amounts.
import { numberIn } from './figures.ts';
import type { Row } from './row.ts';

const LEAST_ROWS = 3;
const FARTHEST = 3;
const RULE = /^[-–—=_*\s]*$/;
const ENTRY = /^(?=.*\p{L}{2}).{2,90}?[\s=]\$?([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{1,4})$/u;
const TOTAL =
  /^\W*(?:(?:grand )?total\D{0,12}\$?([\d,]+)|\$?([\d,]+) (?:total|all in|altogether))\W*$/i;

const amountOf = (text: string): number | null => numberIn(ENTRY.exec(text)?.[1] ?? '');

const totalOf = (text: string): number | null => {
  const [, behind, before] = TOTAL.exec(text) ?? [];
  return numberIn(behind ?? before ?? '');
};

/** @returns rows of plain text whose last figures add up to a total right below them */
export const summedRows = (rows: readonly Row[]): ReadonlySet<Row> => {
  const summed = new Set<Row>();
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
