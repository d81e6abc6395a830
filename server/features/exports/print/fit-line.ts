// Spares the layout engine the search for line ends in texts that are short enough for one line anyway:
// laid out as one piece instead of word by word, they cost a fraction.

export interface FittedText {
  text: string;
  noWrap?: boolean;
}

/** Widest advance of a class of characters in Roboto, in ems; the first class that fits counts. */
const ADVANCES: readonly (readonly [characters: RegExp, ems: number])[] = [
  [/[ .,:;'!|ilj()[\]\-"`{}tfrI]/, 0.37],
  [/[MW@%mw]/, 0.93],
  [/[A-Z&#~]/, 0.73],
  [/[\x21-\x7E]/, 0.6],
];
const OTHER_EMS = 1.2;

const emsOf = (char: string): number =>
  ADVANCES.find(([characters]) => characters.test(char))?.[1] ?? OTHER_EMS;

const known = new Map<string, number>();

const advanceOf = (char: string): number => {
  const ems = known.get(char) ?? emsOf(char);
  known.set(char, ems);
  return ems;
};

/** Never less than the text takes in regular or medium weight. @param size of the type, points @returns points */
export const widthBound = (text: string, size: number): number => {
  let ems = 0;
  for (const char of text) ems += advanceOf(char);
  return ems * size;
};

/** @param width of the column, points @param size of the type, points */
export const fittedText = (text: string, width: number, size: number): FittedText =>
  !text.includes('\n') && widthBound(text, size) <= width ? { text, noWrap: true } : { text };
