// Lengths told side by side for one run ("two walls, 28 and 22 ft", "three sides (10, 16, 10), 8 ft high"): one length,
// or one area where the height follows. Works on even text.
import { wordSet } from './language.ts';

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,2})?`;
const UNIT = String.raw`(?: ?(?:ft|lf|'|"|in)\b|['"])?`;
const JOIN = String.raw`(?: ?, ?(?:and )?| and | ?& ?| ?\+ ?)`;

/** A number of walls, then their lengths, then perhaps a height. */
const RUNS = new RegExp(
  String.raw`\b(?:two|three|four|both|2|3|4) (?:[a-z]+ )?(?:walls?|sides?|runs?|sections?|legs?|stretches|rows?)(?: of| at|,|:)? ?\(?((?:${NUMBER}${UNIT}${JOIN}){1,3}${NUMBER}) ?(ft|lf|'|"|in)? ?(?:wide|long)? ?\)?(?:,? ?(?:up to|by|x|and|,|to)? ?(${NUMBER}) ?(?:ft|')(?: ?(high|tall))?)?`,
  'g',
);

const INCHES_A_FOOT = 12;
/** Height of the tallest wall, in feet. */
const TALLEST = 14;

const figures = (list: string): number[] => (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** "140 LF x 16 in.": a run and its depth are an area. */
const STRIPS = /\b(\d{1,4}(?:\.\d)?) ?(?:lf|ft) ?x ?(\d{1,2}(?:\.\d)?) ?("|in\b)/g;
const LF_STRIPS = /\b(\d{1,4}(?:\.\d)?) ?lf ?x ?(\d{1,2}(?:\.\d)?) ?(?:ft\b|')/g;

/** "10-12 windows", "between 2 and 3 hrs", "2 or 3 doors": the middle; whole pieces are rounded up. */
const RANGES =
  /(?:\b(?:(?:any|some)where )?(between|from) )?(?<![\d$#/x.-] ?|\d,)\b(\d{1,3}(?:,\d{3})+|\d{1,5}) ?(sqft |lf |ft |cy |sqm )?(-|to|and|or) ?(\d{1,3}(?:,\d{3})+|\d{1,5})(?=\s{1,3}(sqft|sqm|lf|ft|sy|cy|m|hours?|hrs?|days?|squares?|sq|yards?|yds?|[a-z]{3,}|of (?:them|these|those))\b)(?! ?(?:\/|x\b|by\b))/g;
const MEASURED = wordSet('measured');
/** Words behind a range whose figures count nothing, or of which only one is meant. */
const UNCOUNTED =
  /^(?:inch(?:es)?|years?|yrs?|months?|weeks?|stor(?:y|ies|eys?)|famil(?:y|ies)|bed(?:room)?s?|bath(?:room)?s?|coats?|layers?|persons?|people|man|gauge|amps?|gal(?:lons?)?|tons?|degrees?|min(?:utes?)?|am|pm|old|and|or|the|for|but|are|is|in|on|at|with|percent|mil|wide|tall|high|deep|long|to|by)$/;
/** Words before a figure that names a room or a story and counts none. */
const LABELED =
  /\b(?:units?|apts?|apartments?|rooms?|bedrooms?|beds?|br|baths?|bathrooms?|floors?|levels?|photos?|pages?|items?|phases?|steps?|suites?|bays?|lots?|doors?|class|cat|category|zones?|lines?|no|numbers?|buildings?|bldgs?|storeys|stories|an?|the|one|per|each|#) ?#?$/;

/** "(6-8)": how many of what stands before. */
const BRACKETED = /\((\d{1,2}) ?(?:-|to|or) ?(\d{1,2})\)/g;

const middleOf = (even: string): string =>
  even
    .replace(BRACKETED, '($1-$2 pieces)')
    .replace(
      RANGES,
      (
        match: string,
        lead: string | undefined,
        a: string,
        unit: string | undefined,
        link: string,
        b: string,
        next: string,
        at: number,
      ) => {
        const [low, high] = [Number(a.replaceAll(',', '')), Number(b.replaceAll(',', ''))];
        const isMeasured = MEASURED.has(next);
        const told = link === 'and' ? lead === 'between' : true;
        if (!told || low >= high || high > 3 * low) return match;
        if (unit !== undefined && !next.startsWith(unit.trim())) return match;
        if (
          !isMeasured &&
          (UNCOUNTED.test(next) || LABELED.test(even.slice(Math.max(0, at - 14), at).trimEnd()))
        )
          return match;
        const middle = (low + high) / 2;
        return String(isMeasured ? middle : Math.ceil(middle));
      },
    );

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

/** "North gable, 24 ft wide 9 ft high": a triangle. */
const GABLES =
  /\b(gables?|triang(?:le|ular))\b([^.;\n\d]{0,40})(\d{1,2}(?:\.\d)?) {0,2}(?:ft|') {0,2}wide,?(?: and| by| x)? {1,2}(\d{1,2}(?:\.\d)?) {0,2}(?:ft|') {0,2}(?:high|tall)\b/g;

const withGables = (text: string): string =>
  text.replace(
    GABLES,
    (_: string, word: string, between: string, wide: string, high: string) =>
      `${word}${between} ${(Number(wide) * Number(high)) / 2} sqft `,
  );

/** The text with such lengths added up. */
export const withSums = (text: string): string =>
  withStrips(withGables(middleOf(text))).replace(
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
