import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { piped, sheetOf } from './testing/sources.ts';

const read = (source: PaperSource) => paperEstimateSchema.parse(readPaper(source));

const brief = ({ description, quantity, unit, unitPrice, rcv }: PaperLine) =>
  [description, quantity, unit, unitPrice, rcv] as const;
const linesOf = (source: PaperSource) => read(source).lines.map(brief);
const placed = ({ room, section, description }: PaperLine) => [room, section, description];

type Brief = readonly (string | number | null)[];

/** Several sheets of one workbook. */
const bookOf = (sheets: Readonly<Record<string, readonly string[]>>): PaperSource => ({
  from: 'CELLS',
  sheets: Object.entries(sheets).flatMap(([name, rows]) => {
    const source = sheetOf(
      rows.map((row) => row.split('|')),
      { name },
    );
    return source.from === 'CELLS' ? source.sheets : [];
  }),
});

it('takes a first row with a count before its unit for a line, not for another head', () => {
  const { lines } = read(
    piped('Room|Description|Qty|Unit', 'Den|Outlet|4|EA', 'Hall|Outlet|2|EA', 'Hall|Switch|2|EA'),
  );
  expect(lines.map(({ room, description, quantity }) => [room, description, quantity])).toEqual([
    ['Den', 'Outlet', 4],
    ['Hall', 'Outlet', 2],
    ['Hall', 'Switch', 2],
  ]);
});

describe('columns of a sheet whose heads say nothing known', () => {
  it.each<[what: string, source: PaperSource, lines: readonly Brief[]]>([
    [
      'are told by words, units and products',
      piped(
        'Ref|Our part of it|Pieces|In|Apiece|Comes to|Remarks',
        '1|Hang interior doors|4|ea|210.00|840.00|slab by owner',
        '2|Lay oak strip|180|sf|9.25|1,665.00|',
        '3|Scribe shoe mold|66|lf|2.10|138.60|',
      ),
      [
        ['Hang interior doors', 4, 'EA', 210, 840],
        ['Lay oak strip', 180, 'SF', 9.25, 1_665],
        ['Scribe shoe mold', 66, 'LF', 2.1, 138.6],
      ],
    ],
    [
      'are told with the price before the quantity',
      piped(
        'Trade|Job as discussed|Per each one|No. wanted|Sum',
        'Tile|Set wall tile|$14.50|86|$1,247.00',
        'Tile|Set niche|$185.00|2|$370.00',
        'Paint|Paint trim|$3.10|140|$434.00',
      ),
      [
        ['Set wall tile', 86, null, 14.5, 1_247],
        ['Set niche', 2, null, 185, 370],
        ['Paint trim', 140, null, 3.1, 434],
      ],
    ],
    [
      'have labor and materials beside the amount: parts of it, no descriptions',
      piped(
        'Work|Quantity|Labor|Materials|Amount',
        'Patch plaster|60 SF|240.00|90.00|$330.00',
        'Haul debris||—|150.00|$150.00',
      ),
      [
        ['Patch plaster', 60, 'SF', 5.5, 330],
        ['Haul debris', 1, 'LS', 150, 150],
      ],
    ],
    [
      'have labor and materials and no amount: both are it',
      piped('Work|Labor|Materials', 'Prime walls|420|130', 'Two coats|760|310', 'Total|1,180|440'),
      [
        ['Prime walls', 1, 'LS', 550, 550],
        ['Two coats', 1, 'LS', 1_070, 1_070],
      ],
    ],
    [
      'have hours, parts and lump sums in one table',
      piped(
        'Service|Hours|Hourly|Parts|Line Total',
        'Replace breaker|2|$110|$185.40|$405.40',
        'Add circuits|6|$110|$240.00|$900.00',
        'Permit||||$95.00',
      ),
      [
        ['Replace breaker', 2, 'HR', 110, 405.4],
        ['Add circuits', 6, 'HR', 110, 900],
        ['Permit', 1, 'LS', 95, 95],
      ],
    ],
    [
      'have commas for points and the unit with its quantity',
      piped(
        'Scope|Measure|Price|Sum',
        'Lay tiles|12 pcs|64,00|768,00',
        'Paint doors|4 pcs|9,75|39,00',
        'Haul|2 pcs|700,00|1.400,00',
      ),
      [
        ['Lay tiles', 12, 'EA', 64, 768],
        ['Paint doors', 4, 'EA', 9.75, 39],
        ['Haul', 2, 'EA', 700, 1_400],
      ],
    ],
  ])('%s', (_what, source, lines) => {
    expect(linesOf(source)).toEqual(lines);
    expect(read(source).checks).toEqual([]);
  });

  it('go on downward where a name stands once above its rows, and only there', () => {
    const rooms = (...rows: string[]) =>
      read(piped('Room|Task|Qty|Cost', ...rows)).lines.map(({ room }) => room);
    expect(
      rooms(
        'Bath|Set tub|1|450',
        '|Tile surround|72|2,160',
        'Kitchen|Paint ceiling|160|240',
        '|Paint walls|300|480',
      ),
    ).toEqual(['Bath', 'Bath', 'Kitchen', 'Kitchen']);
    expect(
      rooms(
        'Bath|Set tub|1|450',
        'Bath|Tile surround|72|2,160',
        '|Permit|1|240',
        'Kitchen|Paint walls|300|480',
      ),
    ).toEqual(['Bath', 'Bath', null, 'Kitchen']);
  });

  it('are no bidders and no heads where figures do not bear them out', () => {
    const { lines, bidders } = read(
      piped('Note|This|That', 'one|two|three', 'four|five|six', 'seven|eight|nine'),
    );
    expect([lines, bidders]).toEqual([[], []]);
  });
});

