import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { piped, sheetOf, textOf } from './testing/sources.ts';

const read = (source: PaperSource) => paperEstimateSchema.parse(readPaper(source));

const brief = ({ description, quantity, quantityText, unit, unitPrice, rcv }: PaperLine) =>
  [description, quantity ?? quantityText, unit, unitPrice, rcv] as const;
const linesOf = (source: PaperSource) => read(source).lines.map(brief);

type Brief = readonly (string | number | null)[];

describe('a table', () => {
  it.each<[what: string, source: PaperSource, lines: readonly Brief[]]>([
    [
      'of whole dollars with numbered rows, in columns of spaces',
      textOf(
        'No  Description                     Qty  Unit  Price    Amount',
        '1   Interior door, prehung          4    EA    $420     $1,680',
        '2   Water heater, 50 gal gas        1    EA    $2,100   $2,100',
        '3   Double hung window, vinyl       9    EA    $790     $7,110',
        '4   Toilet                          2    EA    $640     $1,280',
      ),
      [
        ['Interior door, prehung', 4, 'EA', 420, 1_680],
        ['Water heater, 50 gal gas', 1, 'EA', 2_100, 2_100],
        ['Double hung window, vinyl', 9, 'EA', 790, 7_110],
        ['Toilet', 2, 'EA', 640, 1_280],
      ],
    ],
    [
      'without a head',
      textOf(
        'Interior door, prehung          4    EA    $420     $1,680',
        'Double hung window, vinyl       9    EA    $790     $7,110',
      ),
      [
        ['Interior door, prehung', 4, 'EA', 420, 1_680],
        ['Double hung window, vinyl', 9, 'EA', 790, 7_110],
      ],
    ],
    [
      'of comma-separated values in a text',
      textOf('Item,Qty,Unit,Price', '"Interior door, prehung",4,EA,420', 'Toilet,2,EA,"1,640"'),
      [
        ['Interior door, prehung', 4, 'EA', 420, null],
        ['Toilet', 2, 'EA', 1_640, null],
      ],
    ],
    [
      'of semicolons, whose cells hold commas',
      textOf('Item;Qty;Unit;Price', 'Interior door, prehung;4;EA;420'),
      [['Interior door, prehung', 4, 'EA', 420, null]],
    ],
    [
      'of strokes',
      textOf('| Item | Qty | Unit |', '|---|---|---|', '| Door | 4 | EA |'),
      [['Door', 4, 'EA', null, null]],
    ],
    [
      'with letter-spaced heads',
      textOf(
        'D E S C R I P T I O N          Q T Y     U N I T    P R I C E',
        'Tile floor                     192       SF         14.50',
      ),
      [['Tile floor', 192, 'SF', 14.5, null]],
    ],
    [
      'of one cell per line',
      textOf(
        'DESCRIPTION',
        'QUANTITY',
        'UNIT PRICE',
        'RCV',
        '1. Tear off',
        '21.40 SQ',
        '55.00',
        '1,177.00',
        '2. Laminated shingles',
        '23.67 SQ',
        '250.00',
        '5,917.50',
      ),
      [
        ['Tear off', 21.4, 'SQ', 55, 1_177],
        ['Laminated shingles', 23.67, 'SQ', 250, 5_917.5],
      ],
    ],
    [
      'with dotted leaders: the quantity ends the words, the price follows from the amount',
      textOf(
        'Remove existing tile floor, 192 SF.................. $624.00',
        'Paint walls & ceiling (2 coats), 1,264 SF.......... $1,453.60',
      ),
      [
        ['Remove existing tile floor', 192, 'SF', 3.25, 624],
        ['Paint walls & ceiling (2 coats)', 1_264, 'SF', 1.15, 1_453.6],
      ],
    ],
    [
      'of lump sums',
      piped('Description|Amount', 'Demolition|$1,200', 'Framing and drywall|$8,400'),
      [
        ['Demolition', 1, 'LS', 1_200, 1_200],
        ['Framing and drywall', 1, 'LS', 8_400, 8_400],
      ],
    ],
    [
      'where the price is of the line, as the total tells',
      piped(
        'Description|Quantity|Price',
        'Tile floor|340 SF|$4,080',
        'Permit||$450',
        'Total||$4,530',
      ),
      [
        ['Tile floor', 340, 'SF', 12, 4_080],
        ['Permit', 1, 'LS', 450, 450],
      ],
    ],
    [
      'with a price that touches its total',
      piped('Description|Qty|Unit Price|Total', 'Tile floor|192 SF|3.25 624.00'),
      [['Tile floor', 192, 'SF', 3.25, 624]],
    ],
    [
      'beside another of labor',
      piped(
        'Labor|Hrs|Rate|Total||Material|Qty|Unit|Price',
        'Demo|8|65|520||Porcelain tile|192|SF|9',
      ),
      [
        ['Demo', 8, 'HR', 65, 520],
        ['Porcelain tile', 192, 'SF', 9, null],
      ],
    ],
    [
      'of a claim program: price beside unit, item amount, replacement cost',
      piped(
        'Group Description|Desc|Qty|Item Amount|Unit Cost|Unit|RCV',
        'Kitchen|Cabinetry - lower (base) units|22|6864|312|LF|6864',
      ),
      [['Cabinetry - lower (base) units', 22, 'LF', 312, 6_864]],
    ],
    [
      'with names beside descriptions, and what it costs beside what is asked',
      piped(
        'Cost Group|Name|Description|Quantity|Unit|Unit Cost|Unit Price',
        'Kitchen|Base cabinets|Maple, soft close|22|LF|220|312',
      ),
      [['Base cabinets: Maple, soft close', 22, 'LF', 312, null]],
    ],
    [
      'of removal and replacement',
      piped(
        'DESCRIPTION|QNTY|REMOVE|REPLACE|TAX|TOTAL',
        '1. Drywall|240.00SF|0.45|2.00|12.10|600.10',
      ),
      [['Drywall', 240, 'SF', 2.45, 600.1]],
    ],
    [
      'of deductions',
      piped('Description|Qty|Unit|Price|Total', 'Deduct windows|-2|EA|400|-800'),
      [['Deduct windows', -2, 'EA', 400, -800]],
    ],
    [
      'of a city: numbers of the specification and blank prices',
      textOf(
        'Location: 3 - Bathroom',
        '90   MOBILE TOILET FACILITIES   1.00 EA   ______',
        '7011  COMMODE - REPLACE  1.00 EA   ______',
      ),
      [
        ['MOBILE TOILET FACILITIES', 1, 'EA', null, null],
        ['COMMODE - REPLACE', 1, 'EA', null, null],
      ],
    ],
    [
      'of labels and values',
      textOf(
        'Install moisture resistant drywall',
        'Quantity: 140 | Unit: SF | Rate: $4.20',
        'Tile floor',
        'Amount needed: 380',
        'Unit of measure: SF',
      ),
      [
        ['Install moisture resistant drywall', 140, 'SF', 4.2, null],
        ['Tile floor', 380, 'SF', null, null],
      ],
    ],
    [
      'of words and figures below them',
      textOf(
        '1) Polyiso insulation',
        '   41.6 squares @ $236.50   = $9,838.40',
        '2) Walkway pads',
        '   120 sq. ft. @ $6.85   = $822.00',
      ),
      [
        ['Polyiso insulation', 41.6, 'SQ', 236.5, 9_838.4],
        ['Walkway pads', 120, 'SF', 6.85, 822],
      ],
    ],
    [
      'with a dash between price and amount',
      textOf('* 90 sf wall tile @ $18.50 - $1,665', '* Vinyl plank floor, 40 sf @ 7.25 - $290'),
      [
        ['wall tile', 90, 'SF', 18.5, 1_665],
        ['Vinyl plank floor', 40, 'SF', 7.25, 290],
      ],
    ],
    [
      'of a roof report',
      textOf(
        'Total Roof Area = 2,412 sq ft',
        'Predominant Pitch = 8/12',
        'Total Ridges/Hips = 132 ft',
        'Total Eaves = 188 ft',
      ),
      [
        ['Total Roof Area', 2_412, 'SF', null, null],
        ['Predominant Pitch', '8/12', null, null, null],
        ['Total Ridges/Hips', 132, 'LF', null, null],
        ['Total Eaves', 188, 'LF', null, null],
      ],
    ],
  ])('%s', (_what, source, lines) => {
    expect(linesOf(source)).toEqual(lines);
  });

  it.each([
    ['Description|SF|$/SF', 'SF'],
    ['Item|Area (SF)|Rate ($/SF)', 'SF'],
    ['Description|Sq. Ft.|Price per Sq. Ft.', 'SF'],
    ['Scope of Work|LF|Price per LF', 'LF'],
    ['Item|Qty (SF)|Unit $', 'SF'],
  ])('headed %s has its unit from the head', (head, unit) => {
    expect(linesOf(piped(head, 'Tile floor|192|14.50'))).toEqual([
      ['Tile floor', 192, unit, 14.5, null],
    ]);
  });

  it('headed Amount before a unit has its quantity there, beside a unit price', () => {
    const rows = ['Work|Amount|Unit|Unit price|Total', 'Remove chain link|140|ft|4.00|560.00'];
    expect(linesOf(piped(...rows))).toEqual([['Remove chain link', 140, 'LF', 4, 560]]);
  });

  it.each<[cell: string, read: number | string, unit?: string]>([
    ['.5', 0.5],
    ['1200.', 1_200],
    ['24 1/2', 24.5],
    ['24 2/3', 24.67],
    ['23.67', 23.67],
    ['~240', 240],
    ['240*', 240],
    ['240±', 240],
    ['240 (allow)', 240],
    ["12' x 10'", 120],
    ['2 @ 120', 240],
    ['1E+03', 1_000],
    ['1.2K', 1_200],
    ['1.200,00', 1_200],
    ['(240)', -240],
    ['TBD', 'TBD'],
    ['by owner', 'by owner'],
    ['100-120', '100-120'],
    ['1 2', '1 2'],
  ])('reads the quantity “%s”', (cell, quantity) => {
    const { lines, checks } = read(
      piped('Description|Qty|Unit|Unit Price', `Tile floor|${cell}|SF|2.00`),
    );
    expect(lines.map(brief)).toEqual([['Tile floor', quantity, 'SF', 2, null]]);
    expect(checks.map(({ message }) => message)).toEqual(
      typeof quantity === 'string'
        ? [`The quantity “${cell}” of “Tile floor” could not be read.`]
        : [],
    );
  });

  it.each(['2.00/SF', 'USD 2.00', 'US$2.00', '@2.00', '2.00 ea', '2.-', '$2', '$ 2.00'])(
    'reads the price “%s”',
    (cell) => {
      expect(
        linesOf(piped('Description|Qty|Unit|Unit Price', `Tile floor|240|SF|${cell}`)),
      ).toEqual([['Tile floor', 240, 'SF', 2, null]]);
    },
  );

  it.each<[written: string, quantity: number, unit: string, unitPrice: number]>([
    ['4.8|MSF', 4_800, 'SF', 1.85],
    ['12|CSF', 1_200, 'SF', 18.5],
    ['2|MBF', 2_000, 'BF', 1.85],
    ['1|LSUM', 1, 'LS', 1_850],
    ['10|m²', 107.64, 'SF', 171.8706],
    ['3|bags', 3, 'BAGS', 1_850],
    ['6|sq. ft.', 6, 'SF', 1_850],
    ['2|lump sum', 2, 'LS', 1_850],
  ])('converts %s', (written, ...right) => {
    const [line] = linesOf(piped('Description|Qty|Unit|Price', `Drywall|${written}|1850`));
    expect(line?.slice(1, 4)).toEqual(right);
  });
});

