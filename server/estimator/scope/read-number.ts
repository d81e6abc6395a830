// Reads one measure that begins at a number: a size, an area, a length, a count, or a figure that is no quantity.
import type { Facts, Mark } from './marks.ts';
import type { Token } from './tokens.ts';

type Unplaced<M> = M extends { at: number } ? Omit<M, 'at'> : never;
export type NewMark = Unplaced<Mark>;

export interface Reading {
  mark: NewMark | null;
  /** Index of the first token not used. */
  next: number;
}

const METRE = 3.28084;
const SQUARE_METRE = 10.7639;
const FEET = new Set(["'", 'ft', 'foot']);
const INCHES = new Set(['"', 'in', 'inch']);
const TIMES = new Set(['x', 'by']);
const AFTER_PREPOSITION = new Set([
  'the',
  'my',
  'our',
  'a',
  'an',
  'each',
  'this',
  'all',
  'both',
  'living',
  'kitchen',
  'bathroom',
  'bedroom',
  'basement',
  'garage',
  'hallway',
  'office',
  'one',
  'every',
  'total',
  'master',
  'dining',
  'good',
  'various',
]);

/** Words after a number that make it a property of a product, a time or a rate, never a quantity of work. */
const SPECIFICATIONS = new Set([
  'amp',
  'gallon',
  'gal',
  'ton',
  'watt',
  'w',
  'btu',
  'volt',
  'v',
  'psi',
  'mil',
  'oz',
  'gauge',
  'hp',
  'kw',
  'kva',
  'year',
  'yr',
  'yo',
  'month',
  'week',
  'hour',
  'hr',
  'min',
  'minute',
  'am',
  'pm',
  'percent',
  'pct',
  'mm',
  'cm',
  'lb',
  'pound',
  'degree',
  'rated',
  'person',
  'people',
  'kid',
  'burner',
  'grit',
  'ply',
  'star',
  'mile',
  'acre',
  'day',
  'dollar',
  'buck',
  'usd',
  'cfm',
  'seer',
  'k',
  'm',
  'grand',
  'thousand',
  'car',
  'nd',
  'st',
  'rd',
  'th',
  'shelf',
  'lite',
  'light window',
  'gpm',
  'rpm',
  'b',
  'seat',
  'stage',
  'speed',
  'photo',
  'picture',
  'quote',
  'bid',
  'estimate',
  'contractor',
  'owner',
  'time',
  'option',
  'phase',
  'o',
  'pm',
]);
const LABELS_BEFORE = new Set([
  '#',
  'claim',
  'policy',
  'zip',
  'apt',
  'suite',
  'lot',
  'level',
  'phase',
  'type',
  'grade',
  'category',
  'cat',
  'class',
  'r',
  'no',
  'route',
  'hwy',
  'highway',
  'page',
  'item',
  'option',
  'address',
  'mls',
  'permit',
  'model',
  'po',
  'invoice',
  'job',
  'step',
  'year',
]);

const at = (tokens: readonly Token[], index: number): string => tokens[index]?.text ?? '';

interface Length {
  feet: number;
  unit: 'ft' | 'in' | 'm' | 'cm' | null;
  next: number;
}

const isInchWord = (tokens: readonly Token[], index: number): boolean =>
  INCHES.has(at(tokens, index)) &&
  !(at(tokens, index) === 'in' && AFTER_PREPOSITION.has(at(tokens, index + 1)));

const readLength = (tokens: readonly Token[], index: number): Length | null => {
  const token = tokens[index];
  if (token?.kind !== 'number') return null;
  let value = token.value;
  let next = index + 1;
  const [top, slash, bottom] = [tokens[next], at(tokens, next + 1), tokens[next + 2]];
  if (
    top?.kind === 'number' &&
    slash === '/' &&
    bottom?.kind === 'number' &&
    [2, 4, 8].includes(bottom.value)
  ) {
    value += top.value / bottom.value;
    next += 3;
  }
  const unit = at(tokens, next);
  if (FEET.has(unit)) {
    next += 1;
    const dash = at(tokens, next) === '-' ? 1 : 0;
    const inches = tokens[next + dash];
    if (inches?.kind === 'number' && inches.value < 12 && isInchWord(tokens, next + dash + 1)) {
      return { feet: value + inches.value / 12, unit: 'ft', next: next + dash + 2 };
    }
    if (dash === 1 && inches?.kind === 'number' && inches.value < 12) {
      return { feet: value + inches.value / 12, unit: 'ft', next: next + 2 };
    }
    return { feet: value, unit: 'ft', next };
  }
  if (isInchWord(tokens, next)) return { feet: value / 12, unit: 'in', next: next + 1 };
  if (unit === 'm') return { feet: value * METRE, unit: 'm', next: next + 1 };
  if (unit === 'cm') return { feet: (value * METRE) / 100, unit: 'cm', next: next + 1 };
  return { feet: value, unit: null, next };
};

