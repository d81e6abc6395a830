// Bids, invoices and change orders as programs and people write them, each a kind that once was read wrongly.
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { at, pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const lines = (source: Parameters<typeof readPaper>[0]) =>
  readPaper(source).lines.map(({ description, quantity, unit, rcv, isAlternate }) => [
    description,
    quantity,
    unit,
    rcv,
    isAlternate,
  ]);

describe('an invoice', () => {
  it('has its payment taken off, not priced', () => {
    const { lines: read, totals } = readPaper(
      piped(
        'DESCRIPTION|QTY|RATE|AMOUNT',
        'Gas water heater, 50 gal|1|1850.00|1850.00',
        'Flex connectors|2|23.75|47.50',
        'SUBTOTAL|||1,897.50',
        'TAX (8%)|||151.80',
        'TOTAL|||2,049.30',
        'PAYMENT|||-1,000.00',
        'BALANCE DUE|||$1,049.30',
      ),
    );
    expect(read).toHaveLength(2);
    expect(totals).toMatchObject({ tax: 151.8, total: 2_049.3, priorPayments: 1_000 });
  });

  it('is known by `AMOUNTDUE` where recognition loses the space', () => {
    const words = [
      ...rowAt(100, [50, 300, 360, 420, 480], ['Item', 'Qty', 'Unit', 'Cost', 'Amount']),
      ...rowAt(116, [50, 300, 360, 420, 480], ['Fir 12 ft', '14', 'EA', '15.40', '215.60']),
      ...rowAt(132, [50, 300, 360, 420, 480], ['Hangers', '22', 'EA', '2.10', '46.20']),
      at(380, 160, 'AMOUNTDUE'),
      at(480, 160, '$261.80'),
    ];
    const { lines: read, totals } = readPaper(wordsOf(pageOf(words, { isRecognized: true })));
    expect(read).toHaveLength(2);
    expect(totals.total).toBe(261.8);
  });

  it('that is taken off stays so; a line of the form before a figure is no minus', () => {
    const X = [40, 300, 350, 400, 500];
    const words = [
      ...rowAt(60, X, ['Description', 'Qty', 'Unit', 'Price', 'Amount']),
      ...rowAt(74, X, ['Steel piers', '14', 'EA', '1,475.00', '-20,650.00']),
      ...rowAt(88, X, ['Delete hardwood floor', '310', 'SF', '14.25', '-4,417.50']),
      ...rowAt(102, X, ['Old cabinets', '2', 'EA', '25.00', '(50.00)']),
    ];
    const { lines: read } = readPaper(wordsOf(pageOf(words, { isRecognized: true })));
    expect(read.map(({ rcv, isCredit }) => [rcv, isCredit])).toEqual([
      [20_650, false],
      [-4_417.5, true],
      [-50, true],
    ]);
  });
});

describe('a change order', () => {
  const paper = () =>
    readPaper(
      piped(
        'CHANGE ORDER NO. 3',
        'Contractor: Ridgeback Construction, Inc.',
        'Contract date: January 15, 2026|CO date: May 6, 2026',
        'Item|Description of change|Qty|Unit|Unit cost|Add / (Deduct)',
        '3.1|Delete hardwood flooring|310|SF|14.25|(4,417.50)',
        '3.2|Add engineered oak flooring|310|SF|17.40|5,394.00',
        'Net change this order|||||$976.50',
        'Original contract sum|||||$148,200.00',
        'New contract sum including this change order|||||$149,176.50',
      ),
    );

  it('asks for its net change, and a deduction whose amount alone has a sign agrees with its product', () => {
    const { totals, checks, lines: read } = paper();
    expect(totals.total).toBe(976.5);
    expect(checks).toEqual([]);
    expect(read.map(({ rcv, isCredit }) => [rcv, isCredit])).toEqual([
      [-4_417.5, true],
      [5_394, false],
    ]);
  });

  it('is of its contractor and its own day', () => {
    const { from, date } = paper();
    expect([from.company, date]).toEqual(['Ridgeback Construction, Inc.', '2026-05-06']);
  });
});

describe('a price typed behind a dash', () => {
  it('has words before it that could stand beside a figure', () => {
    expect(
      lines(
        textOf(
          'Tear out tub and floor - $1,150',
          'Vanity 36" with top ($600 allowance) install incl. - $985',
          'Comfort height toilet, supply & set - $465',
        ),
      ),
    ).toEqual([
      ['Tear out tub and floor', 1, 'LS', 1_150, false],
      ['Vanity 36" with top ($600 allowance) install incl.', 1, 'LS', 985, false],
      ['Comfort height toilet, supply & set', 1, 'LS', 465, false],
    ]);
  });
});

describe('what is offered', () => {
  const bid = ['Retile the shower - $3,150', 'New vanity - $985', 'Paint - $520'];

  it.each([
    ['If you want heated floor add $1,375.', 'heated floor', 1_375],
    ['Add $240 for a glass shelf', 'a glass shelf', 240],
    ['To include the closet, add an additional $410.00', 'the closet', 410],
  ])('in a sentence is an alternate: %s', (sentence, words, amount) => {
    expect(lines(textOf(...bid, 'Total: $4,655', '', sentence)).at(-1)).toEqual([
      words,
      1,
      'LS',
      amount,
      true,
    ]);
  });

  it('below `ADD ALTERNATE 1` is one', () => {
    const read = lines(
      piped(
        'Item|Qty|Unit|Price|Amount',
        'Concrete curb|880|LF|34.75|30,580.00',
        'TOTAL BASE BID||||30,580.00',
        'ADD ALTERNATE 1',
        'Granite curb instead|880|LF|21.00|18,480.00',
      ),
    );
    expect(read.at(-1)).toEqual(['Granite curb instead', 880, 'LF', 18_480, true]);
  });

  it('is no deposit that stands among the terms', () => {
    const { lines: read, totals } = readPaper(
      piped(
        'Work|Price',
        'Tear off shingles|1,716.00',
        'Shingles, 30 yr|8,555.00',
        'Total, cash price|10,271.00',
        'Options',
        'Upgrade to class 4 shingles|2,175.00',
        '10 year workmanship warranty. 40% deposit: $4,108.40',
      ),
    );
    expect(read).toHaveLength(3);
    expect([totals.total, totals.deposit]).toEqual([10_271, 4_108.4]);
  });
});

describe('a table of a claim', () => {
  it('has its prices under `UNIT` where the next head follows soon', () => {
    const columns = [40, [250], [292], [335], [430]] as const;
    const head = ['DESCRIPTION', 'QUANTITY', 'UNIT', 'TAX', 'RCV'];
    const words = [
      ...rowAt(100, columns, head),
      ...rowAt(116, columns, ['1. Remove carpet', '132.00 SF', '0.38', '0.00', '50.16']),
      ...rowAt(132, columns, ['2. Carpet pad', '132.00 SF', '0.91', '3.05', '123.17']),
      at(40, 160, 'Hallway'),
      ...rowAt(176, columns, head),
      ...rowAt(192, columns, ['3. Floor leveling', '24.00 SF', '3.05', '1.86', '75.06']),
    ];
    expect(
      readPaper(wordsOf(pageOf(words))).lines.map(({ quantity, unitPrice }) => [
        quantity,
        unitPrice,
      ]),
    ).toEqual([
      [132, 0.38],
      [132, 0.91],
      [24, 3.05],
    ]);
  });
});

describe('a heading', () => {
  it('is no size of a roof', () => {
    const { lines: read } = readPaper(
      textOf('Ridges 58 ft', 'Rakes 96 ft', 'Work          Qty   Unit   Price     Amount', 'Ridge cap     58    LF     7.50      435.00', 'Drip edge     244   LF     3.10      756.40'),
    ); // prettier-ignore
    expect(read.filter(({ rcv }) => rcv !== null).map(({ section }) => section)).toEqual([
      null,
      null,
    ]);
  });
});

describe('what is not ordered', () => {
  it('is told below a line that a customer may tick', () => {
    const words = [
      ...rowAt(100, [50, 260, 340, 420], ['Product/Service', 'Qty.', 'Unit Price', 'Total']),
      ...rowAt(116, [50, 260, 340, 420], ['Spring cleanup', '1', '$420.00', '$420.00']),
      ...rowAt(132, [50, 260, 340, 420], ['Path lights', '8', '$145.00', '$1,160.00']),
      at(50, 142, 'Optional - not selected'),
      ...rowAt(162, [50, 260, 340, 420], ['Paver walkway', '12', '$26.50', '$318.00']),
      ...rowAt(190, [340, 420], ['Subtotal', '$738.00']),
      ...rowAt(204, [340, 420], ['Tompkins County (8.0%)', '$59.04']),
      ...rowAt(218, [340, 420], ['Total', '$797.04']),
    ];
    const { lines: read, totals } = readPaper(wordsOf(pageOf(words)));
    expect(read.map(({ description, isAlternate }) => [description, isAlternate])).toEqual([
      ['Spring cleanup', false],
      ['Path lights', true],
      ['Paver walkway', false],
    ]);
    expect(totals).toMatchObject({ net: 738, tax: 59.04, total: 797.04 });
  });

  it('is an alternate in words, whatever it is compared with', () => {
    expect(
      lines(
        piped(
          'Description|Qty|Unit|Rate|Total',
          'Cedar fence, 6 ft|186|LF|38.75|7,207.50',
          'Total||||7,207.50',
          'Alternate A: 8 ft height in place of 6 ft, add $2,604.00',
          'Alternate B: delete stain, deduct $2,566.80',
        ),
      ).slice(1),
    ).toEqual([
      ['Alternate A: 8 ft height in place of 6 ft', 1, 'LS', 2_604, true],
      ['Alternate B: delete stain', 1, 'LS', -2_566.8, true],
    ]);
  });

  it('is no term with a measure', () => {
    const { lines: read, unread } = readPaper(
      textOf(
        'WORK                    QTY UNIT   RATE     AMOUNT',
        'Pour 5" concrete        720 SF     9.40   6,768.00',
        'Expansion joint          24 LF     6.00     144.00',
        '',
        'Not responsible for weather cracks after 12 months.',
      ),
    );
    expect(read).toHaveLength(2);
    expect(unread.map(({ text }) => text)).toContain(
      'Not responsible for weather cracks after 12 months.',
    );
  });
});

describe('a bill of time and materials', () => {
  it('says its tables once more before the fees on them', () => {
    const { lines: read, totals } = readPaper(
      piped(
        'Current Electric Inc',
        'Labor',
        'Employee|Hours|Rate|Amount',
        'M. Hale|16|92.00|1,472.00',
        'D. Shaw|16|58.00|928.00',
        'Total labor|||2,400.00',
        'Material',
        'Description|Quantity|Unit Cost|Extension',
        'AFCI breaker|6|54.10|324.60',
        'Old work box|18|3.15|56.70',
        'Total material|||381.30',
        'Labor|||2,400.00',
        'Material|||381.30',
        'Material handling 10%|||38.13',
        'Ticket total|||$2,819.43',
      ),
    );
    expect(read.map(({ description }) => description)).toEqual([
      'M. Hale',
      'D. Shaw',
      'AFCI breaker',
      'Old work box',
      'Material handling 10%',
    ]);
    expect(totals.total).toBe(2_819.43);
  });
});

describe('a change order that names the contract', () => {
  it('is not the contract as revised', () => {
    const { totals } = readPaper(
      piped(
        'Change|Credit|Add|Net',
        'Omit laminate counters|(1,240.00)||(1,240.00)',
        'Quartz counters||3,690.00|3,690.00',
        'Total this change order|||$2,450.00',
        'Previous contract total: $62,480.00',
        'Revised contract total: $64,930.00',
      ),
    );
    expect(totals.total).toBe(2_450);
  });
});

describe('the end of a description before its amount', () => {
  it.each([
    ['Drywall, tape, level 4 ................. $4,150', 'Drywall, tape, level 4', 1, 'LS'],
    ['Subpanel, 12 receptacles, 8 lights ..... $5,600', 'Subpanel, 12 receptacles, 8 lights', 1, 'LS'],
    ['Interior doors, 8 slabs ................ $1,600', 'Interior doors, 8 slabs', 8, 'EA'],
  ])('counts one thing only: %s', (row, description, quantity, unit) => {
    const read = lines(textOf(row, 'Paint, all surfaces .................... $2,050'));
    expect(read[0]?.slice(0, 3)).toEqual([description, quantity, unit]);
  }); // prettier-ignore
});

describe('an estimate of a program', () => {
  it('names rooms below their storey, with a size that is no name', () => {
    const { lines: read, totals } = readPaper(
      piped(
        'Main Level > Living Room',
        'Area: 240.0 SF|Walls: 496.0 SF|Perimeter: 62.0 LF',
        'DESCRIPTION|QTY|REMOVE|REPLACE|TAX|TOTAL',
        'Acoustic ceiling texture|240.00 SF|0.50|1.72|16.51|549.31',
        'Totals: Living Room||||16.51|549.31',
        'Main Level > Powder Room',
        'DESCRIPTION|QTY|REMOVE|REPLACE|TAX|TOTAL',
        'Ceramic tile floor|30.00 SF|1.25|16.25|19.50|544.50',
        'Totals: Powder Room||||19.50|544.50',
        'Replacement Cost Value|1,093.81',
        'Less Deductible|(500.00)',
        'Net Claim|593.81',
      ),
    );
    expect(read.map(({ room }) => room)).toEqual(['Living Room', 'Powder Room']);
    expect(totals).toMatchObject({ tax: 36.01, rcv: 1_093.81, netClaim: 593.81 });
  });
});

describe('a list in a message', () => {
  it('has bare amounts that its total adds up', () => {
    const list = ['demo 900', 'haul off 350', 'plumber hookups 650', 'paint 800'];
    expect(lines(textOf(...list, '----', '2,700 total')).map(([words, , , amount]) => [words, amount])).toEqual([
      ['demo', 900],
      ['haul off', 350],
      ['plumber hookups', 650],
      ['paint', 800],
    ]); // prettier-ignore
    expect(lines(textOf(...list, '----', '2,800 total'))).toEqual([]);
  });
});

describe('what a paper asks for', () => {
  it.each([
    ['We propose to furnish all labor and material, complete, for the sum of $9,280.00.', 9_280],
    ['Ticket total: $9,280.00', 9_280],
    ['Total of checked items   $9,280.00', 9_280],
  ])('stands in %j', (row, total) => {
    const read = readPaper(
      textOf('Framing and sheathing ........ $6,900', 'Roof tie-in .................. $2,380', '', row),
    ); // prettier-ignore
    expect([read.lines.length, read.totals.total]).toEqual([2, total]);
  });

  it('stands under a net and an extended price, which are no two bidders', () => {
    const read = readPaper(
      piped(
        'Customer: A. Cole|Ship to: 17 Beech Ct',
        'Line|Item|Qty|Net Price|Ext. Price',
        '100|Double hung window, vinyl|4|418.75|1,675.00',
        '200|Install labor per opening|6|285.00|1,710.00',
      ),
    );
    expect(read.bidders).toEqual([]);
    expect(read.lines.map(({ unitPrice, rcv }) => [unitPrice, rcv])).toEqual([
      [418.75, 1_675],
      [285, 1_710],
    ]);
  });

  it.each([
    ['Condenser 3 ton', 1, 'LS'],
    ['Gas water heater, 50 gal', 1, 'LS'],
    ['Asphalt base, 3 ton', 3, 'TON'],
  ])('is for one thing of its size: %s', (words, quantity, unit) => {
    const [read] = lines(piped('Component|Price', `${words}|2,980.00`, 'Permit|180.00'));
    expect(read?.slice(1, 3)).toEqual([quantity, unit]);
  });
});

it('takes the foot of a page for no table', () => {
  const foot = (number: number) => ({
    ...pageOf([
      ...rowAt(100, [40, 250, 330], ['DESCRIPTION', 'QUANTITY', 'RCV']),
      ...rowAt(116, [40, 250, 330], [`${number}. Carpet pad`, '132.00 SF', '123.17']),
      ...rowAt(700, [40, 250, 330], ['2026-02-11-0930_MARLOWE', '3/2/2026', `Page: ${number}`]),
    ]),
    number,
  });
  expect(readPaper(wordsOf(foot(1), foot(2))).checks).toEqual([]);
});
