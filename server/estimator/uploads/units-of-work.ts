// Units as bids and claims write them, as the catalogue's codes.
import { SF_PER_SQUARE_METRE } from './areas.ts';

const SPELLINGS: Readonly<Record<string, string>> = {
  SF: 'sf|sqft|sq ft|sq feet|square foot|square feet|ft2|ft²',
  LF: 'lf|lin ft|ln ft|linear ft|linear foot|linear feet|lineal feet|lnft|ft|feet',
  EA: 'ea|each|pc|pcs|piece|pieces|no|nr|count|ct',
  SQ: 'sq|sqs|square|squares',
  SY: 'sy|sq yd|sqyd|square yard|square yards',
  CY: 'cy|cu yd|cuyd|cubic yard|cubic yards',
  CF: 'cf|cu ft|cuft|cubic foot|cubic feet',
  HR: 'hr|hrs|hour|hours|mh',
  DAY: 'day|days|dy|da',
  LS: 'ls|lump sum|lot|job|allowance',
};

const CODE_OF = new Map(
  Object.entries(SPELLINGS).flatMap(([code, words]) =>
    words.split('|').map((word) => [word, code]),
  ),
);

/** Metric units and how many of ours one of them is; a foot is 0.3048 m. */
const CONVERTED: Readonly<Record<string, readonly [code: string, factor: number]>> = {
  m2: ['SF', SF_PER_SQUARE_METRE],
  'm²': ['SF', SF_PER_SQUARE_METRE],
  sqm: ['SF', SF_PER_SQUARE_METRE],
  m: ['LF', 1 / 0.3048],
  lm: ['LF', 1 / 0.3048],
};

export interface UnitOfWork {
  code: string;
  /** Multiplies a quantity of the unit that was written. */
  factor: number;
}

const MAX_LETTERS = 12;

/** @returns null when the text is no unit we know */
export const knownUnit = (text: string): UnitOfWork | null => {
  const word = text
    .toLowerCase()
    .replaceAll(/[.\s]+/g, ' ')
    .trim()
    .replace(/^s f$/, 'sf')
    .replace(/^l f$/, 'lf');
  const code = CODE_OF.get(word);
  if (code) return { code, factor: 1 };
  const [metric, factor] = CONVERTED[word] ?? [];
  return metric && factor ? { code: metric, factor } : null;
};

/** As `knownUnit`; an unknown short word is kept in capitals, since it must not pass for another unit. */
export const unitIn = (text: string): UnitOfWork | null => {
  const word = text.trim();
  const known = knownUnit(word);
  if (known) return known;
  const isWord = /^\p{L}[\p{L} ./]*$/u.test(word) && word.length <= MAX_LETTERS;
  return isWord ? { code: word.toUpperCase(), factor: 1 } : null;
};
