import { expect, it } from 'vitest';
import { sumMoney } from '../../../../server/domain/money/money.ts';
import { stackOf } from './cost-stack.ts';

const split = { labor: 33.33, material: 50.01, equipment: 16.66 };

it.each([
  [
    'nothing edited',
    110,
    { overhead: null, tax: 10 },
    split,
    ['labor', 'material', 'equipment', 'tax'],
  ],
  [
    'lines edited since: their work divides as it did',
    1_000.01,
    { overhead: 100.1, tax: 7.77 },
    split,
    ['labor', 'material', 'equipment', 'overhead', 'tax'],
  ],
  ['no split known', 500, { overhead: 50, tax: 0 }, null, ['work', 'overhead']],
  [
    'labor alone',
    80,
    { overhead: null, tax: 0 },
    { labor: 80, material: 0, equipment: 0 },
    ['labor'],
  ],
  ['no lines', 0, { overhead: null, tax: 0 }, null, []],
] as const)('adds up to the lines: %s', (_what, linesTotal, parts, divided, names) => {
  const stack = stackOf({ linesTotal, parts, split: divided });
  expect(stack.map(({ name }) => name)).toEqual(names);
  expect(sumMoney(stack.map(({ amount }) => amount))).toBe(linesTotal);
  const shares = stack.reduce((sum, { share }) => sum + share, 0);
  expect(shares).toBeCloseTo(linesTotal > 0 ? 1 : 0, 6);
});
