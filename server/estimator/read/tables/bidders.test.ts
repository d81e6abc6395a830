import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, wordsOf } from './testing/sources.ts';

const COLUMNS = [40, 70, [250], 262, [340], [400], [460], [520]] as const;
const NAMES = [40, 70, [250], 262, 310, 430] as const;

/** Two bidders whose names stand in one row with the heads of the work, over a price and an amount each. */
const tabulation = (names: readonly string[], heads: readonly string[], ...rows: string[]) =>
  readPaper(
    wordsOf(
      pageOf([
        ...rowAt(60, [40], ['BID TABULATION']),
        ...rowAt(90, NAMES, names),
        ...rowAt(102, COLUMNS, ['', '', '', '', ...heads]),
        ...rows.flatMap((row, at) => rowAt(120 + at * 18, COLUMNS, row.split('|'))),
      ]),
    ),
  );

const ROWS = [
  '1|Mobilization|1|LS|1,850.00|1,850.00|2,400.00|2,400.00',
  '2|Remove siding|3,240|SF|1.15|3,726.00|0.95|3,078.00',
  '3|Weather barrier|3,240|SF|0.72|2,332.80|0.80|2,592.00',
  '|TOTAL BASE BID||||$7,908.80||$8,070.00',
];

describe('names of bidders beside the heads of the work', () => {
  it.each<[heads: string[]]>([
    [['Unit price', 'Amount', 'Unit price', 'Amount']],
    [['Unit', 'Total', 'Unit', 'Total']],
    [['Rate', 'Extension', 'Rate', 'Extension']],
    [['Unit cost', 'Total cost', 'Unit cost', 'Total cost']],
    [['U/P', 'Ext.', 'U/P', 'Ext.']],
    [['Each', 'Bid', 'Each', 'Bid']],
  ])('stand over %j', (heads) => {
    const names = ['Item', 'Description', 'Qty', 'Unit', 'Larch Hill Co.', 'T. Brandt & Sons'];
    const { bidders, lines } = tabulation(names, heads, ...ROWS);
    expect(bidders).toEqual([
      { name: 'Larch Hill Co.', total: 7_908.8 },
      { name: 'T. Brandt & Sons', total: 8_070 },
    ]);
    expect(lines.map(({ quantity, rcv, amounts }) => [quantity, rcv, amounts])).toEqual([
      [1, null, [1_850, 2_400]],
      [3_240, null, [3_726, 3_078]],
      [3_240, null, [2_332.8, 2_592]],
    ]);
  });

  it('keep a contingency of their own each, as a line', () => {
    const names = ['Item', 'Description', 'Qty', 'Unit', 'Larch Hill Co.', 'T. Brandt & Sons'];
    const { lines, totals } = tabulation(
      names,
      ['Unit price', 'Amount', 'Unit price', 'Amount'],
      ...ROWS.slice(0, 3),
      '4|Contingency|1|LS|600.00|600.00|500.00|500.00',
      '|TOTAL BASE BID||||$8,508.80||$8,570.00',
    );
    expect(totals.contingency).toBeNull();
    expect(lines.at(-1)).toMatchObject({ description: 'Contingency', amounts: [600, 500] });
  });

  it.each(['-', 'No bid', 'incl.', 'w/ gutters'])('have no amount where “%s” stands', (said) => {
    const names = ['No.', 'Work', 'Qty', 'Unit', "Engineer's estimate", 'Pinnacle Renewal'];
    const { lines } = tabulation(
      names,
      ['Unit price', 'Amount', 'Unit price', 'Amount'],
      ...ROWS.slice(0, 3),
      `4|Downspouts|96|LF|9.00|864.00||${said}`,
    );
    expect(lines.at(-1)).toMatchObject({ description: 'Downspouts', amounts: [864, null] });
  });

  it('stand so in a sheet, merged over their columns or above the first of them', () => {
    const { bidders, lines } = readPaper(
      piped(
        'Item|Description|Qty|Unit|Smith Co||Jones Co|',
        '||||Unit Price|Total|Unit Price|Total',
        '1|Paint line|4200|LF|2.10|8,820|2.10|8,820',
        '2|Fence|310|LF|30|9,300|31|9,610',
        '|TOTAL||||18,120||18,430',
      ),
    );
    expect(bidders).toEqual([
      { name: 'Smith Co', total: 18_120 },
      { name: 'Jones Co', total: 18_430 },
    ]);
    expect(lines.map(({ amounts }) => amounts)).toEqual([
      [8_820, 8_820],
      [9_300, 9_610],
    ]);
  });

  it('leave a description its words where they stand above and below its figures', () => {
    const y = 138;
    const words = (at: number, text: string) => rowAt(at, [70], [text]);
    const { lines } = readPaper(
      wordsOf(
        pageOf([
          ...rowAt(90, NAMES, ['Item', 'Description', 'Qty', 'Unit', 'Larch Hill', 'T. Brandt']),
          ...rowAt(102, COLUMNS, ['', '', '', '', 'Unit price', 'Amount', 'Unit price', 'Amount']),
          ...rowAt(120, COLUMNS, (ROWS[0] ?? '').split('|')),
          ...words(y, 'Lap siding,'),
          ...rowAt(y + 5, COLUMNS, '5||3,240|SF|8.35|27,054.00|9.10|29,484.00'.split('|')),
          ...words(y + 10, 'prefinished'),
          ...rowAt(166, COLUMNS, (ROWS[1] ?? '').split('|')),
        ]),
      ),
    );
    expect(lines.map(({ number, description }) => [number, description])).toEqual([
      ['1', 'Mobilization'],
      ['5', 'Lap siding, prefinished'],
      ['2', 'Remove siding'],
    ]);
  });
});

