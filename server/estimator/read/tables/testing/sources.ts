// Makes sources of papers for tests: words laid out on pages, sheets of cells.
import type {
  CellSheet,
  PageWord,
  PaperSource,
  WordPage,
} from '../../../../domain/paper/paper-source.ts';

/** Points of a letter of Helvetica at size 1, about. */
const LETTER = 0.5;

/** A piece of writing at its left end and its top, points; `right` sets its right end there instead. */
export const at = (x: number, y: number, text: string, size = 9): PageWord => ({
  text,
  x,
  y,
  width: text.length * size * LETTER,
  height: size,
  angle: 0,
});

export const endingAt = (x: number, y: number, text: string, size = 9): PageWord => {
  const word = at(x, y, text, size);
  return { ...word, x: x - word.width };
};

export const pageOf = (words: PageWord[], more: Partial<WordPage> = {}): WordPage => ({
  number: 1,
  width: 612,
  height: 792,
  words,
  isRecognized: false,
  ...more,
});

export const wordsOf = (...pages: WordPage[]): PaperSource => ({
  from: 'WORDS',
  pages,
  pageCount: pages.length,
});

/** Cells of a row, each with the left end of its column; figures end at the column's right end where one is given. */
export const rowAt = (
  y: number,
  columns: readonly (number | readonly [right: number])[],
  cells: readonly string[],
  size = 9,
): PageWord[] =>
  cells.flatMap((text, index) => {
    const column = columns[index];
    if (text === '' || column === undefined) return [];
    return [
      typeof column === 'number' ? at(column, y, text, size) : endingAt(column[0], y, text, size),
    ];
  });

export const sheetOf = (
  rows: readonly (readonly string[])[],
  more: Partial<CellSheet> = {},
): PaperSource => ({
  from: 'CELLS',
  sheets: [
    {
      name: 'Bid',
      rows: rows.map((cells, index) => ({ number: index + 1, cells: [...cells] })),
      leftOut: [],
      uncomputed: 0,
      ...more,
    },
  ],
});

export const piped = (...rows: string[]): PaperSource => sheetOf(rows.map((row) => row.split('|')));

export const textOf = (...lines: string[]): PaperSource => ({
  from: 'TEXT',
  text: lines.join('\n'),
});

/** Each word as its own piece, as a recognizer gives them. */
export const wordByWord = (words: readonly PageWord[]): PageWord[] =>
  words.flatMap((word) => {
    const share = word.width / word.text.length;
    return [...word.text.matchAll(/\S+/g)].map((found) => ({
      ...word,
      text: found[0],
      x: word.x + share * found.index,
      width: share * found[0].length,
    }));
  });

/** The words as a scanner sees a page that lies askew by so many degrees. */
export const skewed = (words: readonly PageWord[], degrees: number): PageWord[] => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return words.map((word) => {
    const [cx, cy] = [word.x + word.width / 2, word.y + word.height / 2];
    const [x, y] = [cx * cos - cy * sin, cx * sin + cy * cos];
    const height = word.height * cos + word.width * Math.abs(sin);
    return { ...word, x: x - word.width / 2, y: y - height / 2, height, angle: degrees };
  });
};
