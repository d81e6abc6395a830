import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { LINES, endOf, row } from './testing/ends.ts';
import { textOf } from './testing/sources.ts';

describe('a sum of parts', () => {
  const BID = [
    'A. Demolition',
    '   Remove cabinets                          $1,205.50',
    '   Haul debris                                $640.00',
    '   Subtotal A                                $1,845.50',
    'B. Rough-in',
    '   Move sink drain                           $1,675.00',
    '   New circuit                                 $912.00',
    '   Subtotal B                                $2,587.00',
  ];
  const totalsOf = (...rows: string[]) => readPaper(textOf(...BID, ...rows)).totals;

  it('is that of all lines where nothing follows but discounts', () => {
    expect(
      totalsOf(
        'Subtotal, sections A through B               $4,432.50',
        'Returning customer discount 2%                 -$88.65',
        'TOTAL BID PRICE                              $4,343.85',
      ),
    ).toMatchObject({ net: 4_432.5, discount: 88.65, total: 4_343.85 });
  });

  it('is the subtotal, whatever it is called, and what is taken off below it is a discount', () => {
    expect(
      totalsOf(
        'A + B                                        $4,432.50',
        'Both jobs together, take off                    - 100.00',
        'QUOTED PRICE                                 $4,332.50',
      ),
    ).toMatchObject({ net: 4_432.5, discount: 100, total: 4_332.5 });
  });

  it('is the total where no other is written', () => {
    expect(totalsOf('Total, both parts of the house            $4,432.50')).toMatchObject({
      net: null,
      total: 4_432.5,
    });
  });

  it('is of its part where more lines follow', () => {
    expect(
      totalsOf(
        'Subtotal of the first floor                  $4,432.50',
        'C. Upstairs',
        '   Paint hall                                  $700.00',
        '   Paint stairs                                $300.00',
      ),
    ).toMatchObject({ net: null, total: null });
  });
});

describe('a table of values parted by commas', () => {
  const { totals, kind } = readPaper(
    textOf(
      'Seq,Location,Description,Qty,UOM,Unit Cost,Tax,RCV,Dep Amt,ACV',
      '10,Bath,"Drywall, remove & replace",88.00,SF,4.72,7.48,422.84,42.28,380.56',
      '20,Bath,Exhaust fan,1.00,EA,204.33,6.74,211.07,84.43,126.64',
      '30,Hall,Vendor credit,1.00,EA,(95.00),0.00,(95.00),0.00,(95.00)',
      ',,Line totals,,,,14.22,538.91,126.71,412.20',
      '',
      ',Item subtotal before tax,524.69',
      ',Tax,14.22',
      ',Overhead 10%,53.89',
      ',Profit 5%,26.95',
      ',Total RCV,619.75',
      ',Depreciation,(126.71)',
      ',Total ACV,493.04',
      ',Deductible,(250.00)',
      ',Net payable,243.04',
    ),
  );

  it('may have its summary below it, in fewer fields', () => {
    expect(kind).toBe('CLAIM');
    expect(totals).toMatchObject({
      net: 524.69,
      tax: 14.22,
      overhead: 53.89,
      overheadPercent: 10,
      profit: 26.95,
      profitPercent: 5,
      rcv: 619.75,
      depreciation: 126.71,
      acv: 493.04,
      deductible: 250,
      netClaim: 243.04,
    });
  });
});

describe('a row of the table that is no line', () => {
  it('names a tax with its share beside other cells', () => {
    const { lines, totals } = readPaper(
      textOf(
        'Date,Item,Memo,Qty,U/M,Price,Amount',
        '01/19/2026,TM-94,"T-molding, 94 in",4,ea,31.80,127.20',
        '01/19/2026,SN-94,"Stair nose, flush",3,ea,54.25,162.75',
        '01/19/2026,PULL,"Pull, 5 in, black",31,ea,4.15,128.65',
        ',,Subtotal,,,,418.60',
        '01/19/2026,Tax,Sales Tax 6.35%,,,6.35%,26.58',
        'TOTAL,,,,,,445.18',
      ),
    );
    expect(lines).toHaveLength(3);
    expect(totals).toMatchObject({ net: 418.6, tax: 26.58, taxPercent: 6.35, total: 445.18 });
  });
});

describe('a sum beside the work', () => {
  it('of options is no total of the paper', () => {
    const { totals, lines } = endOf(
      row('Total', '2,500.00'),
      '',
      'Optional additions (not included in the bid price)',
      row('Gutter guards', '640.00'),
      row('Skylight', '1,485.00'),
      row('Total', '2,125.00'),
    );
    expect({ totals, lines }).toEqual({ totals: { total: 2_500 }, lines: 3 });
  });

  it('is of its section, under whose name it stands', () => {
    const { totals, lines } = endOf(
      '*** MISC ***',
      row('Freight and delivery', '85.00'),
      row('Store coupon', '(200.00)'),
      row('MISC', '-115.00'),
      row('Total', '2,385.00'),
    );
    expect({ totals, lines }).toEqual({ totals: { total: 2_385 }, lines: 5 });
  });

  it('of items that are not paid is none, nor are those lines of work', () => {
    const { totals, lines } = readPaper(
      textOf(
        'Re: Claim 24-1186, supplement of your adjuster',
        ...LINES,
        'Table 2. Items not accepted',
        ...LINES.slice(0, 3),
        row('Total', '2,000.00'),
      ),
    );
    expect(totals.total).toBeNull();
    expect(lines.map(({ isExcluded }) => isExcluded)).toEqual([false, false, false, true, true]);
  });
});

