// Forms and letters: prices on blanks, packages beside each other, prices of one, sums that sentences tell.
import { describe, expect, it } from 'vitest';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { at, pageOf, textOf, wordByWord, wordsOf } from './testing/sources.ts';

const known = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

describe('a form that asks for one price at each piece of work', () => {
  /** What is written on a blank stands higher than the row of the blank, in larger letters. */
  const onBlank = (x: number, y: number, text: string) => at(x, y - 5, text, 14);
  const asked = (y: number, counted: string, price: string | null, amount: string | null) => [
    ...wordByWord([at(86, y, 'Bid Cost:')]),
    at(146, y, '$______________'),
    ...wordByWord([at(245, y, `X  ${counted}  =`)]),
    at(335, y, '$________________'),
    ...(price === null ? [] : [onBlank(160, y, price)]),
    ...(amount === null ? [] : [onBlank(350, y, amount)]),
    at(146, y + 12, 'Unit price'),
    at(250, y + 12, 'Quantity'),
    at(335, y + 12, 'Total cost'),
  ];
  const words: PageWord[] = [
    ...wordByWord([at(54, 60, 'LOCATION 2 - EXTERIOR')]),
    at(54, 90, '2010'),
    ...wordByWord([at(90, 90, 'TEAR OFF AND REROOF - SHINGLE')]),
    ...wordByWord([at(90, 102, 'Replace up to 64 SF of sheathing in this price.')]),
    ...asked(126, '16.50 SQ', '445', '7,342.50'),
    at(54, 170, '2350'),
    ...wordByWord([at(90, 170, 'STORM WINDOW - BASEMENT')]),
    ...asked(194, '4.00 EA', null, null),
    ...wordByWord([at(245, 230, 'Location total:')]),
    at(335, 230, '$______________'),
    onBlank(350, 230, '7,342.50'),
  ];

  it('has the name above, the price on the blank and what is not filled in', () => {
    const paper = readPaper(wordsOf(pageOf(words)));
    expect(
      paper.lines.map((line) => [
        line.number,
        line.description,
        line.quantity,
        line.unit,
        line.unitPrice,
        line.rcv,
        line.note,
        line.section,
      ]),
    ).toEqual([
      ['2010', 'TEAR OFF AND REROOF - SHINGLE', 16.5, 'SQ', 445, 7342.5, 'Replace up to 64 SF of sheathing in this price.', '2 - EXTERIOR'],
      ['2350', 'STORM WINDOW - BASEMENT', 4, 'EA', null, null, null, '2 - EXTERIOR'],
    ]); // prettier-ignore
    expect(paper.unread.map(({ text }) => text).join(' ')).not.toMatch(/7,342|445|Unit price/);
  });
});

describe('packages beside each other', () => {
  it('are offers, none of them the total', () => {
    const row = (y: number, ...cells: string[]) =>
      cells.flatMap((text, index) =>
        text === '' ? [] : wordByWord([at([60, 220, 340, 460][index] ?? 0, y, text)]),
      );
    const paper = readPaper(
      wordsOf(
        pageOf([
          ...row(80, 'Pick the roof that fits you.'),
          ...row(110, '', 'GOOD', 'BETTER', 'BEST'),
          ...row(122, '', 'Three-tab 25', 'Architect 30', 'Class 4'),
          ...row(140, 'Wind rating', '60 mph', '110 mph', '130 mph'),
          ...row(152, 'Ridge vent', 'Existing', 'New, 46 LF', 'New, 46 LF'),
          ...row(170, 'YOUR INVESTMENT', '$11,480', '$13,950', '$17,225'),
        ]),
      ),
    );
    expect(
      paper.lines.map(({ description, rcv, isAlternate }) => [description, rcv, isAlternate]),
    ).toEqual([
      ['GOOD - Three-tab 25', 11480, true],
      ['BETTER - Architect 30', 13950, true],
      ['BEST - Class 4', 17225, true],
    ]);
    expect(known(paper.totals)).toEqual({});
  });
});

describe('a price of one', () => {
  it('counts nothing, whatever size stands in its words', () => {
    const paper = readPaper(
      textOf(
        'UNIT PRICES',
        'Rafter sister, up to 8 ft        ea @      $145.00',
        '1x8 fascia, primed               LF @      $13.50',
        'Second layer tear-off, if any    per SQ    $65.00',
      ),
    );
    expect(
      paper.lines.map((line) => [
        line.description,
        line.quantity,
        line.unit,
        line.unitPrice,
        line.rcv,
      ]),
    ).toEqual([
      ['Rafter sister, up to 8 ft', null, 'EA', 145, null],
      ['1x8 fascia, primed', null, 'LF', 13.5, null],
      ['Second layer tear-off, if any', null, 'SQ', 65, null],
    ]);
  });
});

describe('a change order', () => {
  const LINES = [
    'Description                    Qty  UM   Unit       Amount',
    'ADD',
    'Rock excavation            7 1/2  CY   142.00   1,065.00',
    'Extra circuit                  1  EA   465.00     465.00',
    'DEDUCT',
    'Delete tub                     1  EA   640.00    (640.00)',
  ];

  it('ends in its net and in what it comes to; its days are no dollars', () => {
    const paper = readPaper(
      textOf(
        ...LINES,
        '',
        'Net of adds and deducts                            890.00',
        'THIS CHANGE ORDER                                 $890.00',
        'The contract time will be increased by             6 days',
        'Name of the firm      Date      Owner      Date',
      ),
    );
    expect(paper.lines.map(({ rcv, isCredit }) => [rcv, isCredit])).toEqual([
      [1065, false],
      [465, false],
      [-640, true],
    ]);
    expect(known(paper.totals)).toEqual({ net: 890, total: 890 });
    expect(paper.checks).toEqual([]);
  });
});

describe('a letter of a carrier', () => {
  const TABLE = [
    'Claim Number: 24-118   Date of Loss: 05/09/2024',
    'Your wind deductible is 2% of Coverage A, or $5,340.00.',
    'Part of property       Replacement cost   Depreciation   Actual cash value',
    'Roof                          20,000.00       4,000.00           16,000.00',
    'Fence                          2,000.00       1,000.00            1,000.00',
    'Total                         22,000.00       5,000.00           17,000.00',
    '',
  ];

  it('tells its deductible, earlier payment and payment in sentences', () => {
    const { totals, checks } = readPaper(
      textOf(
        ...TABLE,
        'From this we subtract your deductible of $5,340.00 and our prior payment of',
        '$775.00. Our payment to you is therefore $10,885.00, which is enclosed.',
        'Depreciation of $1,000.00 on the fence is not recoverable.',
        'Your lights have a separate deductible of $500.00.',
      ),
    );
    expect([
      totals.deductible,
      totals.priorPayments,
      totals.netClaim,
      totals.nonRecoverableDepreciation,
    ]).toEqual([5340, 775, 10885, 1000]);
    expect(checks).toEqual([]);
  });

  it('is not believed where its sums lead elsewhere', () => {
    const { totals } = readPaper(
      textOf(...TABLE, 'After a deductible of $900.00 the repair may be more.'),
    );
    expect([totals.deductible, totals.netClaim]).toEqual([null, null]);
  });
});
