// Puts the words of a page back into rows, whatever the page's turn: scans lie a degree or two off, photos bend.
import type { PageWord, WordPage } from '../../../domain/paper/paper-source.ts';
import {
  atomsIn,
  cellOf,
  cellsByGaps,
  textOf,
  withoutLetterSpacing,
  type Atom,
  type Row,
} from './row.ts';

/** A word in the page's own direction of reading: x along the lines, y across them. */
export interface LevelWord {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  word: PageWord;
}

export interface LevelPage {
  page: WordPage;
  words: LevelWord[];
  /** Words along another direction: stamps, margins. */
  turned: PageWord[];
}

const OTHER_DIRECTION = 12;
const LARGEST_SKEW = 3;
const SKEW_STEP = 0.1;
const FULL_TURN = 360;
const RADIANS = Math.PI / 180;

const turnBetween = (a: number, b: number): number => {
  const turn = (((a - b) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return turn > 180 ? turn - FULL_TURN : turn;
};

/** The direction of most of the writing, weighted by its length. */
const mainAngle = (words: readonly PageWord[]): number => {
  const weights = new Map<number, number>();
  for (const { angle, width, height } of words) {
    const quarter = (((Math.round(angle / 90) * 90) % FULL_TURN) + FULL_TURN) % FULL_TURN;
    weights.set(quarter, (weights.get(quarter) ?? 0) + Math.max(width, height));
  }
  const [quarter = 0] = [...weights].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const near = words
    .map(({ angle, width, height }) => ({
      off: turnBetween(angle, quarter),
      weight: Math.max(width, height),
    }))
    .filter(({ off }) => Math.abs(off) <= OTHER_DIRECTION)
    .toSorted((a, b) => a.off - b.off);
  const half = near.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  const middle = near.find(({ weight }) => (passed += weight) >= half);
  return quarter + (middle?.off ?? 0);
};

/** Measures how sharply the words gather in rows when the page is turned back by an angle. */
const sharpness = (words: readonly LevelWord[], degrees: number, bin: number): number => {
  const counts = new Map<number, number>();
  const [sin, cos] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  for (const { x, y, width, height } of words) {
    const row = Math.round(((y + height / 2) * cos - (x + width / 2) * sin) / bin);
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + count * count, 0);
};

const remainingSkew = (words: readonly LevelWord[], height: number): number => {
  let best = { degrees: 0, sharp: sharpness(words, 0, height / 3) * 1.05 };
  for (let degrees = -LARGEST_SKEW; degrees <= LARGEST_SKEW; degrees += SKEW_STEP) {
    const sharp = sharpness(words, degrees, height / 3);
    if (sharp > best.sharp) best = { degrees, sharp };
  }
  return best.degrees;
};

const medianHeight = (words: readonly { height: number }[]): number =>
  words.map(({ height }) => height).toSorted((a, b) => a - b)[Math.floor(words.length / 2)] ?? 1;

const turnedBack = (word: LevelWord, degrees: number): LevelWord => {
  const [sin, cos] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const [cx, cy] = [word.x + word.width / 2, word.y + word.height / 2];
  const [x, y] = [cx * cos + cy * sin, cy * cos - cx * sin];
  const lost = word.width * Math.abs(Math.tan(degrees * RADIANS));
  const height = Math.max(word.height - lost, 0.4 * word.height);
  return { ...word, x: x - word.width / 2, y: y - height / 2, height };
};

/** The box of a word as its reader sees it after a quarter turn. */
const inQuarter = (word: PageWord, quarter: number, { width, height }: WordPage): LevelWord => {
  const { text } = word;
  switch (quarter) {
    case 90:
      return {
        text,
        word,
        x: word.y,
        y: width - word.x - word.width,
        width: word.height,
        height: word.width,
      };
    case 180:
      return {
        text,
        word,
        x: width - word.x - word.width,
        y: height - word.y - word.height,
        width: word.width,
        height: word.height,
      };
    case 270:
      return {
        text,
        word,
        x: height - word.y - word.height,
        y: word.x,
        width: word.height,
        height: word.width,
      };
    default:
      return { text, word, x: word.x, y: word.y, width: word.width, height: word.height };
  }
};

export const levelled = (page: WordPage): LevelPage => {
  const written = page.words.filter(
    ({ text, width, height }) => text.trim() !== '' && width > 0 && height > 0,
  );
  const angle = mainAngle(written);
  const isAlong = (word: PageWord) => Math.abs(turnBetween(word.angle, angle)) <= OTHER_DIRECTION;
  const along = written.filter(isAlong);
  const quarter = (((Math.round(angle / 90) * 90) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  const skew = turnBetween(angle, quarter);
  let words = along.map((word) => inQuarter(word, quarter, page));
  if (Math.abs(skew) > 0.02) words = words.map((word) => turnedBack(word, skew));
  if (page.isRecognized) {
    const rest = remainingSkew(words, medianHeight(words));
    if (rest !== 0) words = words.map((word) => turnedBack(word, rest));
  }
  return { page, words, turned: written.filter((word) => !isAlong(word)) };
};

const ROW_DRIFT = 0.5;
const LOOK_BACK = 3;

interface OpenRow {
  words: LevelWord[];
  /** Height of the middle of its last words. */
  middle: number;
}

const middleOf = ({ y, height }: LevelWord) => y + height / 2;

const middleOfLast = (words: readonly LevelWord[]): number => {
  const last = words.slice(-LOOK_BACK);
  return last.reduce((sum, word) => sum + middleOf(word), 0) / last.length;
};

/** Words from left to right join the row whose last words stand at their height: a bent row is followed along its bend. */
const chained = (words: readonly LevelWord[]): LevelWord[][] => {
  const rows: OpenRow[] = [];
  for (const word of words.toSorted((a, b) => a.x - b.x)) {
    let best: OpenRow | null = null;
    let nearest = Infinity;
    for (const row of rows) {
      const off = Math.abs(row.middle - middleOf(word));
      const last = row.words.at(-1);
      const reach = Math.max(last?.height ?? 0, word.height) * ROW_DRIFT;
      const isBeside = last !== undefined && word.x > last.x + 0.3 * last.width;
      if (off < reach && off < nearest && isBeside) {
        best = row;
        nearest = off;
      }
    }
    if (best) {
      best.words.push(word);
      best.middle = middleOfLast(best.words);
    } else rows.push({ words: [word], middle: middleOf(word) });
  }
  return rows.map((row) => row.words);
};

const topOf = (row: readonly LevelWord[]): number =>
  row.reduce((sum, { y }) => sum + y, 0) / row.length;
const bottomOf = (row: readonly LevelWord[]): number =>
  row.reduce((sum, { y, height }) => sum + y + height, 0) / row.length;

const boxOf = (words: readonly PageWord[], page: WordPage) => {
  const x = Math.max(0, Math.min(...words.map((word) => word.x)));
  const y = Math.max(0, Math.min(...words.map((word) => word.y)));
  const right = Math.max(...words.map((word) => word.x + word.width));
  const bottom = Math.max(...words.map((word) => word.y + word.height));
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    x: round(x / page.width),
    y: round(y / page.height),
    width: round(Math.min(1, right / page.width) - x / page.width),
    height: round(Math.min(1, bottom / page.height) - y / page.height),
  };
};

export const placeOnPage = (words: readonly PageWord[], page: WordPage) => ({
  page: page.number,
  sheet: null,
  row: null,
  box: boxOf(words, page),
});

/** Recognition loses the spaces behind marks: `Customer:Stanislaw`, `white,vinyl`, `2.Felt`. */
const spaced = (text: string): string =>
  text.replaceAll(/(?<=\p{L})([:,])(?=\p{L})/gu, '$1 ').replace(/^(\d{1,3}\.)(?=\p{Lu}\S)/u, '$1 ');

/** Heights by which the halves of a cell of two lines overlap what stands in the middle beside them. */
const HALF_LINE = -0.15;

const areBeside = (row: Row, other: Row): boolean =>
  row.cells.every((cell) => other.cells.every(({ x0, x1 }) => cell.x1 <= x0 || cell.x0 >= x1));

/** `Cast-in-place` and `concrete` above and below the middle of `3 | 63,250.00`: one row, its cells of two lines joined. */
const middleJoined = ([upper, middle, lower]: readonly Row[]): Row | null => {
  if (!upper || !middle || !lower || middle.isRecognized) return null;
  // Words at the left of it are a description of their own.
  const [first] = middle.cells;
  const isWorded = first && /\p{L}/u.test(first.text) && first.x0 < (upper.cells[0]?.x0 ?? 0);
  const areHalves =
    !isWorded &&
    middle.gapAbove < HALF_LINE &&
    lower.gapAbove < HALF_LINE &&
    areBeside(upper, middle) &&
    areBeside(lower, middle) &&
    lower.cells.every(({ x0, x1 }) => upper.cells.some((above) => above.x1 > x0 && above.x0 < x1));
  if (!areHalves) return null;
  const stacked = upper.cells.map((above, at) => {
    const below = lower.cells.filter(({ x0, x1 }) => above.x1 > x0 && above.x0 < x1);
    return cellOf([...above.atoms, ...below.flatMap(({ atoms }) => atoms)], at);
  });
  const cells = [...stacked, ...middle.cells]
    .toSorted((a, b) => a.x0 - b.x0)
    .map((cell, index) => ({ ...cell, index }));
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...middle, cells, text, gapAbove: upper.gapAbove };
};

const BLANK = /^\$?_{3,}$/;
/** The share of the lower of both heights: words of the row above end where the blank begins. */
const LEAST_OVERLAP = 0.4;

const isOn = (word: LevelWord, blank: LevelWord): boolean => {
  const middle = word.x + word.width / 2;
  const overlap =
    Math.min(word.y + word.height, blank.y + blank.height) - Math.max(word.y, blank.y);
  return (
    middle > blank.x &&
    middle < blank.x + blank.width &&
    overlap > LEAST_OVERLAP * Math.min(word.height, blank.height)
  );
};

/**
 * The words of a page with those on blanks in the row of their blank, in place of it: what a bidder writes on a form stands a
 * little higher than the row that it belongs to.
 */
export const withFilledBlanks = (words: readonly LevelWord[]): LevelWord[] => {
  const blanks = words.filter(({ text }) => BLANK.test(text.trim()));
  if (blanks.length === 0) return [...words];
  const filled = new Set<LevelWord>();
  const kept = words.map((word) => {
    const blank = BLANK.test(word.text.trim())
      ? undefined
      : blanks.find((each) => isOn(word, each));
    if (!blank) return word;
    filled.add(blank);
    return { ...word, y: blank.y, height: blank.height };
  });
  return kept.filter((word) => !filled.has(word));
};

/** @returns rows from the top down; of the given words, which stand in one column of the page */
export const rowsOfWords = (words: readonly LevelWord[], page: WordPage, zone: number): Row[] => {
  const sorted = chained(words).toSorted((a, b) => topOf(a) + bottomOf(a) - topOf(b) - bottomOf(b));
  const placeOf = (group: readonly LevelWord[]) =>
    placeOnPage(
      group.map(({ word }) => word),
      page,
    );
  const rows = sorted.map((group, at): Row => {
    const height = medianHeight(group);
    const above = sorted[at - 1];
    const atoms: Atom[] = group.flatMap(({ text, x, width }) =>
      atomsIn(page.isRecognized ? spaced(text) : text, x, width),
    );
    const joined = withoutLetterSpacing(atoms, height);
    return {
      cells: cellsByGaps(joined, height),
      text: textOf(joined),
      isExact: false,
      isRecognized: page.isRecognized,
      place: placeOf(group),
      height,
      gapAbove: above ? (topOf(group) - bottomOf(above)) / height : 0,
      zone,
    };
  });
  const whole: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const joined = middleJoined(rows.slice(at, at + 3));
    if (joined) {
      whole.push({ ...joined, place: placeOf(sorted.slice(at, at + 3).flat()) });
      at += 2;
    } else whole.push(rows[at] as Row);
  }
  return whole;
};