describe('merged cells', () => {
  const paper = () =>
    read(
      piped(
        '#|What we do|What we do|How many|Per|Price ea.|Line $',
        "DEN 11' x 9'-6\"|DEN 11' x 9'-6\"|DEN 11' x 9'-6\"|DEN 11' x 9'-6\"|DEN 11' x 9'-6\"|DEN 11' x 9'-6\"|DEN 11' x 9'-6\"",
        '1|Skim walls|Skim walls|280|sq ft|1.75|490.00',
        '2|Paint walls|Paint walls|280|sq ft|1.30|364.00',
        '3|Move piano|Move piano||||INCL',
        '|Subtotal, Den|Subtotal, Den|Subtotal, Den|Subtotal, Den|Subtotal, Den|854.00',
        'BEDROOM (north)|BEDROOM (north)|BEDROOM (north)|BEDROOM (north)|BEDROOM (north)|BEDROOM (north)|BEDROOM (north)',
        '4|Carpet|Carpet|21|sq yd|38.25|803.25',
        '5|Closet doors|Closet doors||||BY OWNER',
        '|All of the above|All of the above|All of the above|All of the above|All of the above|1,657.25',
        '|Spring special 2%|Spring special 2%|Spring special 2%|Spring special 2%|Spring special 2%|($33.15)',
        '|YOUR PRICE|YOUR PRICE|YOUR PRICE|YOUR PRICE|YOUR PRICE|$1,624.10',
      ),
    );

  it('are one each: rooms, lines and what they add up to, whatever it is called', () => {
    const { lines, totals, rooms, checks } = paper();
    expect(lines.map(placed)).toEqual([
      ['DEN', null, 'Skim walls'],
      ['DEN', null, 'Paint walls'],
      ['DEN', null, 'Move piano'],
      ['BEDROOM (north)', null, 'Carpet'],
      ['BEDROOM (north)', null, 'Closet doors'],
    ]);
    expect(rooms[0]).toMatchObject({ name: 'DEN', lengthFt: 11, widthFt: 9.5 });
    expect(totals).toMatchObject({ net: 1_657.25, discount: 33.15, total: 1_624.1 });
    expect(checks).toEqual([]);
  });

  it('with a word for the amount are lines without one; what another does is excluded', () => {
    const { lines } = paper();
    expect(lines.map(({ rcv, isExcluded, note }) => [rcv, isExcluded, note]).slice(2)).toEqual([
      [null, false, 'INCL'],
      [803.25, false, null],
      [null, true, 'BY OWNER'],
    ]);
  });

  it('give each column below them its own name', () => {
    const source = piped(
      'Item|Labor|Labor|Total|',
      '|Hrs|Rate||',
      'Wire kitchen|12|95.00|1,140.00|',
      'Set fixtures|6|95.00|570.00|',
    );
    expect(linesOf(source)).toEqual([
      ['Wire kitchen', 12, 'HR', 95, 1_140],
      ['Set fixtures', 6, 'HR', 95, 570],
    ]);
  });

  it('are two where two columns say that nothing is charged', () => {
    const { lines } = read(
      piped(
        'Work|Qty|Labor|Materials|Amount',
        'Patch|2 EA|100.00|20.00|120.00',
        'Touch up||Included|Included|Included',
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Patch', 120],
      ['Touch up', null],
    ]);
  });
});

