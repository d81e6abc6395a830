import type ExcelJS from 'exceljs';
import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { fixture } from './testing/files.ts';
import {
  cellsBy,
  leftOutOf,
  rowsOf,
  type TestReader,
  useTestReader,
  WIDE,
} from './testing/reader.ts';
import * as papers from './testing/papers.ts';

const test = useTestReader();
const read: TestReader['readPaper'] = (...asked) => test().readPaper(...asked);

const readCells = cellsBy(test);

const BID = [
  ['Description', 'Qty', 'Unit', 'Unit Price'],
  ['Kitchen'],
  ['Tile floor, porcelain', 192, 'SF', { t: 'n', v: 3.25, z: '$#,##0.00' }],
];
const bidAs = (bookType: 'xlsx' | 'xlsb' | 'biff8' | 'ods' | 'dif' | 'sylk' | 'csv' | 'txt') =>
  write(utils.book_new(utils.aoa_to_sheet(BID), 'Bid'), { type: 'buffer', bookType }) as Buffer;

it.each(['xlsx', 'xlsb', 'biff8', 'ods'] as const)(
  'all sheets of an .%s are read',
  async (type) => {
    const book = utils.book_new(utils.aoa_to_sheet(BID), 'Bid');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Grand total', 624]]), 'Summary');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Exclusions'], ['Permits']]), 'Notes');
    const sheets = await readCells(write(book, { type: 'buffer', bookType: type }) as Buffer);
    expect(sheets.map(({ name }) => name)).toEqual(['Bid', 'Summary', 'Notes']);
    expect(rowsOf(sheets)).toEqual(expect.arrayContaining(['Grand total | 624', 'Permits']));
  },
);

it('a typed text keeps its columns, its empty lines and their numbers', async () => {
  const typed = [
    '\uFEFFPORCH \uFB01nish',
    '',
    '  Deck boards\u00A0      118 sf  @ 24.50    2,891  ',
    '\tLattice\t34 lf\t',
  ];
  const paper = await read(Buffer.from(typed.join('\r\n')));
  expect(paper).toEqual(
    expect.objectContaining({
      from: 'TEXT',
      text: 'PORCH finish\n\n  Deck boards       118 sf  @ 24.50    2,891\n\tLattice\t34 lf',
    }),
  );
});

it('values parted by marks are a table, also with a letterhead and totals of fewer marks around it', async () => {
  const sheets = await readCells(
    [
      'Orsini Handyman;;;',
      'Client;Ada Moss, 4 Elm St;;',
      'Line;Item;Qty;Rate;Amount',
      '1;"Gate; cedar";2;$120.00;$240.00',
      '2;Latch, black;2;$18.50;$37.00',
      '3;Post;4;$65.00;$260.00',
      ';Total;;$537.00',
    ].join('\n'),
  );
  expect(rowsOf(sheets)).toContain('Client | Ada Moss, 4 Elm St |  | ');
  expect(rowsOf(sheets)).toContain('1 | Gate; cedar | 2 | $120.00 | $240.00');
  expect(rowsOf(sheets)).toContain(' | Total |  | $537.00');
});

