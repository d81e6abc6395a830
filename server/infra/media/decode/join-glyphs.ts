// Makes words of letters by the gaps between them. Letters that are spaced out come together again, and lettering that is drawn
// twice counts once. Knows geometry, nothing of what the words mean.
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { cleanLabel } from './clean-text.ts';
import {
  cross,
  directionOf,
  dot,
  type Glyph,
  type PagePoint,
  SAME_DIRECTION,
  sizeOf,
} from './glyph-geometry.ts';
import { stackedFraction, withoutRaisedEnd } from './raised-figures.ts';

/** Gap that parts two words when it is exceeded, in sizes of the type. */
const WORD_GAP = 0.15;
const OVERLAP = 0.35;
/** Raised and lowered letters belong to their word. */
const DRIFT = 0.5;
/** Spacing beyond this is a way to set columns, not to set a word. */
const WIDEST_TRACKING = 1;
/** Letters of bold made by drawing twice lie nearer than this; two of one word never do. */
const TWICE = 0.12;
/** Share of its size that a letter takes above its baseline. It takes the rest below it. */
const ASCENT = 0.8;

/** A word with what its neighbors are judged by. */
interface JoinedWord extends PageWord {
  start: PagePoint;
  end: PagePoint;
  direction: PagePoint;
  size: number;
  isInvisible: boolean;
}

const angleOf = ({ x, y }: PagePoint): number => {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  return Number(((degrees + 360) % 360).toFixed(2)) % 360;
};

const boxOf = (corners: Iterable<PagePoint>) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of corners) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

