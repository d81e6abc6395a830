import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';
import { paperUpload } from '../../testing/paper-upload.ts';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, wordsOf } from './testing/sources.ts';

const table = (...rows: string[]) => rows.join('\n').replaceAll('|', '\t');
const proseOf = (...rows: string[]) =>
  paperUpload('rooms.xlsx', table(...rows))
    .text.split('\n')
    .filter(Boolean);

const priced = async (instructions: string, ...rows: string[]) => {
  const { document, codes, quantityOf } = await estimate(instructions, {
    uploads: [paperUpload('rooms.xlsx', table(...rows))],
  });
  const rooms = [...new Set(document.items.flatMap(({ metadata }) => metadata.room ?? []))];
  return { codes: [...new Set(codes)].toSorted(), rooms, quantityOf };
};

const PAINT = 'Paint the walls and ceilings of all rooms in the attached list';

describe('a list of rooms', () => {
  it.each([
    [
      'Room|Length (ft)|Width (ft)|Ceiling Height (ft)|Doors|Windows',
      'Living room|18|15|9|2|3',
      'Kitchen|14|12|9|1|2',
    ],
    ['Room|Length|Width|Ceiling', 'Living room|18|15|9', 'Kitchen|14|12|9'],
    ['Room|Floor SF|Wall SF|Ceiling SF', 'Living room|270|594|270', 'Kitchen|168|468|168'],
    ['Room|Size|Doors', 'Living room|18 x 15|2', "Kitchen|14' x 12'|1"],
    ['Room name|Floor (SF)|No. of windows', 'Living room|270 SF|3', 'Kitchen|168 sf|2'],
  ])('under %s gives sizes and orders nothing', async (...rows) => {
    const { codes, rooms, quantityOf } = await priced(PAINT, ...rows);
    expect(codes).toEqual(['PNT-CEIL', 'PNT-PREP', 'PNT-WALL']);
    expect(rooms).toEqual(['Living room', 'Kitchen']);
    expect(quantityOf('PNT-CEIL')).toBe(438);
  });

  it('without sizes orders nothing either', async () => {
    const { codes } = await priced(PAINT, 'Room|Doors|Windows', 'Living room|2|3', 'Kitchen|1|2');
    expect(codes).toEqual(['PNT-CEIL', 'PNT-PREP', 'PNT-WALL']);
  });

  it('orders what its notes and heads order', async () => {
    const { codes, quantityOf } = await priced(
      'Do the attached list.',
      'Room|Length|Width|Notes|New flooring',
      'Living room|18|15|Replace 3 windows|LVP',
      'Kitchen|14|12|Good|-',
    );
    expect(codes).toEqual(expect.arrayContaining(['WIN-INSERT', 'FLR-LVP']));
    expect([quantityOf('WIN-INSERT'), quantityOf('FLR-LVP')]).toEqual([3, 270]);
  });
});

describe('the text beside a list of rooms', () => {
  it('stays', () => {
    expect(
      proseOf(
        'Paint everything white.',
        'Room|Length|Width|Paint|New LVP (SF)',
        'Den|10|12|x|120',
        'Orangery|9|9|no|0',
        'Total||||120',
        'Replace the front door.',
        'Item|Qty|Unit',
        'Toilet|1|EA',
      ),
    ).toEqual([
      'Paint everything white.',
      'Den: Paint',
      'Den: New LVP 120 SF',
      'Replace the front door.',
    ]);
  });
});

describe('a schedule of rooms whose heads stand in the middle over what they are for', () => {
  const COLUMNS = [50, 82, 174, 242, [326], [386], [440], [492]] as const;
  const HEADS = [54, 111, 185, 251, 289, 342, 403, 456] as const;
  const schedule = () =>
    readPaper(
      wordsOf(
        pageOf([
          ...rowAt(60, [95, 198, 306, 435], ['Room', 'Dimensions', 'Paint / drywall', 'Floor']),
          ...rowAt(72, HEADS, ['No.', 'Name', 'L x W (ft)', 'Ht', 'Wall SF', 'Ceiling SF', 'Floor SF', 'Base LF']),
          ...rowAt(88, COLUMNS, ['101', 'Entry / foyer', '9.5 x 8', `9'-0"`, '275', '76', '76', '29']),
          ...rowAt(102, COLUMNS, ['102', 'Living', '18 x 14.5', `9'-0"`, '520', '261', '261', '62']),
          ...rowAt(116, COLUMNS, ['106', 'Mudroom', '8.5 x 6', `8'-0"`, '177', '51', '51', '23']),
          ...rowAt(130, COLUMNS, ['', 'TOTALS', '', '', '972', '388', '388', '114']),
        ]),
      ),
    ); // prettier-ignore

  it('keeps the sizes of each room, and takes no total of them for money', () => {
    const { rooms, totals } = schedule();
    expect(
      rooms.map(({ name, lengthFt, widthFt, heightFt, wallSf, ceilingSf, floorSf }) =>
        [name, lengthFt, widthFt, heightFt, wallSf, ceilingSf, floorSf]),
    ).toEqual([
      ['Entry / foyer', 9.5, 8, 9, 275, 76, 76],
      ['Living', 18, 14.5, 9, 520, 261, 261],
      ['Mudroom', 8.5, 6, 8, 177, 51, 51],
    ]);
    expect(totals.total).toBeNull();
  }); // prettier-ignore
});

describe('walls beside a floor', () => {
  it.each([
    ['Kitchen|Paint|451||1.00|451.00', 451],
    ['Kitchen|Paint|451|180|1.00|451.00', 451],
    ['Kitchen|Refinish|451|180|4.00|720.00', 180],
    ['Kitchen|Clean|451|180|1.00|631.00', 631],
    ['Kitchen|Clean|451|180||631.00', 180],
  ])('count as the amount says: %s', (row, quantity) => {
    const { lines, checks } = readPaper(
      piped('Room|Work|Wall SF|Floor SF|Rate|Amount', row, row.replace('Kitchen', 'Bath')),
    );
    expect(lines.map((line) => line.quantity)).toEqual([quantity, quantity]);
    expect(checks).toEqual([]);
  });
});