describe('prices of bidders', () => {
  it('stand apart from the unit of measure, which is called as they are', () => {
    const { bidders, checks, lines } = readPaper(
      piped(
        'Item|Qty|Unit|Smith Co||Jones Co|',
        '|||Unit|Total|Unit|Total',
        'Paint line|4200|LF|0.35|1470|0.40|1680',
        'Chain link fence 6 ft|310|LF|28|8680|30|9300',
      ),
    );
    expect(bidders.map(({ name }) => name)).toEqual(['Smith Co', 'Jones Co']);
    expect(lines.map(({ quantity, unit, amounts }) => [quantity, unit, amounts])).toEqual([
      [4_200, 'LF', [1_470, 1_680]],
      [310, 'LF', [8_680, 9_300]],
    ]);
    expect(checks).toEqual([]);
  });

  it('are for what their words count', () => {
    const { lines } = readPaper(
      piped(
        'Scope|Smith Co|Jones Co',
        'Replace 24 windows|18400|19900',
        'Paint exterior 2400 SF|6200|5900',
      ),
    );
    expect(lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [24, 'EA'],
      [2_400, 'SF'],
    ]);
  });
});

it('reads packages beside each other under the name of their trade', () => {
  const { lines, bidders, totals, unread } = readPaper(
    piped(
      'Windows|Good|Better|Best',
      '12 double hung|$7,200|$8,900|$11,400',
      'Install and trim|$3,600|$3,600|$3,600',
      'Total|$10,800|$12,500|$15,000',
    ),
  );
  expect(
    lines.map(({ section, description, amounts }) => [section, description, ...amounts]),
  ).toEqual([
    ['Windows', '12 double hung', 7_200, 8_900, 11_400],
    ['Windows', 'Install and trim', 3_600, 3_600, 3_600],
  ]);
  expect(bidders).toEqual([
    { name: 'Good', total: 10_800 },
    { name: 'Better', total: 12_500 },
    { name: 'Best', total: 15_000 },
  ]);
  expect([totals.total, unread]).toEqual([null, []]);
});
