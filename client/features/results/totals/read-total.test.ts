import { expect, it } from 'vitest';
import { readTotal } from './read-total.ts';

it.each([
  ['$1,200.555', 1_200.56],
  ['1200 + 34', 1_234],
  ['$3,210 USD', 3_210],
  ['0', 0],
  ['-5', null],
  ['2000000000', null],
  ['a lot', null],
  ['', null],
])('reads the total %j as %j', (text, amount) => {
  expect(readTotal(text)).toBe(amount);
});
