import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate, parseFormula } from './formula.ts';
import { FormulaError } from './lex.ts';

const value = (source: string, variables: Record<string, number | string> = {}) =>
  evaluate(parseFormula(source), variables);

describe('formulas that are right', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['12 / 4 / 3', 1],
    ['-2 + 5', 3],
    ['2 < 3 and 3 < 2', 0],
    ['not 0 or 0', 1],
    ['1 == 1 and 2 != 3', 1],
    ['ceil(2.1) + floor(2.9) + round(2.5) + round(3.5)', 11],
    ['clamp(50, 6, 34)', 34],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['sqrt(16)', 4],
    ['iff(1 < 2, 10, 20)', 10],
    ['iff("a" in ("b", "a"), 1, 0)', 1],
  ])('%s is %d', (source, expected) => {
    expect(value(source)).toBe(expected);
  });

  it('reads variables and words', () => {
    expect(value('iff(floor_kind == "tile", A * 0.85, 0)', { floor_kind: 'tile', A: 100 })).toBe(
      85,
    );
    expect(parseFormula('P - 3 * doors').variables).toEqual(['P', 'doors']);
  });

  it('leaves the branch not taken alone', () => {
    expect(value('iff(A > 0, 1 , 1 / 0)', { A: 1 })).toBe(1);
  });
});

describe('formulas that are wrong', () => {
  it.each([
    ['1 +', 'position 4'],
    ['2 * (3', 'expected ")"'],
    ['2 $ 3', 'position 3'],
    ['foo(1)', 'unknown function "foo"'],
    ['min(1)', 'wrong number of arguments'],
    ['1 2', 'unexpected "2"'],
    ['and 1', 'unexpected "and"'],
    ['', 'unexpected "end of formula"'],
    ['('.repeat(200), 'nested too deeply'],
  ])('%s is refused with the place', (source, problem) => {
    expect(() => parseFormula(source)).toThrow(FormulaError);
    expect(() => parseFormula(source)).toThrow(problem);
  });

  it.each([
    ['A + 1', 'unknown variable "A"'],
    ['"tile" * 2', 'is a word where a number is needed'],
    ['1 / 0', 'division by zero'],
    ['constructor', 'unknown variable "constructor"'],
  ])('%s fails when it is evaluated', (source, problem) => {
    expect(() => value(source)).toThrow(problem);
  });

  it('cannot reach the language it is written in', () => {
    expect(() => parseFormula('toString()')).toThrow(FormulaError);
    expect(() => parseFormula('constructor("return 1")')).toThrow('unknown function');
  });
});

describe('any arithmetic', () => {
  const tree = fc.letrec<{ node: { text: string; value: number } }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small' },
      fc.integer({ min: 0, max: 1000 }).map((n) => ({ text: String(n), value: n })),
      fc
        .tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node'))
        .map(([a, operator, b]) => ({
          text: `(${a.text} ${operator} ${b.text})`,
          value:
            operator === '+'
              ? a.value + b.value
              : operator === '-'
                ? a.value - b.value
                : a.value * b.value,
        })),
    ),
  })).node;

  it('agrees with the language', () => {
    fc.assert(
      fc.property(tree, ({ text, value: expected }) => {
        expect(Number(value(text))).toBeCloseTo(expected, 6);
      }),
    );
  });

  it('never throws anything but a FormulaError', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (source) => {
        let problem: unknown = new FormulaError('none');
        try {
          value(source, { A: 1 });
        } catch (error) {
          problem = error;
        }
        expect(problem).toBeInstanceOf(FormulaError);
      }),
    );
  });
});
