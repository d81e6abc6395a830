// Where the amounts of a paper end: in one line below each other, whether they are written with cents or as bare numbers.
import { moneyIn, saysNoFigure } from './figures.ts';
import { type Atom, type Row, atomsOf } from './row.ts';

/** Heights: amounts that end nearer to each other stand in one column. */
const SAME_EDGE = 0.7;
const LEAST_AMOUNTS = 3;

const MONEY_LOOK = /\$|\.\d\d\b|\d,\d{3}\b/;

/** Right ends of columns of amounts; empty for sheets, whose cells have numbers. */
export const amountEdges = (rows: readonly Row[]): number[] => {
  const ends = rows.flatMap((row) => {
    const last = row.isExact ? undefined : atomsOf(row).at(-1);
    const isAmount =
      last !== undefined &&
      row.cells.length > 1 &&
      /\p{L}{3}/u.test(row.text) &&
      MONEY_LOOK.test(last.text) &&
      moneyIn(last.text) !== null;
    return isAmount ? [{ end: last.x1, reach: SAME_EDGE * row.height }] : [];
  });
  const sorted = ends.toSorted((a, b) => a.end - b.end);
  const edges: number[] = [];
  for (let at = 0; at < sorted.length;) {
    const { end, reach } = sorted[at] ?? { end: 0, reach: 0 };
    const same = sorted.slice(at).filter((each) => each.end - end < reach);
    if (same.length >= LEAST_AMOUNTS) edges.push(same.at(-1)?.end ?? end);
    at += same.length;
  }
  return edges;
};

/** The last word of a row is a number, or says that there is none, where the amounts of the paper end. */
export const endsAtEdge = (row: Row, edges: readonly number[]): boolean => {
  const last: Atom | undefined = atomsOf(row).at(-1);
  if (!last || row.isExact || row.cells.length < 2) return false;
  const isFigure = moneyIn(last.text) !== null || saysNoFigure(row.cells.at(-1)?.text ?? '');
  return isFigure && edges.some((edge) => Math.abs(edge - last.x1) < 2 * SAME_EDGE * row.height);
};
