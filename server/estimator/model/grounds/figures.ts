// The figures that stand in a text, in digits or in words: only those can have been told. Pure.
import { NUMBER_WORDS } from '../../read/language/number-words.ts';
import { hundredths } from '../../../domain/numbers.ts';

/** Limit of figures read of a text: only an attack holds more. */
const MOST_FIGURES = 5_000;

const WORDED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(NUMBER_WORDS),
  hundred: 100,
  dozen: 12,
  half: 0.5,
  single: 1,
  both: 2,
  pair: 2,
  couple: 2,
  double: 2,
  triple: 3,
};

const DIGITS = /\d{1,9}(?:,\d{3})*(?:\.\d{1,4})?/g;
/** `8'6"`, `8 ft 6 in`. */
const FEET_AND_INCHES =
  /(\d{1,5})\s?(?:['’′]|-?\s?f(?:ee|oo)?t\.?)[\s-]{0,2}(\d{1,2}(?:\.\d{1,2})?)(?=\s?(?:["”″]|in))/gi;
/** `12 1/2`, `1/2`. */
const FRACTIONS = /(?:(\d{1,5})[\s-])?(\d{1,2})\/(\d{1,2})(?!\/|\d)/g;
const INCHES = /(\d{1,4}(?:\.\d{1,2})?)\s?(?:["”″]|in(?:ch(?:es)?)?\b)/gi;
const WORDS = new RegExp(`\\b(?:${Object.keys(WORDED).join('|')})\\b`, 'gi');

const INCHES_A_FOOT = 12;

/** Feet in decimals stand beside what was written in feet and inches. */
export const figuresIn = (text: string): Set<number> => {
  const matches = (pattern: RegExp): RegExpExecArray[] =>
    [...text.matchAll(pattern)].slice(0, MOST_FIGURES);
  return new Set([
    ...matches(DIGITS).map(([figure]) => Number(figure.replaceAll(',', ''))),
    ...matches(FEET_AND_INCHES).map(([, feet, inches]) =>
      hundredths(Number(feet) + Number(inches) / INCHES_A_FOOT),
    ),
    ...matches(FRACTIONS).map(([, whole = '0', part, parts]) =>
      hundredths(Number(whole) + Number(part) / Math.max(1, Number(parts))),
    ),
    ...matches(INCHES).map(([, inches]) => hundredths(Number(inches) / INCHES_A_FOOT)),
    ...matches(WORDS).map(([word]) => WORDED[word.toLowerCase()] ?? 0),
  ]);
};

/** Compares to two decimals, which people write. */
export const holdsFigure = (figures: ReadonlySet<number>, value: number): boolean =>
  figures.has(value) || figures.has(hundredths(value));
