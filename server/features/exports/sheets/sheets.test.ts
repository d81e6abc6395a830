import { read, utils, type WorkBook } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { aBid, aClaim, aLine, aPrint, lines } from '../testing/estimates.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateWorkbook } from './estimate-workbook.ts';

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1'];

const open = (bytes: Uint8Array): WorkBook => read(bytes, { type: 'array', cellFormula: true });
const bookOf = async (...args: Parameters<typeof aPrint>): Promise<WorkBook> =>
  open(await estimateWorkbook(aPrint(...args)));
const rowsOf = (book: WorkBook, sheet: string): unknown[][] =>
  utils.sheet_to_json(book.Sheets[sheet] ?? {}, { header: 1, blankrows: true, defval: null });
const cell = (book: WorkBook, sheet: string, address: string) => book.Sheets[sheet]?.[address];

const csvOf = (...args: Parameters<typeof aPrint>) => {
  const bytes = estimateCsv(aPrint(...args));
  return { bytes, text: new TextDecoder().decode(bytes) };
};

const drywall = {
  id: '1',
  key: null,
  name: 'Drywall 4x8',
  quantity: 12,
  unit: 'EA',
  unitCost: 15.5,
  category: 'Drywall',
  packSize: null,
  note: null,
  lineIds: [],
  cutPlan: null,
  editedFields: [],
};

