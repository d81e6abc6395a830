import { expect, it } from 'vitest';
import { unitCode, unitWords } from './unit-words.ts';

it.each([
  ['SF', 168, 'sq ft'],
  ['EA', 1, 'each'],
  ['DAY', 1, 'day'],
  ['day', 3, 'days'],
  ['DAY', -1, 'day'],
  ['SQ', 22, 'roofing squares'],
  ['LS', 1, 'lump sum'],
  ['MSF', 1.5, 'thousand sq ft'],
  ['CUYD', 4, 'cu yd'],
  ['LSUM', 1, 'lump sum'],
  [' box ', 2, 'box'],
  ['', 2, ''],
])('says %j for %d as %j', (unit, quantity, words) => {
  expect(unitWords(unit, quantity)).toBe(words);
});

it.each([
  ['sq ft', 'SF'],
  ['Days', 'DAY'],
  ['SF', 'SF'],
  ['box ', 'box '],
])('reads %j as %j', (text, code) => {
  expect(unitCode(text)).toBe(code);
});

it('says the unit of one where nobody counts', () => {
  expect(unitWords('HR')).toBe('hour');
});
