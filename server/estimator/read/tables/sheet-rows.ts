// Rows of a workbook, a CSV or a table in Word: cells by their columns.
import type { CellRow, CellSheet } from '../../../domain/paper/paper-source.ts';
import { saysNoFigure } from './figures.ts';
import { atomsIn, spacedRow, withoutLetterSpacing, type Cell, type Row } from './row.ts';

const MAX_COLUMNS = 60;
const WIDTH = 0.9;

interface Filled {
  text: string;
  /** Columns, from the first to the last that a merged cell covers. */
  from: number;
  to: number;
}

/** An entry of a list on a line of its own in a cell. */
const LISTED = /(?<=\S)\s*\n\s*[-–*•·▪‣]\s+(?=\S)/g;

const cellAt = ({ text, from, to }: Filled): Cell => {
  const flat = text.replaceAll(LISTED, ' • ').replaceAll(/\s+/g, ' ').trim();
  const atoms = withoutLetterSpacing(atomsIn(flat, from, WIDTH), 0.02);
  return {
    text: atoms.map((atom) => atom.text).join(' '),
    x0: from,
    x1: to + WIDTH,
    index: from,
    atoms,
  };
};

/** Words repeat in neighbors where a cell is merged; `Included` may stand in each of two columns. */
const isMergedWith = (last: Filled | undefined, text: string, at: number): last is Filled =>
  last?.text === text && last.to === at - 1 && /\p{L}{3}/u.test(text) && !saysNoFigure(text);

/** A cell merged over several columns stands in each: it is one. A row of one text is one cell. */
const distinct = (cells: readonly string[]): Filled[] => {
  const kept: Filled[] = [];
  for (const [at, text] of cells.slice(0, MAX_COLUMNS).entries()) {
    if (text.trim() === '') continue;
    const last = kept.at(-1);
    if (isMergedWith(last, text, at)) last.to = at;
    else kept.push({ text, from: at, to: at });
  }
  const [first] = kept;
  const isBar =
    first !== undefined &&
    /\p{L}/u.test(first.text) &&
    kept.every(({ text }) => text === first.text);
  return isBar ? [{ ...first, to: first.from }] : kept;
};

export const exactRow = (
  cells: readonly string[],
  place: Row['place'],
  zone: number,
  gapAbove = 0,
): Row => {
  const made = distinct(cells)
    .map(cellAt)
    .filter(({ atoms }) => atoms.length > 0);
  return {
    cells: made,
    text: made.map(({ text }) => text).join(' '),
    isExact: true,
    isRecognized: false,
    place,
    height: 0.02,
    gapAbove,
    zone,
  };
};

export const rowsOfSheet = (sheet: CellSheet, page: number): Row[] => {
  const rows: Row[] = [];
  let before = 0;
  for (const { number, cells, isTyped = false } of sheet.rows as readonly CellRow[]) {
    const place = {
      page,
      sheet: sheet.name?.slice(0, 200) ?? null,
      row: Math.max(1, number),
      box: null,
    };
    const gap = before > 0 && number > before + 1 ? 2 : 0;
    const row = isTyped
      ? spacedRow(cells.join(' '), place, page, gap)
      : exactRow(cells, place, page, gap);
    if (row.cells.length === 0) continue;
    before = number;
    rows.push(row);
  }
  return rows;
};
