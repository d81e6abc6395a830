import { expect, it } from 'vitest';
import { readMoney, readQuantity, typedNumber } from './typed-number.ts';

it.each([
  ['', null],
  ['  ', null],
  [' 12 ', 12],
  ['15,5', 15.5],
  ['1,500', 1_500],
  ['$12,500.75', 12_500.75],
  ['1,234,567', 1_234_567],
  ['10 %', 10],
  ['-3', -3],
  ['3*12', 36],
  ['12,50,00', undefined],
  ['twelve', undefined],
  ['1e999', undefined],
  ['1/0', undefined],
])('"%s" is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each([
  ['1,200', 'SF', 1_200],
  ['3*12', 'SF', 36],
  ['1/3', 'EA', 0.3333],
  ['12 ft', 'LF', 12],
  ['12 ft 6 in', 'LF', 12.5],
  [`12' 6"`, 'LF', 12.5],
  ['2*(10+4) ft', 'lin. ft', 28],
  ['120 sq. ft', 'SF', 120],
  ['10 sq ft', 'SQ', 0.1],
  ['2 squares', 'SF', 200],
  ['1.5 MSF', 'SF', 1_500],
  ['12 csf', 'SQ', 12],
  ['81 cu ft', 'CUYD', 3],
  ['2 MBF', 'BF', 2_000],
  ['1 LSUM', 'LS', 1],
  ['10 ft²', 'SF', 10],
  ['3 yd', 'LF', 9],
  ['1 m', 'LF', 3.2808],
  ['2 days', 'HR', 16],
  ['4 each', 'EA', 4],
  ['2 bags', 'Bags', 2],
])('%s of a line in %s is %d', (text, unit, value) => {
  expect(readQuantity(text, unit)).toEqual({ value });
});

it.each([
  ['', 'SF', 'Enter a number; 0 for none.'],
  ['lots', 'SF', '“lots” is not a number. Enter one, for example 12, 1 1/2 or 3*12.'],
  ['3*', 'SF', 'Something is missing after “3*”.'],
  ['3/0', 'SF', 'Nothing can be divided by 0.'],
  ['10 %', 'SF', '“10 %” is not a number. Enter one, for example 12, 1 1/2 or 3*12.'],
  [
    '12 ft',
    'SF',
    'This line’s unit is sq ft, not “ft”. Convert the quantity, or change the unit first.',
  ],
  ['12 ft', '', 'This line has no unit yet. Write “ft” under Unit, and only the number here.'],
])('“%s” of a line in “%s” is refused with a hint', (text, unit, hint) => {
  expect(readQuantity(text, unit)).toEqual({ hint });
});

it('reads amounts, and prices of another unit than the line’s', () => {
  expect(readMoney('$1,200.50', 'SF')).toEqual({ value: 1_200.5 });
  expect(readMoney('(5.50)', null)).toEqual({ value: -5.5 });
  expect(readMoney('12 USD', null)).toEqual({ value: 12 });
  expect(readMoney('4.50/sf', 'SF')).toEqual({ value: 4.5 });
  expect(readMoney('450 per square', 'SF')).toEqual({ value: 4.5 });
  expect(readMoney('950 per MSF', 'SF')).toEqual({ value: 0.95 });
  expect(readMoney('8%', null)).toEqual({
    hint: 'Enter the amount in dollars, for example 12.50.',
  });
  expect(readMoney('12 ft', 'SF')).toEqual({
    hint: '“12 ft” is not a number. Enter one, for example 12.50.',
  });
});
