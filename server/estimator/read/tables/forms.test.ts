// Forms and letters: prices on blanks, packages beside each other, prices of one, sums that sentences tell.
import { describe, expect, it } from 'vitest';
import type { PageWord } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { at, pageOf, piped, rowAt, textOf, wordByWord, wordsOf } from './testing/sources.ts';

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

describe('descriptions above their figures, under a head of two rows', () => {
  it('have each figure in its column, and what stands below it as a note', () => {
    const FIGURES = [100, 205, 265, 325, 355, 450, 535];
    const { lines } = readPaper(
      wordsOf(
        pageOf([
          ...rowAt(60, [90, 160, 250, 310, 350, 420, 520], ['QUANTITY', 'UNIT PRICE', 'TAX', 'RCV', 'AGE/LIFE', 'DEPREC.', 'ACV']),
          ...rowAt(69, [345, 422], ['CONDITION', 'DEP %']),
          ...rowAt(84, [40], ['1. Baseboard - 3 1/4"']),
          ...rowAt(96, FIGURES, ['53.00 LF', '4.87', '8.52', '266.63', '12/150 yrs', '(21.33)', '245.30']),
          ...rowAt(106, [350, 450], ['Avg.', '8.00%']),
          ...rowAt(120, [40], ['2. Sink - detach & reset']),
          ...rowAt(132, [100, 200, 260, 330, 540], ['1.00 EA', '187.04', '0.00', '187.04', '187.04']),
        ]),
      ),
    );
    expect(
      lines.map(({ description, quantity, unitPrice, tax, rcv, depreciation, acv }) => [description, quantity, unitPrice, tax, rcv, depreciation, acv]),
    ).toEqual([
      ['Baseboard - 3 1/4"', 53, 4.87, 8.52, 266.63, 21.33, 245.3],
      ['Sink - detach & reset', 1, 187.04, 0, 187.04, null, 187.04],
    ]);
  }); // prettier-ignore
});

describe('an application for payment', () => {
  it('with formulas below its heads is read by its scheduled values; earlier certificates are payments', () => {
    const X = [40, 75, [300], [385], [450], [520], [600], [640], [700]] as const;
    const { lines, totals } = readPaper(
      wordsOf(
        pageOf([
          ...rowAt(40, [40, [420]], ['3. CONTRACT SUM TO DATE (Line 1 + 2)', '45,000.00']),
          ...rowAt(54, [40, [420]], ['7. LESS PREVIOUS CERTIFICATES FOR PAYMENT', '18,450.00']),
          ...rowAt(100, [40, 120, 255, 325, 415, 480, 550, 625, 660], ['ITEM', 'DESCRIPTION', 'SCHEDULED', 'FROM PREVIOUS', 'THIS', 'MATERIALS', 'COMPLETED', '%', 'BALANCE']),
          ...rowAt(109, [40, 125, 262, 328, 412, 483, 550, 622, 665], ['NO.', 'OF WORK', 'VALUE', 'APPLICATION', 'PERIOD', 'STORED', '& STORED', '(G/C)', '(C - G)']),
          ...rowAt(124, X, ['1', 'Demolition', '20,000.00', '18,000.00', '2,000.00', '0.00', '20,000.00', '100%', '0.00']),
          ...rowAt(138, X, ['2', 'Framing', '25,000.00', '2,500.00', '5,000.00', '0.00', '7,500.00', '30%', '17,500.00']),
        ]),
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Demolition', 20_000],
      ['Framing', 25_000],
    ]);
    expect(totals).toMatchObject({ total: 45_000, priorPayments: 18_450 });
  }); // prettier-ignore
});

it('a summary by location says the sums of its locations again, and is no work', () => {
  const { lines } = readPaper(
    textOf(
      'Description          Qty   Unit    Price    Amount',
      'Location: 1 - Kitchen',
      'Tile floor           100   SF      12.00    1,200.00',
      'Location Total:                             1,200.00',
      'Location: 2 - Bathroom',
      'Tub surround           1   EA     900.00      900.00',
      'Location Total:                               900.00',
      '',
      'Bid summary by location',
      '1 - Kitchen                                1,200.00',
      '2 - Bathroom                                 900.00',
      'Grand Total                                2,100.00',
    ),
  );
  expect(lines.map(({ description }) => description)).toEqual(['Tile floor', 'Tub surround']);
});

