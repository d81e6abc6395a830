// Words of a PDF page that are struck out: a thin line leads through the middle of their height, or a note of the page says so.
// Underlines, rules of tables and lines that lead on to elsewhere strike nothing.
import type { PageWord } from '../../../domain/paper/paper-source.ts';

/** Bounds, in units of the page. */
export interface PageArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Thickness of the thickest line that strikes large type, in units of the page. */
const THICKEST = 6;
const SHORTEST = 2;

export const isThin = ({ width, height }: PageArea): boolean =>
  Math.min(width, height) <= THICKEST && Math.max(width, height) >= SHORTEST;

/** Thickness of a line in heights of the word; what is thicker marks it or is a bar. */
const THICK = 0.25;
/** Part of its height in which a line crosses a word, from its top. */
const MIDDLE = { from: 1 / 3, to: 2 / 3 };
/** Share of its width that is crossed. */
const MOST_OF_IT = 0.8;
/** Heights of the word by which a line leads on at most. */
const BEYOND = 2;
/** Lines whose middles are nearer are of one height. */
const SAME_HEIGHT = 0.5;
/** Units between pieces of one line. */
const NEXT_PIECE = 1.5;

const lengthWithin = (line: PageArea, { x, width }: PageArea): number =>
  Math.min(line.x + line.width, x + width) - Math.max(line.x, x);

const isMostly = (line: PageArea, word: PageArea): boolean =>
  lengthWithin(line, word) >= MOST_OF_IT * word.width;

const crosses = (line: PageArea, word: PageArea): boolean => {
  const depth = (line.y + line.height / 2 - word.y) / word.height;
  return (
    depth >= MIDDLE.from &&
    depth <= MIDDLE.to &&
    line.height <= THICK * word.height &&
    isMostly(line, word)
  );
};

/** Pieces that lead on from each other at one height become one line. */
const joined = (pieces: readonly PageArea[]): PageArea[] => {
  const heightOf = ({ y, height }: PageArea) => Math.round((y + height / 2) / SAME_HEIGHT);
  const lines: PageArea[] = [];
  for (const piece of pieces.toSorted((a, b) => heightOf(a) - heightOf(b) || a.x - b.x)) {
    const last = lines.at(-1);
    const isNext =
      last && heightOf(last) === heightOf(piece) && piece.x - (last.x + last.width) <= NEXT_PIECE;
    if (isNext) last.width = Math.max(last.width, piece.x + piece.width - last.x);
    else lines.push({ ...piece });
  }
  return lines;
};

/** Height of the tallest type, and of the bands by which words are looked up, in units of the page. */
const TALLEST = 400;
const BAND = 4;
const bandOf = (y: number) => Math.floor(y / BAND);

/** Words by each band that the middle of their height reaches into: a line crosses none of another band. */
const inBands = <W extends PageArea>(words: readonly W[]): Map<number, W[]> => {
  const bands = new Map<number, W[]>();
  for (const word of words.filter(({ height }) => height <= TALLEST)) {
    const last = bandOf(word.y + MIDDLE.to * word.height);
    for (let band = bandOf(word.y + MIDDLE.from * word.height); band <= last; band += 1) {
      const known = bands.get(band);
      if (known) known.push(word);
      else bands.set(band, [word]);
    }
  }
  return bands;
};

/** The words that a line crosses; none where it begins or ends far from them, as the rule behind a heading does. */
const crossedBy = <W extends PageArea>(line: PageArea, words: readonly W[]): W[] => {
  const crossed = words.filter((word) => crosses(line, word));
  const reach = BEYOND * Math.max(...crossed.map(({ height }) => height));
  const left = Math.min(...crossed.map(({ x }) => x));
  const right = Math.max(...crossed.map(({ x, width }) => x + width));
  const isOfWords = left - line.x <= reach && line.x + line.width - right <= reach;
  return isOfWords ? crossed : [];
};

const turned = <A extends PageArea>(area: A): A => ({
  ...area,
  x: area.y,
  y: area.x,
  width: area.height,
  height: area.width,
});

interface Level extends PageArea {
  word: PageWord;
}

/** @param words along the lines, both in one direction */
const struckAlong = (words: readonly Level[], lines: readonly PageArea[]): PageWord[] => {
  const bands = inBands(words);
  return joined(lines.filter(({ width, height }) => width > height)).flatMap((line) =>
    crossedBy(line, bands.get(bandOf(line.y + line.height / 2)) ?? []).map(({ word }) => word),
  );
};

const asLevel = (word: PageWord): Level => {
  const { x, y, width, height } = word;
  return { x, y, width, height, word };
};

/** What is noted as struck on the page: the words that most of lies in one of the areas. */
const isNoted = (word: PageArea, areas: readonly PageArea[]): boolean =>
  areas.some((area) => {
    const middle = word.y + word.height / 2;
    return middle > area.y && middle < area.y + area.height && isMostly(area, word);
  });

/**
 * @param lines that are drawn on the page
 * @param noted areas whose words a note of the page strikes
 */
export const partedByStrikes = (
  words: readonly PageWord[],
  lines: readonly PageArea[],
  noted: readonly PageArea[],
): { words: PageWord[]; struck: PageWord[] } => {
  const across = words.filter(({ angle }) => angle % 180 === 0).map(asLevel);
  const upright = words.filter(({ angle }) => angle % 180 === 90).map(asLevel);
  const struck = new Set([
    ...struckAlong(across, lines),
    ...struckAlong(upright.map(turned), lines.map(turned)),
    ...words.filter((word) => isNoted(word, noted)),
  ]);
  return {
    words: words.filter((word) => !struck.has(word)),
    struck: words.filter((word) => struck.has(word)),
  };
};
