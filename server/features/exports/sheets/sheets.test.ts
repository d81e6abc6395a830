import { read, utils, type WorkBook } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { estimateTotal } from '../../../domain/pricing.ts';
import { aBid, aClaim, aLine, aPrint, lines } from '../testing/estimates.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateWorkbook } from './estimate-workbook.ts';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'];

const open = (bytes: Uint8Array): WorkBook => read(bytes, { type: 'array', cellFormula: true });
const rowsOf = (book: WorkBook, sheet: string): unknown[][] =>
  utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1, blankrows: true, defval: null });
const cell = (book: WorkBook, sheet: string, address: string) => book.Sheets[sheet]?.[address];

const csvOf = (...args: Parameters<typeof aPrint>) => {
  const bytes = estimateCsv(aPrint(...args));
  return { bytes, text: new TextDecoder().decode(bytes) };
};

describe('the workbook', () => {
  it('has every line with numbers as numbers', () => {
    const book = open(estimateWorkbook(aPrint({ items: lines(40) })));
    expect(book.SheetNames).toEqual(['Summary', 'Lines', 'Sources']);
    const rows = rowsOf(book, 'Lines');
    expect(rows).toHaveLength(42);
    expect(rows[1]).toEqual([1, 'Painting', 'Line 1', null, null, 2, 'EA', 10.5, 0.25, 21.25]);
    expect(cell(book, 'Lines', 'H2')).toMatchObject({ t: 'n', v: 10.5 });
    expect(rowsOf(book, 'Sources')[40]).toEqual([
      40,
      'Line 40',
      'TST-LINE',
      'Worked out',
      'count = 2',
      15,
      30,
      'B',
      'Test catalogue',
      null,
      null,
    ]);
  });

  it('says what the price of each line holds, where the price book knows', () => {
    const contents = { '2': { includes: 'Two coats of paint.', excludes: 'Primer and trim.' } };
    const book = open(estimateWorkbook(aPrint({ items: lines(3) }, { contents })));
    const [head, ...rows] = rowsOf(book, 'Sources');
    expect(head?.slice(-2)).toEqual(['Includes', 'Not included']);
    expect(rows[1]?.slice(-2)).toEqual(['Two coats of paint.', 'Primer and trim.']);
    expect(rows[0]).not.toContain('Two coats of paint.');
  });

  it('stays alive: totals are formulas over the lines, with their values', () => {
    const print = aPrint({ items: [aLine(1), aLine(2, { category: 'Tile', quantity: 3 })] });
    const book = open(estimateWorkbook(print));
    expect(cell(book, 'Lines', 'J3')).toMatchObject({ f: 'ROUND(F3*H3+I3,2)', v: 31.75 });
    expect(cell(book, 'Lines', 'J4')).toMatchObject({ f: 'SUM(J2:J3)', v: 53 });
    const summary = rowsOf(book, 'Summary');
    const at = (label: string) => summary.findIndex(([head]) => head === label) + 1;
    expect(cell(book, 'Summary', `B${at('Total project cost')}`)).toMatchObject({
      f: 'SUM(Lines!$J$2:$J$3)',
      v: estimateTotal(print.document),
    });
    const tile = at('Tile');
    expect(cell(book, 'Summary', `B${tile}`)).toMatchObject({
      f: `SUMPRODUCT(EXACT(Lines!$B$2:$B$3,$A$${tile})*Lines!$J$2:$J$3)`,
      v: 31.75,
    });
  });

  it('keeps a total that its owner set', () => {
    const book = open(estimateWorkbook(aPrint({ totalOverride: 99 })));
    const row = rowsOf(book, 'Summary').find(([head]) => head === 'Total project cost');
    expect(row?.[1]).toBe(99);
  });

  it('adds the figures of a claim, and of a contractor', () => {
    const heads = (document: object) =>
      rowsOf(open(estimateWorkbook(aPrint(document))), 'Lines')[0];
    expect(heads(aClaim)?.slice(-2)).toEqual(['Recoverable', 'ACV']);
    expect(heads(aBid)?.slice(-3)).toEqual(['Labor', 'Material', 'Equipment']);
    const summary = rowsOf(open(estimateWorkbook(aPrint(aBid))), 'Summary').flat();
    expect(summary).toContain('Working figures of the contractor, not for the client');
  });

  it.each(FORMULAS)('takes %j for text', (name) => {
    const book = open(estimateWorkbook(aPrint({ items: [aLine(1, { name, category: name })] })));
    expect(cell(book, 'Lines', 'C2')).toMatchObject({ t: 's', v: expect.stringMatching(/^'/) });
    expect(cell(book, 'Lines', 'C2')?.f).toBeUndefined();
  });

  it('copes with odd texts, no lines, and 5,000', () => {
    const odd = '<&>"\u0000\u0007\uFFFF 厨房 🙂 \ud83d';
    const book = open(estimateWorkbook(aPrint({ items: [aLine(1, { name: odd })] })));
    expect(cell(book, 'Lines', 'C2')?.v).toBe('<&>" 厨房 🙂 \uFFFD');
    expect(
      rowsOf(open(estimateWorkbook(aPrint({ items: [] }))), 'Lines')
        .at(-1)
        ?.at(-1),
    ).toBe(0);
    expect(rowsOf(open(estimateWorkbook(aPrint({ items: lines(5_000) }))), 'Lines')).toHaveLength(
      5_002,
    );
  });
});

describe('the CSV', () => {
  it('has one row a line, marked as UTF-8', () => {
    const { bytes, text } = csvOf({ items: lines(3) });
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const rows = text.split('\r\n');
    expect(rows[0]).toMatch(/^#,Category,Item,Details,Room,Quantity,Unit,Unit price,Tax,Total,/);
    expect(rows[3]).toBe(
      '3,Painting,Line 3,,,2,EA,10.5,0.25,21.25,15,30,Worked out: count = 2,B,Test catalogue',
    );
    expect(rows).toHaveLength(5);
    expect(rows[4]).toBe('');
  });

  it('quotes what a reader would stumble over', () => {
    const { text } = csvOf({ items: [aLine(1, { name: 'a "b", c', details: 'd\r\ne' })] });
    expect(text).toContain('"a ""b"", c","d\r\ne"');
  });

  it.each(FORMULAS)('takes %j for text', (name) => {
    const { text } = csvOf({ items: [aLine(1, { name })] });
    const field = text.split('Painting,')[1] ?? '';
    expect(field).toMatch(/^"?'/);
  });

  it('leaves numbers below zero alone', () => {
    const { text } = csvOf({ items: [aLine(1, { quantity: -2 })] });
    expect(text).toContain(',-2,EA,');
  });
});
