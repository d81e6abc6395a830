import { describe, expect, it } from 'vitest';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { piped, textOf } from './testing/sources.ts';

const read = (source: PaperSource) =>
  readPaper(source).lines.map(({ description, quantity, unit, unitPrice, rcv }) => [
    description,
    quantity,
    unit,
    unitPrice,
    rcv,
  ]);

const RUIZ = [
  ['J. Ruiz, Carpenter, straight time', 32, 'HR', 68, 2_176],
  ['J. Ruiz, Carpenter, overtime', 4, 'HR', 102, 408],
];

describe('labor by employee', () => {
  it.each([
    [
      'heads over two rows of a sheet',
      piped(
        'Employee|Class|Hours||Rate||Amount',
        '||ST|OT|ST|OT|',
        'J. Ruiz|Carpenter|32|4|68.00|102.00|2,584.00',
        '||||||2,584.00',
      ),
    ],
    [
      'heads over two rows of a text',
      textOf(
        'Employee   Trade         HOURS            RATE',
        '                         ST     OT     ST      OT      AMOUNT',
        'J. Ruiz    Carpenter     32.0   4.0   68.00   102.00  2,584.00',
      ),
    ],
    [
      'rates before hours',
      piped(
        'Name|Trade|ST Rate|OT Rate|ST Hrs|OT Hrs|Total',
        'J. Ruiz|Carpenter|68.00|102.00|32|4|2,584.00',
      ),
    ],
  ])('is a line for each kind of hours: %s', (_what, source) => {
    expect(read(source)).toEqual(RUIZ);
  });

  it('is one line where the hours and rates do not give the amount', () => {
    expect(
      read(
        piped(
          'Employee|Class|Hours||Rate||Amount',
          '||ST|OT|ST|OT|',
          'J. Ruiz|Carpenter|32|4|68.00|102.00|2,584.00',
          'M. Ode|Laborer|40|0|52.00|78.00|2,200.00',
        ),
      ),
    ).toEqual([...RUIZ, ['M. Ode, Laborer', 40, 'HR', 55, 2_200]]);
  });
});
