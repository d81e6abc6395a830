// The functions a formula may call, and how values behave: numbers, words and truth (0 is false).
import { measureRoof, steepPart, type RoofMeasures } from './roof-geometry.ts';
import { FormulaError } from './lex.ts';
import { beamSpan, blownBags, joistSpan, ledgerSpacing, winderRadius } from './span-tables.ts';

export type Value = number | string;

export const truthy = (value: Value): boolean => value !== 0 && value !== '';

export const toNumber = (value: Value): number => {
  if (typeof value === 'number') return value;
  throw new FormulaError(`"${value}" is a word where a number is needed`);
};

/** Halves go to the even neighbor, as in the evaluator that produced the golden totals. */
const roundHalfEven = (x: number): number => {
  const floor = Math.floor(x);
  const rest = x - floor;
  if (rest !== 0.5) return Math.round(x);
  return floor % 2 === 0 ? floor : floor + 1;
};

interface FormulaFunction {
  least: number;
  most: number;
  /** @throws FormulaError for a word where a number is needed */
  apply(args: Value[]): number;
}

const numeric = (
  least: number,
  most: number,
  apply: (args: number[]) => number,
): FormulaFunction => ({ least, most, apply: (args) => apply(args.map(toNumber)) });

const unary = (apply: (x: number) => number): FormulaFunction =>
  numeric(1, 1, ([x = 0]) => apply(x));

/**
 * A roof as formulas give it, in this order: shape; sides and wing (feet); 1 for an L; overhangs at eaves and rakes
 * (inches); pitch and second pitch (rise over 12); width of a lower slope (feet).
 */
const planIn = ([shape = '', ...numbers]: readonly Value[]): readonly [
  shape: string,
  plan: Parameters<typeof measureRoof>[1],
] => {
  const [length = 0, width = 0, wingOut = 0, wingWide = 0, ell = 0, eave = 0, rake = 0, ...slopes] =
    numbers.map(toNumber);
  const [pitch = 0, pitch2 = 0, lower = 0] = slopes;
  const overhangs = { eave: eave / 12, rake: rake / 12 };
  const isFlush = ell !== 0;
  return [
    String(shape),
    { length, width, wingOut, wingWide, isFlush, ...overhangs, pitch, pitch2, lower },
  ];
};

const OF_ROOF = 11;

/** One measure of a roof. */
const roof = (part: keyof RoofMeasures): FormulaFunction => ({
  least: OF_ROOF,
  most: OF_ROOF,
  apply: (args) => measureRoof(...planIn(args))[part],
});

/** The part of a roof that is at least as steep as the first pitch and less steep than the second. */
const steep: FormulaFunction = {
  least: OF_ROOF + 2,
  most: OF_ROOF + 2,
  apply: ([from = 0, below = 0, ...told]) =>
    steepPart(toNumber(from), toNumber(below), ...planIn(told)),
};

/** The functions without `iff`. That one is lazy and may return words, so the parser treats it itself. */
export const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = {
  min: numeric(2, 8, (args) => Math.min(...args)),
  max: numeric(2, 8, (args) => Math.max(...args)),
  clamp: numeric(3, 3, ([x = 0, low = 0, high = 0]) => Math.max(low, Math.min(high, x))),
  ceil: unary((x) => Math.ceil(x - 1e-9)),
  floor: unary((x) => Math.floor(x + 1e-9)),
  round: unary(roundHalfEven),
  sqrt: unary((x) => Math.sqrt(Math.max(0, x))),
  roof_area: roof('surface'),
  roof_eaves: roof('eaves'),
  roof_rakes: roof('rakes'),
  roof_ridges: roof('ridges'),
  roof_hips: roof('hips'),
  roof_valleys: roof('valleys'),
  roof_steep: steep,
  joist_span: numeric(2, 2, ([size = 0, onCenter = 0]) => joistSpan(size, onCenter)),
  beam_span: numeric(3, 3, ([plies = 0, size = 0, joists = 0]) => beamSpan(plies, size, joists)),
  ledger_spacing: unary(ledgerSpacing),
  winder_radius: unary(winderRadius),
  blown_bags: unary(blownBags),
};
