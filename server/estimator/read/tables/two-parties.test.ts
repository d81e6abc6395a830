import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, textOf, wordsOf } from './testing/sources.ts';

const UPPER = [40, 70, 220, 260, 390, 510] as const;
const COLUMNS = [40, 70, 220, [280], [325], [375], [410], [455], [500], [550]] as const;

/** Two parties over the heads of their figures, and what one asks for more than the other allows. */
const supplement = (names: readonly string[], heads: readonly string[], ...rows: string[]) =>
  readPaper(
    wordsOf(
      pageOf([
        ...rowAt(60, [40], ['SUPPLEMENT REQUEST']),
        ...rowAt(90, UPPER, ['Line', 'Item', 'Unit', ...names]),
        ...rowAt(102, COLUMNS, ['', '', '', ...heads]),
        ...rows.flatMap((row, at) => rowAt(120 + at * 14, COLUMNS, row.split('|'))),
        ...rowAt(300, [40, [375], [500], [550]], ['', ...names]),
        ...rowAt(314, [40, [375], [500], [550]], ['Line items', '$784.00', '$1,340.00', '$556.00']),
        ...rowAt(328, [40, [375], [500], [550]], ['Replacement cost value', '$784.00', '$1,340.00', '$556.00']),
        ...rowAt(342, [40, [375], [500]], ['Less deductible', '($500.00)', '($500.00)']),
        ...rowAt(356, [40, [375], [500], [550]], ['Net claim', '$284.00', '$840.00', '$556.00']),
      ]),
    ),
  ); // prettier-ignore

const ROWS = [
  '1|Laminated shingles|SQ|2|250.00|500.00|3|260.00|780.00|280.00',
  '2|Ridge cap|LF|—|—|0.00|40|7.00|280.00|280.00',
  '3|Drip edge|LF|100|2.84|284.00|100|2.80|280.00|(4.00)',
  '|Subtotal roof||||784.00|||1,340.00|556.00',
];

