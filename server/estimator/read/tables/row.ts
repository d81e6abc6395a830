// A row of a paper, whatever file it came from: words that stand beside each other, gathered in cells.
import type { PaperPlace } from '../../../domain/paper/paper-estimate.ts';

/** A word without a space in it. Its ends lie in points of a page, letters of a text or columns of a sheet. */
export interface Atom {
  text: string;
  x0: number;
  x1: number;
}

/** Words that belong together: nearer to each other than to their neighbors, or in one cell of a sheet. */
export interface Cell {
  text: string;
  x0: number;
  x1: number;
  /** The number of its first column from 0 in a sheet, elsewhere its place in the row. */
  index: number;
  atoms: Atom[];
}

export interface Row {
  cells: Cell[];
  /** All of it, with a space between words. */
  text: string;
  /** The cells of a sheet: a column is known by its number. */
  isExact: boolean;
  place: PaperPlace;
  /** The height of its letters in the unit of `x0`; gaps are measured in it. */
  height: number;
  /** Free space above it in heights; 0 for the first row. */
  gapAbove: number;
  /** True where its words were recognized in a picture: points and lone figures may be lost. */
  isRecognized: boolean;
  /** Rows with another number stand in another table or column: none goes on into it. */
  zone: number;
}

/** Heights of the letters: words nearer than this belong together. */
const CELL_GAP = 1.1;

export const atomsOf = (row: Row): Atom[] => row.cells.flatMap(({ atoms }) => atoms);

export const textOf = (atoms: readonly Atom[]): string => atoms.map(({ text }) => text).join(' ');

export const cellOf = (atoms: Atom[], index: number): Cell => ({
  text: textOf(atoms),
  x0: atoms[0]?.x0 ?? 0,
  x1: Math.max(...atoms.map(({ x1 }) => x1)),
  index,
  atoms,
});

/** @param atoms from left to right */
export const cellsByGaps = (atoms: readonly Atom[], height: number, gap = CELL_GAP): Cell[] => {
  const groups: Atom[][] = [];
  for (const atom of atoms) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && atom.x0 - last.x1 < gap * height) group.push(atom);
    else groups.push([atom]);
  }
  return groups.map(cellOf);
};

/** Dots, dashes and lines that lead from a description to its amount: a gap, no words. */
const LEADER = /\.{3,}|…{2,}|·{3,}|(?:\. ){3,}\.?|-{4,}/g;
const ONLY_LEADER = /^(?:[.…·]+|-{2,})$/;

/** Hyphens and minus signs as fonts and programs encode them: all look like `-`. */
const ODD_HYPHENS = /[\u00AD\u2010\u2011\u2212\uFE63\uFF0D]/g;

/** Boxes as typewriters and symbol fonts set them, with and without their mark; they stand before what they choose. */
const TICKED_BOX =
  /^(\s*)(?:\[[xX✓✔√]\]|\([xX✓✔√]\)|[\uF0FD\uF0FE\uF052\uF053\u2611\u2612\u{1F5F9}\u{1F5F5}])(?=\s|$)/u;
const EMPTY_BOX =
  /^(\s*)(?:\[ {0,3}_?\]|\( {0,3}_?\)|[\uF0A8\uF06F\uF071\uF0A3\u25A2\u25A1\u274F-\u2752])(?=\s|$)/u;

/** The same with the one sign for each, as wide as before. */
const withBoxes = (text: string): string =>
  text
    .replace(TICKED_BOX, (box, before: string) => `${before}☒`.padEnd(box.length))
    .replace(EMPTY_BOX, (box, before: string) => `${before}☐`.padEnd(box.length));

/** `34 EA@3.67`, `9 SHT@ 13.48`, as receipts are printed: a unit and the price of one. */
const GLUED_PRICE = /^((?:\d[\d,.]*)?\p{L}{2,6})@(\$?\d[\d,.]*)?$/u;

/** Splits a piece of writing at its spaces and leaders; its words share its width by their letters. */
export const atomsIn = (text: string, x0: number, width: number): Atom[] => {
  const share = text.length === 0 ? 0 : width / text.length;
  const spaced = withBoxes(text)
    .replaceAll(ODD_HYPHENS, '-')
    .replaceAll(LEADER, (dots) => ' '.repeat(dots.length));
  const atoms: Atom[] = [];
  for (const found of spaced.matchAll(/\S+/g)) {
    if (ONLY_LEADER.test(found[0]) && spaced.trim() !== found[0]) continue;
    const [, unit = '', price = ''] = GLUED_PRICE.exec(found[0]) ?? [];
    let from = found.index;
    for (const part of unit === '' ? [found[0]] : [unit, '@', price].filter(Boolean)) {
      const to = from + part.length;
      atoms.push({ text: part, x0: x0 + share * from, x1: x0 + share * to });
      from = to;
    }
  }
  return atoms;
};

const LEAST_LETTERS = 4;

const isLetter = ({ text }: Atom): boolean => /^[\p{L}\d&/.,:()$%]$/u.test(text);