/** Bounds of letters, from the top of their type to its foot. */
const boxOfGlyphs = (glyphs: readonly Glyph[]) => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, alongX, alongY, upX, upY } of glyphs) {
    const [upperX, upperY] = [x + ASCENT * upX, y + ASCENT * upY];
    const [lowerX, lowerY] = [x + (ASCENT - 1) * upX, y + (ASCENT - 1) * upY];
    left = Math.min(left, upperX, lowerX, upperX + alongX, lowerX + alongX);
    top = Math.min(top, upperY, lowerY, upperY + alongY, lowerY + alongY);
    right = Math.max(right, upperX, lowerX, upperX + alongX, lowerX + alongX);
    bottom = Math.max(bottom, upperY, lowerY, upperY + alongY, lowerY + alongY);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const endOf = ({ x, y, alongX, alongY }: Glyph): PagePoint => ({ x: x + alongX, y: y + alongY });

/** Drawn on a page, a soft hyphen is a hyphen or a minus sign. */
const shownAs = (text: string): string => cleanLabel(text.replaceAll('\u00AD', '-'));

const textOf = (glyphs: readonly Glyph[]): string => {
  let text = '';
  for (const glyph of glyphs) text += glyph.text;
  return text;
};

const toWord = (glyphs: readonly Glyph[]): JoinedWord | null => {
  const text = shownAs(textOf(glyphs));
  const [first] = glyphs;
  const last = glyphs.at(-1);
  if (text === '' || !first || !last) return null;
  const direction = directionOf(glyphs.find(({ alongX, alongY }) => alongX || alongY) ?? first);
  return {
    text,
    ...boxOfGlyphs(glyphs),
    angle: angleOf(direction),
    start: { x: first.x, y: first.y },
    end: endOf(last),
    direction,
    size: glyphs.reduce((size, glyph) => Math.max(size, sizeOf(glyph)), 0),
    isInvisible: first.isInvisible,
  };
};

/** A comma parts thousands: behind `10,92` the rest of `10,920.00` may come by an order of its own. */
const FIGURE_WITH_CENTS = /\d\.\d{2}$/;
const BEGINS_FIGURE = /^[-($]?\d|^\$/;

/** Gaps, in sizes of the type, between which a capital goes on with a word: a new order that leaves them begins another. */
const CAPITAL_GAP = { from: -0.12, to: 0.02 };

/** `Description` and `Amount` in cells beside each other, with no more than the rule between them, or the first one cut off. */
const areTwoHeads = (before: Glyph, glyph: Glyph, gap: number): boolean =>
  before.run !== glyph.run &&
  (gap < CAPITAL_GAP.from * sizeOf(glyph) || gap > CAPITAL_GAP.to * sizeOf(glyph)) &&
  /^\p{Ll}$/u.test(before.text) &&
  /^\p{Lu}$/u.test(glyph.text);

/** Two figures that touch, each set by its own order, stand in two columns. */
const areTwoFigures = (before: readonly Glyph[], glyph: Glyph): boolean =>
  before.at(-1)?.run !== glyph.run &&
  BEGINS_FIGURE.test(glyph.text) &&
  FIGURE_WITH_CENTS.test(textOf(before));

const continues = (word: readonly Glyph[], glyph: Glyph): boolean => {
  const last = word.at(-1);
  if (!last || last.isInvisible !== glyph.isInvisible) return false;
  const size = Math.max(sizeOf(last), sizeOf(glyph));
  const direction = directionOf(last);
  if (dot(direction, directionOf(glyph)) < SAME_DIRECTION) return false;
  const end = endOf(last);
  const step = { x: glyph.x - end.x, y: glyph.y - end.y };
  const tracking = Math.abs(last.tracking) > WIDEST_TRACKING * size ? 0 : last.tracking;
  const gap = dot(step, direction) - tracking;
  if (areTwoHeads(last, glyph, gap)) return false;
  const isNear = gap < WORD_GAP * size && gap > -OVERLAP * size;
  return isNear && Math.abs(cross(direction, step)) < DRIFT * size && !areTwoFigures(word, glyph);
};

/** Sides of a cell, in the distance within which a letter is looked for: most letters reach into no other cell. */
const CELL_REACHES = 8;
/** Cells of a column. Two cells far from each other may have one number: letters are told apart by their distance. */
const COLUMN = 2 ** 15;

/** Remembers where letters stand, to know those that are drawn on the same place again. */
class DrawnLetters {
  /** Letters by their text and ink, then by cell. */
  readonly #layers = new Map<string, Map<number, Glyph[]>>();

  isNew(glyph: Glyph): boolean {
    const { x, y } = glyph;
    const reach = TWICE * sizeOf(glyph);
    const cell = CELL_REACHES * Math.max(reach, 0.01);
    const cells = this.#cellsOf(glyph.isInvisible ? `${glyph.text} ` : glyph.text);
    const [right, bottom] = [Math.floor((x + reach) / cell), Math.floor((y + reach) / cell)];
    for (let column = Math.floor((x - reach) / cell); column <= right; column += 1) {
      for (let row = Math.floor((y - reach) / cell); row <= bottom; row += 1) {
        const there = cells.get(column * COLUMN + row);
        if (there?.some((other) => this.#isSame(other, glyph, reach))) return false;
      }
    }
    const own = Math.floor(x / cell) * COLUMN + Math.floor(y / cell);
    const here = cells.get(own);
    if (here) here.push(glyph);
    else cells.set(own, [glyph]);
    return true;
  }

  #cellsOf(layer: string): Map<number, Glyph[]> {
    const known = this.#layers.get(layer);
    if (known) return known;
    const cells = new Map<number, Glyph[]>();
    this.#layers.set(layer, cells);
    return cells;
  }

  /** Thin letters may stand in a row nearer than the reach. */
  #isSame(other: Glyph, glyph: Glyph, reach: number): boolean {
    const width = Math.hypot(glyph.alongX, glyph.alongY);
    const distance = Math.hypot(other.x - glyph.x, other.y - glyph.y);
    return distance < Math.min(reach, width * 0.6) || distance === 0;
  }
}

type Sign = 'SPACE' | 'UNNAMED' | 'LETTER';

const signOf = (text: string): Sign => {
  if (/^\s+$/.test(text)) return 'SPACE';
  return shownAs(text) === '' ? 'UNNAMED' : 'LETTER';
};

/** Letters in the order of their writing become words. */
export class WordMaker {
  readonly #drawn = new DrawnLetters();
  /** A page has many letters and few different ones. */
  readonly #signs = new Map<string, Sign>();
  readonly #words: JoinedWord[] = [];
  #open: Glyph[] = [];
  /** Characters of the words so far, each with one space. */
  chars = 0;
  /** Letters that stand for no character: their font does not name them. */
  unnamed = 0;

  add(glyph: Glyph): void {
    const sign = this.#signs.get(glyph.text) ?? signOf(glyph.text);
    this.#signs.set(glyph.text, sign);
    if (sign === 'SPACE') {
      this.#close();
      return;
    }
    if (sign === 'UNNAMED') this.unnamed += 1;
    if (!this.#drawn.isNew(glyph)) return;
    const fraction = stackedFraction(this.#open, glyph);
    if (fraction) this.#open.splice(-1, 1, fraction);
    else {
      if (!continues(this.#open, glyph)) this.#close();
      this.#open.push(glyph);
    }
  }

  words(): PageWord[] {
    this.#close();
    return withoutTwins(joinSpaced(this.#words)).map(
      ({ text, x, y, width, height, angle }): PageWord => ({ text, x, y, width, height, angle }),
    );
  }

  #close() {
    for (const glyphs of withoutRaisedEnd(this.#open)) {
      const word = toWord(glyphs);
      if (!word) continue;
      this.chars += word.text.length + 1;
      this.#words.push(word);
    }
    this.#open = [];
  }
}

/** Gap beyond which letters are no word, in sizes of the type. */
const WIDEST_SPACED = 0.8;
const LEAST_SPACED = 3;

const gapBetween = (a: JoinedWord, b: JoinedWord): number => {
  const step = { x: b.start.x - a.end.x, y: b.start.y - a.end.y };
  const size = Math.max(a.size, b.size);
  const isBeside =
    dot(a.direction, b.direction) > SAME_DIRECTION &&
    Math.abs(cross(a.direction, step)) < 0.2 * size;
  const gap = dot(step, a.direction) / size;
  return isBeside && gap >= 0 && gap <= WIDEST_SPACED ? gap : Infinity;
};

const isSingle = ({ text }: JoinedWord) => Array.from(text).length === 1;

const merge = (words: readonly JoinedWord[]): JoinedWord[] => {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return [];
  const corners = words.flatMap(({ x, y, width, height }) => [
    { x, y },
    { x: x + width, y: y + height },
  ]);
  return [
    { ...first, text: words.map(({ text }) => text).join(''), ...boxOf(corners), end: last.end },
  ];
};

/** Single letters at even distances are one word; a wider gap among them parts two. */
const joinRow = (row: readonly JoinedWord[]): JoinedWord[] => {
  const gaps = row.slice(1).map((word, index) => gapBetween(row[index] ?? word, word));
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const groups: JoinedWord[][] = [];
  for (const [index, word] of row.entries()) {
    const gap = gaps[index - 1] ?? Infinity;
    const group = groups.at(-1);
    if (group && gap < 1.5 * middle + 0.05) group.push(word);
    else groups.push([word]);
  }
  const isSpacedOut = groups.some(
    (group) => group.filter(({ text }) => /\p{L}/u.test(text)).length >= LEAST_SPACED,
  );
  return isSpacedOut ? groups.flatMap(merge) : [...row];
};

const joinSpaced = (words: readonly JoinedWord[]): JoinedWord[] => {
  const joined: JoinedWord[] = [];
  let row: JoinedWord[] = [];
  const close = () => {
    joined.push(...joinRow(row));
    row = [];
  };
  for (const word of words) {
    const last = row.at(-1);
    if (last && (!isSingle(word) || gapBetween(last, word) === Infinity)) close();
    if (isSingle(word)) row.push(word);
    else joined.push(word);
  }
  close();
  return joined;
};

const overlapOf = (a: PageWord, b: PageWord): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.min(a.width * a.height, b.width * b.height);
};

/** Overlap of two words that are one, as a share of the smaller box. */
const TWIN = 0.5;
/** Units of a page that one cell of the search takes, and words that lettering leaves room for in it. */
const CELL = 24;
const MOST_IN_CELL = 100;

const cellsOf = ({ x, y, width, height }: PageWord): number[] => {
  const cells: number[] = [];
  const [right, bottom] = [(x + width) / CELL, (y + height) / CELL];
  for (let column = Math.floor(x / CELL); column <= right; column += 1)
    for (let row = Math.floor(y / CELL); row <= bottom; row += 1) cells.push(column * COLUMN + row);
  return cells;
};

/** A word on the same word stands once; letters without ink give way to those with ink. */
const withoutTwins = (words: readonly JoinedWord[]): JoinedWord[] => {
  const kept = new Map<number, JoinedWord[]>();
  const isNew = (word: JoinedWord, cells: readonly number[]) =>
    !cells.some((cell) =>
      kept
        .get(cell)
        ?.some(
          (other) =>
            (other.text === word.text || (word.isInvisible && !other.isInvisible)) &&
            overlapOf(other, word) > TWIN,
        ),
    );
  const order = words.toSorted((a, b) => Number(a.isInvisible) - Number(b.isInvisible));
  const survivors = new Set<JoinedWord>();
  for (const word of order) {
    const cells = cellsOf(word);
    if (!isNew(word, cells)) continue;
    survivors.add(word);
    for (const cell of cells) {
      const there = kept.get(cell);
      if (!there) kept.set(cell, [word]);
      else if (there.length < MOST_IN_CELL) there.push(word);
    }
  }
  return words.filter((word) => survivors.has(word));
};