describe('figures of the carrier and of the contractor side by side', () => {
  it.each([
    [['Carrier estimate', 'Our scope', 'Difference'], ['Qty', 'Price', 'RCV', 'Qty', 'Price', 'RCV', 'RCV']],
    [['Carrier 8/21/26', 'Supplement #2', 'Difference'], ['Qty', 'Price', 'RCV', 'Qty', 'Price', 'RCV', 'RCV']],
    [['Insurance', 'Contractor', 'Variance'], ['Qty', 'Rate', 'Total', 'Qty', 'Rate', 'Total', 'Total']],
  ])('are lines of who asks: %j', (names, heads) => {
    const { lines, totals, bidders, kind, checks } = supplement(names, heads, ...ROWS);
    expect(kind).toBe('CLAIM');
    expect(bidders).toEqual([]);
    expect(
      lines.map(({ number, description, quantity, unit, unitPrice, rcv }) => [number, description, quantity, unit, unitPrice, rcv]),
    ).toEqual([
      ['1', 'Laminated shingles', 3, 'SQ', 260, 780],
      ['2', 'Ridge cap', 40, 'LF', 7, 280],
      ['3', 'Drip edge', 100, 'LF', 2.8, 280],
    ]);
    expect(lines.map(({ note }) => note)).toEqual([
      `${names[0]}: Qty 2, ${heads[1]} 250.00, ${heads[2]} 500.00`,
      `${names[0]}: ${heads[2]} 0.00`,
      `${names[0]}: Qty 100, ${heads[1]} 2.84, ${heads[2]} 284.00`,
    ]);
    expect(totals).toMatchObject({ net: 1_340, rcv: 1_340, deductible: 500, netClaim: 840 });
    expect(checks).toEqual([]);
  }); // prettier-ignore

  it('are kept for both, so that either can be chosen', () => {
    const { lines, sides, checks } = supplement(
      ['Carrier estimate', 'Our scope', 'Difference'],
      ['Qty', 'Price', 'RCV', 'Qty', 'Price', 'RCV', 'RCV'],
      ...ROWS,
    );
    expect(sides).toMatchObject({
      shown: 'ASKS',
      names: { asks: 'Our scope', allows: 'Carrier estimate' },
      other: { totals: { net: 784, rcv: 784, deductible: 500, netClaim: 284 } },
    });
    const allowed = sides?.other.lines.map(({ id, quantity, unitPrice, rcv, note }) => [id, quantity, unitPrice, rcv, note]);
    expect(allowed).toEqual([
      ['1', 2, 250, 500, 'Our scope: Qty 3, Price 260.00, RCV 780.00'],
      ['3', 100, 2.84, 284, 'Our scope: Qty 100, Price 2.80, RCV 280.00'],
    ]);
    expect(lines.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect([checks, sides?.other.checks]).toEqual([[], []]);
  }); // prettier-ignore

  it('are told where a cell of the head names both the party and its column', () => {
    const { lines } = readPaper(
      piped(
        'Item|Unit|Carrier Qty|Carrier RCV|Our Qty|Our RCV|Difference',
        'Felt|SQ|20|700.00|24|840.00|140.00',
        'Starter|LF|0|0.00|120|264.00|264.00',
      ),
    );
    expect(lines.map(({ quantity, rcv, note }) => [quantity, rcv, note])).toEqual([
      [24, 840, 'Carrier: Qty 20, RCV 700.00'],
      [120, 264, 'Carrier: Qty 0, RCV 0.00'],
    ]);
  });

  it('share a quantity that stands once', () => {
    const { lines } = readPaper(
      piped(
        'Description|Qty|Unit|Carrier|Contractor|Difference',
        'Felt|20|SQ|700.00|840.00|140.00',
        'Starter|120|LF|0.00|264.00|264.00',
      ),
    );
    expect(lines.map(({ quantity, unitPrice, rcv }) => [quantity, unitPrice, rcv])).toEqual([
      [20, 42, 840],
      [120, 2.2, 264],
    ]);
  });

  it('leave bids of several firms as they are', () => {
    const { bidders, sides } = readPaper(
      textOf(
        'Description          Qty   Unit    Larch Hill Co.   Brandt & Sons',
        'Felt                 20    SQ      700.00           840.00',
        'Starter              120   LF      250.00           264.00',
      ),
    );
    expect(bidders.map(({ name }) => name)).toEqual(['Larch Hill Co.', 'Brandt & Sons']);
    expect(sides).toBeNull();
  });
});

describe('a contractor and an insurer that are no columns', () => {
  it('leave the amounts below their names alone', () => {
    const { from, lines, checks } = readPaper(
      wordsOf(
        pageOf([
          ...rowAt(40, [40, 350], ['Contractor: Acme Builders', 'Insurance: State Farm']),
          ...rowAt(60, [40, 350, 500], ['Description', 'Price', 'Amount']),
          ...rowAt(74, [40, [380], [540]], ['Paint walls', '1.00', '100.00']),
          ...rowAt(88, [40, [380], [540]], ['Tile floor', '4.00', '200.00']),
          ...rowAt(102, [40, [380], [540]], ['Total', '', '300.00']),
        ]),
      ),
    );
    expect(from).toMatchObject({ company: 'Acme Builders', carrier: 'State Farm' });
    expect(lines.map(({ rcv }) => rcv)).toEqual([100, 200]);
    expect(checks).toEqual([]);
  });

  it('leave both figures of a row where their names stand over their own', () => {
    const { lines } = readPaper(
      textOf(
        'Contractor                Insurance',
        'Acme Builders             State Farm',
        '',
        'Paint walls   100 SF   1.20   120.00',
        'Tile floor   50 SF   4.00   200.00',
        'Materials   100.00   220.00',
        'Total   320.00',
      ),
    );
    expect(lines.map(({ rcv }) => rcv)).toEqual([120, 200]);
  });

  it('are words of a line beside one amount', () => {
    const { kind, lines } = readPaper(
      piped(
        'Item|Contractor|Insurance|Amount',
        'Plumbing|Joe Plumbing|COI on file|3,200.00',
        'Electric|Spark|COI on file|2,200.00',
        'Total|||5,400.00',
      ),
    );
    expect(kind).toBe('BID');
    expect(lines.map(({ rcv, note }) => [rcv, note])).toEqual([
      [3_200, null],
      [2_200, null],
    ]);
  });

  it('have an id for each line, though several stand in one row', () => {
    const { lines, sides } = readPaper(
      textOf(
        'Description,Unit,Carrier Qty,Carrier RCV,Our Qty,Our RCV',
        'Paint walls,SF,400,500.00,640,800.00',
        '',
        'Exclusions: permits, painting of the garage, mold testing',
      ),
    );
    const ids = [
      ['1', 'Paint walls'],
      ['2', 'permits'],
      ['3', 'painting of the garage'],
      ['4', 'mold testing'],
    ];
    expect(lines.map(({ id, description }) => [id, description])).toEqual(ids);
    expect(sides?.other.lines.map(({ id, description }) => [id, description])).toEqual(ids);
  });
});
