// Words of a page that stand near others and are not theirs: amounts beside units, and what is struck out between rows.
import { expect, it } from 'vitest';
import { readPaper as read } from './read-paper.ts';
import { at, pageOf, rowAt, wordsOf } from './testing/sources.ts';

it.each([
  ['struck', 'is struck out'],
  ['unseen', 'is covered or cannot be seen'],
  ['notes', 'is a note of a reader'],
] as const)('tells of words that are %s on a page, row by row with their place', (key, why) => {
  const columns = [36, [300], [340], [400], [470]] as const;
  const words = [
    ...rowAt(100, columns, ['Item', 'Qty', 'Unit', 'Price', 'Total']),
    ...rowAt(112, columns, ['Tile floor', '60', 'SF', '10.00', '600.00']),
    ...rowAt(136, columns, ['Trim', '80', 'LF', '5.00', '400.00']),
    ...rowAt(160, columns, ['Total', '', '', '', '1,000.00']),
  ];
  const left = rowAt(124, columns, ['Heated mat', '60', 'SF', '15.00', '900.00']);
  const { lines, checks } = read(wordsOf(pageOf(words, { number: 3, [key]: left })));
  expect(lines.map(({ description }) => description)).toEqual(['Tile floor', 'Trim']);
  expect(checks.map(({ what, message, place }) => [what, message, place?.page])).toEqual([
    ['LEFT_OUT', `“Heated mat 60 SF 15.00 900.00” on page 3 ${why} and does not count.`, 3],
  ]);
});

it('takes an amount that stands near its unit for an amount', () => {
  const columns = [36, 100, 143] as const;
  const { lines } = read(
    wordsOf(
      pageOf([
        ...rowAt(100, columns, ['Description', 'Qty', 'Amount']),
        ...rowAt(112, columns, ['Tile floor', '60 SF', '$400.00']),
        ...rowAt(124, columns, ['Trim', '80 LF', '$290.00']),
        at(36, 136, 'Paint walls'),
        ...['410', 'SF', '$820.00'].map((text, index) =>
          at([100, 121, 132.5][index] ?? 0, 136, text),
        ),
      ]),
    ),
  );
  expect(lines.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
    [60, 400],
    [80, 290],
    [410, 820],
  ]);
});
