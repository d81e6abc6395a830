import { describe, expect, it } from 'vitest';
import { evaluate, parseFormula } from './formula.ts';

const value = (source: string) => Number(evaluate(parseFormula(source), {}));

describe('spans of deck lumber, southern pine No. 2 (AWC DCA 6-15 tables 2, 3A and 5)', () => {
  it.each([
    ['joist_span(6,16)', 9],
    ['joist_span(8,12)', 13 + 1 / 12],
    ['joist_span(8,16)', 11 + 10 / 12],
    ['joist_span(8,14)', 11 + 10 / 12],
    ['joist_span(8,24)', 9 + 8 / 12],
    ['joist_span(10,16)', 14],
    ['joist_span(12,24)', 13.5],
    ['joist_span(14,16)', 0],
    ['joist_span(8,32)', 0],
    ['beam_span(2,10,12)', 7 + 4 / 12],
    ['beam_span(2,10,10)', 8],
    ['beam_span(2,10,10.1)', 7 + 4 / 12],
    ['beam_span(2,8,12)', 6 + 2 / 12],
    ['beam_span(3,12,18)', 8 + 10 / 12],
    ['beam_span(2,6,6)', 6 + 11 / 12],
    ['beam_span(2,10,19)', 0],
    ['beam_span(4,10,12)', 0],
    ['ledger_spacing(6)', 30],
    ['ledger_spacing(9.6)', 18],
    ['ledger_spacing(12)', 15],
    ['ledger_spacing(18)', 10],
    ['ledger_spacing(20)', 10],
  ])('%s is %d ft or in.', (source, expected) => {
    expect(value(source)).toBeCloseTo(expected, 9);
  });
});

// A quarter turn of n winders has chords of 2 r sin(90°/2n): 6 in. at the narrow side, 10 in. one foot further out.
describe('winders by IRC R311.7.5.2.1', () => {
  it.each([
    [0, 0],
    [2, 7.875],
    [3, 11.625],
    [4, 15.4375],
  ])('%d of them turn on an inner radius of %d in.', (winders, radius) => {
    expect(value(`winder_radius(${winders})`)).toBe(radius);
    if (winders === 0) return;
    const half = Math.sin(Math.PI / 4 / winders);
    expect(2 * radius * half).toBeGreaterThanOrEqual(6);
    expect(2 * (radius + 12) * half).toBeGreaterThanOrEqual(10);
    expect(
      Math.min(2 * (radius - 1 / 16) * half - 6, 2 * (radius - 1 / 16 + 12) * half - 10),
    ).toBeLessThan(0);
  });
});

describe('bags of blown insulation for 1,000 SF by settled R-value', () => {
  it.each([
    [30, 38.6],
    [38, 50.6],
    [49, 68.4],
    [60, 86],
    [36, 47.6],
    [15, 19.3],
    [0, 0],
    [71, 103.6],
  ])('of R-%d are %d', (r, bags) => {
    expect(value(`blown_bags(${r})`)).toBeCloseTo(bags, 9);
  });
});