const TILE_WORDS = new Set([
  'tile',
  'porcelain',
  'ceramic',
  'subway',
  'mosaic',
  'paver',
  'marble',
  'hex',
  'brick',
  'stone',
  'plank',
]);
const TILE_SIDES = new Set([1, 2, 3, 4, 6, 8, 9, 12, 13, 16, 18, 20, 24, 36, 48]);
const LUMBER_WORDS = new Set([
  'stud',
  'lumber',
  'joist',
  'rafter',
  'board',
  'post',
  'beam',
  'header',
  'wall',
  'framing',
  'sheet',
  'plywood',
  'drywall',
  'osb',
  'sheetrock',
  'troffer',
  'led',
  'panel',
  'lay',
  'act',
  'grid',
  'ceiling',
  'construction',
  'wood',
  'plate',
  'lumbers',
  'fixture',
  'light',
  'sheetrock',
  'hatch',
  'vent',
  'filter',
  'suspended',
]);

const isProduct = (
  tokens: readonly Token[],
  from: number,
  next: number,
  a: number,
  b: number,
  unit: boolean,
): boolean => {
  const near = [at(tokens, from - 1), at(tokens, next)];
  const wide = [...near, at(tokens, from - 2), at(tokens, next + 1)];
  if (TILE_SIDES.has(a) && TILE_SIDES.has(b) && near.some((word) => TILE_WORDS.has(word)))
    return true;
  if (unit) return false;
  if (a <= 2) return true;
  const small = (a === 4 && (b === 4 || b === 8)) || (a === 6 && b === 6);
  return small && wide.some((word) => LUMBER_WORDS.has(word));
};

const readSize = (tokens: readonly Token[], index: number): Reading | null => {
  const first = readLength(tokens, index);
  if (!first || !TIMES.has(at(tokens, first.next))) return null;
  const second = readLength(tokens, first.next + 1);
  if (!second) return null;
  const units = [first.unit, second.unit];
  const metric = units.includes('m');
  const scale = (length: Length): number =>
    metric && length.unit === null ? length.feet * METRE : length.feet;
  let [a, b] = [scale(first), scale(second)];
  let next = second.next;
  if (units.includes('in') || units.includes('cm'))
    return { mark: { kind: 'word', text: 'product size' }, next };
  let height: number | null = null;
  if (TIMES.has(at(tokens, next))) {
    const third = readLength(tokens, next + 1);
    if (third) {
      next = third.next;
      height = scale(third);
    }
  }
  if (height !== null && (height < 6 || height > 40)) height = null;
  if (isProduct(tokens, index, next, a, b, units.includes('ft') || metric)) {
    return { mark: { kind: 'word', text: 'product size' }, next };
  }
  if (a < b) [a, b] = [b, a];
  if (b < 1 || a > 1_000) return { mark: null, next };
  const mark = { kind: 'size' as const, length: a, width: b, height, metric };
  // "12x14 ft room" and "12 x 14 sqft" both end in a unit that says nothing new.
  return { mark, next: at(tokens, next) === 'sqft' ? next + 1 : next };
};

/** Notes a count that describes the building; false when the unit says nothing of that kind. */
export const setFact = (facts: Facts, unit: string, value: number): boolean => {
  if (unit === 'story' || unit === 'storey') facts.stories = value;
  else if (unit === 'layer') facts.layers = value;
  else if (unit === 'coat') facts.coats = value;
  else return false;
  return true;
};