describe('a claim in a sheet', () => {
  const { lines, totals, rooms, date, kind } = read(
    piped(
      'Coastal Claim Advocates, LLC',
      'THIS ESTIMATE REPLACES THE ONE DATED 03/02/2023',
      'Room|Item|Description of repair|Unit|Qty|Unit price|Ext.|O&P 20%|Tax 7% mat.|RCV|Dep. %|Depreciation|ACV',
      'Den 12\'0" x 10\'6"|1|Replace base|LF|45.00|4.00|180.00|36.00|5.04|221.04|10%|22.10|198.94',
      'Den 12\'0" x 10\'6"|2|Paint walls|SF|360.00|1.25|450.00|90.00|6.30|546.30|0%|0.00|546.30',
      '||TOTALS||||630.00|126.00|11.34|767.34||22.10|745.24',
      '|||||||||Prior payment 05/11/2023|||(200.00)',
      '|||||||||Deductible (AOP)|||(500.00)',
      '|||||||||NET AMOUNT CLAIMED (ACV)|||$45.24',
    ),
  );

  it('has its shares, its sizes and its end; the date of another paper is not its own', () => {
    expect([kind, date]).toEqual(['CLAIM', null]);
    expect(lines[0]).toMatchObject({
      room: 'Den',
      quantity: 45,
      unit: 'LF',
      unitPrice: 4,
      overheadProfit: 36,
      tax: 5.04,
      rcv: 221.04,
      depreciation: 22.1,
      acv: 198.94,
    });
    expect(rooms).toMatchObject([{ name: 'Den', lengthFt: 12, widthFt: 10.5 }]);
    expect(totals).toMatchObject({
      tax: 11.34,
      rcv: 767.34,
      depreciation: 22.1,
      acv: 745.24,
      priorPayments: 200,
      deductible: 500,
      netClaim: 45.24,
    });
  });
});

describe('sheets of a workbook', () => {
  it('are headed by their names, and payments are no work', () => {
    const { lines } = read(
      bookOf({
        Kitchen: ['Description|Qty|Unit|Price|Total', 'Base cabinets|14|LF|310.00|4,340.00'],
        'Hall Bath': ['Description|Qty|Unit|Price|Total', 'Tub surround|60|SF|22.00|1,320.00'],
        Options: ['Heated floor|$1,150.00', 'Glass door|$890.00', 'Towel warmer|$310.00'],
        Money: ['Draw|When|%', '1|Contract signed|0.4', '2|Cabinets set|0.4', '3|Done|0.2'],
      }),
    );
    expect(
      lines.map(({ room, description, rcv, isAlternate }) => [room, description, rcv, isAlternate]),
    ).toEqual([
      ['Kitchen', 'Base cabinets', 4_340, false],
      ['Hall Bath', 'Tub surround', 1_320, false],
      [null, 'Heated floor', 1_150, true],
      [null, 'Glass door', 890, true],
      [null, 'Towel warmer', 310, true],
    ]);
  });
});