describe('the workbook', () => {
  it('keeps long details whole: a row counts capitals as wider, and what no row can hold goes on in the next', async () => {
    const words = 'Remove and replace damaged drywall, tape, float and texture to match. ';
    const textOf = (count: number, isLoud: boolean) => {
      const text = words.repeat(count).trim();
      return isLoud ? text.toUpperCase() : text;
    };
    const details = [textOf(5, false), textOf(5, true), textOf(40, true)];
    const items = lines(3, (id) => ({ name: `Line ${id}`, details: details[id - 1] ?? '' }));
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await estimateWorkbook(aPrint({ items }))).buffer as ArrayBuffer);
    const sheet = book.getWorksheet('Lines');
    const rows = sheet?.getRows(3, (sheet.rowCount ?? 0) - 3) ?? [];
    expect(rows.map((row) => row.height).every((height) => height <= 409)).toBe(true);
    expect(rows[1]?.height).toBeGreaterThan((rows[0]?.height ?? 0) * 1.1);
    const written = rows.map((row) => row.getCell('D').text);
    expect(written.slice(0, 2)).toEqual(details.slice(0, 2));
    expect(written.slice(2).length).toBeGreaterThan(2);
    expect(written.slice(2).join(' ')).toBe(details[2]);
    expect(rows.slice(3).every((row) => row.getCell('K').value === null)).toBe(true);
    const total = sheet?.getRow(sheet.rowCount).getCell('K').value as ExcelJS.CellFormulaValue;
    expect(total.formula).toContain(`K${sheet?.rowCount ? sheet.rowCount - 1 : 0}`);
  });

  it('has every line with numbers as numbers', async () => {
    const book = await bookOf({ items: lines(40) });
    expect(book.SheetNames).toEqual(['Summary', 'Lines', 'Notes', 'Sources', 'Prices']);
    const rows = rowsOf(book, 'Lines');
    expect(rows).toHaveLength(43);
    expect(rows[1]?.[0]).toBe('Painting');
    expect(rows[2]?.slice(0, 11)).toEqual([
      1,
      'Painting',
      'Line 1',
      null,
      null,
      2,
      'EA',
      10.5,
      0.25 / 21,
      0.25,
      21.25,
    ]);
    expect(cell(book, 'Lines', 'H3')).toMatchObject({ t: 'n', v: 10.5 });
    expect(rowsOf(book, 'Sources')[40]).toEqual([
      40,
      'Line 40',
      'TST-LINE',
      'Worked out',
      'count = 2',
      15,
      30,
      'B',
      'S1',
    ]);
    expect(rowsOf(book, 'Prices')[1]).toEqual(['S1', 'Test catalogue', null]);
  });

  it('says once what the price of equal lines holds, where the price book knows', async () => {
    const paint = { includes: 'Two coats of paint.', excludes: 'Primer and trim.' };
    const book = await bookOf({ items: lines(3) }, { contents: { '2': paint, '3': paint } });
    expect(rowsOf(book, 'Prices').slice(2)).toEqual([
      ['Item', 'Includes', 'Not included'],
      ['Line 2', 'Two coats of paint.', 'Primer and trim.'],
    ]);
  });

  it('stays alive: taxes, totals and subtotals of rooms are formulas, with their values', async () => {
    const inRoom = (room: string) => ({
      metadata: { ...aLine(1).metadata, room, rooms: [room] },
    });
    const items = [aLine(1, inRoom('Bath')), aLine(2, { ...inRoom('Den'), quantity: 3 })];
    const book = await bookOf({
      items: [...items, aLine(3, { ...inRoom('Bath'), category: 'Tile' })],
    });
    const room = rowsOf(book, 'Lines').map((row) => row[4]);
    expect(room.filter(Boolean)).toEqual(['Room', 'Bath', 'Bath', 'Den']);
    expect(cell(book, 'Lines', 'J3')).toMatchObject({ f: 'ROUND(F3*H3*I3,2)', v: 0.25 });
    expect(cell(book, 'Lines', 'K3')).toMatchObject({ f: 'ROUND(F3*H3+J3,2)', v: 21.25 });
    expect(cell(book, 'Lines', 'K2')).toMatchObject({ f: 'SUBTOTAL(9,K3:K4)', v: 42.5 });
    expect(cell(book, 'Lines', 'K7')).toMatchObject({ f: 'SUBTOTAL(9,K2:K6)', v: 74.25 });
    const at = (label: string) => rowsOf(book, 'Summary').findIndex(([head]) => head === label) + 1;
    const summed = (label: string) => cell(book, 'Summary', `B${at(label)}`);
    expect(summed('Total project cost')).toMatchObject({ f: 'Lines!$K$7', v: 74.25 });
    expect(summed('Bath')).toMatchObject({ f: 'Lines!$K$2', v: 42.5 });
    expect(summed('Tile')).toMatchObject({
      f: `SUMPRODUCT(EXACT(Lines!$B$2:$B$6,$A$${at('Tile')})*Lines!$K$2:$K$6)`,
      v: 21.25,
    });
  });

  it('is made to be read and printed: heads stay and repeat, amounts are dollars, a page wide', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Buffer.from(await estimateWorkbook(aPrint())) as never);
    const sheet = book.getWorksheet('Lines');
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet?.pageSetup).toMatchObject({
      paperSize: 1,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '1:1',
    });
    expect(sheet?.getCell('C1')).toMatchObject({ font: { bold: true } });
    expect(sheet?.getCell('K3').numFmt).toContain('"$"#,##0.00');
    expect(sheet?.getCell('F3').numFmt).toBe('#,##0.###');
    expect(sheet?.getCell('D3').alignment).toMatchObject({ wrapText: true });
  });

  it.each([
    ['owner', {}],
    ['claim', aClaim],
    ['bid', aBid],
  ])(
    'stays readable on Letter, %s: no sheet is printed at less than 65 %%',
    async (_, document) => {
      const book = new ExcelJS.Workbook();
      const print = aPrint(document, { materials: [drywall] });
      await book.xlsx.load(Buffer.from(await estimateWorkbook(print)) as never);
      const tooWide = book.worksheets.flatMap(({ name, columns, pageSetup }) => {
        const inches = pageSetup.orientation === 'landscape' ? 11 : 8.5;
        const { left = 0, right = 0 } = pageSetup.margins ?? {};
        // A character is 7 pixels wide and a column has 5 more, 96 an inch.
        const width = columns.reduce((all, { width: chars = 9 }) => all + (chars * 7 + 5) / 96, 0);
        const scale = (inches - left - right) / width;
        return scale < 0.65 ? [`${name}: ${scale.toFixed(2)}`] : [];
      });
      expect(tooWide).toEqual([]);
    },
  );

  it('has the reasoning in rows, the materials, and what was understood', async () => {
    const understood = {
      places: [{ name: 'Bath', size: '5 × 8 ft', basis: 'STATED' as const, source: null }],
      work: [],
      excluded: ['window'],
      unread: ['“hmm”: not priced'],
    };
    const reasoning = 'First thought.\n\nSecond thought.';
    const book = await bookOf({ reasoning }, { materials: [drywall], understood });
    expect(cell(book, 'Materials', 'G2')).toMatchObject({ f: 'ROUND(C2*F2,2)', v: 186 });
    expect(cell(book, 'Materials', 'G3')).toMatchObject({ f: 'SUBTOTAL(9,G2:G2)', v: 186 });
    const notes = rowsOf(book, 'Notes');
    expect(notes).toContainEqual(['Bath', '5 × 8 ft · Stated']);
    expect(notes).toContainEqual([null, 'First thought.']);
    expect(notes).toContainEqual([null, 'Second thought.']);
    expect(notes).toContainEqual([null, 'window']);
    expect(notes).toContainEqual([null, '“hmm”: not priced']);
  });

  it('keeps a total that its owner set', async () => {
    const book = await bookOf({ totalOverride: 99 });
    const row = rowsOf(book, 'Summary').find(([head]) => head === 'Total project cost');
    expect(row?.[1]).toBe(99);
  });

  it('adds the figures of a claim, as formulas, and of a contractor', async () => {
    const headsOf = async (document: object) => rowsOf(await bookOf(document), 'Lines')[0];
    expect((await headsOf(aClaim))?.slice(-3)).toEqual(['Depreciation', 'Recoverable', 'ACV']);
    expect((await headsOf(aBid))?.slice(-3)).toEqual(['Labor', 'Material', 'Equipment']);
    const claim = await bookOf(aClaim);
    const rows = rowsOf(claim, 'Summary');
    const at = (label: string) => rows.findIndex(([head]) => head === label) + 1;
    expect(rows.flat()).not.toContain('Who runs the work');
    expect(cell(claim, 'Summary', `B${at('Net claim')}`)).toMatchObject({
      f: `MAX(0,B${at('Actual cash value (ACV)')}-B${at('Deductible')})`,
      v: 300,
    });
    expect(rowsOf(await bookOf(aBid), 'Summary').flat()).toContain(
      'Working figures of the contractor, not for the client',
    );
  });

  it.each(FORMULAS)('takes %j for text', async (name) => {
    const book = await bookOf({ items: [aLine(1, { name, category: name })] }, { title: name });
    for (const address of ['A2', 'B3', 'C3']) {
      expect(cell(book, 'Lines', address)).toMatchObject({
        t: 's',
        v: expect.stringMatching(/^'/),
      });
      expect(cell(book, 'Lines', address)?.f).toBeUndefined();
    }
  });

  it('copes with odd texts, no lines, and 5,000', async () => {
    const odd = '<&>"\u0000\u0007\uFFFF 厨房 🙂 \ud83d';
    const book = await bookOf({ items: [aLine(1, { name: odd })] });
    expect(cell(book, 'Lines', 'C3')?.v).toBe('<&>" 厨房 🙂 \uFFFD');
    expect(
      rowsOf(await bookOf({ items: [] }), 'Lines')
        .at(-1)
        ?.at(-1),
    ).toBe(0);
    expect(rowsOf(await bookOf({ items: lines(5_000) }), 'Lines')).toHaveLength(5_003);
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
