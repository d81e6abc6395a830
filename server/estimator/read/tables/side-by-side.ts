// Two tables beside each other on one page: a head that stands twice means two columns, each read from top to bottom.
import { headsIn } from './heads.ts';
import type { Row } from './row.ts';
import { levelled, placeOnPage, rowsOfWords, type LevelWord } from './word-rows.ts';
import type { WordPage } from '../../../domain/paper/paper-source.ts';

interface HeadSpan {
  x0: number;
  x1: number;
  row: Row;
}

const spansOf = (rows: readonly Row[]): HeadSpan[] =>
  rows.flatMap((row) => {
    const heads = headsIn(row);
    return heads.map(({ columns }) => ({
      row,
      x0: Math.min(...columns.map(({ x0 }) => x0)),
      x1: Math.max(...columns.map(({ x1 }) => x1)),
    }));
  });

/** The place between two heads that stand beside each other; null on a page with one table at a time. */
const gutterOf = (rows: readonly Row[]): { x: number; top: number } | null => {
  const spans = spansOf(rows);
  for (const left of spans) {
    for (const right of spans) {
      const isBeside = right.x0 > left.x1 + left.row.height;
      const height = left.row.height;
      const apart = Math.abs((left.row.place.box?.y ?? 0) - (right.row.place.box?.y ?? 0));
      if (isBeside && apart < 0.15)
        return { x: right.x0 - height / 2, top: Math.min(topOf(left.row), topOf(right.row)) };
    }
  }
  return null;
};

const topOf = (row: Row): number => row.place.box?.y ?? 0;

const isRightOf = (word: LevelWord, x: number) => word.x + word.width / 2 > x;

/** @returns the rows of a page in the order that they are read in; tables beside each other one after the other */
export const rowsOfPage = (page: WordPage, zone: number): { rows: Row[]; turned: Row[] } => {
  const level = levelled(page);
  const all = rowsOfWords(level.words, page, zone);
  const turned: Row[] = level.turned.map((word) => ({
    cells: [],
    text: word.text,
    isExact: false,
    isRecognised: page.isRecognised,
    place: placeOnPage([word], page),
    height: 1,
    gapAbove: 0,
    zone,
  }));
  const gutter = gutterOf(all);
  if (!gutter) return { rows: all, turned };
  const inTables = level.words.filter(({ word }) => word.y / page.height >= gutter.top - 0.02);
  const above = level.words.filter(({ word }) => word.y / page.height < gutter.top - 0.02);
  const crossing = inTables.filter(
    (word) => word.x < gutter.x - word.height && word.x + word.width > gutter.x + word.height,
  );
  if (crossing.length > inTables.length / 10) return { rows: all, turned };
  return {
    rows: [
      ...rowsOfWords(above, page, zone),
      ...rowsOfWords(
        inTables.filter((word) => !isRightOf(word, gutter.x)),
        page,
        zone + 1,
      ),
      ...rowsOfWords(
        inTables.filter((word) => isRightOf(word, gutter.x)),
        page,
        zone + 2,
      ),
    ],
    turned,
  };
};
