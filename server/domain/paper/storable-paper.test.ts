// Whatever a reader makes of a paper is stored, or says why a figure is not.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paperLine, paperOf } from '../../estimator/testing/paper.ts';
import { type PaperEstimate, paperEstimateSchema } from './paper-estimate.ts';
import { storablePaper } from './storable-paper.ts';

/** Texts with halves of characters, and texts longer than any cell. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 100, max: 700 }).map((length) => '😀'.repeat(length).slice(1)),
  fc.constantFrom('\uD800', 'x\u0000y', 'Crawl space 😀'),
);
const figure = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Infinity, -1e12, 1e300, 12.5, null),
);

const line = fc
  .record({
    description: text,
    room: text,
    note: text,
    quantityText: text,
    unitPrice: figure,
    rcv: figure,
    acv: figure,
    quantity: figure,
    age: figure,
  })
  .map(({ description, ...cells }) => paperLine(description, 1, 'EA', 1, cells));

const paper = fc
  .record({
    lines: fc.array(line, { maxLength: 6 }),
    total: figure,
    net: figure,
    company: text,
    prose: text,
    shapes: fc.array(fc.double(), { maxLength: 4 }),
    rooms: fc.integer({ min: 0, max: 260 }),
    checks: fc.integer({ min: 480, max: 520 }),
  })
  .map(({ lines, total, net, company, prose, shapes, rooms, checks }): PaperEstimate => {
    const made = paperOf('BID', lines, { totals: { total, net } });
    const place = {
      page: 1,
      sheet: null,
      row: 1,
      box: { x: Number.NaN, y: 0, width: 1, height: 1 },
    };
    const room = {
      number: 1,
      name: 'Den',
      isUnnamed: false,
      place,
      lengthFt: 1,
      widthFt: Infinity,
      heightFt: null,
      floorSf: null,
      wallSf: null,
      ceilingSf: null,
      perimeterLf: null,
    };
    return {
      ...made,
      from: { ...made.from, company },
      prose,
      pageShapes: shapes,
      rooms: Array.from({ length: rooms }, () => room),
      checks: Array.from({ length: checks }, () => ({
        what: 'LEFT_OUT' as const,
        message: company,
        place: null,
        lineId: null,
      })),
    };
  });

it('takes whatever was read, whole characters and figures alone', () => {
  fc.assert(
    fc.property(paper, (read) => {
      const stored = storablePaper(read);
      expect(paperEstimateSchema.safeParse(JSON.parse(JSON.stringify(stored))).error).toBe(
        undefined,
      );
      const said = JSON.stringify(stored, (_key, value: unknown) =>
        typeof value === 'string' && (!value.isWellFormed() || value.includes('\u0000'))
          ? 'BROKEN'
          : value,
      );
      expect(said).not.toContain('BROKEN');
      expect(stored.lines).toHaveLength(read.lines.length);
    }),
    { numRuns: 60 },
  );
});

it('leaves a paper as it is that breaks no limit', () => {
  const read = paperOf('BID', [paperLine('Paint 😀', 1, 'EA', 480)], { totals: { total: 480 } });
  expect(storablePaper(read)).toEqual(read);
});

it('says of each figure that is out of this world that it was not taken', () => {
  const read = paperOf('BID', [paperLine('Paint', 2, 'EA', 1e10)], { totals: { total: 2e10 } });
  const { lines, totals, checks } = storablePaper({ ...read, lines: read.lines });
  expect([lines[0]?.quantity, lines[0]?.unitPrice, totals.total]).toEqual([2, null, null]);
  expect(checks.map(({ what, lineId, message }) => [what, lineId, message])).toEqual(
    expect.arrayContaining([
      [
        'FIGURE_UNREAD',
        '1',
        'The unit price of “Paint” is too large to be a figure of this line, and was not taken.',
      ],
      ['FIGURE_UNREAD', null, 'The total of the paper is too large to be one, and was not taken.'],
    ]),
  );
});
