// Sums and units with one right answer, the same in the total, the workbook, the CSV and the PDF.
import { read as readBook, utils } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import type { EstimateDocument, LineItem } from '../../../domain/estimate/estimate.ts';
import { editLine } from '../../../domain/estimate/edit-lines.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { aLine, aPrint, lines } from '../testing/estimates.ts';
import { read } from '../testing/read-pdf.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateWorkbook } from './estimate-workbook.ts';

const sheetOf = async (document: Partial<EstimateDocument>): Promise<unknown[][]> => {
  const book = readBook(await estimateWorkbook(aPrint(document)), { type: 'array' });
  return utils.sheet_to_json(book.Sheets['Lines'] ?? {}, { header: 1, defval: null });
};

const csvOf = (document: Partial<EstimateDocument>): string =>
  new TextDecoder().decode(estimateCsv(aPrint(document)));

const RATE = 0.08375;

describe('60 lines of 1 to 60 at 3.3375, taxed at 8.375 %', () => {
  const taxed = (line: LineItem): LineItem => ({
    ...line,
    metadata: { ...line.metadata, taxRate: RATE },
  });
  // Each line follows its typed quantity and price: in whole cents, half a cent up.
  const items = lines(60, () => ({ quantity: 1, unitPrice: 1, tax: 0.08 }))
    .map(taxed)
    .map((line, at) => editLine(line, { quantity: at + 1, unitPrice: 3.3375 }));

  it('come to 511.51 of tax and 6,619.21', () => {
    const cents = items.reduce((sum, { tax }) => sum + Math.round(100 * tax), 0);
    expect(cents).toBe(51_151);
    expect(estimateTotal({ items, totalOverride: null })).toBe(6_619.21);
  });

  it('in the workbook, the CSV and the PDF', async () => {
    expect((await sheetOf({ items })).at(-1)).toContain(6_619.21);
    // Tax and total of each line stand behind its price.
    const rows = [...csvOf({ items }).matchAll(/,3\.3375,([\d.]+),([\d.]+),/g)];
    const sums = [1, 2].map((cell) =>
      rows.reduce((sum, row) => sum + Math.round(100 * Number(row[cell])), 0),
    );
    expect(sums).toEqual([51_151, 661_921]);
    const { letters } = await read(aPrint({ items }));
    expect(letters).toContain('$6,619.21');
    expect(letters).toContain('$511.51');
  });
});

describe('units of the trade', () => {
  const UNITS = [
    ['SQ', 23.6667, '23.6667'],
    ['MSF', 1.5, '1.5'],
    ['CSF', 12, '12'],
    ['MBF', 2, '2'],
    ['BF', 480, '480'],
    ['LSUM', 1, '1'],
    ['CUYD', 4.25, '4.25'],
    ['DAY', 12, '12'],
  ] as const;

  it.each(UNITS)('%s stands as it is in the workbook and the CSV', async (unit, quantity, said) => {
    const items = [aLine(1, { unit, quantity, unitPrice: 10, tax: 0 })];
    const row = (await sheetOf({ items })).find((cells) => cells.includes(unit));
    expect(row).toContain(quantity);
    expect(row).toContain(Math.round(1_000 * quantity) / 100);
    expect(csvOf({ items })).toMatch(new RegExp(`,${said},${unit},`));
  });

  // A PDF says units in words.
  it.each([
    ['SQ', 23.6667, '23.667roofingsquares$10.00'],
    ['MSF', 1.5, '1.5thousandsqft$10.00'],
    ['CSF', 12, '12hundredsqft$10.00'],
    ['MBF', 2, '2thousandboardfeet$10.00'],
    ['BF', 480, '480boardfeet$10.00'],
    ['LSUM', 1, '1lumpsum$10.00'],
    ['CUYD', 4.25, '4.25cuyd$10.00'],
    ['DAY', 12, '12days$10.00'],
  ] as const)('%s stands in the PDF in words', async (unit, quantity, said) => {
    const items = [aLine(1, { unit, quantity, unitPrice: 10, tax: 0 })];
    expect((await read(aPrint({ items }))).letters).toContain(said);
  });
});
