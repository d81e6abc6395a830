import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, mergeable } from '../../testing/estimate-arbitraries.ts';
import { type Diffable, diffEstimates } from './diff-estimates.ts';
import { editLine, newLine } from './edit-lines.ts';
import type { LineItem } from './estimate.ts';
import { sumMoney } from '../money/money.ts';
import { lineTotal } from '../money/pricing.ts';

const line = (id: string, code: string | null, more: Partial<LineItem> = {}, room = 'Kitchen') => ({
  ...newLine(id),
  name: `Line of ${code}`,
  unitPrice: 10,
  ...more,
  metadata: { ...newLine(id).metadata, code, room },
});

const estimate = (...items: LineItem[]): Diffable => ({
  title: 'Kitchen',
  items,
  futureActions: ['Measure'],
  totalOverride: null,
});

describe('the difference between two versions', () => {
  it('is empty between equals, whatever the order of their lines', () => {
    fc.assert(
      fc.property(mergeable, (one) => {
        expect(diffEstimates(one, one).isEmpty).toBe(true);
        const turned = { ...one, items: one.items.toReversed() };
        expect(diffEstimates(one, turned).isEmpty).toBe(true);
      }),
    );
  });

  it('foots: added less dropped plus changed is what the lines cost more', () => {
    fc.assert(
      fc.property(mergeable, edits, (before, edit) => {
        const plain = { ...before, totalOverride: null };
        const diff = diffEstimates(plain, { ...plain, items: edit(before.items) });
        const parts = [
          ...diff.added.map(lineTotal),
          ...diff.dropped.map((gone) => -lineTotal(gone)),
          ...diff.changed.map(({ difference }) => difference),
        ];
        expect(sumMoney(parts)).toBe(diff.total.difference);
      }),
    );
  });

  it('nets what went and came again: equal lines are no difference, others a change', () => {
    const before = estimate(
      line('w1-A', 'A', { quantity: 2 }, 'Kitchen'),
      line('w1-B', 'B', { quantity: 3 }, 'Kitchen'),
      line('w1-C', 'C', {}, 'Kitchen'),
    );
    const after = estimate(
      line('w9-A', 'A', { quantity: 2 }, 'Room'),
      line('w9-B', 'B', { quantity: 4 }, 'Room'),
      line('w9-D', 'D', {}, 'Room'),
    );
    const { added, dropped, changed } = diffEstimates(before, after);
    expect(changed.map(({ before: was, after: is }) => [was.id, is.id])).toEqual([
      ['w1-B', 'w9-B'],
    ]);
    expect([dropped, added].map((lines) => lines.map(({ id }) => id))).toEqual([
      ['w1-C'],
      ['w9-D'],
    ]);
  });

  it('tells what moved from room to room', () => {
    const bath = line('w1-B', 'B', {}, 'Hall bath');
    const other = line('w2-B', 'B', {}, 'Master bath');
    const before = estimate(line('w1-T', 'T', {}, 'Hall bath'), bath, other);
    const after = estimate(bath, other, line('w9-T', 'T', {}, 'Master bath'));
    const { added, dropped, changed } = diffEstimates(before, after);
    expect([added, dropped, changed].map(({ length }) => length)).toEqual([1, 1, 0]);
  });

  it('names the fields that changed, each with both values', () => {
    const before = line('1', 'A', { quantity: 2 });
    const after = editLine(before, { quantity: 5, name: 'Else' });
    const { changed, total } = diffEstimates(estimate(before), estimate(after));
    expect(changed).toEqual([
      {
        before,
        after,
        difference: 30,
        changes: [
          { field: 'name', before: before.name, after: 'Else' },
          { field: 'quantity', before: 2, after: 5 },
        ],
      },
    ]);
    expect(total).toEqual({ before: 20, after: 50, difference: 30 });
  });

  it('knows a line again under another number by its code and room', () => {
    const diff = diffEstimates(
      estimate(line('1', 'A'), line('2', 'B'), line('3', 'B', {}, 'Bath')),
      estimate(line('1', 'B', { quantity: 4 }), line('2', 'C'), line('3', 'B', {}, 'Bath')),
    );
    expect(diff.changed.map(({ before, after }) => [before.id, after.id])).toEqual([['2', '1']]);
    expect(diff.added.map(({ metadata }) => metadata.code)).toEqual(['C']);
    expect(diff.dropped.map(({ metadata }) => metadata.code)).toEqual(['A']);
  });

  it('knows a line without a code by its words', () => {
    const diff = diffEstimates(
      estimate(line('1', null, { name: 'Overhead & profit' })),
      estimate(line('7', null, { name: 'overhead, profit', unitPrice: 12 })),
    );
    expect(diff.changed).toHaveLength(1);
    expect(diff.added).toEqual([]);
  });

  it('tells title, next steps and a total set by hand', () => {
    const before = estimate(line('1', 'A'));
    const after = { ...before, title: 'Bath', futureActions: ['Paint'], totalOverride: 99 };
    expect(diffEstimates(before, after)).toMatchObject({
      title: { before: 'Kitchen', after: 'Bath' },
      futureActions: { added: ['Paint'], dropped: ['Measure'] },
      total: { before: 10, after: 99, difference: 89 },
      isEmpty: false,
    });
  });
});
