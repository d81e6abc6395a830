import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { piped, textOf } from './testing/sources.ts';

const PARTS = [
  'QTY|PART|PRICE|AMOUNT',
  '1|50 gal water heater|829.00|829.00',
  '2|Flex connectors|21.75|43.50',
  '1|Expansion tank|58.40|58.40',
  'HRS|LABOR|RATE|AMOUNT',
  '4.5|Plumber|118.00|531.00',
  '4.5|Helper|62.00|279.00',
];

describe('rows below the last line that say once more what each part came to', () => {
  it.each<[names: [string, string]]>([
    [['Parts', 'Labor']],
    [['Materials used', 'Hours worked']],
    [['Goods', 'Work']],
    [['Part one', 'Part two']],
    [['Equipment and parts', 'Crew']],
  ])('are no lines: %j', ([first, second]) => {
    const { lines, totals, checks } = readPaper(
      piped(
        ...PARTS,
        `|||`,
        `|${first}||930.90`,
        `|${second}||810.00`,
        '|Sales tax||81.92',
        '|TOTAL||1,822.82',
      ),
    );
    expect(lines).toHaveLength(5);
    expect(totals).toMatchObject({ tax: 81.92, total: 1_822.82 });
    expect(checks).toEqual([]);
  });

  it('are known by the names of sections, too, in any order', () => {
    const { lines } = readPaper(
      textOf(
        'Kitchen',
        '   Remove cabinets                          $1,200.00',
        '   Haul debris                                $640.00',
        'Hall bath',
        '   Move sink drain                          $1,675.00',
        '   New circuit                                $910.00',
        '   Tile floor                                 $800.00',
        '',
        '   Hall bath                                $3,385.00',
        '   Kitchen                                  $1,840.00',
        '   Total                                    $5,225.00',
      ),
    );
    expect(lines.map(({ description }) => description)).toEqual([
      'Remove cabinets',
      'Haul debris',
      'Move sink drain',
      'New circuit',
      'Tile floor',
    ]);
  });

  it('are lines where few round figures add up so', () => {
    const { lines } = readPaper(
      piped('Work|Price', 'Doors|100', 'Trim|50', 'Paint|50', 'Stairs|100', 'Porch|100'),
    );
    expect(lines).toHaveLength(5);
  });
});

describe('a line that comes to nothing', () => {
  it.each([
    ['Stump grinding - not ordered', true],
    ['Market umbrella (cosmetic tear only - not covered)', true],
    ['Shower glass, by others', true],
    ['Permit (NIC)', true],
    ['Second coat - declined', true],
    ['Fence panel: not in scope', true],
    ['Haul away', false],
    ['Final cleaning, at no charge', false],
  ])('“%s” is excluded: %s', (description, isExcluded) => {
    const { lines } = readPaper(
      piped(
        'Work|Qty|Unit|Rate|Amount',
        'Chip brush|6|CY|38.50|231.00',
        `${description}|0|EA|225.00|0.00`,
        'Tarp roof|16|SQ|62.75|1,004.00',
      ),
    );
    expect(lines.map((line) => line.isExcluded)).toEqual([false, isExcluded, false]);
  });

  it('is counted where it has an amount, whatever it says', () => {
    const { lines } = readPaper(
      piped('Work|Qty|Unit|Rate|Amount', 'Permit - not included|1|EA|225.00|225.00'),
    );
    expect(lines[0]?.isExcluded).toBe(false);
  });
});

describe('a heading of several rooms', () => {
  it.each([
    'Bedrooms 1-3',
    'Bedrooms 2 & 3',
    'Both bathrooms',
    'All bedrooms',
    'Bathrooms 1 and 2',
    'Bedrooms #1, #2, #4',
    'Two closets',
  ])('“%s” is the room of its lines', (name) => {
    const { lines } = readPaper(
      piped(
        'Description|Qty|Unit|Price|Total',
        name,
        'Carpet|300|SF|4|1,200',
        'Paint|900|SF|2|1,800',
      ),
    );
    expect(lines.map(({ room }) => room)).toEqual([name, name]);
  });

  it('is none where things of a building are named', () => {
    const { lines, rooms } = readPaper(
      piped(
        'Qty|Item',
        'RAILING AND STAIRS',
        '2|Stair rail kit',
        '11|Rail post',
        'DECKING',
        '42|Composite board',
      ),
    );
    expect(rooms).toEqual([]);
    expect(lines.map(({ section }) => section)).toEqual([
      'RAILING AND STAIRS',
      'RAILING AND STAIRS',
      'DECKING',
    ]);
  });
});

describe('a list of exclusions', () => {
  it.each([
    'each of which is claimed separately',
    'all of which are priced on request',
    'unless noted otherwise',
    'which are billed by the city',
  ])('does not name “%s”', (said) => {
    const { lines } = readPaper(
      textOf(
        'Description                              Qty  Unit    Price      Amount',
        'Remove old shingles                       20  SQ      60.00    1,200.00',
        'Install drip edge                        200  LF       4.00      800.00',
        '',
        `Excluded from this estimate: mold remediation, personal property, ${said}.`,
      ),
    );
    const excluded = lines.filter(({ isExcluded }) => isExcluded);
    expect(excluded.map(({ description }) => description)).toEqual([
      'mold remediation',
      'personal property',
    ]);
  });
});

it('a heading with its sum under a head of columns is the section of its lines', () => {
  const { lines } = readPaper(
    piped(
      'Item|Quantity|Unit|Unit Price|Price',
      'Site preparation||||2,225.00',
      'Dust walls|2|EA|425.00|850.00',
      'Demolition|220|SF|6.25|1,375.00',
      'Framing||||832.00',
      'Partition|13|LF|64.00|832.00',
      'Total Price||||3,057.00',
    ),
  );
  expect(lines.map(({ section, description }) => [section, description])).toEqual(
    expect.arrayContaining([
      ['Site preparation', 'Dust walls'],
      ['Site preparation', 'Demolition'],
    ]),
  );
  expect(lines.map(({ description }) => description)).not.toContain('Site preparation');
});

it('knows the sum of a room above its lines where one of these is written as a lump sum', () => {
  const { lines, checks } = readPaper(
    piped(
      'Item|Qty|Unit|Rate|Amount',
      'Bathroom one||||1500',
      'Demo|1|LS|500|500',
      'Tile|50|SF|20|1000',
      'Bathroom two||||900',
      'Demo|1|LS|400|400',
      'Tile|25|SF|20|500',
      'Grand total||||2400',
    ),
  );
  expect(lines.map(({ section, description, rcv }) => [section, description, rcv])).toEqual([
    ['Bathroom one', 'Demo', 500],
    ['Bathroom one', 'Tile', 1_000],
    ['Bathroom two', 'Demo', 400],
    ['Bathroom two', 'Tile', 500],
  ]);
  expect(checks).toEqual([]);
});
