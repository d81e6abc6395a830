// Amounts of several kinds of work in a row of each room, as painters and floor layers bid.
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, wordsOf } from './testing/sources.ts';

const linesOf = (source: Parameters<typeof readPaper>[0]) =>
  readPaper(source).lines.map(({ room, description, quantity, rcv }) => [
    room,
    description,
    quantity,
    rcv,
  ]);

const SHEET = [
  'Room|Walls|Ceiling|Doors|Room total',
  'Living room|540|225||765',
  'Dining room|410|165|1 = 95|670',
  'Kitchen|325|155|2 = 190|670',
];

describe('a matrix of rooms and work', () => {
  it('is a line for each amount, in its room', () => {
    const source = piped(...SHEET, 'Totals|1,275|545|285|2,105', 'Wallpaper removal||||375', 'Total||||2,480');
    expect(linesOf(source)).toEqual([
      ['Living room', 'Walls', 1, 540],
      ['Living room', 'Ceiling', 1, 225],
      ['Dining room', 'Walls', 1, 410],
      ['Dining room', 'Ceiling', 1, 165],
      ['Dining room', 'Doors', 1, 95],
      ['Kitchen', 'Walls', 1, 325],
      ['Kitchen', 'Ceiling', 1, 155],
      ['Kitchen', 'Doors', 2, 190],
      [null, 'Wallpaper removal', 1, 375],
    ]);
    const { totals, checks } = readPaper(source);
    expect([totals.total, checks]).toEqual([2480, []]);
  }); // prettier-ignore

  it('may have a head with words above and below its other words', () => {
    const columns = [60, [236], [307], [371], [447], [547]] as const;
    const row = (y: number, cells: string) => rowAt(y, columns, cells.split('|'));
    const source = wordsOf(
      pageOf([
        ...row(95, '||||Doors|'),
        ...row(100, 'Room|Walls|Ceiling|Trim||Room total'),
        ...row(105, '||||ea @ 95|'),
        ...row(122, 'Foyer|685|240|310|2 = 190|1,425'),
        ...row(138, 'Living room|540|225|265|—|1,030'),
        ...row(154, 'Dining room|410|165|190|1 = 95|860'),
      ]),
    );
    expect(linesOf(source).filter(([, work]) => work === 'Doors')).toEqual([
      ['Foyer', 'Doors', 2, 190],
      ['Dining room', 'Doors', 1, 95],
    ]);
    expect(linesOf(source)).toHaveLength(11);
  });

  it('of counts or sizes is none', () => {
    const counts = ['Room|Windows|Doors|Total', 'Hall|1|2|3', 'Kitchen|2|2|4', 'Bath|1|1|2'];
    const sizes = ['Room|Floor SF|Wall SF|Total SF', 'Hall|100|240|340', 'Den|180|400|580', 'Bath|40|200|240'];
    for (const source of [counts, sizes])
      expect(linesOf(piped(...source)).filter(([, work]) => /^(?:Windows|Doors|Floor|Wall)/.test(String(work)))).toEqual([]);
  }); // prettier-ignore

  it('whose totals say something else is none', () => {
    const wrong = SHEET.map((row) => row.replace(/\|(?:765|670)$/, '|999'));
    expect(linesOf(piped(...wrong)).filter(([, work]) => work === 'Walls')).toEqual([]);
  });
});
