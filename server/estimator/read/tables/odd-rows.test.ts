// Rows as few papers have them: blanks to fill in, strokes between cells, heads in German, a column for each surface of a room.
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { wrongIn } from './testing/ends.ts';
import { pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

type Source = Parameters<typeof readPaper>[0];

const rowsIn = (source: Source) =>
  readPaper(source).lines.map((line) => [
    line.number,
    line.description,
    line.quantity,
    line.unit,
    line.unitPrice,
    line.rcv,
  ]);

const knownTotals = (source: Source) =>
  Object.fromEntries(
    Object.entries(readPaper(source).totals).filter(([, value]) => value !== null),
  );

describe('a write-up whose prices are blanks, with single spaces', () => {
  it('has its specifications, quantities and units', () => {
    const source = textOf(
      'WORK WRITE-UP',
      'Location: 3 - Bathroom',
      '90 MOBILE TOILET FACILITIES 1.00 EA ____ ____',
      '4580 TEAR OFF AND REROOF SHINGLES 18.00 SQ ____ ____',
      '7011 COMMODE - REPLACE 1 EA x $____ = $____',
      "7080 BATHTUB - 5' FIBERGLASS SURROUND 1.00 EA $450.00 $450.00",
    );
    expect(rowsIn(source)).toEqual([
      ['90', 'MOBILE TOILET FACILITIES', 1, 'EA', null, null],
      ['4580', 'TEAR OFF AND REROOF SHINGLES', 18, 'SQ', null, null],
      ['7011', 'COMMODE - REPLACE', 1, 'EA', null, null],
      ['7080', "BATHTUB - 5' FIBERGLASS SURROUND", 1, 'EA', 450, 450],
    ]);
    expect(readPaper(source).lines.map(({ room }) => room)).toEqual(Array(4).fill('Bathroom'));
  });

  it('keeps a count that stands before capitals', () => {
    const source = textOf('24 WINDOWS - REPLACE 24.00 EA ____ ____', '12 DOORS 12.00 EA ____ ____');
    expect(rowsIn(source).map(([number, words]) => [number, words])).toEqual([
      [null, '24 WINDOWS - REPLACE'],
      [null, '12 DOORS'],
    ]);
  });
});

describe('rows parted by strokes', () => {
  it('are cells, under a head and without', () => {
    const headed = textOf(
      'Description / Qty / Unit / Price / Amount',
      'Remove old carpet / 240 / SF / 0.85 / 204.00',
      'Tub / shower valve / 1 / EA / 350.00 / 350.00',
      'Total / / / / 554.00',
    );
    const bare = textOf(
      'Remove old carpet / 240 SF / $0.85 / $204.00',
      'Tub / shower valve / 1 EA / $350.00 / $350.00',
      'Total / $554.00',
    );
    for (const source of [headed, bare]) {
      expect(rowsIn(source)).toEqual([
        [null, 'Remove old carpet', 240, 'SF', 0.85, 204],
        [null, 'Tub / shower valve', 1, 'EA', 350, 350],
      ]);
      expect(knownTotals(source)).toEqual({ total: 554 });
    }
  });
});

describe('heads in German', () => {
  it('name the columns, units and sums', () => {
    const source = textOf(
      'Pos.  Beschreibung          Menge   Einheit  Einzelpreis  Gesamtpreis',
      '1     Teppich entfernen     24,00   m²       3,50         84,00',
      '2     Tür einbauen          2       Stk      420,00       840,00',
      '                            Summe netto                   924,00',
      '                            MwSt. 19 %                    175,56',
      '                            Gesamtsumme                   1.099,56',
    );
    expect(rowsIn(source)).toEqual([
      ['1', 'Teppich entfernen', 258.33, 'SF', 0.3252, 84],
      ['2', 'Tür einbauen', 2, 'EA', 420, 840],
    ]);
    expect(knownTotals(source)).toEqual({ net: 924, tax: 175.56, total: 1099.56, taxPercent: 19 });
    expect(readPaper(source).checks).toEqual([]);
  });
});

describe('short heads and units that two languages share', () => {
  it('are those of the language of the others', () => {
    const german = piped('Bezeichnung|Menge|Einheit|EP|GP', 'Maler|8|Std|60,00|480,00');
    expect(rowsIn(german)).toEqual([[null, 'Maler', 8, 'HR', 60, 480]]);
    const profit = textOf(
      'Item                 Qty   Unit   Price     Amount    GP',
      'Paint walls          400   SF     1.50      600.00    210.00',
    );
    expect(rowsIn(profit)).toEqual([[null, 'Paint walls', 400, 'SF', 1.5, 600]]);
  });

  it('of a standard size count no hours', () => {
    const source = textOf('Interior door 30 std    $250.00', 'Total   $250.00');
    expect(rowsIn(source).map(([, words, , unit]) => [words, unit])).toEqual([
      ['Interior door 30 std', 'LS'],
    ]);
  });
});

describe('a column for each surface', () => {
  it('counts the floor alone where it stands beside walls', () => {
    const source = piped(
      'Room|Description|Floor SF|Wall SF|Amount',
      'Den|Carpet|180|400|900.00',
      'Hall|Carpet|60|200|300.00',
    );
    expect(rowsIn(source).map((row) => row[2])).toEqual([180, 60]);
  });

  it('counts walls and ceiling together where they have one price', () => {
    const source = piped(
      'Description|Wall SF|Ceiling SF|Rate|Amount',
      'Paint living room|420|180|1.50|900.00',
      'Paint bedroom|360|144|1.50|756.00',
    );
    expect(rowsIn(source)).toEqual([
      [null, 'Paint living room', 600, 'SF', 1.5, 900],
      [null, 'Paint bedroom', 504, 'SF', 1.5, 756],
    ]);
    expect(readPaper(source).checks).toEqual([]);
  });

  it('is the work of a room where the room has a price, and its size where it has none', () => {
    const priced = readPaper(
      piped('Room|Wall SF|Ceiling SF|Price', 'Living room|420|180|1,150.00', 'Hall|200|60|470.00'),
    );
    expect(priced.lines.map(({ room, quantity, rcv }) => [room, quantity, rcv])).toEqual([
      ['Living room', 600, 1150],
      ['Hall', 260, 470],
    ]);
    const measured = readPaper(
      piped('Room|Floor SF|Wall SF|Ceiling SF', 'Living room|180|432|176', 'Hall|60|200|60'),
    );
    expect(measured.lines).toEqual([]);
    expect(
      measured.rooms.map(({ name, floorSf, wallSf, ceilingSf }) => [
        name,
        floorSf,
        wallSf,
        ceilingSf,
      ]),
    ).toEqual([
      ['Living room', 180, 432, 176],
      ['Hall', 60, 200, 60],
    ]);
  });
});

describe('a schedule of rooms', () => {
  it('is one where surfaces stand beside names, and nothing is priced', () => {
    const { lines, rooms } = readPaper(
      piped(
        'No.|Name|L x W (ft)|Wall SF|Ceiling SF|Base LF',
        '101|Dining|12.5 x 11|393|137.5|47',
        '102|Kitchen|15 x 12|451|180|51',
      ),
    );
    expect(lines).toEqual([]);
    expect(
      rooms.map(({ name, lengthFt, wallSf, ceilingSf }) => [name, lengthFt, wallSf, ceilingSf]),
    ).toEqual([
      ['Dining', 12.5, 393, 137.5],
      ['Kitchen', 15, 451, 180],
    ]);
  });
});

describe('amounts that hold a tax which no line shows', () => {
  const bid = (...amounts: [string, string, string, string, string]) =>
    piped(
      'Item|Qty|Price ea|RCV',
      `Sofa|1|899.00|${amounts[0]}`,
      `Floor lamp|2|74.50|${amounts[1]}`,
      `Books|64|9.50|${amounts[2]}`,
      `Work boots|2|164.95|${amounts[3]}`,
      `Pantry food|1|312.40|${amounts[4]}`,
    );

  it('of one rate are told once, and so is what is not taxed', () => {
    const { checks } = readPaper(bid('973.73', '161.39', '658.54', '357.32', '312.40'));
    expect(checks).toEqual([
      {
        what: 'LINE_PRODUCT',
        message:
          'The amounts of 4 lines are 8.31% more than quantity × price, as with a tax. The paper names no tax in them.',
        place: null,
        lineId: null,
      },
    ]);
  });

  it.each([
    ['Prices include sales tax', 0],
    ['Sales tax|||165.00', 1],
    ['Tax exempt customers: show your card', 1],
    ['Prices are before sales tax', 1],
    ['Sales tax not included', 1],
  ])('of one rate are right where the paper names it in them: %s', (tax, told) => {
    const { checks } = readPaper(
      piped(
        'Item|Qty|Price|Amount',
        'Tile|100|5.00|550.00',
        'Grout|10|20.00|220.00',
        'Thinset|4|25.00|110.00',
        tax,
      ),
    );
    expect(checks.filter(({ message }) => message.includes('names no tax'))).toHaveLength(told);
  });

  it('are told where one is of another rate, or each', () => {
    const odd = readPaper(bid('973.73', '161.39', '685.54', '357.32', '312.40')).checks;
    expect(odd.map(({ lineId }) => lineId)).toEqual(['3', null]);
    const each = readPaper(bid('930.00', '155.00', '700.00', '400.00', '312.40')).checks;
    expect(each.map(({ lineId }) => lineId)).toEqual(['1', '2', '3', '4']);
  });
});

describe('a price list', () => {
  it('has its unit in the head or before each price', () => {
    const source = textOf(
      'PAINT                                   per SF',
      'Walls, 2 coats                            1.15',
      'Ceiling, 2 coats                          1.05',
      'Seal stain or smoke                       0.70',
    );
    expect(rowsIn(source).map((row) => [row[1], row[3], row[4]])).toEqual([
      ['Walls, 2 coats', 'SF', 1.15],
      ['Ceiling, 2 coats', 'SF', 1.05],
      ['Seal stain or smoke', 'SF', 0.7],
    ]);
    const behind = textOf(
      'Base 5 1/4" ................. LF       6.85',
      'Bifold, 5 ft ................ EA     340.00',
      'Exterior steel .............. EA   1,025.00',
    );
    expect(rowsIn(behind).map((row) => [row[1], row[3], row[4], row[5]])).toEqual([
      ['Base 5 1/4"', 'LF', 6.85, null],
      ['Bifold, 5 ft', 'EA', 340, null],
      ['Exterior steel', 'EA', 1025, null],
    ]);
  });
});

describe('a price list with prices of many', () => {
  it('has the price of one in each line and the others as its note', () => {
    const { kind, lines } = readPaper(
      piped(
        'SKU|Item|Per|1-9|10-49|50+',
        '10-1001|Mortar mix|bag|10.85|10.20|9.95',
        '10-1040|Rebar #4|ea|12.90||11.75',
      ),
    );
    expect(kind).toBe('PRICE_LIST');
    expect(lines.map(({ description, unit, unitPrice, note }) => [description, unit, unitPrice, note])).toEqual([
      ['Mortar mix', 'BAG', 10.85, '10-49: 10.20 • 50+: 9.95'],
      ['Rebar #4', 'EA', 12.9, '50+: 11.75'],
    ]); // prettier-ignore
  });

  it('is read one after the other where two stand beside each other', () => {
    const columns = [40, 80, 205, [262], [296], 316, 356, 484, [538], [572]] as const;
    const row = (y: number, cells: string) => rowAt(y, columns, cells.split('|'), 7);
    const { lines } = readPaper(
      wordsOf(
        pageOf([
          ...row(60, 'CONCRETE|||||INSULATION'),
          ...row(72, 'SKU|item|per|1 +|50 +|SKU|item|per|1 +|50 +'),
          ...row(82, '10-1001|Portland Type I|bag|16.45|15.20|50-5013|R-13 kraft|bag|86.40|80.10'),
          ...row(92, '10-1010|Mortar mix Type S|bag|10.85|9.95|50-5044|Foam board|sht|48.90|net'),
        ]),
      ),
    );
    expect(lines.map((line) => [line.section, line.description, line.unitPrice])).toEqual([
      ['CONCRETE', 'Portland Type I', 16.45],
      ['CONCRETE', 'Mortar mix Type S', 10.85],
      ['INSULATION', 'R-13 kraft', 86.4],
      ['INSULATION', 'Foam board', 48.9],
    ]);
  });
});

describe('cells of a pasted table', () => {
  it('hold a price and its amount, wherever both stand', () => {
    const source = piped('Description|Qty|Unit|Unit Price|Total', 'Tile floor|192 SF|3.25 624.00');
    expect(rowsIn(source)).toEqual([[null, 'Tile floor', 192, 'SF', 3.25, 624]]);
  });

  it('go on where a bracket is open, in whatever column', () => {
    const source = piped(
      'Description|Qty|Unit',
      'Kitchen',
      'Paint walls & ceiling (2|1,264|SF',
      '|coats)',
      'Base cabinets|22|LF',
    );
    expect(readPaper(source).lines.map(({ description, room }) => [description, room])).toEqual([
      ['Paint walls & ceiling (2 coats)', 'Kitchen'],
      ['Base cabinets', 'Kitchen'],
    ]);
  });
});

describe('a share that is told without its dollars', () => {
  const end = (total: string, ...rows: string[]) =>
    wrongIn('Subtotal  2,500.00', ...rows, `Total  ${total}`);

  it('is in the total, alone or on what stands before it', () => {
    expect(end('2,750.00', 'Contingency (10%)')).toEqual([]);
    expect(end('2,970.00', 'Sales tax 8%  200.00', 'Contingency (10%)')).toEqual([]);
    expect(end('2,500.00', 'Contingency (10%)')).toEqual([]);
  });

  it('is told where the total is another', () => {
    expect(end('2,900.00', 'Contingency (10%)')).toEqual(['TOTAL']);
  });
});

describe('a column of measures', () => {
  it('holds quantities, with the price of one or without', () => {
    const source = piped(
      'No.|Item|Measure|Price',
      '1|Demolition||$4,150',
      '2|Cabinets|22 EA|$21,780',
      '3|Quartz counters|51 SF @ $96.00|$4,896',
      '4|Paint|lump sum|$2,240',
      '|Subtotal||$33,066',
    );
    expect(rowsIn(source)).toEqual([
      ['1', 'Demolition', 1, 'LS', 4150, 4150],
      ['2', 'Cabinets', 22, 'EA', 990, 21780],
      ['3', 'Quartz counters', 51, 'SF', 96, 4896],
      ['4', 'Paint', 1, 'LS', 2240, 2240],
    ]);
    expect(readPaper(source).checks).toEqual([]);
  });

  it('of a price list are what goods are sold by, however large one of them is', () => {
    const source = piped(
      'Item No.|Description|UOM|Price',
      '51|All-purpose mud, 4.5 gal|PL|21.40',
      '52|Kraft batts 15" (87.18 sf)|BAG|64.00',
    );
    expect(readPaper(source).kind).toBe('PRICE_LIST');
    expect(rowsIn(source)).toEqual([
      ['51', 'All-purpose mud, 4.5 gal', null, 'PL', 21.4, null],
      ['52', 'Kraft batts 15" (87.18 sf)', null, 'BAG', 64, null],
    ]);
  });
});

describe('a carrier’s row that somebody typed or copied', () => {
  it('goes on below an abbreviation, under a head and without one', () => {
    const rows = [
      'Tear off, haul and dispose of comp.',
      '  shingles - 3 tab                          21.40 SQ   62.00   1,326.80',
      'Laminated - High grade - comp.',
      '  shingle rfg. - w/out felt                 23.67 SQ   262.00  6,201.54',
      'Drip edge                                  188.00 LF    2.90    545.20',
    ];
    const right = [
      [null, 'Tear off, haul and dispose of comp. shingles - 3 tab', 21.4, 'SQ', 62, 1326.8],
      [null, 'Laminated - High grade - comp. shingle rfg. - w/out felt', 23.67, 'SQ', 262, 6201.54],
      [null, 'Drip edge', 188, 'LF', 2.9, 545.2],
    ];
    const head = 'DESCRIPTION                                 QTY      UNIT PRICE   TOTAL';
    expect(rowsIn(textOf(...rows))).toEqual(right);
    expect(rowsIn(textOf(head, ...rows))).toEqual(right);
  });

  it('has the quantity of its column, and a weight in its words', () => {
    const source = textOf(
      'Roofing felt - 15 lb.                     18.90 SQ   35.00    661.50',
      'Drip edge                                188.00 LF    2.90    545.20',
      'Roofing felt - 30 lb                       4.00 SQ   45.00    180.00',
    );
    expect(rowsIn(source)).toEqual([
      [null, 'Roofing felt - 15 lb.', 18.9, 'SQ', 35, 661.5],
      [null, 'Drip edge', 188, 'LF', 2.9, 545.2],
      [null, 'Roofing felt - 30 lb', 4, 'SQ', 45, 180],
    ]);
  });
});
