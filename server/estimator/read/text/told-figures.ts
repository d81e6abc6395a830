// How details are looked for: patterns of words with a figure, and where in the text they were found.

export type ToldValue = number | string;

/** A detail with the characters of the text that tell it, end exclusive. */
export interface Told<T extends ToldValue = ToldValue> {
  value: T;
  start: number;
  end: number;
}

export const NUMBER = String.raw`(\d+(?:,\d{3})*(?:\.\d+)?)`;
export const FEET = String.raw`(?:ft\b\.?|feet|foot|lf\b|linear feet|lineal feet|['’])`;
export const INCHES = String.raw`(?:in\b\.?|inch(?:es)?|["”]|'')`;
export const SLOPE = String.raw`(\d{1,2}(?:\.\d+)?) ?(?:\/|:|in|on) ?12`;
/** Words of one clause between a thing and its figure. */
export const NEAR = String.raw`[^.;,\n\d]{0,18}?`;

const COUNTED: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
/** Words that say how many, for patterns. */
export const COUNT_WORDS = Object.keys(COUNTED).join('|');
/** A count as a group of a pattern. */
export const COUNT = String.raw`(\d{1,2}|${COUNT_WORDS})`;

/** How many a count of `COUNT` means. */
export const countedBy = (count: string): number => COUNTED[count.toLowerCase()] ?? Number(count);

export const toNumber = (digits: string): number => Number(digits.replaceAll(',', ''));

export const first = (text: string, ...patterns: readonly RegExp[]): RegExpExecArray | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found;
  }
  return null;
};

/** What a match tells, with its place. */
export const toldBy = <T extends ToldValue>(found: RegExpExecArray, value: T): Told<T> => ({
  value,
  start: found.index,
  end: found.index + found[0].length,
});

export const numberIn = (text: string, ...patterns: readonly RegExp[]): Told<number> | null => {
  const found = first(text, ...patterns);
  return found?.[1] === undefined ? null : toldBy(found, toNumber(found[1]));
};

/** A pattern of words, where blanks stand for any number of them. */
export const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'i');
/** A pattern that begins with a figure, and never within a longer one. */
export const figure = (source: string): RegExp =>
  new RegExp(String.raw`(?<![\d.,/])${source}`, 'i');
