import { expect, it } from 'vitest';
import { accuracyOf } from './range.ts';
import type { OpenWork, RangedLine } from './range.ts';

const line = (total: number, isGuess = false): RangedLine => ({
  total,
  low: total,
  high: total,
  basis: 'STATED',
  isWholeJob: false,
  isTheirPrice: false,
  isGuess,
});
const NOTHING_OPEN: OpenWork = { isAmountOpen: false, unpriced: 0, ordered: 0, priced: 1 };

it.each<[string, RangedLine[], OpenWork, string]>([
  ['all sure', [line(1_000)], NOTHING_OPEN, 'CLASS_3'],
  ['a fifth read unsurely', [line(800), line(200, true)], NOTHING_OPEN, 'CLASS_4'],
  ['all of it read unsurely', [line(1_000, true)], NOTHING_OPEN, 'CLASS_5'],
  [
    'one of ten parts unpriced',
    [line(1_000)],
    { ...NOTHING_OPEN, unpriced: 1, priced: 9 },
    'CLASS_4',
  ],
  ['two of three parts unpriced', [line(1_000)], { ...NOTHING_OPEN, unpriced: 2 }, 'CLASS_5'],
  [
    'an order without a price for each that has one',
    [line(1_000)],
    { ...NOTHING_OPEN, unpriced: 1, ordered: 1 },
    'CLASS_5',
  ],
  ['an amount that waits', [line(1_000)], { ...NOTHING_OPEN, isAmountOpen: true }, 'CLASS_5'],
])('%s', (_, lines, open, expected) => {
  expect(accuracyOf(lines, 1_000, open).accuracyClass).toBe(expected);
});

it('widens the range of a total that lacks what was asked for', () => {
  const spread = (open: OpenWork): number => {
    const { low, high } = accuracyOf([line(1_000)], 1_000, open).range;
    return high - low;
  };
  expect(spread({ ...NOTHING_OPEN, unpriced: 1 })).toBeGreaterThan(spread(NOTHING_OPEN));
});

it('takes a part that is not priced for as dear as one that is', () => {
  const high = (ordered: number, priced: number): number =>
    accuracyOf([line(1_000)], 1_000, { ...NOTHING_OPEN, unpriced: ordered, ordered, priced }).range
      .high;
  expect(high(2, 2)).toBeGreaterThanOrEqual(2_000);
  expect(high(1, 9)).toBeLessThan(1_600);
  expect(high(40, 1)).toBeLessThanOrEqual(4_000);
});
