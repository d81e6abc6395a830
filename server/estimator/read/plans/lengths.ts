// Reads lengths as drawings and documents write them, and converts them to feet.

/** What is left of a text when something was found in it and taken out. */
export interface Taken<T> {
  found: T[];
  /** The text without what was found. */
  rest: string;
}

export type LengthUnit = 'ft' | 'in' | 'm' | 'cm' | 'mm';

export interface WrittenLength {
  value: number;
  /** The unit; null when none is written. */
  unit: LengthUnit | null;
}

interface LengthAt extends WrittenLength {
  /** Index of the first character behind it. */
  end: number;
}

/** Feet per unit; a foot is 0.3048 m exactly (international foot, NIST SP 811). */
const FEET_PER: Record<LengthUnit, number> = {
  ft: 1,
  in: 1 / 12,
  m: 1 / 0.3048,
  cm: 0.01 / 0.3048,
  mm: 0.001 / 0.3048,
};

export const toFeet = (value: number, unit: LengthUnit): number => value * FEET_PER[unit];

export const isMetric = (unit: LengthUnit | null): boolean =>
  unit === 'm' || unit === 'cm' || unit === 'mm';

const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** `12'-61/2`, `361/2"`: inches whose fraction touches them. */
const TOUCHING = /(?:(?<=' ?-? ?)|(?<![\w./])(?=\d+\/\d+ ?"))(\d{2,5})\/(2|4|8|16|32)(?!\d)/g;

/** Text recognition knows no `½` and reads 6½" as `61/2"`. A fraction of an inch is less than one and in its lowest terms. */
const apart = (fraction: string, digits: string, bottom: string): string => {
  for (let at = 0; at < digits.length; at += 1) {
    const top = digits.slice(at);
    if (!top.startsWith('0') && Number(top) < Number(bottom) && Number(top) % 2 === 1) {
      return `${digits.slice(0, at)} ${top}/${bottom}`.trim();
    }
  }
  return fraction;
};

/** The many foot and inch marks of word processors, drawing programs and text recognition, made one each. */
export const evenMarks = (text: string): string =>
  text
    .replaceAll(/[’‘′´`‵]/g, "'")
    .replaceAll(/[“”″„]|''/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[×✕х]/gi, 'x')
    .replaceAll(/[½¼¾⅛⅜⅝⅞]/g, (mark) => ` ${FRACTIONS[mark]}`)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(TOUCHING, apart);

const INCH_PART = String.raw`(\d{1,2}(?:\.\d{1,2})?(?![\d/]| ?(?:'|ft\b)))?(?:[ -]?(\d{1,2})\/(\d{1,2}))?`;
const FEET_INCHES = new RegExp(
  String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(?:'|ft\b\.?|feet\b|foot\b)(?: ?-? ?(?=\d)${INCH_PART} ?(?:"|in\b\.?|inch(?:es)?\b)?)?`,
  'iy',
);
/** `10-6`: feet and inches without their marks. */
const FEET_DASH_INCHES = /(\d{1,2}) ?- ?(\d{1,2})(?:[ -](\d{1,2})\/(\d{1,2}))?(?!\d) ?"?/y;
const METRIC = /(\d{1,5}(?:[.,]\d{1,3})?) ?(mm|cm|m)(?![a-z²2])/iy;
const INCHES =
  /(\d{1,3}(?:\.\d{1,2})?)(?:[ -](\d{1,2})\/(\d{1,2}))? ?(?:"|in\b\.?|inch(?:es)?\b)/iy;
const BARE = /(\d{1,4}(?:[.,]\d{1,2})?)(?![.,]?\d|['"])/y;

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const numberOf = (text: string | undefined): number => Number((text ?? '0').replace(',', '.'));

const inchesOf = (whole?: string, top?: string, bottom?: string): number =>
  numberOf(whole) + (top && Number(bottom) > 0 ? Number(top) / Number(bottom) : 0);

const feetAndInches = (found: RegExpExecArray): WrittenLength | null => {
  const inches = inchesOf(found[2], found[3], found[4]);
  return inches < 12 ? { value: numberOf(found[1]) + inches / 12, unit: 'ft' } : null;
};

/** Forms of a length in the order in which they are tried: the more is written, the earlier. */
const FORMS: readonly [pattern: RegExp, read: (found: RegExpExecArray) => WrittenLength | null][] =
  [
    [FEET_INCHES, feetAndInches],
    [FEET_DASH_INCHES, feetAndInches],
    [
      METRIC,
      (found) => ({ value: numberOf(found[1]), unit: found[2]?.toLowerCase() as LengthUnit }),
    ],
    [INCHES, (found) => ({ value: inchesOf(found[1], found[2], found[3]), unit: 'in' })],
    [BARE, (found) => ({ value: numberOf(found[1]), unit: null })],
  ];

/**
 * The length that begins at a position, e.g. `10'-6 1/2"`, `10 ft`, `10-6`, `3,50 m`, `126"` or a bare number.
 * @param text with even marks
 */
export const lengthAt = (text: string, at: number): LengthAt | null => {
  for (const [pattern, read] of FORMS) {
    const found = match(pattern, text, at);
    const length = found && read(found);
    if (length) return { ...length, end: at + found[0].length };
  }
  return null;
};

/** Where a number can begin: not inside of one, not in a code such as W12 or #4, and not at the inches behind feet. */
export const NUMBER_START = /(?<![\w.,/#$]|' ?- ?)\d/g;
