import { describe, expect, it } from 'vitest';
import { paperEstimateSchema, type PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { textOf } from './testing/sources.ts';

const read = (source: PaperSource) => paperEstimateSchema.parse(readPaper(source));

const brief = ({ description, quantity, unit, unitPrice, rcv }: PaperLine) =>
  [description, quantity, unit, unitPrice, rcv] as const;

describe('a sentence that says what is not included', () => {
  const WORK = [
    'Paint walls     640 SF   1.25   800.00',
    'Baseboard        80 LF   4.00   320.00',
    'Total                         1,120.00',
    '',
  ];
  const excludedIn = (...rows: string[]) =>
    read(textOf(...WORK, ...rows)).lines.flatMap((line) =>
      line.isExcluded ? [line.description] : [],
    );

  it.each<[sentence: string, things: string[]]>([
    ['Permits are not included.', ['Permits']],
    ['Appliances will be supplied by the owner.', ['Appliances']],
    ['Dumpster is by you.', ['Dumpster']],
    ['We do not include landscaping repair.', ['landscaping repair']],
    ['Please note that scaffold rental is extra.', ['scaffold rental']],
    ['Owner to furnish tile and grout.', ['tile and grout']],
    [
      'Good for 30 days. Asbestos testing, lift rental are excluded.',
      ['Asbestos testing', 'lift rental'],
    ],
    [
      'Not in my price: the permit, rock digging. I dont do the post lights.',
      ['the permit', 'rock digging', 'the post lights'],
    ],
  ])('excludes it: %s', (sentence, things) => {
    expect(excludedIn(sentence)).toEqual(things);
  });

  it('may go over two rows', () => {
    const [first, second] = [
      'Plumbing fixtures and electrical',
      'work by others. Good for 30 days.',
    ];
    expect(excludedIn(first, second)).toEqual(['Plumbing fixtures and electrical work']);
  });

  it.each([
    'All work is done by our licensed crew.',
    'Materials selected by owner.',
    'Payment by owner is due on receipt.',
    'Owner to provide access and parking.',
    'Work not listed above is not included.',
    'Removal of the old base is included.',
  ])('is another: %s', (sentence) => {
    expect(excludedIn(sentence)).toEqual([]);
  });
});

describe('a list of prices', () => {
  it('keeps all its lines, each with its unit and none with an amount', () => {
    const { kind, lines } = read(
      textOf(
        'BRIGHT PAINTING   2025 PRICE LIST',
        'INTERIOR',
        'Walls, two coats ............... $1.95 per sq. ft.',
        'Door and casing ................ $135 each',
        'EXTERIOR',
        'Shutters ....................... $48 ea',
        'Drywall repair ................. $75 per hour',
      ),
    );
    expect(kind).toBe('PRICE_LIST');
    expect(lines.map((line) => [line.room, line.section, ...brief(line)])).toEqual([
      [null, 'INTERIOR', 'Walls, two coats', null, 'SF', 1.95, null],
      [null, 'INTERIOR', 'Door and casing', null, 'EA', 135, null],
      [null, 'EXTERIOR', 'Shutters', null, 'EA', 48, null],
      [null, 'EXTERIOR', 'Drywall repair', null, 'HR', 75, null],
    ]);
  });

  it('has quantity and price where the words tell both and the amount is their product', () => {
    const { lines } = read(
      textOf(
        'New PT decking, 336 sf at 9.75 a foot          $3,276',
        'Rail, white vinyl, 52 lf                       $2,860',
      ),
    );
    expect(lines.map(brief)).toEqual([
      ['New PT decking', 336, 'SF', 9.75, 3_276],
      ['Rail, white vinyl', 52, 'LF', 55, 2_860],
    ]);
  });

  it('has no company called Exterior', () => {
    const { from, lines } = read(
      textOf(
        'EXTERIOR',
        'Siding   1,200 SF   2.50   3,000.00',
        'Gutters   120 LF   9.00   1,080.00',
      ),
    );
    expect(from.company).toBeNull();
    expect(lines.map(({ section }) => section)).toEqual(['EXTERIOR', 'EXTERIOR']);
  });
});
