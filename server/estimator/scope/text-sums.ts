// Lengths told side by side for one run ("two walls, 28 and 22 ft", "three sides (10, 16, 10), 8 ft high"): one length,
// or one area where the height follows. Works on even text.

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const UNIT = String.raw`(?: ?(?:ft|lf|'|"|in)\b|['"])?`;
const JOIN = String.raw`(?: ?, ?(?:and )?| and | ?& ?| ?\+ ?)`;

/** A number of walls, then their lengths, then perhaps a height. */
const RUNS = new RegExp(
  String.raw`\b(?:two|three|four|both|2|3|4) (?:[a-z]+ )?(?:walls?|sides?|runs?|sections?|legs?|stretches|rows?)(?: of| at|,|:)? ?\(?((?:${NUMBER}${UNIT}${JOIN}){1,3}${NUMBER}) ?(ft|lf|'|"|in)? ?(?:wide|long)? ?\)?(?:,? ?(?:up to|by|x|and|,|to)? ?(${NUMBER}) ?(?:ft|')(?: ?(high|tall))?)?`,
  'g',
);

const INCHES_A_FOOT = 12;
/** Walls are no higher. */
const TALLEST = 14;

const figures = (list: string): number[] => (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The text with such lengths added up. */
export const withSums = (text: string): string =>
  text.replace(RUNS, (match: string, list: string, unit: string | undefined, height?: string) => {
    const inInches = unit === '"' || unit === 'in' || list.includes('"');
    const sum = figures(list).reduce((total, value) => total + value, 0);
    const feet = inInches ? sum / INCHES_A_FOOT : sum;
    const tall = height === undefined ? undefined : Number(height);
    if (!unit && tall === undefined) return match;
    if (tall !== undefined && tall <= TALLEST) return ` ${Math.round(feet * tall)} sqft `;
    return ` ${Math.round(feet * 10) / 10} lf `;
  });
