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
