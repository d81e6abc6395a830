import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { pageOf, piped, rowAt, wordsOf } from './testing/sources.ts';

const TERMS = 'Rates per posted schedule. Standby is billed by the hour.';

/** A bill of time and material whose end says the sums of its parts again, the first of them beside its terms. */
const bill = () =>
  readPaper(
    wordsOf(
      pageOf([
        ...rowAt(60, [40], ['LABOR']),
        ...rowAt(74, [40, 150, 240, 290, 350, 410, [560]], ['Name', 'Class', 'ST hrs', 'OT hrs', 'ST rate', 'OT rate', 'Amount']),
        ...rowAt(90, [40, 150, 250, 300, 360, 420, [560]], ['R. Vale', 'Lead', '8', '3', '70.00', '105.00', '875.00']),
        ...rowAt(104, [[450], [560]], ['LABOR TOTAL', '875.00']),
        ...rowAt(134, [40], ['EQUIPMENT']),
        ...rowAt(148, [40, 250, 300, 380, [560]], ['Description', 'Units', 'Days', 'Rate / day', 'Amount']),
        ...rowAt(164, [40, [270], [320], [420], [560]], ['Air mover', '14', '3', '28.50', '1,197.00']),
        ...rowAt(178, [40, [270], [320], [420], [560]], ['Thermal camera', '1', '4', '25.00', '100.00']),
        ...rowAt(192, [[450], [560]], ['EQUIPMENT TOTAL', '1,297.00']),
        ...rowAt(222, [40], ['MATERIAL']),
        ...rowAt(236, [40, 250, 300, 380, [560]], ['Description', 'Qty', 'UM', 'Cost', 'Amount']),
        ...rowAt(252, [40, [270], 300, [420], [560]], ['Poly sheeting', '2', 'RL', '90.00', '180.00']),
        ...rowAt(266, [40, [270], 300, [420], [560]], ['Zipper doors', '4', 'EA', '15.00', '60.00']),
        ...rowAt(280, [[450], [560]], ['MATERIAL & SUBS TOTAL', '240.00']),
        ...rowAt(310, [40, 340, [560]], [TERMS, 'Labor', '875.00']),
        ...rowAt(324, [340, [560]], ['Equipment', '1,297.00']),
        ...rowAt(338, [340, [560]], ['Material & subs', '240.00']),
        ...rowAt(352, [340, [560]], ['15% on material & subs', '36.00']),
        ...rowAt(366, [340, [560]], ['TOTAL T&M', '2,448.00']),
        ...rowAt(380, [340, [560]], ['Less paid at dispatch 10/11 (Visa)', '1,000.00-']),
        ...rowAt(394, [340, [560]], ['BALANCE DUE', '1,448.00']),
      ]),
    ),
  ); // prettier-ignore

describe('a bill of time and material', () => {
  it('has no lines out of the sums of its parts', () => {
    const { lines, totals, checks } = bill();
    expect(lines.map(({ description, rcv, section }) => [description, rcv, section])).toEqual([
      ['R. Vale, Lead, straight time', 560, 'LABOR'],
      ['R. Vale, Lead, overtime', 315, 'LABOR'],
      ['Air mover', 1_197, 'EQUIPMENT'],
      ['Thermal camera', 100, 'EQUIPMENT'],
      ['Poly sheeting', 180, 'MATERIAL'],
      ['Zipper doors', 60, 'MATERIAL'],
    ]);
    expect(totals).toMatchObject({ profit: 36, total: 2_448, priorPayments: 1_000 });
    expect(checks).toEqual([]);
  });

  it('keeps the terms that stand beside them', () => {
    const { unread, prose } = bill();
    expect([...unread.map(({ text }) => text), prose].join(' ')).toContain('Rates per posted');
  });
});

describe('units and days', () => {
  it.each([
    ['Description|Units|Days|Rate|Amount', 'Air mover|14|3|28.50|1197.00', [42, 'DAY']],
    ['Description|Qty|Days|Rate|Amount', 'Air mover|14|3|28.50|1197.00', [42, 'DAY']],
    ['Description|Qty|Hours|Rate|Amount', 'Laborer|2|6.5|48.00|624.00', [13, 'HR']],
    ['Description|Qty|Days|Rate|Amount', 'Air mover|14|3|85.50|1197.00', [14, null]],
    ['Description|Qty|Hours|Rate|Amount', 'Carpenter|1|8|75.00|600.00', [8, 'HR']],
    ['Description|Qty|Hours|Rate|Amount', 'Carpenter||8|75.00|600.00', [8, 'HR']],
    ['Description|Days|Hours|Rate|Amount', 'Carpenter|2|16|75.00|1200.00', [16, 'HR']],
    ['Description|Hours|Days|Rate|Amount', 'Crew|8|3|75.00|1800.00', [24, 'HR']],
  ])('count together where the amount says so: %s, %s', (head, row, expected) => {
    const { lines, checks } = readPaper(piped(head, row, row));
    expect([lines[0]?.quantity, lines[0]?.unit]).toEqual(expected);
    expect(checks).toEqual([]);
  });
});

/** Three rooms of two lines each, with the sum that is written below each of them. */
const rooms = (...sums: number[]) =>
  readPaper(
    piped(
      'Description|Qty|Unit|Unit price|Amount',
      ...['Kitchen', 'Dining room', 'Hall'].flatMap((room, at) => [
        room,
        `Hang drywall|${100 + at}|SF|3.00|${(100 + at) * 3}.00`,
        'Paint ceiling|100|SF|2.00|200.00',
        `Total ${room}||||${sums[at]}.00`,
      ]),
      'Grand total||||1509.00',
    ),
  ).checks.map(({ what, message }) => `${what} ${message}`);

describe('sums of rooms', () => {
  it('are told where one is not what its lines come to', () => {
    expect(rooms(500, 530, 506)).toEqual([
      'SUM “Total Dining room”: the lines above it add up to $503.00, the paper says $530.00.',
    ]);
  });

  it.each([[[500, 503, 506]], [[600, 700, 506]]])(
    'are not told where all agree or few do: %j',
    (sums) => {
      expect(rooms(...sums)).toEqual([]);
    },
  );
});

describe('shares of several parts', () => {
  it('count together', () => {
    const { lines, totals, checks } = readPaper(
      piped(
        'Item|Qty|Price|Amount',
        'Labor',
        'Carpenter|10|50.00|500.00',
        'Labor total|||500.00',
        'Materials',
        'Lumber|10|20.00|200.00',
        'Materials total|||200.00',
        '10% on labor|||50.00',
        '15% on materials|||30.00',
        'Total|||780.00',
      ),
    );
    expect(lines.map(({ rcv }) => rcv)).toEqual([500, 200]);
    expect(totals).toMatchObject({ profit: 80, total: 780 });
    expect(checks).toEqual([]);
  });
});

it('a line that costs as much as an earlier part does is a line', () => {
  const { lines } = readPaper(
    piped(
      'Description|Qty|Unit|Price|Amount',
      'Paint walls|100|SF|3.00|300.00',
      'Kitchen total||||300.00',
      'Tile floor|40|SF|5.00|200.00',
      'Bath total||||200.00',
      'Permit|1|EA|90.00|90.00',
      'Kitchen|1|LS|300.00|300.00',
      'Haul off|1|LS|120.00|120.00',
    ),
  );
  expect(lines.map(({ description }) => description)).toEqual([
    'Paint walls',
    'Tile floor',
    'Permit',
    'Kitchen',
    'Haul off',
  ]);
});
