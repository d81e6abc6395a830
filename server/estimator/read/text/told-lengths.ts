// Lengths in feet and inches as people write them.
import { FEET, first, INCHES, NUMBER, toldBy, toNumber } from './told-figures.ts';
import type { Told } from './told-figures.ts';

/** A length as people write it, in parts: `9 ft 1 in.`, `8'10"`, `109 inches`, `9 feet`, `4 1/2 in.`. */
export const LENGTH = String.raw`(?:${NUMBER} ?-?${FEET}(?:[ -]*(?:and )?((?:\d|1[01])(?:\.\d+)?) ?-?${INCHES})?|${NUMBER}(?: (\d)\/(\d))?[ -]?${INCHES})`;

/** Inches of the length that begins at a group of a match. */
export const inchesAt = (found: RegExpExecArray, group: number): number | null => {
  const part = (offset: number): number => toNumber(found[group + offset] ?? '0');
  if (found[group] !== undefined) return 12 * part(0) + part(1);
  if (found[group + 2] === undefined) return null;
  return part(2) + (found[group + 4] === undefined ? 0 : part(3) / part(4));
};

/** The first length told by one of the patterns, in inches. Each pattern holds one length. */
export const lengthIn = (text: string, ...patterns: readonly RegExp[]): Told<number> | null => {
  const found = first(text, ...patterns);
  const inches = found && inchesAt(found, 1);
  return found && inches ? toldBy(found, inches) : null;
};

/** A length without the groups of its parts. */
const WHOLE = LENGTH.replaceAll(/\((?!\?)/g, '(?:');

/** One of two sides: a length, feet and inches without the mark of inches, `6-8`, or a bare figure. */
export const SIDE = String.raw`(?:\d+ ?(?:['’]|ft\.?|-) ?\d{1,2}(?![\d.])(?: ?${INCHES})?|${WHOLE}|\d+(?:\.\d+)?)`;

/** Inches below which no opening and no shower is wide or high, and feet above which none is: what bare figures mean. */
const LEAST_INCHES = 12;
const MOST_FEET = 20;

const WRITTEN = new RegExp(`^${LENGTH}$`, 'i');

const OF_INCHES = new RegExp(String.raw`^[\d./ -]+${INCHES}$`, 'i');

/** Two sides in inches. A bare side has the unit of the other: `36 x 84 in.`, `3 x 6'8"`, `16 x 7 ft`. */
export const sidesOf = (...sides: readonly [string, string]): [number, number] => {
  const bare = sides.map(Number.parseFloat);
  const marked = sides.find((side) => /[^\d.]/.test(side));
  const isOfInches =
    marked === undefined
      ? Math.min(...bare) >= LEAST_INCHES || Math.max(...bare) > MOST_FEET
      : OF_INCHES.test(marked);
  const inchesOf = (side: string): number => {
    const written = WRITTEN.exec(side);
    const inches = written && inchesAt(written, 1);
    if (inches !== null) return inches;
    const [whole = 0, more] = (side.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    if (more !== undefined) return 12 * whole + more;
    return isOfInches || whole > MOST_FEET ? whole : 12 * whole;
  };
  return [inchesOf(sides[0]), inchesOf(sides[1])];
};
