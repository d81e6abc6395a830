import { describe, expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { cellsOf, wholeLines } from './copy-lines.ts';
import { parseTable, tabSeparated } from './parse-table.ts';
import { hasHeadings, linesFrom as pastedFrom, patchFrom } from './paste-lines.ts';

const linesFrom = (rows: readonly (readonly string[])[]) =>
  pastedFrom(rows).map(({ fields }) => fields);

describe('a table in the clipboard', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"x ""1""\ty\nz"\t2', [['x "1"\ty\nz', '2']]],
    ['5" pipe\t2', [['5" pipe', '2']]],
    [
      'a,b\n"c, d",e',
      [
        ['a', 'b'],
        ['c, d', 'e'],
      ],
    ],
    ['Remove tile, haul away', [['Remove tile, haul away']]],
    ['Remove tile, haul away\nPaint', [['Remove tile, haul away'], ['Paint']]],
    ['"never closed\t1', [['never closed\t1']]],
    ['', []],
    [' \n\t', []],
  ])('%j reads as rows of cells', (text, rows) => {
    expect(parseTable(text)).toEqual(rows);
  });

  it('comes back as it was written', () => {
    const rows = [
      ['a "b"', 'two\nrows'],
      ['tab\there', ''],
    ];
    expect(parseTable(tabSeparated(rows))).toEqual(rows);
  });
});

describe('pasted rows', () => {
  it('are read by their headings, in any order', () => {
    const rows = parseTable(
      'Trade\tScope\tUnit Price (USD)\tQty.\tNotes\tUOM\tTotal\nTile\tBacksplash\t$1,234.50\t2\tSubway\tSF\t9',
    );
    expect(hasHeadings(rows)).toBe(true);
    expect(linesFrom(rows)).toEqual([
      {
        category: 'Tile',
        name: 'Backsplash',
        unitPrice: 1234.5,
        quantity: 2,
        details: 'Subway',
        unit: 'SF',
      },
    ]);
  });

  it('without headings follow the usual order, past a number of their own', () => {
    const line = { name: 'Paint', quantity: 12, unit: 'SF', unitPrice: 1.5, tax: -3 };
    expect(linesFrom([['Paint', '12', 'SF', '1.50', '(3.00)']])).toEqual([line]);
    expect(linesFrom([['1', 'Paint', '12', 'SF', '$1.50', '($3)']])).toEqual([line]);
  });

  it('say what is no number, and leave it and what is empty to the defaults', () => {
    expect(pastedFrom([['Paint', 'lots', '', '3*4', '']])).toEqual([
      {
        fields: { name: 'Paint', unitPrice: 12 },
        refused: [{ field: 'quantity', text: 'lots', hint: expect.stringContaining('“lots”') }],
      },
    ]);
    expect(patchFrom(['12 ft', '6', '1e999'], 2, 'LF')).toMatchObject({
      fields: { quantity: 12, unit: '6' },
      refused: [{ field: 'unitPrice', text: '1e999' }],
    });
  });

  it('go over the cells from a column on, passing over what follows from the rest', () => {
    expect(patchFrom(['3', 'SF', '2', '1', '99'], 2, 'EA').fields).toEqual({
      quantity: 3,
      unit: 'SF',
      unitPrice: 2,
      tax: 1,
    });
    expect(patchFrom(['Tile\nSubway'], 1, 'EA').fields).toEqual({
      name: 'Tile',
      details: 'Subway',
    });
  });

  it('never exceed what a line can hold', () => {
    const [line] = linesFrom([['x'.repeat(900), '9'.repeat(30), 'u'.repeat(90)]]);
    expect(line).toMatchObject({ quantity: 1e7, name: 'x'.repeat(300), unit: 'u'.repeat(20) });
  });
});

describe('copied lines', () => {
  const placed = [
    { line: lineOf(sampleLine('7', { name: 'Tile', details: 'Subway\nwhite' })), position: 1 },
  ];

  it('come back as the same lines', () => {
    const { name, details, quantity, unit, unitPrice, tax, category } = lineOf(
      sampleLine('7', { name: 'Tile', details: 'Subway\nwhite' }),
    );
    expect(linesFrom(parseTable(tabSeparated(wholeLines(placed))))).toEqual([
      { name, details, quantity, unit, unitPrice, tax, category },
    ]);
  });

  it('are plain numbers for a spreadsheet', () => {
    expect(cellsOf(placed, 1, 6)).toEqual([
      ['Tile\nSubway\nwhite', '2', 'EA', '100.00', '5.00', '205.00'],
    ]);
  });
});
