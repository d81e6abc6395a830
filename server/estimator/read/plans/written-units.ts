// Units as bids and claims write them, as the catalog's codes.
import { SF_PER_SQUARE_METER } from './areas.ts';

const SPELLINGS: Readonly<Record<string, string>> = {
  SF: 'sf|sqft|sq ft|sq feet|sq foot|square foot|square feet|square ft|ft2|ft²|sft|sqf|sfca|sf flr|pies2|pies²|pie cuadrado|pies cuadrados',
  LF: 'lf|vlf|lin ft|ln ft|linear ft|linear foot|linear feet|lineal feet|lineal foot|lineal ft|lnft|ft|feet|lft|linft|pie|pies|pie lineal|pies lineales',
  EA: 'ea|each|pc|pcs|piece|pieces|no|nr|count|ct|unit|units|item|set|sets|stk|stck|stück|pieza|piezas|pza|pzas|unidad|unidades|c/u|cada uno',
  SQ: 'sq|sqs|square|squares|roofing square|roofing squares',
  SY: 'sy|sq yd|sqyd|sq yds|square yard|square yards|syd',
  CY: 'cy|cu yd|cuyd|cuyds|cu yds|cubic yard|cubic yards|yd3|yd³|bcy|lcy|ccy',
  CF: 'cf|cu ft|cuft|cubic foot|cubic feet|cubic ft|ft3|ft³',
  HR: 'hr|hrs|hour|hours|mh|man hour|man hours|man hr|man hrs|labor hour|labor hours|mhr|stunde|stunden|hora|horas',
  DAY: 'day|days|dy|da|dys|per day|24 hour period|24 hr period|per 24 h|per 24 hr|per 24 hrs|per 24 hour|per 24 hours|per 24 hour period|per 24h|per 24hr',
  LS: 'ls|lsum|l sum|lump sum|lump|lumpsum|lot|job|allowance|allow|l/s|psch|pausch|pauschal|pauschale|global',
  WK: 'wk|wks|week|weeks',
  MO: 'mo|mos|month|months',
  TON: 'ton|tons|tn',
  GAL: 'gal|gals|gallon|gallons',
  BF: 'bf|fbm|bd ft|board foot|board feet|bdft|board ft',
  LB: 'lb|lbs|pound|pounds',
};

/** Units that hold several of ours, or metric ones. A foot is 0.3048 m; M before a unit is a thousand of it, C a hundred. */
const CONVERTED: Readonly<Record<string, readonly [code: string, factor: number]>> = {
  m2: ['SF', SF_PER_SQUARE_METER],
  'm²': ['SF', SF_PER_SQUARE_METER],
  sqm: ['SF', SF_PER_SQUARE_METER],
  'sq m': ['SF', SF_PER_SQUARE_METER],
  m: ['LF', 1 / 0.3048],
  lm: ['LF', 1 / 0.3048],
  lfm: ['LF', 1 / 0.3048],
  msf: ['SF', 1_000],
  csf: ['SF', 100],
  mlf: ['LF', 1_000],
  clf: ['LF', 100],
  mbf: ['BF', 1_000],
  mfbm: ['BF', 1_000],
  ccf: ['CF', 100],
  mea: ['EA', 1_000],
  cea: ['EA', 100],
  m3: ['CF', 1 / 0.3048 ** 3],
  'm³': ['CF', 1 / 0.3048 ** 3],
  'cu m': ['CF', 1 / 0.3048 ** 3],
};

export interface UnitOfWork {
  code: string;
  /** Multiplies a quantity of the unit that was written. */
  factor: number;
}

const UNITS = new Map<string, UnitOfWork>([
  ...Object.entries(SPELLINGS).flatMap(([code, words]) =>
    words.split('|').map((word) => [word, { code, factor: 1 }] as const),
  ),
  ...Object.entries(CONVERTED).map(([word, [code, factor]]) => [word, { code, factor }] as const),
]);

const MAX_LETTERS = 16;

/** @returns null when the text is no unit we know */
export const knownUnit = (text: string): UnitOfWork | null => {
  if (text.length > 2 * MAX_LETTERS) return null;
  const word = text
    .toLowerCase()
    .replaceAll(/[.\s]+|(?<=[a-z])-(?=[a-z])/g, ' ')
    .trim()
    .replace(/^[a-z](?: [a-z])+$/, (letters) => letters.replaceAll(' ', ''));
  return UNITS.get(word) ?? null;
};

/** German hours; in lower case `30 std` is a standard size. */
const IS_STUNDE = /^Std\.?$/;

/** Does as `knownUnit` for a unit that stands alone, but keeps an unknown short word in capitals, since it must not pass for another unit. */
export const unitIn = (text: string): UnitOfWork | null => {
  const word = text.trim();
  const known = IS_STUNDE.test(word) ? { code: 'HR', factor: 1 } : knownUnit(word);
  if (known) return known;
  const isWord = /^\p{L}[\p{L} ./]*$/u.test(word) && word.length <= MAX_LETTERS;
  return isWord ? { code: word.toUpperCase(), factor: 1 } : null;
};
