import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const FIGURES = [40, [330], 340, [430], [560]] as const;
const SUMS = [[440], [560]] as const;

/** A bid whose dollars even are written `$890.-`, with a fee and a credit set to the right below its table. */
const bid = () =>
  readPaper(
    wordsOf(
      pageOf([
        ...rowAt(60, [40, 300, 340, 390, 520], ['Work', 'Quantity', 'Unit', 'Price each', 'Amount']),
        ...rowAt(76, FIGURES, ['New rafters 2x8 at pantry', '6', 'EA', '$168.-', '$1,008.-']),
        ...rowAt(90, FIGURES, ['Drywall, hang and finish', '100', 'SF', '$3.30', '$330.-']),
        ...rowAt(104, FIGURES, ['Counters, laminate', '20', 'LF', '$62.-', '$1,240.-']),
        ...rowAt(134, SUMS, ['Sum of the work', '$2,578.-']),
        ...rowAt(148, SUMS, ['Overhead, ten per cent', '$257.80']),
        ...rowAt(162, SUMS, ['Permit and bond', '$890.-']),
        ...rowAt(176, SUMS, ['Less courtesy to a neighbor', '$500.- cr']),
        ...rowAt(190, SUMS, ['TOTAL BID', '$3,225.80']),
        ...rowAt(214, [40], ['Left out, but priced should you want it:']),
        ...rowAt(228, [46, [560]], ['Skylight over the nook, fixed, 2 x 4 feet', '$2,400.- not incl.']),
        ...rowAt(242, [46, [560]], ['Refinish of dining room floor', '$1,930.- not incl.']),
        ...rowAt(272, [40], ['Payment: 20% on signing ($645.16); the rest on completion.']),
      ]),
    ),
  ); // prettier-ignore

describe('dollars even, credits and prices that are not included', () => {
  it('are lines, a fee behind the subtotal and offers', () => {
    const { lines } = bid();
    expect(
      lines.map(({ description, quantity, rcv, isAlternate }) =>
        [description, quantity, rcv, isAlternate]),
    ).toEqual([
      ['New rafters 2x8 at pantry', 6, 1_008, false],
      ['Drywall, hang and finish', 100, 330, false],
      ['Counters, laminate', 20, 1_240, false],
      ['Permit and bond', 1, 890, false],
      ['Skylight over the nook, fixed, 2 x 4 feet', 1, 2_400, true],
      ['Refinish of dining room floor', 1, 1_930, true],
    ]);
  }); // prettier-ignore

  it('give sums that agree', () => {
    const { totals, checks } = bid();
    expect(totals).toMatchObject({
      net: 2_578,
      overhead: 257.8,
      discount: 500,
      total: 3_225.8,
      deposit: 645.16,
    });
    expect(checks).toEqual([]);
  });
});

describe('a receipt', () => {
  it('has the figures of each entry behind its words or below them', () => {
    const { lines, checks } = readPaper(
      textOf(
        '204418 2X4-92 5/8 STUD SPF',
        '   34 EA@3.67           124.78',
        '771400 JNT COMPOUND 4.5GAL',
        '   2 PL@ 18.97           37.94',
        '602117 DECK SCREW 3IN 5LB   1 EA@34.98   34.98',
        '331902 2X6-8 PT GC  RETURN',
        '   2 EA@9.84            19.68-',
        'SUBTOTAL               178.02',
      ),
    );
    expect(lines.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv])).toEqual([
      [34, 'EA', 3.67, 124.78],
      [2, 'PL', 18.97, 37.94],
      [1, 'EA', 34.98, 34.98],
      [2, 'EA', 9.84, -19.68],
    ]);
    expect(checks).toEqual([]);
  }); // prettier-ignore
});

describe('words that look like those of sums and offers', () => {
  const door = (...more: string[]) =>
    readPaper(
      piped(
        'Item|Qty|Price|Amount',
        'Door|2|100.00|200.00',
        ...more.slice(0, -1),
        'Window|2|50.00|100.00',
        ...more.slice(-1),
      ),
    );

  it('are the total where all of the work is named', () => {
    expect(door('Total of all work|||300.00').totals).toMatchObject({ net: null, total: 300 });
    expect(door('Total of this work|||300.00').totals).toMatchObject({ net: null, total: 300 });
  });

  it.each(['Should you wish to proceed, please sign:', 'Should you decide to go ahead, we do:'])(
    'offer nothing where they ask for an answer: %s',
    (asked) => {
      const { lines } = door(asked, 'Total|||300.00');
      expect(lines.map(({ isAlternate }) => isAlternate)).toEqual([false, false]);
    },
  );

  it('are no deposit where they tell the balance', () => {
    const terms = 'Terms: 30% on signing, balance of $210.00 at completion';
    expect(readPaper(textOf('Paint walls $300.00', terms)).totals.deposit).toBeNull();
  });
});
