// Workbooks of some kilobytes that cost their reader most: they are read in part, or refused, within the time of an honest one.
import { describe, expect, it } from 'vitest';
import { makeXlsxOf } from './testing/attacks.ts';
import { useTestReader } from './testing/reader.ts';
import { makeWorkbook } from './testing/papers.ts';

const test = useTestReader();

const read = async (bytes: Buffer) => {
  const paper = await test().readPaper(bytes, { maxPages: 1, maxChars: 20_000_000 });
  if (paper.from !== 'CELLS') throw new Error(`It was read as ${paper.from}.`);
  const { sheets, isCut } = paper;
  return {
    isCut,
    sheets: sheets.length,
    rows: sheets.reduce((sum, { rows }) => sum + rows.length, 0),
    columns: sheets[0]?.rows[0]?.cells.length,
    uncomputed: sheets.reduce((sum, { uncomputed }) => sum + uncomputed, 0),
  };
};

const VALUE = '<c><v>1.25</v></c>';
const asking = (formula: string) => `<c><f>${formula}</f></c>`;

describe('a workbook', () => {
  it.each<[what: string, make: () => Buffer, found: object]>([
    [
      'of 500 sheets',
      () => makeXlsxOf(() => VALUE, { rows: 100, columns: 9, sheets: 500 }),
      { isCut: true, sheets: 20, rows: 2_000, columns: 9 },
    ],
    [
      'of 2,000 columns',
      () => makeXlsxOf(() => VALUE, { rows: 200, columns: 2_000 }),
      { isCut: true, rows: 200, columns: 60 },
    ],
    [
      'of 480,000 formulas without results',
      () => makeXlsxOf(() => asking('1+1'), { rows: 2_000, columns: 240 }),
      { isCut: true, rows: 2_000, columns: 60 },
    ],
    [
      'of formulas that each add up a whole sheet',
      () =>
        makeXlsxOf((row) => (row < 1_000 ? VALUE : asking('SUM(A1:BH1000)')), {
          rows: 2_000,
          columns: 60,
        }),
      { isCut: true, columns: 60 },
    ],
    [
      'of formulas of 2,000 letters each',
      () => makeXlsxOf(() => asking(`${'1+'.repeat(1_000)}1`), { rows: 100, columns: 60 }),
      { isCut: true, uncomputed: 6_000 },
    ],
    [
      'of brackets that wait for brackets',
      () =>
        makeXlsxOf((row) => asking(`${'('.repeat(190)}A${row + 2}${')'.repeat(190)}`), {
          rows: 100,
          columns: 1,
        }),
      { isCut: false, uncomputed: 100 },
    ],
    [
      'that adds up 239,000 cells',
      () =>
        makeXlsxOf((row) => (row === 0 ? asking('SUM(A2:IF1000)') : VALUE), {
          rows: 1_000,
          columns: 239,
        }),
      { isCut: true, rows: 1_000 },
    ],
  ])('%s', { timeout: 60_000 }, async (_what, make, found) => {
    expect(await read(make())).toMatchObject(found);
  });

  it.each<[what: string, make: () => Buffer]>([
    [
      'one long formula shared by 120,000 cells',
      () =>
        makeXlsxOf(
          (row) =>
            row === 0
              ? `<c><f t="shared" ref="A1:BH2000" si="0">${'1+'.repeat(2_000)}1</f></c>`
              : '<c><f t="shared" si="0"/></c>',
          { rows: 2_000, columns: 60 },
        ),
    ],
    [
      'formulas of ranges beside 240,000 cells',
      () =>
        makeXlsxOf((row) => (row < 50 ? '<c><f t="array" ref="A1:B9">1+1</f></c>' : VALUE), {
          rows: 2_000,
          columns: 120,
        }),
    ],
  ])('is refused with %s', async (_what, make) => {
    await expect(read(make())).rejects.toThrow(/far more formulas than can be read/);
  });

  it('of an honest size is read whole', { timeout: 60_000 }, async () => {
    const sheets = { rows: 400, columns: 60, sheets: 20 };
    expect(await read(makeXlsxOf(() => VALUE, sheets))).toEqual({
      isCut: false,
      sheets: 20,
      rows: 8_000,
      columns: 60,
      uncomputed: 0,
    });
  });

  it('with as many columns as are read, and looks beyond them, is whole', async () => {
    const book = await makeWorkbook((made) => {
      const bid = made.addWorksheet('Bid');
      bid.addRow(Array.from({ length: 60 }, (_, index) => `Column ${index + 1}`));
      bid.getCell('BZ1').font = { bold: true };
    });
    expect(await read(book)).toMatchObject({ isCut: false, columns: 60 });
    const table = Array.from({ length: 61 }, (_, index) => `${index}.5`).join(',');
    expect(await read(Buffer.from(`${table}\n`.repeat(3)))).toMatchObject({
      isCut: true,
      columns: 60,
    });
  });
});
