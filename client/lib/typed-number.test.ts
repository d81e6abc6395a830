import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

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
  ['12,50,00', undefined],
  ['twelve', undefined],
  ['1e999', undefined],
])('"%s" is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
