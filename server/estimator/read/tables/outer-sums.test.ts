import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, wordsOf } from './testing/sources.ts';

const ROWS = [
  '01|GENERAL REQUIREMENTS||||24,860',
  '01 31|Project supervision|14|WK|21,000|',
  '01 50|Temporary toilet|1|LS|3,860|',
  '05|METALS||||6,875',
  '05 12|Steel beam|1|LS|6,875|',
  '11|EQUIPMENT||||-',
  '11 31|Appliances|||by Owner|',
  '10|SPECIALTIES||||1,240',
  '22|PLUMBING||||17,050',
  '22 00|Plumbing rough and finish|1|LS|13,850|',
  '22 40|Fixtures - ALLOWANCE|1|LS|3,200|',
];
const END = [
  '|Subtotal Divisions 1 - 22||||50,025',
  '|Overhead 10%||||5,002.50',
  '|TOTAL BASE BID||||55,027.50',
];

const lineOf = ({ section, description, rcv }: ReturnType<typeof readPaper>['lines'][number]) => [
  section,
  description,
  rcv,
];

const LINES = [
  ['GENERAL REQUIREMENTS', 'Project supervision', 21_000],
  ['GENERAL REQUIREMENTS', 'Temporary toilet', 3_860],
  ['METALS', 'Steel beam', 6_875],
  ['EQUIPMENT', 'Appliances', null],
  [null, 'SPECIALTIES', 1_240],
  ['PLUMBING', 'Plumbing rough and finish', 13_850],
  ['PLUMBING', 'Fixtures - ALLOWANCE', 3_200],
];

describe('a column of sums beside that of amounts', () => {
  it.each([
    'Item|Division',
    'Item|Division total',
    'Amount|Total',
    'Item|Section',
    'Price|Section total',
    'Item cost|Trade total',
    'Line total|Subtotal',
    'Item|Phase',
    'Item|Category',
    'Item amount|Group total',
  ])('“%s” gives sections their lines and no line of their own', (heads) => {
    const { lines, totals } = readPaper(
      piped(`Code|Description|Qty|Unit|${heads}`, ...ROWS, ...END),
    );
    expect(lines.map(lineOf)).toEqual(LINES);
    expect(totals).toMatchObject({ net: 50_025, overhead: 5_002.5, total: 55_027.5 });
  });

  it('stands so on pages, and means the same on the next of few rows', () => {
    const columns = [40, 90, [330], 345, [440], [520]] as const;
    const head = rowAt(60, columns, 'Code|Description|Qty|Unit|Item|Division'.split('|'));
    const rows = (texts: readonly string[]) =>
      texts.flatMap((text, at) => rowAt(76 + at * 14, columns, text.split('|')));
    const { lines } = readPaper(
      wordsOf(
        pageOf([...head, ...rows(ROWS)]),
        pageOf([...head, ...rows(['31|EARTHWORK||||4,550', '31 23|Excavate|70|CY|4,550|'])], {
          number: 2,
        }),
      ),
    );
    expect(lines.map(lineOf)).toEqual([...LINES, ['EARTHWORK', 'Excavate', 4_550]]);
  });

  it('is none where both stand in the same rows, or are parts of a price', () => {
    const read = (...rows: string[]) => readPaper(piped(...rows)).lines.map(lineOf);
    expect(
      read('Description|Qty|Amount|Total', 'Roof|20|8,000|8,400', 'Gutters|100|1,000|1,050'),
    ).toEqual([
      [null, 'Roof', 8_400],
      [null, 'Gutters', 1_050],
    ]);
    expect(
      read(
        'Description|Materials|Labor',
        'Shingles|8,000|',
        'Nails|150|',
        'Tear off||2,000',
        'Install||3,500',
      ),
    ).toEqual([
      [null, 'Shingles', 8_000],
      [null, 'Nails', 150],
      [null, 'Tear off', 2_000],
      [null, 'Install', 3_500],
    ]);
  });

  it('is none where codes of items stand', () => {
    const { lines } = readPaper(
      piped(
        'Description|Item|Qty|Price|Amount',
        'Shingles|1001|20|60.00|1,200.00',
        'Drip edge|1002|100|4.00|400.00',
        'Vents|2010|5|30.00|150.00',
      ),
    );
    expect(lines.map(({ description, rcv }) => [description, rcv])).toEqual([
      ['Shingles', 1_200],
      ['Drip edge', 400],
      ['Vents', 150],
    ]);
  });
});