describe('cells of a workbook', () => {
  it.each<[type: Parameters<typeof bidAs>[0], name: string | null, price: string]>([
    ['xlsx', 'Bid', '$3.25'],
    ['xlsb', 'Bid', '$3.25'],
    ['biff8', 'Bid', '$3.25'],
    ['ods', 'Bid', '3.25'],
    ['dif', null, '3.25'],
    ['sylk', null, '$3.25'],
    ['csv', null, '$3.25'],
    ['txt', null, '$3.25'],
  ])('saved as %s', async (type, name, price) => {
    const sheets = await readCells(bidAs(type));
    expect(sheets.map((sheet) => sheet.name)).toEqual([name]);
    expect(rowsOf(sheets)).toEqual([
      'Description | Qty | Unit | Unit Price',
      'Kitchen |  |  | ',
      `Tile floor, porcelain | 192 | SF | ${price}`,
    ]);
    expect(sheets[0]?.rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('works out what programs leave to be worked out, and counts the rest', async () => {
    const book = await papers.makeWorkbook((made) => {
      const bid = made.addWorksheet('Bid');
      const rates = made.addWorksheet('Our rates');
      rates.addRow([2.5]);
      const formula = (text: string) => ({ formula: text });
      bid.addRow(['Description', 'Qty', 'Price', 'Total']);
      bid.addRow([
        'Drywall',
        formula('8*12'),
        formula("'Our rates'!$A$1"),
        formula('ROUND(B2*C2,2)'),
      ]);
      bid.addRow([
        'Trim',
        formula('-(2+3)^2*10%'),
        formula('SUM(B2:B3)/2'),
        formula('B3*NOSUCH(2)'),
      ]);
      bid.addRow(['Paint', formula('AVERAGE(B2:B3)'), formula('AVERAGE(1,2,6)')]);
      bid.addRow(['Loop', formula('C5'), formula('B5'), formula('1/0')]);
      bid.getCell('D2').numFmt = '$#,##0.00';
    });
    const [sheet] = await readCells(book);
    expect(rowsOf(sheet ? [sheet] : [])).toEqual([
      'Description | Qty | Price | Total',
      'Drywall | 96 | 2.5 | $240.00',
      'Trim | 2.5 | 49.25 | ',
      'Paint | 49.25 | 3 | ',
      'Loop |  |  | ',
    ]);
    expect(sheet?.uncomputed).toBe(4);
  });

  it('takes raised figures for cents, and leaves out what is struck beside other words of a cell', async () => {
    const raised = { vertAlign: 'superscript' } as const;
    const rich = (...richText: ExcelJS.RichText[]) => ({ richText });
    const book = await papers.makeWorkbook((made) => {
      const bid = made.addWorksheet('Bid');
      bid.addRow(['Description', 'Total']);
      bid.addRow(['Tile floor', rich({ text: '$400' }, { text: '50', font: raised })]);
      bid.addRow(['Trim', rich({ text: '$300' }, { text: '1', font: raised })]);
      bid.addRow([
        rich({ text: 'Door & frame' }, { text: ' oak', font: { strike: true } }),
        rich({ text: '$4,200', font: { strike: true } }, { text: ' $3,900' }),
      ]);
      bid.addRow([rich({ text: 'Heated mat', font: { strike: true } }, { text: ' ' })]);
    });
    const sheets = await readCells(book);
    expect(rowsOf(sheets)).toEqual([
      'Description | Total',
      'Tile floor | $400.50',
      'Trim | $300 1',
      'Door & frame | $3,900',
    ]);
    expect(sheets[0]?.leftOut.map(({ row, why }) => [row.cells[0], why])).toEqual([
      ['Heated mat', 'STRUCK'],
    ]);
  });

  it('leaves out what its sender does not show, strikes or has not ticked, and tells it', async () => {
    const book = await papers.makeWorkbook((made) => {
      const bid = made.addWorksheet('Bid');
      bid.addRow(['Include', 'Description', 'Qty', 'Unit', 'Our cost']);
      bid.addRow([true, 'Remove tile floor', 192, 'SF', 111]);
      bid.addRow([true, 'Hidden alternate', 10, 'EA', 112]).hidden = true;
      bid.addRow([false, 'Base cabinets', 22, 'LF', 113]);
      bid.addRow([true, 'Struck carpet', 24, 'SY', 114]).font = { strike: true };
      bid.addRow([true, 'Paint, one figure struck', 24, 'SF']).getCell(3).font = { strike: true };
      bid.getColumn(5).hidden = true;
      for (const state of ['hidden', 'veryHidden'] as const) {
        made.addWorksheet(state, { state }).addRow(['Marble floor', 77, 'SF']);
      }
    });
    const sheets = await readCells(book);
    expect(rowsOf(sheets)).toEqual([
      'Include | Description | Qty | Unit | ',
      'TRUE | Remove tile floor | 192 | SF | ',
      'TRUE | Paint, one figure struck | 24 | SF | ',
    ]);
    expect(leftOutOf(sheets)).toEqual([
      'HIDDEN: Our cost',
      'HIDDEN: TRUE | Hidden alternate | 10 | EA | ',
      'UNTICKED: FALSE | Base cabinets | 22 | LF | ',
      'STRUCK: TRUE | Struck carpet | 24 | SY | ',
      'HIDDEN: Marble floor | 77 | SF',
      'HIDDEN: Marble floor | 77 | SF',
    ]);
  });

  it('leaves out what a table of OpenDocument does not show or strikes', async () => {
    const sheets = await readCells(papers.makeOds());
    expect(rowsOf(sheets)).toEqual(['Work |  | Qty', 'Tile |  | 192', 'Trim |  | 80']);
    expect(leftOutOf(sheets)).toEqual([
      'HIDDEN: Cost',
      'HIDDEN: Alternate |  | 10',
      'HIDDEN: Alternate |  | 10',
      'STRUCK: Carpet |  | 24',
      'HIDDEN: Filtered |  | 5',
      'HIDDEN: Marble',
    ]);
  });

  it('leaves out what an old workbook strikes, on each sheet', async () => {
    const sheets = await readCells(fixture('struck.xls'));
    expect(rowsOf(sheets)).toEqual([
      'Description | Qty | Unit | Rate | Amount',
      'Tear off shingles | 24 | SQ | 65 | 1560',
      'Ridge vent | 52 | LF | 9.5 | 494',
      'Description | Qty | Unit | Rate | Amount',
      'Gutter | 142 | LF | 14.25 | 2023.5',
    ]);
    expect(leftOutOf(sheets)).toEqual([
      'STRUCK: Skylight kit | 2 | EA | 180 | 360',
      'STRUCK: Leaf guard | 142 | LF | 9.75 | 1384.5',
    ]);
  });

  it('leaves out what a binary workbook strikes', async () => {
    const rows = [
      ['Description', 'Qty', 'Amount'],
      ['Tear off', 24, 1560],
      ['Skylight kit', 2, 360],
    ];
    const sheets = await readCells(papers.makeStruckXlsb(rows, [3]));
    expect(rowsOf(sheets)).toEqual(['Description | Qty | Amount', 'Tear off | 24 | 1560']);
    expect(leftOutOf(sheets)).toEqual(['STRUCK: Skylight kit | 2 | 360']);
  });

  it.each(['Taxable', 'Alternate'])('counts rows that are not “%s”', async (head) => {
    const rows = [
      [head, 'Description'],
      [true, 'Tile'],
      [false, 'Paint'],
    ];
    const book = write(utils.book_new(utils.aoa_to_sheet(rows)), {
      type: 'buffer',
      bookType: 'xlsx',
    });
    expect(rowsOf(await readCells(book as Buffer))).toEqual([
      `${head} | Description`,
      'TRUE | Tile',
      'FALSE | Paint',
    ]);
  });

  it.each<[format: string, value: number, shown: string]>([
    ['#,##0,', 12_500, '12500'],
    ['$#,##0.0,"k"', 12_500, '$12.5k'],
    ['$#,##0.00;[Red]$#,##0.00', -150, '-$150.00'],
    ['$#,##0.00_);[Red]($#,##0.00)', -150, '($150.00)'],
    ['_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', -150, '$(150.00)'],
    ['0" SF"', 410, '410 SF'],
  ])('says what a format of %s means', async (format, value, shown) => {
    const cells = [['Work', { t: 'n', v: value, z: format }]];
    const book = write(utils.book_new(utils.aoa_to_sheet(cells)), { type: 'buffer' }) as Buffer;
    expect(rowsOf(await readCells(book))).toEqual([`Work | ${shown}`]);
  });

  it('repeats a merged cell over the cells that it covers, and keeps empty ones', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Room', 'Description', 'Qty', 'Note'],
      ['Kitchen', 'Base cabinets', 22, null],
      [null, 'Wall cabinets', 18, null],
      ['All rooms', null, null, null],
    ]);
    sheet['!merges'] = ['A2:A3', 'A4:D4'].map((range) => utils.decode_range(range));
    const book = write(utils.book_new(sheet), { type: 'buffer', bookType: 'xlsx' }) as Buffer;
    expect(rowsOf(await readCells(book))).toEqual([
      'Room | Description | Qty | Note',
      'Kitchen | Base cabinets | 22 | ',
      'Kitchen | Wall cabinets | 18 | ',
      'All rooms | All rooms | All rooms | All rooms',
    ]);
  });
});

