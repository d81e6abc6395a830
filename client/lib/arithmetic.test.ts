import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSum } from './arithmetic.ts';

it.each([
  ['12', 12],
  [' 1,200 ', 1_200],
  ['1,234,567.5', 1_234_567.5],
  ['15,5', 15.5],
  ['.5', 0.5],
  ['12.', 12],
  ['$12,500.75', 12_500.75],
  ['-$3', -3],
  ['($3.50)', -3.5],
  ['3*12', 36],
  ['=3 x 12', 36],
  ['12X14', 168],
  ['3×12', 36],
  ['2+3*4', 14],
  ['(2+3)*4', 20],
  ['10-4-3', 3],
  ['24/2/3', 4],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['3*1 1/2', 4.5],
  ['2½', 2.5],
  ['-1 1/2', -1.5],
  ['12-1/2', 11.5],
  ['--2', 2],
  ['- (2 + 1)', -3],
  ['-0', 0],
])('"%s" is %d', (text, value) => {
  expect(readSum(text)).toEqual({ value, rest: '' });
});

it.each([
  ['12 ft', 12, 'ft'],
  ['3*12 SF', 36, 'SF'],
  ['3*', 3, '*'],
  ['4.50/SF', 4.5, '/SF'],
  ['3x', 3, 'x'],
  ['12,50,00', 12, ',50,00'],
  ['1.2.3', 1.2, '.3'],
  ['1e999', 1, 'e999'],
  ['2(3', 2, '(3'],
])('"%s" is %d, and "%s" follows', (text, value, rest) => {
  expect(readSum(text)).toEqual({ value, rest });
});

it.each(['', ' ', 'twelve', '*3', '()', '(2', '-', '$', 'Infinity', 'NaN', '1'.repeat(81)])(
  '"%s" begins with none',
  (text) => {
    expect(readSum(text)).toBeNull();
  },
);

it('tells a division by 0 by a value that is not finite', () => {
  expect(readSum('3/0')?.value).toBe(Infinity);
  expect(readSum('1 1/0')?.value).toBe(Infinity);
});

it('works sums out as they are worked out elsewhere, and survives any text', () => {
  const number = fc.integer({ min: 0, max: 9_999 });
  fc.assert(
    fc.property(number, number, number, (a, b, c) => {
      expect(readSum(`${a} + ${b} * (${c} - ${a})`)?.value).toBe(a + b * (c - a));
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123(+-*/)., x$½'.split('')), maxLength: 80 }),
      (text) => {
        const sum = readSum(text);
        expect(sum === null || typeof sum.value === 'number').toBe(true);
      },
    ),
  );
});
