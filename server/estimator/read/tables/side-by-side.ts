// Two tables beside each other on one page: a head that stands twice means two columns, each read from top to bottom.
import { moneyIn, saysNoFigure } from './figures.ts';
import { headsIn } from './heads.ts';
import type { Atom, Row } from './row.ts';
import { totalNamed } from './total-names.ts';
import {
  levelled,
  placeOnPage,
  rowsOfWords,
  type LevelWord,
  withFilledBlanks,
} from './word-rows.ts';
import { knownUnit } from '../plans/written-units.ts';
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
const bottomOf = (row: Row): number => topOf(row) + (row.place.box?.height ?? 0);

const isRightOf = (word: LevelWord, x: number) => word.x + word.width / 2 > x;

const isAmount = (text: string): boolean => moneyIn(text) !== null && /[.,]\d|\$/.test(text);

/** Whether a row ends in an amount, or in words that say that there is none. */
const endsInAmount = (atoms: readonly Atom[]): boolean => {
  const last = atoms.at(-1)?.text ?? '';
  return isAmount(last) || (/^\$?\d/.test(last) && moneyIn(last) !== null) || saysNoFigure(last);
};

const isWord = ({ text }: Atom): boolean =>
  /\p{L}{2}/u.test(text) && knownUnit(text) === null && !saysNoFigure(text);

const hasWords = (atoms: readonly Atom[]): boolean =>
  atoms.some(({ text }) => /\p{L}{3}/u.test(text) && knownUnit(text) === null);

/** Units in which goods are counted. */
const PACKED =
  /^(?:bags?|box(?:es)?|bx|buckets?|bundles?|bdls?|cans?|cartons?|cases?|ctns?|drums?|kits?|loads?|openings?|pails?|pairs?|pallets?|prs?|rolls?|rls?|sheets?|shts?|spools?|sticks?|trips?|tubes?)\.?$/i;

/** `3.00   BAG   24.97   74.91`: what is counted stands between the count and the prices. */
const isUnitBetween = (atoms: readonly Atom[], at: number): boolean => {
  const behind = atoms.slice(at + 1);
  return (
    PACKED.test(atoms[at]?.text ?? '') &&
    moneyIn(atoms[at - 1]?.text ?? '') !== null &&
    behind.length > 1 &&
    behind.every(({ text }) => moneyIn(text) !== null)
  );
};

/** Where a second entry of a row begins: words and an amount behind an amount that has its own words; else null. */
const secondEntry = ({ cells, height }: Row): number | null => {
  const atoms = cells.flatMap((cell) => cell.atoms);
  for (let at = 2; at < atoms.length - 1; at += 1) {
    const [before, atom] = [atoms[at - 1] as Atom, atoms[at] as Atom];
    if (!isWord(atom) || atom.x0 - before.x1 < SECOND_GAP * height) continue;
    const left = atoms.slice(0, at);
    if (isUnitBetween(atoms, at)) continue;
    const ends = [before, atoms.at(-1)].map((last) => last?.text ?? '');
    const isPriced = ends.some((text) => isAmount(text) || saysNoFigure(text));
    if (isPriced && hasWords(left) && [left, atoms.slice(at)].every(endsInAmount)) return atom.x0;
  }
  return null;
};

/** Where a total begins beside words of another column. */
const totalBeside = ({ cells, height }: Row): number | null => {
  const at = cells.findIndex(
    (cell, index) =>
      index > 0 &&
      cell.x0 - (cells[index - 1]?.x1 ?? 0) > SECOND_GAP * height &&
      (totalNamed(cell.text) ?? 'part') !== 'part' &&
      index < cells.length - 1 &&
      cells.slice(index + 1).every(({ text }) => moneyIn(text) !== null),
  );
  const left = cells.slice(0, at).map(({ text }) => text);
  return at > 0 && left.join(' ').split(' ').length > 4 ? (cells[at]?.x0 ?? null) : null;
};

const SECOND_GAP = 1.1;
const LEAST_ROWS = 2;
/** Heights that rows of one block may stand apart. */
const BLOCK_GAP = 5;

/** Heights that headings of a list stand before its entries at most. */
const INDENT = 1.5;

interface Block {
  x: number;
  top: number;
  bottom: number;
}

const crosses = (row: Row, x: number): boolean =>
  row.cells.some((cell) => cell.x0 < x - INDENT * row.height && cell.x1 > x + 0.3 * row.height);

type Step = 1 | -1;

/** How far from a row others may join it: no word of theirs stands across the space between the lists. */
const reachOf = (rows: readonly Row[], x: number, from: number, step: Step): number => {
  let at = from;
  for (;;) {
    const [row, next] = [rows[at], rows[at + step]];
    const gap = (step === 1 ? next : row)?.gapAbove ?? 0;
    if (!next || crosses(next, x) || gap >= BLOCK_GAP) return at;
    at += step;
  }
};