describe('values in a text', () => {
  it.each<[what: string, text: string, rows: string[]]>([
    [
      'commas, with quotes',
      'Item,Qty,Unit,Price\r\n"Paint, walls",1700,SF,1.35\r\n"Tile ""Roma""",192,SF,"1,175.00"\r\n',
      [
        'Item | Qty | Unit | Price',
        'Paint, walls | 1700 | SF | 1.35',
        'Tile "Roma" | 192 | SF | 1,175.00',
      ],
    ],
    [
      'semicolons, with commas in figures',
      'Item;Qty;Price\nPaint;1700;1,35\nTile;192;11,75',
      ['Item | Qty | Price', 'Paint | 1700 | 1,35', 'Tile | 192 | 11,75'],
    ],
    [
      'quoted tabs',
      '"Item"\t"Qty"\t"Unit"\n"Paint, walls"\t"1,700"\t"SF"',
      ['Item | Qty | Unit', 'Paint, walls | 1,700 | SF'],
    ],
    [
      'a headline and rooms between the rows',
      'Bid for 12 Alder Street\n\nItem,Qty,Unit\nKitchen,,\nPaint,1700,SF\nTile,192,SF\n',
      [
        'Bid for 12 Alder Street',
        'Item | Qty | Unit',
        'Kitchen |  | ',
        'Paint | 1700 | SF',
        'Tile | 192 | SF',
      ],
    ],
    ['what a spreadsheet says first', 'sep=;\nPaint;1700', ['Paint | 1700']],
  ])('parted by %s', async (_what, text, rows) => {
    expect(rowsOf(await readCells(text))).toEqual(rows);
  });

  it.each([
    'Remove tub, toilet, and vanity.\nPaint walls, ceiling, and trim.\nHaul, sweep, and clean.',
    'Kitchen, 16 ft x 12 ft\nBath, 8 ft x 5 ft',
    'No  Description   Qty  Unit\n1   Door           4   EA\n2   Window         9   EA',
    'Scope  Smith Co  Jones Co\n24 windows  $18,400  $19,900\nPaint  $5,200  $4,900\nGutters  $1,900  $2,100',
  ])('is a text when it is one: %s', async (text) => {
    expect(await read(text)).toEqual({
      from: 'TEXT',
      text: expect.any(String),
      isCut: false,
      drawnPages: [],
    });
  });
});

describe('a paper', () => {
  it.each(['photo-kitchen.jpg', 'photo.png', 'photo.heic'])(
    'that is %s has one page without words',
    async (name) => {
      expect(await read(fixture(name))).toEqual({
        from: 'WORDS',
        pages: [
          {
            number: 1,
            width: expect.any(Number),
            height: expect.any(Number),
            words: [],
            isRecognized: false,
          },
        ],
        pageCount: 1,
        isCut: false,
        drawnPages: [1],
      });
    },
  );

  it('longer than there is room for is cut between rows, and says so', async () => {
    const lines = Array.from({ length: 100 }, (_row, row) => `Paint wall,${row},SF`).join('\n');
    const paper = await read(lines, { ...WIDE, maxChars: 500 });
    const count = paper.from === 'CELLS' ? paper.sheets[0]?.rows.length : undefined;
    expect(paper.isCut).toBe(true);
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(100);
  });
});