const HEIGHT_WORDS = new Set(['ceiling', 'tall', 'high', 'height']);

const readSingle = (tokens: readonly Token[], index: number): Reading | null => {
  const token = tokens[index];
  const length = readLength(tokens, index);
  if (!token || !length) return null;
  const { next } = length;
  const unit = at(tokens, index + 1);
  const measure = (mark: NewMark, used = 2): Reading => ({ mark, next: index + used });
  if (unit === 'k' && at(tokens, index + 2) === 'sqft')
    return measure({ kind: 'area', value: token.value * 1000 }, 3);
  if (unit === 'sqft') return measure({ kind: 'area', value: token.value });
  if (unit === 'sqm') return measure({ kind: 'area', value: token.value * SQUARE_METRE });
  if (unit === 'sy') return measure({ kind: 'area', value: token.value * 9 });
  if (unit === 'lf') return measure({ kind: 'length', value: token.value });
  if (unit === 'cy' || unit === 'yard' || unit === 'yd')
    return measure({ kind: 'volume', value: token.value });
  if (
    unit === 'sq' ||
    unit === 'square' ||
    (unit === 'roofing' && at(tokens, index + 2) === 'square')
  ) {
    return measure({ kind: 'squares', value: token.value }, unit === 'roofing' ? 3 : 2);
  }
  if (length.unit === 'ft' || length.unit === 'm') {
    const after = at(tokens, next);
    if (
      length.feet <= 40 &&
      (HEIGHT_WORDS.has(after) ||
        (after === 'wall' &&
          at(tokens, next + 1) !== 'between' &&
          length.feet <= 12 &&
          at(tokens, index - 1) === 'with'))
    ) {
      return { mark: { kind: 'height', value: length.feet }, next: next + 1 };
    }
    if (after === 'of') return { mark: { kind: 'length', value: length.feet }, next: next + 1 };
    return { mark: { kind: 'feet', value: length.feet }, next };
  }
  if (length.unit === 'in') return { mark: { kind: 'inches', value: length.feet * 12 }, next };
  return null;
};

const YEAR_WORDS = new Set([
  'built',
  'house',
  'home',
  'year',
  'circa',
  'era',
  'in',
  'from',
  'since',
]);

/** Reads the number at `index`; `mark` is null for figures that are no quantity of work. */
export const readNumber = (tokens: readonly Token[], index: number, facts: Facts): Reading => {
  const value = tokens[index]?.value ?? 0;
  const after = at(tokens, index + 1);
  const denominator = tokens[index + 2];
  if (after === '/' && denominator?.kind === 'number') {
    if (denominator.value === 12 && value <= 24) facts.pitch = value;
    const next = index + 3;
    return { mark: null, next: isInchWord(tokens, next) ? next + 1 : next };
  }
  if (after === '%') return { mark: null, next: index + 2 };
  if (after === '-' && denominator?.kind === 'number' && /^\d{3,}$/.test(denominator.text)) {
    return { mark: null, next: index + 3 };
  }
  const size = readSize(tokens, index);
  if (size) return size;
  const single = readSingle(tokens, index);
  if (single) return single;
  if (setFact(facts, after === '-' ? at(tokens, index + 2) : after, value))
    return { mark: null, next: index + 2 };
  if (
    value >= 1800 &&
    value <= 2035 &&
    Number.isInteger(value) &&
    !(tokens[index]?.text ?? '').includes(',')
  ) {
    const near = [at(tokens, index - 1), at(tokens, index - 2), at(tokens, index - 3), after];
    if (near.some((word) => YEAR_WORDS.has(word))) facts.yearBuilt = value;
    return { mark: null, next: index + 1 };
  }
  const specification = after === '-' ? at(tokens, index + 2) : after;
  if (SPECIFICATIONS.has(specification)) {
    if (specification === 'amp') facts.amps = value;
    return { mark: null, next: index + (after === '-' ? 3 : 2) };
  }
  if (
    LABELS_BEFORE.has(at(tokens, index - 1)) ||
    value > 999 ||
    value <= 0 ||
    !Number.isInteger(value)
  ) {
    return { mark: null, next: index + 1 };
  }
  return { mark: { kind: 'count', value }, next: index + 1 };
};
