// The functions a formula may call, and how values behave: numbers, words and truth (0 is false).
import { FormulaError } from './lex.ts';

export type Value = number | string;

export const truthy = (value: Value): boolean => value !== 0 && value !== '';

export const toNumber = (value: Value): number => {
  if (typeof value === 'number') return value;
  throw new FormulaError(`"${value}" is a word where a number is needed`);
};

/** Halves go to the even neighbour, as in the evaluator that produced the golden totals. */
const roundHalfEven = (x: number): number => {
  const floor = Math.floor(x);
  const rest = x - floor;
  if (rest !== 0.5) return Math.round(x);
  return floor % 2 === 0 ? floor : floor + 1;
};

interface FormulaFunction {
  least: number;
  most: number;
  apply(args: number[]): number;
}

const unary = (apply: (x: number) => number): FormulaFunction => ({
  least: 1,
  most: 1,
  apply: ([x = 0]) => apply(x),
});

/** `iff` is not here: it is lazy and may return words, so the parser treats it itself. */
export const FUNCTIONS: Readonly<Record<string, FormulaFunction>> = {
  min: { least: 2, most: 8, apply: (args) => Math.min(...args) },
  max: { least: 2, most: 8, apply: (args) => Math.max(...args) },
  clamp: {
    least: 3,
    most: 3,
    apply: ([x = 0, low = 0, high = 0]) => Math.max(low, Math.min(high, x)),
  },
  ceil: unary((x) => Math.ceil(x - 1e-9)),
  floor: unary((x) => Math.floor(x + 1e-9)),
  round: unary(roundHalfEven),
  sqrt: unary((x) => Math.sqrt(Math.max(0, x))),
};