const joinedRun = (run: readonly Atom[], height: number): Atom[] => {
  const letters = run.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (run.length < LEAST_LETTERS || letters < LEAST_LETTERS - 1) return [...run];
  const gaps = run.slice(1).map((atom, at) => atom.x0 - (run[at]?.x1 ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const words: Atom[] = [];
  for (const [at, atom] of run.entries()) {
    const last = words.at(-1);
    const gap = gaps[at - 1] ?? 0;
    if (last && gap <= usual * 1.6 + 0.05 * height) {
      words[words.length - 1] = { text: last.text + atom.text, x0: last.x0, x1: atom.x1 };
    } else words.push(atom);
  }
  return words;
};

const DEDUCTED = /^(?:less|deduct(?:ion|ive)?|credits?|omit|delete|minus|discounts?|savings?)\b/i;

/** `31 / 150`, `– $1,900`, `$500.- cr`: an age and a life with their stroke, an amount with its sign are one word. */
const withoutSpacedStrokes = (atoms: readonly Atom[], height: number): Atom[] => {
  const joined: Atom[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const [atom, stroke, behind] = atoms.slice(at, at + 3) as [Atom, Atom?, Atom?];
    const isOne =
      stroke?.text === '/' &&
      behind !== undefined &&
      /^\d{1,3}$/.test(atom.text) &&
      /^(?:\d{1,3}|n\/?a)$/i.test(behind.text) &&
      stroke.x0 - atom.x1 < height &&
      behind.x0 - stroke.x1 < height;
    const isBeforeAmount =
      stroke !== undefined &&
      /^[-–−]$/.test(atom.text) &&
      /^\$\d/.test(stroke.text) &&
      stroke.x0 - atom.x1 < height;
    // `Paint trim - $600` parts an amount from its words; what is deducted keeps its sign.
    const before = joined.at(-1);
    const isParting =
      isBeforeAmount &&
      before !== undefined &&
      atom.x0 - before.x1 < height &&
      /\p{L}|\)|^@?(?:\$\d|\d[\d,]*\.\d\d$)/u.test(before.text) &&
      !atoms.some(({ text }) => DEDUCTED.test(text));
    const isSigned = isBeforeAmount && !isParting;
    const isCredited =
      stroke !== undefined &&
      /^cr\.?$/i.test(stroke.text) &&
      /^\$?[\d,]+\.(?:\d\d|-)$/.test(atom.text) &&
      stroke.x0 - atom.x1 < height;
    if (isCredited) {
      at += 1;
      joined.push({ text: `${atom.text} ${stroke.text}`, x0: atom.x0, x1: stroke.x1 });
      continue;
    }
    if (isOne) at += 2;
    if (isSigned) at += 1;
    if (isParting) continue;
    joined.push(
      isOne
        ? { text: `${atom.text}/${behind.text}`, x0: atom.x0, x1: behind.x1 }
        : isSigned
          ? { text: `-${stroke.text}`, x0: atom.x0, x1: stroke.x1 }
          : atom,
    );
  }
  return joined;
};

/** Joins what was set apart: the letters of `D E S C R I P T I O N`, the parts of `31 / 150`. */
export const withoutLetterSpacing = (spaced: readonly Atom[], height: number): Atom[] => {
  const atoms = withoutSpacedStrokes(spaced, height);
  const joined: Atom[] = [];
  let run: Atom[] = [];
  const end = () => {
    joined.push(...joinedRun(run, height));
    run = [];
  };
  for (const atom of atoms) {
    if (!isLetter(atom)) end();
    if (isLetter(atom)) run.push(atom);
    else joined.push(atom);
  }
  end();
  return joined;
};

const CHECKED_BOX = /^[☐☑☒□■▪•●◦○‣➢✓✔]$/u;

/** A mark before an entry of a list. */
export const isBullet = (text: string): boolean =>
  CHECKED_BOX.test(text) || /^[-–—*·»>o]$/.test(text);

/** Heights between words of two columns; two spaces of a text are one height. */
const APART = 0.95;

/** Whether the word of that number begins another cell, or stands well apart from the one before it. */
export const isApartAt = (row: Row, atoms: readonly Atom[], at: number): boolean => {
  const [before, atom] = [atoms[at - 1], atoms[at]];
  if (!before || !atom) return false;
  if (row.isExact) return row.cells.some((cell) => cell.atoms[0] === atom);
  return (atom.x0 - before.x1) / row.height > APART;
};

/** Letters are one wide and two high: two spaces part columns. */
const LETTER_HEIGHT = 2;
const COLUMN_GAP = 0.95;

/** A line of text whose columns are parted by spaces, as a typewriter sets them. */
export const spacedRow = (line: string, place: PaperPlace, zone: number, gapAbove: number): Row => {
  const atoms = withoutLetterSpacing(atomsIn(line, 0, line.length), LETTER_HEIGHT);
  return {
    cells: cellsByGaps(atoms, LETTER_HEIGHT, COLUMN_GAP),
    text: textOf(atoms),
    isExact: false,
    isRecognized: false,
    place,
    height: LETTER_HEIGHT,
    gapAbove,
    zone,
  };
};