describe('a table in a letter', () => {
  it('is followed by options of two cells and by payments, none of them its lines', () => {
    const { lines, totals } = read(
      piped(
        'Work|Quantity|Labor|Materials|Amount',
        'Strip roof|24 SQ|1,920.00|—|$1,920.00',
        'Shingles|24 SQ|3,600.00|4,080.50|$7,680.50',
        'Flash chimney||400.00|150.00|$550.00',
        'As described|As described|As described|As described|$10,150.50',
        'Overhead 10%|Overhead 10%|Overhead 10%|Overhead 10%|$1,015.05',
        'Profit 5%|Profit 5%|Profit 5%|Profit 5%|$507.53',
        'TOTAL PROPOSAL|TOTAL PROPOSAL|TOTAL PROPOSAL|TOTAL PROPOSAL|$11,673.08',
        'If you would like it done while we are there:',
        'Gutter guards|$1,240.00',
        'Skylight|$2,100.00',
        'Payment: $3,500.00 with your signature, the balance when the roof is on and the yard is raked.',
      ),
    );
    expect(
      lines.map(({ description, rcv, isAlternate, note }) => [description, rcv, isAlternate, note]),
    ).toEqual([
      ['Strip roof', 1_920, false, null],
      ['Shingles', 7_680.5, false, null],
      ['Flash chimney', 550, false, null],
      ['Gutter guards', 1_240, true, null],
      ['Skylight', 2_100, true, null],
    ]);
    expect(totals).toMatchObject({
      net: 10_150.5,
      overhead: 1_015.05,
      profit: 507.53,
      total: 11_673.08,
      deposit: 3_500,
    });
  });

  it('does not take a line for the sum of few round ones above it', () => {
    const { lines } = read(
      piped('Item|Amount', 'Demo|500', 'Framing|1,000', 'Drywall|1,500', 'Paint|3,000'),
    );
    expect(lines.map(({ rcv }) => rcv)).toEqual([500, 1_000, 1_500, 3_000]);
  });
});

it('a status says of each line whether it counts; a line is no street', () => {
  const { lines, for: owner } = read(
    piped(
      'Client|Ida Moss||||||',
      'Line|Category|Work item|Rate|Qty|UOM|Line $|Status',
      '001|Yard|Grade swale|$6.50|120|lnft|$780.00|open',
      '002|Other|Gravel drive|$3.20|400|sqft|$1,280.00|optional',
      '003|Other|Permit||||| excluded - by others',
    ),
  );
  expect(
    lines.map(({ description, rcv, isAlternate, isExcluded }) => [
      description,
      rcv,
      isAlternate,
      isExcluded,
    ]),
  ).toEqual([
    ['Grade swale', 780, false, false],
    ['Gravel drive', 1_280, true, false],
    ['Permit', null, false, true],
  ]);
  expect(owner.address).toBeNull();
});

describe('a book with its lines on one sheet and its sums on the next', () => {
  const LINES = [
    'Work item|U/M|Qty|Mat total|Lab total|Line total',
    'Footing concrete|CY|21|3,528.00|1,554.00|5,082.00',
    'Rebar|LB|1,450|1,334.00|696.00|2,030.00',
    'Total|||4,862.00|2,250.00|7,112.00',
  ];

  it('has the total, tax and exclusions of the second, and no bidders called Mat and Lab', () => {
    const paper = read(
      bookOf({
        Takeoff: LINES,
        'Bid Summary': [
          'Bid summary|',
          'Direct cost|7,112.00',
          'Sales tax 8%|388.96',
          'TOTAL BID|7,500.96',
          'Exclusions|',
          'Rock excavation|',
        ],
      }),
    );
    expect(paper.bidders).toEqual([]);
    expect(paper.totals).toMatchObject({ net: 7_112, tax: 388.96, total: 7_500.96 });
    expect(
      paper.lines.map(({ description, rcv, isExcluded }) => [description, rcv, isExcluded]),
    ).toEqual([
      ['Footing concrete', 5_082, false],
      ['Rebar', 2_030, false],
      ['Rock excavation', null, true],
    ]);
  });

  it('takes nothing of what the work is bought and sold for as a line', () => {
    const { lines } = read(
      bookOf({
        Budget: LINES,
        'Deal math': [
          'Purchase price|118,500.00',
          'Closing costs, buy side|3,150.00',
          'Projected profit|31,528.60',
        ],
      }),
    );
    expect(lines).toHaveLength(2);
  });
});