it('reads the shares that the head of a recap writes', () => {
  const paper = readPaper(
    textOf(
      ...LINES,
      row('Overhead', '250.00'),
      row('Profit', '250.00'),
      row('Replacement cost value', '3,000.00'),
      'Recap of Taxes, Overhead and Profit',
      '           Overhead (10%)        Profit (10%)        Material Sales Tax (7.25%)',
      'Line items       250.00             250.00                               0.00',
    ),
  );
  expect(paper.totals).toMatchObject({
    overhead: 250,
    overheadPercent: 10,
    profit: 250,
    profitPercent: 10,
    taxPercent: 7.25,
  });
});

it.each([
  ['so all in that comes to $2,600.00', 2_600],
  ['Altogether it comes to $2,600.', 2_600],
  ['Everything upstairs comes to $2,600.', null],
  ['All in that is about $2,600.', null],
])('of %j the total is %j', (sentence, total) => {
  expect(endOf(sentence).totals.total ?? null).toBe(total);
});

describe('a claim without a summary', () => {
  const HEAD =
    'Item                              Qty     Price     Amount   Depreciation       ACV';
  const LETTER = [
    'Re: Claim 24-HO-11862 Loss of May 6, 2024',
    '',
    HEAD,
    'Contain and clean crawl space   640 SF      1.87   1,196.80           0.00  1,196.80',
    'Replace subfloor, plywood       212 SF      5.36   1,136.32         113.63  1,022.69',
    'Toe-kick heater, reset            1 EA    186.40     186.40           0.00    186.40',
  ];

  it('has the sums of its columns and the check that comes with it', () => {
    const { totals } = readPaper(
      textOf(
        ...LETTER,
        'Total accepted                                     2,519.52         113.63  2,405.89',
        '',
        'Enclosed is our check for $2,405.89, being the actual cash value of the items above.',
      ),
    );
    expect(totals).toMatchObject({
      rcv: 2_519.52,
      depreciation: 113.63,
      acv: 2_405.89,
      netClaim: 2_405.89,
    });
  });

  it('has none of them where the lines add up to something else', () => {
    const { totals } = readPaper(
      textOf(
        ...LETTER,
        'Total accepted                                     9,519.52         113.63  9,405.89',
        '',
        'A check for $400.00 was mailed to you in June, and your deductible is $500.',
      ),
    );
    expect(totals).toMatchObject({ rcv: null, acv: null });
  });
});

describe('a supplement', () => {
  it('is of a claim though no column says so', () => {
    const { kind } = readPaper(
      textOf(
        'CARDINAL ROOFING                              SUPPLEMENT REQUEST NO. 2',
        'To: High Mesa Mutual, desk adjuster Corwin Abelard   Claim HM-2025-00417   Insured: Y. Singh',
        '',
        ...LINES,
      ),
    );
    expect(kind).toBe('CLAIM');
  });

  it('is none where a bidder only says that he is insured', () => {
    const { kind } = readPaper(
      textOf(
        'CARDINAL ROOFING, licensed and insured',
        'We meet your adjuster on site and supplement your policy if need be.',
        '',
        ...LINES,
      ),
    );
    expect(kind).toBe('BID');
  });
});

describe('what more may be had', () => {
  const AMOUNTS = ['Heated floor mat                      1  EA   1,380.00    1,380.00'];

  it.each([
    'OPTIONS - not included in the contract price; initial to accept',
    '3. EXTRAS (only if wanted)',
    '2. SIDING - CHECK ONE',
    'Upgrades, if selected',
    'Alternates: select as desired',
    'Fixtures: choose one below',
  ])('stands below “%s”', (heading) => {
    const { lines } = readPaper(textOf('Acme Roofing', '', ...LINES, '', heading, ...AMOUNTS));
    expect(lines.map(({ isAlternate }) => isAlternate)).toEqual([false, false, false, true]);
  });

  it.each(['Option B glass was chosen', 'Extras are billed monthly', 'Check the roof once a year'])(
    'does not stand below “%s”',
    (heading) => {
      const { lines } = readPaper(textOf('Acme Roofing', '', ...LINES, '', heading, ...AMOUNTS));
      expect(lines.map(({ isAlternate }) => isAlternate)).toEqual([false, false, false, false]);
    },
  );
});
