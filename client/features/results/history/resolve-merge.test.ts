import { describe, expect, it } from 'vitest';
import { editLine, newLine } from '../../../../server/domain/estimate/edit-lines.ts';
import type { Side } from '../../../../server/domain/estimate/three-way.ts';
import { type Mergeable, mergeEdits } from '../../../../server/domain/estimate/merge-estimates.ts';
import { conflictKey, resolveMerge } from './resolve-merge.ts';

const line = (id: string, changes: Parameters<typeof editLine>[1] = {}) =>
  editLine({ ...newLine(id), name: `Work ${id}` }, changes);
const estimate = (changes: Partial<Mergeable> = {}): Mergeable => ({
  title: 'Kitchen',
  items: [line('1'), line('2'), line('3')],
  futureActions: [],
  totalOverride: null,
  ...changes,
});

const settle = (mine: Mergeable, theirs: Mergeable, side: Side) => {
  const merge = mergeEdits(estimate(), mine, theirs);
  const chosen = side === 'theirs' ? merge.conflicts.map(conflictKey) : [];
  return { count: merge.conflicts.length, ...resolveMerge(merge, theirs, new Set(chosen)) };
};
const names = ({ items }: Pick<Mergeable, 'items'>) => items.map(({ name }) => name);

describe('settling what collided', () => {
  it('puts their value of a field, the title and the total in place of mine', () => {
    const mine = estimate({
      title: 'Mine',
      totalOverride: 10,
      items: [line('1', { quantity: 5 }), line('2'), line('3')],
    });
    const theirs = estimate({
      title: 'Theirs',
      totalOverride: 20,
      items: [line('1', { quantity: 7 }), line('2'), line('3')],
    });
    const kept = settle(mine, theirs, 'mine');
    expect(kept).toMatchObject({ count: 3, title: 'Mine', totalOverride: 10 });
    expect(kept.items[0]?.quantity).toBe(5);
    const taken = settle(mine, theirs, 'theirs');
    expect(taken).toMatchObject({ title: 'Theirs', totalOverride: 20 });
    expect(taken.items[0]?.quantity).toBe(7);
  });

  it('drops a line that they removed and I changed', () => {
    const mine = estimate({ items: [line('1'), line('2', { name: 'Mine' }), line('3')] });
    const theirs = estimate({ items: [line('1'), line('3')] });
    expect(names(settle(mine, theirs, 'mine'))).toEqual(['Work 1', 'Mine', 'Work 3']);
    expect(names(settle(mine, theirs, 'theirs'))).toEqual(['Work 1', 'Work 3']);
  });

  it('puts a line that I removed and they changed back where it stood', () => {
    const mine = estimate({ items: [line('1'), line('3')] });
    const theirs = estimate({ items: [line('1'), line('2', { name: 'Theirs' }), line('3')] });
    expect(names(settle(mine, theirs, 'mine'))).toEqual(['Work 1', 'Work 3']);
    expect(names(settle(mine, theirs, 'theirs'))).toEqual(['Work 1', 'Theirs', 'Work 3']);
  });
});