it('tells of figures that do not agree before rows that are hidden, and of many of these by their number', () => {
  const hidden = (at: number) => ({
    row: { number: at + 9, cells: [`Deck ${at}`, '400', 'SF', '2.00', '800.00'] },
    why: 'HIDDEN' as const,
  });
  const rows = [
    ['Item', 'Qty', 'Unit', 'Price', 'Total'],
    ['Door', '4', 'EA', '100.00', '900.00'],
  ];
  const { checks } = read(
    sheetOf(rows, { leftOut: Array.from({ length: 600 }, (_, at) => hidden(at)) }),
  );
  expect(checks[0]).toMatchObject({ what: 'LINE_PRODUCT', lineId: '1' });
  const left = checks.filter(({ what }) => what === 'LEFT_OUT').map(({ message }) => message);
  expect([left.length, left[0], left.at(-1)]).toEqual([
    51,
    'Row 9 is hidden and does not count: “Deck 0 400 SF 2.00 800.00”.',
    '550 more rows that are hidden, struck out or not ticked do not count.',
  ]);
});

describe('a description', () => {
  it.each([
    'I need 3 doors and 200 sq ft of tile',
    'Kitchen: new tile floor, 12x14. Paint the walls.',
    'Roof 30 squares, eaves 140 ft, rakes 110 ft',
    'Replace 24 windows. Smith wants $18,400, Jones wants $19,900.',
    'Replace the kitchen sink\nPaint the hall\nPaint 1200 SF of walls and more',
    '- new cabinets, 22 LF\n- tile floor 192 SF\n- 2 doors',
  ])('is prose and no paper: %s', (text) => {
    const { lines, prose, kind } = read({ from: 'TEXT', text });
    expect([lines, prose, kind]).toEqual([[], text, 'OTHER']);
  });
});
