import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, fateOf, keptFields, mergeFields } from './three-way.ts';

const FIELDS = ['name', 'quantity', 'unit'] as const;
const value = fc.constantFrom('a', 'b', 'c');
const entry = fc.record({ name: value, quantity: value, unit: value });
const side = fc.option(entry, { nil: undefined });

describe('merging three ways', () => {
  it('keeps every change of one side, and mine or theirs where both changed the same', () => {
    fc.assert(
      fc.property(entry, entry, entry, (base, mine, theirs) => {
        const merge = mergeFields(FIELDS, base, mine, theirs);
        const merged = (kept: readonly (typeof FIELDS)[number][]) => ({
          ...theirs,
          ...Object.fromEntries(kept.map((field) => [field, mine[field]])),
        });
        const [withMine, withTheirs] = [
          merged(keptFields(merge, 'mine')),
          merged(keptFields(merge, 'theirs')),
        ];
        for (const field of changedFields(FIELDS, base, mine)) {
          expect(withMine[field]).toBe(mine[field]);
        }
        for (const field of changedFields(FIELDS, base, theirs)) {
          expect(withTheirs[field]).toBe(theirs[field]);
        }
        expect(changedFields(FIELDS, withMine, withTheirs)).toEqual(merge.conflicting);
      }),
    );
  });

  it('tells of an entry what became of it, the same from either side', () => {
    const MIRRORED = {
      gone: 'gone',
      mine: 'theirs',
      theirs: 'mine',
      'changed-by-both': 'changed-by-both',
      'removed-by-me': 'removed-by-them',
      'removed-by-them': 'removed-by-me',
    } as const;
    fc.assert(
      fc.property(entry, side, side, (base, mine, theirs) => {
        const fate = fateOf(base, mine, theirs);
        // An entry counts as theirs from either side where both made the same of it.
        fc.pre(fate !== 'theirs' || fateOf(base, theirs, mine) !== 'theirs');
        expect(fateOf(base, theirs, mine)).toBe(MIRRORED[fate]);
      }),
    );
  });
});