interface Start {
  at: number;
  x: number;
  height: number;
}

/** The place where most of them begin, from the first to the last of these. */
const mostAligned = (starts: readonly Start[]): Start[] =>
  starts
    .map(({ x, height }) => starts.filter((each) => Math.abs(each.x - x) < height))
    .reduce<Start[]>((most, each) => (each.length > most.length ? each : most), []);

/** The left end of a list: its headings may stand a little before its entries. */
const leftOf = (rows: readonly Row[], { x, height }: Start): number =>
  Math.min(
    ...rows.flatMap(({ cells }) =>
      cells.map(({ x0 }) => x0).filter((x0) => Math.abs(x0 - x) < INDENT * height),
    ),
  );

/** Two lists beside each other without heads of their own: entries that begin at one place behind other entries. */
const blockOf = (rows: readonly Row[]): Block | null => {
  const startsBy = (find: (row: Row) => number | null): Start[] =>
    rows.flatMap((row, at) => {
      const x = find(row);
      return x === null ? [] : [{ at, x, height: row.height }];
    });
  const head = rows.findIndex((row) => headsIn(row).length > 0);
  const entries = mostAligned(startsBy(secondEntry).filter(({ at }) => head < 0 || at < head));
  const totals = mostAligned(startsBy(totalBeside));
  for (const starts of [entries, totals]) {
    const [start, end] = [starts[0], starts.at(-1)];
    if (!start || !end || starts.length < LEAST_ROWS) continue;
    const x = leftOf(rows.slice(start.at, end.at + 1), start);
    if (rows.slice(start.at, end.at + 1).some((row) => crosses(row, x))) continue;
    // Totals stand below a table: nothing above them is theirs.
    const first = starts === totals ? start.at : reachOf(rows, x, start.at, -1);
    const last = reachOf(rows, x, end.at, 1);
    return { x, top: topOf(rows[first] as Row), bottom: bottomOf(rows[last] as Row) };
  }
  return null;
};

/** @returns the rows of a page in the order that they are read in; tables beside each other one after the other */
export const rowsOfPage = (page: WordPage, zone: number): { rows: Row[]; turned: Row[] } => {
  const written = levelled(page);
  const level = { ...written, words: withFilledBlanks(written.words) };
  const all = rowsOfWords(level.words, page, zone);
  const turned: Row[] = level.turned.map((word) => ({
    cells: [],
    text: word.text,
    isExact: false,
    isRecognized: page.isRecognized,
    place: placeOnPage([word], page),
    height: 1,
    gapAbove: 0,
    zone,
  }));
  const gutter = gutterOf(all);
  if (!gutter) return { rows: withBlocks(level.words, all, page, zone), turned };
  const inTables = level.words.filter(({ word }) => word.y / page.height >= gutter.top - 0.02);
  const above = level.words.filter(({ word }) => word.y / page.height < gutter.top - 0.02);
  const crossing = inTables.filter(
    (word) => word.x < gutter.x - word.height && word.x + word.width > gutter.x + word.height,
  );
  if (crossing.length > inTables.length / 10) return { rows: all, turned };
  return {
    rows: [...rowsOfWords(above, page, zone), ...parted(inTables, gutter.x, page, zone + 1)],
    turned,
  };
};

const parted = (words: readonly LevelWord[], x: number, page: WordPage, zone: number): Row[] => [
  ...rowsOfWords(
    words.filter((word) => !isRightOf(word, x)),
    page,
    zone,
  ),
  ...rowsOfWords(
    words.filter((word) => isRightOf(word, x)),
    page,
    zone + 1,
  ),
];

/** Zones that a block and what stands below it take. */
const ZONES_OF_BLOCK = 3;
export const ZONES_OF_PAGE = 24;

/** Blocks of two lists, each read after the other, with the rows above and below them. */
const withBlocks = (
  words: readonly LevelWord[],
  rows: readonly Row[],
  page: WordPage,
  zone: number,
): Row[] => {
  const block = zone % ZONES_OF_PAGE < ZONES_OF_PAGE - 2 * ZONES_OF_BLOCK ? blockOf(rows) : null;
  if (!block) return [...rows];
  const placed = words.map((word) => ({
    word,
    middle: (word.word.y + word.word.height / 2) / page.height,
  }));
  const inside = placed.filter(({ middle }) => middle >= block.top && middle <= block.bottom);
  const below = placed.filter(({ middle }) => middle > block.bottom).map(({ word }) => word);
  const after = zone + ZONES_OF_BLOCK;
  return [
    ...rows.filter((row) => bottomOf(row) <= block.top + 1e-6 || topOf(row) < block.top - 1e-6),
    ...parted(
      inside.map(({ word }) => word),
      block.x - 1,
      page,
      zone + 1,
    ),
    ...withBlocks(below, rowsOfWords(below, page, after), page, after),
  ];
};
