import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { piped, textOf } from './testing/sources.ts';

const row = (label: string, ...figures: string[]) =>
  label.padEnd(50) + figures.map((figure) => figure.padStart(14)).join('');

const statement = (first: string, sum: string, ...end: string[]) =>
  readPaper(
    textOf(
      'STATEMENT OF LOSS',
      'Insured   : Ferdinand Achterberg',
      'Claim no. : 25-0117-A',
      '',
      row('ITEM', 'REPL. COST', 'DEPRECIATION', 'ACV'),
      '',
      first,
      row(' Structural repair of the main house', '71,844.19', '13,920.55', '57,923.64'),
      row(' Electrical panel', '6,120.00', '1,101.60', '5,018.40'),
      row(' Failed drain pipe itself', '740.00', '', 'not covered'),
      row(` ${sum}`, '77,964.19', '15,022.15', '62,942.04'),
      '',
      'COVERAGE B - OTHER STRUCTURES       Limit 41,200.00',
      row(' Detached workshop', '12,417.08', '3,104.27', '9,312.81'),
      row(` ${sum}`, '12,417.08', '3,104.27', '9,312.81'),
      '',
      row('TOTAL LOSS, ALL COVERAGES', '90,381.27', '18,126.42', '72,254.85'),
      ...end,
    ),
  );

const END = [
  row('Actual cash value of loss', '', '', '72,254.85'),
  row('Less policy deductible', '', '', '(2,500.00)'),
];

describe('a statement of loss by coverages', () => {
  it.each<[first: string, section: string]>([
    ['COVERAGE A - DWELLING       Limit 412,000.00', 'COVERAGE A - DWELLING'],
    ['Coverage A: Dwelling (limit of liability $412,000)', 'Coverage A: Dwelling'],
    ['DWELLING, policy limit 412,000.00', 'DWELLING'],
    ['Coverage A Dwelling - Amount of insurance: $412,000', 'Coverage A Dwelling'],
    ['Personal property   LIMITS $206,000.00', 'Personal property'],
  ])('has “%s” for a section', (first, section) => {
    const { lines } = statement(first, 'Loss under this coverage', ...END);
    expect(lines.map((line) => [line.section, line.rcv, line.isExcluded])).toEqual([
      [section, 71_844.19, false],
      [section, 6_120, false],
      [section, 740, true],
      ['COVERAGE B - OTHER STRUCTURES', 12_417.08, false],
    ]);
  });

  it.each([
    'Loss under this coverage',
    'Amount of loss',
    'Adjusted loss',
    'Loss A',
    'Carried down',
  ])('has no line “%s”, whose figures are what their columns add up to', (sum) => {
    const { lines, totals } = statement('COVERAGE A - DWELLING   Limit 412,000.00', sum, ...END);
    expect(lines).toHaveLength(4);
    expect(totals).toMatchObject({
      rcv: 90_381.27,
      depreciation: 18_126.42,
      acv: 72_254.85,
      deductible: 2_500,
    });
  });

  it('keeps a line whose figures are no sums', () => {
    const { lines } = readPaper(
      piped(
        'Item|RCV|Depreciation|ACV',
        'Roof|8,000.00|1,000.00|7,000.00',
        'Gutters|1,000.00|100.00|900.00',
        'Loss of trees|9,000.00|1,200.00|7,800.00',
      ),
    );
    expect(lines).toHaveLength(3);
  });
});

describe('payments listed one by one', () => {
  const PAID = [
    row('    2/03/2025 advance, loss of use', '', '4,000.00', ''),
    row('    2/19/2025 contents, undisputed', '', '15,000.00', ''),
    row('    check 20871, dwelling', '', '20,000.00', ''),
  ];
  const TOTAL = row('    Total payments', '', '', '(39,000.00)');
  const NET = row('NET AMOUNT CLAIMED AT THIS TIME', '', '', '$30,754.85');

  it.each<[heading: string, rows: string[]]>([
    ['Less payments already made:', [...PAID, TOTAL]],
    ['Less payments already made:', PAID],
    ['Prior payments:', PAID],
    ['Less: previous payments', PAID],
    ['Payments received to date:', PAID],
    ['Less advances paid so far:', [...PAID, row('    Total advances', '', '', '39,000.00')]],
    ['Previously paid:', PAID],
    ['Advance payments received:', PAID],
  ])('below “%s” are no lines', (heading, rows) => {
    const first = 'COVERAGE A - DWELLING   Limit 412,000.00';
    const { lines, totals } = statement(
      first,
      'Loss under this coverage',
      ...END,
      heading,
      ...rows,
      NET,
    );
    expect(lines).toHaveLength(4);
    expect(totals).toMatchObject({ deductible: 2_500, priorPayments: 39_000, netClaim: 30_754.85 });
  });
});