describe('a list whose marks touch its words', () => {
  it('has an amount at the end of each entry', () => {
    const { lines, totals, checks } = readPaper(
      textOf(
        'UPSTAIRS BATH',
        '-rip out old tub + haul 450',
        '-new tub 829.99',
        '-set tub, labor 6 1/2 hrs @ 115/hr = 747.50',
        '-2 angle stops @ $38 ea  = 76',
        '-50 gal gas heater 1,485.-',
        '-drain pan & line  95',
        'Total  3,683.49',
      ),
    );
    expect(lines.map(({ quantity, rcv }) => [quantity, rcv])).toEqual([
      [1, 450],
      [1, 829.99],
      [6.5, 747.5],
      [2, 76],
      [1, 1_485],
      [1, 95],
    ]);
    expect([totals.total, checks]).toEqual([3_683.49, []]);
  });

  it.each([
    ['pieces', ['outlets 14', 'light switches 12', 'smoke detectors 10', 'interior doors 11', 'fans, ceiling 10']],
    ['years', ['house built in 1965', 'roof from 2004', 'furnace from 1998', 'windows from 1987', 'water heater from 2011']],
    ['areas', ['kitchen 168', 'hallway 60', 'master bath 90', 'dining area 150', 'foyer 70', 'closets 45']],
  ])('has no amounts where numbers count %s', (_what, entries) => {
    const { lines } = readPaper(textOf('Notes', ...entries.map((entry) => `- ${entry}`)));
    expect(lines.filter(({ rcv }) => rcv !== null)).toEqual([]);
  }); // prettier-ignore

  it('has no amounts where numbers only name things', () => {
    const { lines } = readPaper(
      textOf(
        'Notes',
        '-paint bedroom 2 as shown on sheet 14',
        '-faucet model 4500',
        '-call us about unit 12',
        '-tile per spec 9300',
        '-see page 22',
      ),
    );
    expect(lines.filter(({ rcv }) => rcv !== null)).toEqual([]);
  });
});

it('words behind the figures of a line are its note, though they sound like a field', () => {
  const { lines, from } = readPaper(
    piped(
      'Description|Qty|Unit|Price|Amount|Basis',
      'Tear off shingles|30|SQ|70.00|2,100.00|agreed',
      "Oak floor|210|SF|14.00|2,940.00|Carrier: 'clean only'",
    ),
  );
  expect(lines.map(({ rcv }) => rcv)).toEqual([2_100, 2_940]);
  expect(from.carrier).toBeNull();
});

it('words set as closely as a list below them head it', () => {
  const { lines } = readPaper(
    wordsOf(
      pageOf([
        at(57, 60, 'NOW - next 90 days'),
        ...rowAt(70.5, [57, 171], ['Gutter', '90 LF']),
        ...rowAt(81, [57, 171], ['Water heater, gas', '1 EA']),
        at(57, 91.5, 'SOON'),
        ...rowAt(102, [57, 171], ['Vinyl siding', '1,800 SF']),
        ...rowAt(112.5, [57, 171], ['Roof shingles', '24 SQ']),
      ]),
    ),
  );
  expect(lines.map(({ section, description }) => [section, description])).toEqual([
    ['NOW - next 90 days', 'Gutter'],
    ['NOW - next 90 days', 'Water heater, gas'],
    ['SOON', 'Vinyl siding'],
    ['SOON', 'Roof shingles'],
  ]);
});

it('work that begins like a deposit or a difference is work; a share to order goods is a deposit', () => {
  const { lines, totals, checks } = readPaper(
    piped(
      'Description|Amount',
      'Tear out|200.00',
      'To start permits and drawings|50.00',
      'Difference to upgrade the tile|25.00',
      'Total|275.00',
      '50% to order slabs|137.50',
      "Difference from Engineer's Estimate, base|12.00",
    ),
  );
  expect(lines.map(({ rcv }) => rcv)).toEqual([200, 50, 25]);
  expect([totals.total, totals.deposit, checks]).toEqual([275, 137.5, []]);
});
