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

/** "140 LF x 16 in.": a run and its depth are an area. */
const STRIPS = /\b(\d{1,4}(?:\.\d)?) ?(?:lf|ft) ?x ?(\d{1,2}(?:\.\d)?) ?("|in\b)/g;
const LF_STRIPS = /\b(\d{1,4}(?:\.\d)?) ?lf ?x ?(\d{1,2}(?:\.\d)?) ?(?:ft\b|')/g;

/** "10-12 windows", "2 to 3 hrs": the middle; whole pieces are rounded up. */
const RANGES =
  /(?<![\d$#/x.-] ?)\b(\d{1,4}) ?(?:-|to) ?(\d{1,4})(?= (?:sqft|lf|ft|hours?|hrs?|days?|windows?|doors?|outlets?|lights?|fixtures?|sheets?|squares?|sq|pieces?|spots?|holes?|boards?|posts?|yards?|feet)\b)(?! ?(?:\/|x\b|by\b))/g;
const MEASURED = /^ (?:sqft|lf|ft|feet|hours?|hrs?|days?|squares?|sq|yards?)\b/;

const middleOf = (text: string): string =>
  text.replace(RANGES, (match: string, a: string, b: string, at: number) => {
    const [low, high] = [Number(a), Number(b)];
    if (low >= high || high > 3 * low) return match;
    const middle = (low + high) / 2;
    const isMeasured = MEASURED.test(text.slice(at + match.length, at + match.length + 12));
    return String(isMeasured ? middle : Math.ceil(middle));
  });

const withStrips = (text: string): string =>
  text
    .replace(STRIPS, (_: string, run: string, inches: string) => {
      const area = (Number(run) * Number(inches)) / INCHES_A_FOOT;
      return ` ${Math.round(area * 10) / 10} sqft `;
    })
    .replace(
      LF_STRIPS,
      (_: string, run: string, feet: string) => ` ${Math.round(Number(run) * Number(feet))} sqft `,
    );

/** The text with such lengths added up. */
export const withSums = (text: string): string =>
  withStrips(middleOf(text)).replace(
    RUNS,
    (match: string, list: string, unit: string | undefined, height?: string) => {
      const inInches = unit === '"' || unit === 'in' || list.includes('"');
      const sum = figures(list).reduce((total, value) => total + value, 0);
      const feet = inInches ? sum / INCHES_A_FOOT : sum;
      const tall = height === undefined ? undefined : Number(height);
      if (!unit && tall === undefined) return match;
      if (tall !== undefined && tall <= TALLEST) return ` ${Math.round(feet * tall)} sqft `;
      return ` ${Math.round(feet * 10) / 10} lf `;
    },
  );
