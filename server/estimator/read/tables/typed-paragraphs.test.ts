// Paragraphs of a document in Word: typed columns, numbered sentences that end in an amount, and tables between them.
import { describe, expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { sheetOf } from './testing/sources.ts';

/** Rows as a document has them: one with strokes is of a table, every other a paragraph. */
const wordOf = (...lines: string[]) =>
  sheetOf([], {
    name: null,
    rows: lines.map((line, at) => ({
      number: at + 1,
      ...(line.includes('|') ? { cells: line.split('|') } : { cells: [line], isTyped: true }),
    })),
  });

const amountsIn = (...lines: string[]) =>
  readPaper(wordOf(...lines)).lines.map(({ number, description, quantity, rcv }) => [
    number,
    description,
    quantity,
    rcv,
  ]);

describe('a paragraph of a document', () => {
  it('has the columns that its spaces set', () => {
    const { lines, bidders } = readPaper(
      wordOf(
        'Scope                    Smith Co     Jones Co',
        'Replace 24 windows       $18,400      $19,900',
        'Paint exterior 2400 SF   $5,200       $4,900',
        'New gutters 180 LF       $1,900       $2,100',
        'Total                    $25,500      $26,900',
      ),
    );
    expect(bidders).toEqual([
      { name: 'Smith Co', total: 25500 },
      { name: 'Jones Co', total: 26900 },
    ]);
    expect(lines.map(({ quantity, amounts }) => [quantity, amounts])).toEqual([
      [24, [18400, 19900]],
      [2400, [5200, 4900]],
      [180, [1900, 2100]],
    ]);
  });

  it('may be a numbered sentence that ends in its amount', () => {
    const lines = [
      'Part A - Safety',
      '1. (4.2) Main panel, 100 amp. Replace with 200 amp. Quote, Meridian #3318 — $3,450',
      '2. (5.6) Supply is nearly closed. Replace about 22 ft (est.) — $640',
      '3. (3.9) Two failed window seals, 30 x 54. — $560',
      'Part A in all: $4,650.00',
      '4. (2.3) Driveway settled 2 in.; lift. — $1,100',
      'Part B in all: $1,100.00',
      'Total of Parts A and B: $5,750.00',
    ];
    expect(amountsIn(...lines)).toEqual([
      ['1', '(4.2) Main panel, 100 amp. Replace with 200 amp. Quote, Meridian #3318', 1, 3450],
      ['2', '(5.6) Supply is nearly closed. Replace about 22 ft (est.)', 1, 640],
      ['3', '(3.9) Two failed window seals, 30 x 54.', 1, 560],
      ['4', '(2.3) Driveway settled 2 in.; lift.', 1, 1100],
    ]);
    const { totals, checks } = readPaper(wordOf(...lines));
    expect([totals.total, checks]).toEqual([5750, []]);
  });

  it('stands under no column of a table, and its foot numbers no pages', () => {
    const { lines, checks } = readPaper(
      wordOf(
        'What it costs',
        'No.|Item|Measure|Price',
        '1|Quartz counters|51 SF @ $96.00|$4,896',
        '2|Oak floor|174 SF @ $15.50|$2,697',
        'Work takes about nine weeks from the day that the cabinets are ordered.',
        'A firm with a license does it, as the law of the state asks of us.',
        'Late sums bear one percent a month, and no more than the law allows.',
        'Page 1 of 2',
      ),
    );
    expect(lines.map(({ quantity, unit, unitPrice, rcv }) => [quantity, unit, unitPrice, rcv])).toEqual([
      [51, 'SF', 96, 4896],
      [174, 'SF', 15.5, 2697],
    ]); // prettier-ignore
    expect(checks).toEqual([]);
  });
});

describe('lengths of a roof in one row', () => {
  const measures = (...lines: string[]) =>
    readPaper({ from: 'TEXT', text: lines.join('\n') }).lines.map(
      ({ description, quantity, unit }) => `${description} ${quantity} ${unit}`,
    );

  it('are each a measure, below an area or alone', () => {
    const row = 'Ridge 60 LF, hip 20 LF, valley 70 LF, rake 110 LF, eave 140 LF';
    const lengths = ['Ridge 60 LF', 'hip 20 LF', 'valley 70 LF', 'rake 110 LF', 'eave 140 LF'];
    expect(measures('Roof report', 'Roof area 30 squares', row)).toEqual([
      'Roof area 30 SQ',
      ...lengths,
    ]);
    expect(measures('Roof report', row)).toEqual(lengths);
  });

  it('are none where a customer tells one or two', () => {
    expect(measures('Roof 30 squares, eaves 140 ft, rakes 110 ft')).toEqual([]);
  });
});
