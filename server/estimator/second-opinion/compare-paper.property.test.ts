import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../domain/money/money.ts';
import type { PaperEstimate, PaperLine } from '../../domain/paper/paper-estimate.ts';
import { estimateScope } from '../estimate-scope.ts';
import { causeOf } from '../testing/check-paper.ts';
import { book, preview, request } from '../testing/estimate.ts';
import { paperLine as line, paperOf, paperUpload } from '../testing/paper.ts';
import { comparePaper } from './compare-paper.ts';

const cents = fc.integer({ min: 0, max: 500_000 }).map((amount) => amount / 100);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const anyLine: fc.Arbitrary<Omit<PaperLine, 'id'>> = fc
  .record({
    what: fc.constantFrom(
      ['Toilet', 'EA'],
      ['R&R drywall', 'SF'],
      ['Remove drywall', 'SF'],
      ['Tile floor', 'SY'],
      ['Architectural shingles', 'SQ'],
      ['Secret sauce', 'EA'],
      ['Permit', 'LS'],
    ),
    room: fc.constantFrom(null, 'Kitchen', 'Bath'),
    quantity: maybe(fc.integer({ min: 1, max: 40_000 }).map((n) => n / 100)),
    unitPrice: maybe(cents),
    tax: maybe(cents),
    rcv: maybe(cents),
    isCredit: fc.boolean(),
    isAlternate: fc.boolean(),
  })
  .map(({ what: [name = '', unit = ''], quantity, unitPrice, ...more }) =>
    line(name, quantity, unit, unitPrice, more),
  );
const anyPaper = fc
  .record({
    kind: fc.constantFrom('BID', 'CLAIM', 'TAKEOFF', 'OTHER'),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    totals: fc.record({
      tax: maybe(cents),
      overhead: maybe(cents),
      contingency: maybe(cents),
      contingencyPercent: maybe(fc.integer({ min: 0, max: 100 })),
      discount: maybe(cents),
      total: maybe(cents),
      rcv: maybe(cents),
    }),
  })
  .map(({ kind, lines, totals }) => paperOf(kind as PaperEstimate['kind'], lines, { totals }));

describe('any paper', () => {
  it('has a gap that its causes sum to, and each line in one row', () => {
    fc.assert(
      fc.property(anyPaper, fc.boolean(), (paper, isChecked) => {
        const uploads = [paperUpload(paper, isChecked ? 'CHECK' : 'PRICE')];
        const terms = request('', {
          uploads,
          agentKind: paper.kind === 'CLAIM' ? 'INSURANCE' : 'HOME_PROJECT',
          zip: '43215',
        });
        const document = estimateScope(preview(terms), terms, book);
        const bare = comparePaper(paper, document, book, terms);
        const all = bare.rows.filter(({ missing }) => missing !== null).map(({ id }) => id);
        for (const comparison of [bare, comparePaper(paper, document, book, terms, [], all)]) {
          const { waterfall, gap, ours, theirs, rows, matchedShare } = comparison;
          expect(sumMoney(waterfall.map(({ amount }) => amount))).toBe(gap);
          expect(gap).toBe(sumMoney([ours.total, -theirs.total]));
          expect(Math.abs(causeOf(comparison, 'ROUNDING'))).toBeLessThan(1.01);
          expect(ours.low).toBeLessThanOrEqual(ours.total);
          expect(ours.high).toBeGreaterThanOrEqual(ours.total);
          expect(matchedShare).toBeGreaterThanOrEqual(0);
          expect(matchedShare).toBeLessThanOrEqual(1);
          const ids = rows.flatMap((row) => row.theirs?.lineIds ?? []);
          expect(new Set(ids).size).toBe(ids.length);
          const counted = paper.lines.filter(
            ({ isAlternate, quantity, rcv }) => !isAlternate && (quantity !== null || rcv !== null),
          );
          expect(counted.every(({ id }) => ids.includes(id))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
