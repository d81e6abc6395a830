import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edits, mergeable } from '../../testing/estimate-arbitraries.ts';
import { diffEstimates } from './diff-estimates.ts';
import { editLine, newLine } from './edit-lines.ts';
import type { LineItem } from './estimate.ts';
import { mergeEdits, type Mergeable } from './merge-estimates.ts';

const named = (id: string, changes: Partial<LineItem> = {}): LineItem => ({
  ...newLine(id),
  name: `Line ${id}`,
  ...changes,
});

const base: Mergeable = {
  title: 'Bath',
  items: [named('1'), named('2'), named('3')],
  futureActions: ['Measure', 'Ask for bids'],
  totalOverride: null,
};
const [one, two, three] = base.items as [LineItem, LineItem, LineItem];

const withItems = (...items: LineItem[]): Mergeable => ({ ...base, items });
const idsOf = ({ items }: Mergeable) => items.map(({ id }) => id);

describe('merging', () => {
  it('gives theirs when I changed nothing, mine when they changed nothing', () => {
    fc.assert(
      fc.property(mergeable, edits, (before, edit) => {
        const changed = {
          ...before,
          items: edit(before.items),
          title: 'Else',
          totalOverride: null,
        };
        expect(mergeEdits(before, before, changed)).toEqual({ merged: changed, conflicts: [] });
        expect(mergeEdits(before, changed, before)).toEqual({ merged: changed, conflicts: [] });
      }),
    );
  });

  it('is the same edit once when both sides made it', () => {
    fc.assert(
      fc.property(mergeable, edits, (before, edit) => {
        const changed = { ...before, items: edit(before.items), futureActions: ['Else'] };
        expect(mergeEdits(before, changed, changed)).toEqual({ merged: changed, conflicts: [] });
      }),
    );
  });

  it('keeps edits of different lines from both sides', () => {
    fc.assert(
      fc.property(mergeable, fc.integer(), fc.nat(999), fc.nat(999), (before, at, mine, theirs) => {
        fc.pre(before.items.length >= 2);
        const here = Math.abs(at) % before.items.length;
        const there = (here + 1) % before.items.length;
        const changing = (index: number, changes: object) => ({
          ...before,
          items: before.items.map((line, i) => (i === index ? editLine(line, changes) : line)),
        });
        const left = changing(here, { quantity: mine + 0.5 });
        const right = changing(there, { name: `Theirs ${theirs}` });
        const { merged, conflicts } = mergeEdits(before, left, right);
        expect(merged.items[here]).toEqual(left.items[here]);
        expect(merged.items[there]).toEqual(right.items[there]);
        expect(conflicts).toEqual([]);
      }),
    );
  });

  it('keeps edits of different fields of one line', () => {
    const mine = withItems(editLine(one, { quantity: 7 }), two, three);
    const theirs = withItems(editLine(one, { name: 'Sink', unitPrice: 20 }), two, three);
    const { merged, conflicts } = mergeEdits(base, mine, theirs);
    expect(merged.items[0]).toMatchObject({ name: 'Sink', quantity: 7, unitPrice: 20 });
    expect(conflicts).toEqual([]);
  });

  it('lets mine win where both changed the same, and says so', () => {
    const mine = { ...withItems(editLine(one, { quantity: 7 }), two, three), title: 'Mine' };
    const theirs = { ...withItems(editLine(one, { quantity: 8 }), two, three), title: 'Theirs' };
    const { merged, conflicts } = mergeEdits(base, mine, theirs);
    expect(merged.items[0]?.quantity).toBe(7);
    expect(merged.title).toBe('Mine');
    expect(conflicts).toEqual([
      { lineId: null, field: 'title', mine: 'Mine', theirs: 'Theirs' },
      { lineId: '1', field: 'quantity', mine: 7, theirs: 8 },
    ]);
  });

  it('takes a finish I chose at the price it has by now', () => {
    const at = (unitPrice: number) => ({ unitPrice, unitTax: 0.1 });
    const prices = (factor: number) => ({
      LOW: at(10 * factor),
      STANDARD: at(20 * factor),
      HIGH: at(40 * factor),
    });
    const priced = (factor: number) =>
      named('1', {
        quantity: 10,
        unitPrice: 20 * factor,
        tax: 1,
        metadata: {
          ...newLine('1').metadata,
          finishLevel: 'STANDARD',
          finishPrices: prices(factor),
        },
      });
    const mine = withItems(editLine(priced(1), { finishLevel: 'HIGH' }));
    const { merged } = mergeEdits(withItems(priced(1)), mine, withItems(priced(2)));
    expect(merged.items[0]).toMatchObject({
      unitPrice: 80,
      tax: 1,
      metadata: { finishLevel: 'HIGH', finishPrices: prices(2) },
    });
  });

  it('gives a line I added under their id one of its own', () => {
    const mine = withItems(one, two, three, named('4', { name: 'Mine' }));
    const theirs = withItems(one, two, three, named('4', { name: 'Theirs' }));
    const { merged } = mergeEdits(base, mine, theirs);
    expect(merged.items.slice(3).map(({ id, name }) => [id, name])).toEqual([
      ['4', 'Theirs'],
      ['5', 'Mine'],
    ]);
  });

  it('removes what either side removed, but not what the other side changed', () => {
    expect(idsOf(mergeEdits(base, withItems(one, three), withItems(one, two)).merged)).toEqual([
      '1',
    ]);
    const edited = withItems(one, editLine(two, { quantity: 3 }), three);
    const kept = mergeEdits(base, edited, withItems(one, three));
    expect(idsOf(kept.merged)).toEqual(['1', '2', '3']);
    expect(kept.conflicts).toEqual([{ lineId: '2', field: 'line', mine: 'Line 2', theirs: null }]);
    const dropped = mergeEdits(base, edited, withItems(one, three), { removedByThem: 'DROP' });
    expect(idsOf(dropped.merged)).toEqual(['1', '3']);
    const gone = mergeEdits(base, withItems(one, three), edited);
    expect(idsOf(gone.merged)).toEqual(['1', '3']);
    expect(gone.conflicts).toEqual([{ lineId: '2', field: 'line', mine: null, theirs: 'Line 2' }]);
  });

  it('keeps my order, and puts their new line after its neighbor', () => {
    const mine = withItems(three, one, two);
    const theirs = withItems(one, named('4'), two, three);
    expect(idsOf(mergeEdits(base, mine, theirs).merged)).toEqual(['3', '1', '4', '2']);
    expect(idsOf(mergeEdits(base, theirs, mine).merged)).toEqual(['3', '1', '4', '2']);
  });

  it('merges next steps one by one', () => {
    const mine = { ...base, futureActions: ['Measure', 'Choose tile'] };
    const theirs = { ...base, futureActions: ['Measure', 'Ask for bids', 'Call the city'] };
    expect(mergeEdits(base, mine, theirs).merged.futureActions).toEqual([
      'Measure',
      'Call the city',
      'Choose tile',
    ]);
  });

  it('does not let a total set elsewhere stand over numbers I changed', () => {
    const mine = withItems(editLine(one, { quantity: 7 }), two, three);
    const theirs = { ...base, totalOverride: 500 };
    const { merged, conflicts } = mergeEdits(base, mine, theirs);
    expect(merged.totalOverride).toBeNull();
    expect(conflicts).toContainEqual({
      lineId: null,
      field: 'totalOverride',
      mine: null,
      theirs: 500,
    });
    expect(mergeEdits(base, theirs, mine).merged.totalOverride).toBe(500);
  });

  it('never gives two lines one id, and needs no second merge', () => {
    fc.assert(
      fc.property(mergeable, edits, edits, (before, mine, theirs) => {
        const left = { ...before, items: mine(before.items) };
        const right = { ...before, items: theirs(before.items) };
        const { merged } = mergeEdits(before, left, right);
        const ids = idsOf(merged);
        expect(new Set(ids).size).toBe(ids.length);
        const again = mergeEdits(right, merged, right);
        expect(again).toEqual({ merged, conflicts: [] });
        expect(diffEstimates(merged, again.merged).isEmpty).toBe(true);
      }),
    );
  });
});
