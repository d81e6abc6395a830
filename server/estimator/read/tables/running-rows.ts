// Rows that stand on every page at one height: letterheads, the names of files, what programs print at the foot.
import type { Row } from './row.ts';
import { moneyIn } from './figures.ts';
import { headsIn } from './heads.ts';
import { roomHeading } from './rooms.ts';
import { totalIn } from './totals.ts';
import { pageIn } from './wording.ts';

/** Rows from the edge of a page that may repeat. */
const EDGE_ROWS = 5;
/** A share of the page's height. */
const SAME_HEIGHT = 0.02;

interface EdgeRow {
  row: Row;
  key: string;
  y: number;
  page: number;
  isFoot: boolean;
}

/** What a row says besides the number of its page, at its end: `Estimate detail   3`, `Name of a firm | 2/5`. */
const keyOf = ({ text }: Row, page: number): string => {
  const [numbered, number] = /\W+(\d{1,3})(?:\s?(?:\/|of)\s?\d{1,3})?\W*$/.exec(text) ?? [];
  const isPage = numbered !== undefined && Number(number) === page;
  return (isPage ? text.slice(0, -numbered.length) : text).toLowerCase();
};

/** Heads, rooms, sums and lines are of the table that goes on, however often they stand at one height. */
const mayRepeat = (row: Row, key: string): boolean =>
  pageIn(row.text) === null &&
  headsIn(row).length === 0 &&
  totalIn(row) === null &&
  roomHeading(row.text) === null &&
  moneyIn(key.split(' ').at(-1) ?? '') === null;

const edgesOf = (rows: readonly Row[], index: number): EdgeRow[] =>
  rows.flatMap((row, at) => {
    const page = index + 1;
    const key = keyOf(row, page);
    const y = row.place.box?.y ?? 0;
    const isFoot = y > 0.5;
    const isEdge = isFoot ? at >= rows.length - EDGE_ROWS : at < EDGE_ROWS;
    return isEdge && /\p{L}{2}/u.test(key) && mayRepeat(row, key)
      ? [{ row, key, y, page, isFoot }]
      : [];
  });

/** @returns the rows of pages that only say again what another page said: of a head all but the first, of a foot each */
export const runningRows = (pages: readonly (readonly Row[])[]): Set<Row> => {
  const running = new Set<Row>();
  const byKey = Map.groupBy(pages.flatMap(edgesOf), ({ key }) => key);
  for (const all of byKey.values()) {
    for (const { row, y, page, isFoot } of all) {
      const same = all.filter((each) => each.page !== page && Math.abs(each.y - y) < SAME_HEIGHT);
      if (same.length > 0 && (isFoot || same.some((each) => each.page < page))) running.add(row);
    }
  }
  return running;
};
