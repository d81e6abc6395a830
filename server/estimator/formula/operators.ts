// The operators of formulas by their rank; what they compare is 1 or 0.
import { FormulaError } from './lex.ts';

export const bool = (value: boolean): number => (value ? 1 : 0);

export const ARITHMETIC: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => {
    if (b === 0) throw new FormulaError('division by zero');
    return a / b;
  },
  '<': (a, b) => bool(a < b),
  '>': (a, b) => bool(a > b),
  '<=': (a, b) => bool(a <= b),
  '>=': (a, b) => bool(a >= b),
};

/** The loosest first. */
export const LEVELS: readonly (readonly string[])[] = [
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/'],
];