describe('an inventory of contents', () => {
  const ROWS = [
    'Sofa|1|4|2,899.00|2,899.00|173.94|3,072.94|40%|1,229.18|1,843.76',
    'Throw pillow|5|2|24.50|122.50|7.35|129.85|40%|51.94|77.91',
    'Bookshelf|2|7|119.00|238.00|14.28|252.28|70%|176.60|75.68',
    'GRAND TOTAL - ALL ROOMS||||3,259.50|195.57|3,455.07||1,457.72|1,997.35',
  ];
  const END_ROWS = [
    'Actual cash value claimed now|||||||||1,997.35',
    'Less advance on contents received 12/09/2024|||||||||-600.00',
    'CONTENTS CLAIM, NET|||||||||1,397.35',
  ];

  it.each([
    'RC each|RC total|Tax 6%|RCV',
    'Unit RC|Ext. RC|Tax|RCV',
    'Retail each|Retail total|Sales tax|RCV incl. tax',
    'Replacement cost each|Replacement cost total|Tax|Replacement cost',
    'Cost new each|Extended|Tax|RC w/ tax',
    'Repl. price per item|RC extended|Tax|Total replacement cost',
    'Each RC|Total RC|Tax|RCV',
    'Price each|Total|Tax|RCV',
  ])('has its prices and values under “%s”', (heads) => {
    const { lines, totals } = readPaper(
      piped(`Item|Qty|Age|${heads}|Dep%|Dep $|ACV`, ...ROWS, ...END_ROWS),
    );
    expect(
      lines.map(({ quantity, unitPrice, tax, rcv, depreciation, acv }) => [
        quantity,
        unitPrice,
        tax,
        rcv,
        depreciation,
        acv,
      ]),
    ).toEqual([
      [1, 2_899, 173.94, 3_072.94, 1_229.18, 1_843.76],
      [5, 24.5, 7.35, 129.85, 51.94, 77.91],
      [2, 119, 14.28, 252.28, 176.6, 75.68],
    ]);
    expect(totals).toMatchObject({
      net: 3_259.5,
      tax: 195.57,
      rcv: 3_455.07,
      depreciation: 1_457.72,
      acv: 1_997.35,
      priorPayments: 600,
      netClaim: 1_397.35,
    });
  });
});

describe('a word where an amount would stand', () => {
  it.each([
    'not in contract',
    'not ordered',
    'not covered',
    'not in scope',
    'not included',
    'by owner',
    'NIC',
  ])('“%s” says that the line is not done', (said) => {
    const { lines } = readPaper(
      piped(
        'Work|How much|Rate|Price',
        'Set toilet|1 each|218.00|218.00',
        `Shower glass|||${said}`,
        'Bath fan|1 each|346.00|346.00',
      ),
    );
    expect(lines.map(({ description, isExcluded }) => [description, isExcluded])).toEqual([
      ['Set toilet', false],
      ['Shower glass', true],
      ['Bath fan', false],
    ]);
  });
});

describe('a share at the head of a tax', () => {
  it.each<[head: string, percent: number | null]>([
    ['Tax 6%', 6],
    ['Sales tax @ 7.25%', 7.25],
    ['Tax (8.9%)', 8.9],
    ['Tax', null],
  ])('“%s” is that of the paper: %s', (head, percent) => {
    const { totals } = readPaper(
      piped(
        `Item|Qty|RC each|RC total|${head}|RCV|Depreciation|ACV`,
        'Sofa|1|2,899.00|2,899.00|173.94|3,072.94|1,229.18|1,843.76',
        'Throw pillow|5|24.50|122.50|7.35|129.85|51.94|77.91',
        'GRAND TOTAL|||3,021.50|181.29|3,202.79|1,281.12|1,921.67',
      ),
    );
    expect(totals).toMatchObject({ net: 3_021.5, tax: 181.29, taxPercent: percent });
  });
});
