import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOfWorkSchema } from '../../domain/scope/scope-of-work.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { takeOff } from '../calculate/takeoff.ts';
import { apply } from './apply.ts';
import { packagesOf } from './packages.ts';
import { anyPatches } from './testing/any-patch.ts';
import { book, home, placeOf } from './testing/scope.ts';

const from = { source: 'request', words: 'the door', page: null, meanings: [] };

/** Two rooms, both together, something left out and a question. */
const before = (): ScopeOfWork => {
  const { places, work } = home();
  const both = placeOf('p3', 'kitchen', { label: 'Kitchen, Bedroom', parts: ['p1', 'p2'] });
  return home({
    places: [...places, both],
    work: work.map((one, index) => ({ ...one, id: `w${index + 4}` })),
    excluded: [{ id: 'x8', words: 'doors', codes: ['DOR-*'], placeId: null, because: null }],
    questions: [
      {
        id: 'q12',
        text: 'How large is the bedroom?',
        by: 'RULES',
        about: 'p2',
        moves: 900,
        answers: [
          { label: 'Large', patches: [{ kind: 'SET_PLACE', placeId: 'p2', lengthFt: 16 }] },
          { label: 'As it is', patches: [] },
        ],
      },
    ],
    unread: [
      { ...from, start: 0, end: 8, workId: null },
      { ...from, start: 4, end: 12, workId: 'w7' },
    ],
    nextId: 9,
  });
};

const idsOf = ({ places, work, excluded }: ScopeOfWork): string[] =>
  [...places, ...work, ...excluded].map(({ id }) => id);
const numbered = (id: string): number => Number(id.slice(1));

describe('any patches', () => {
  it('leave a scope that can be stored and measured, with ids of its own', () => {
    fc.assert(
      fc.property(anyPatches, fc.constantFrom('OWNER', 'MODEL'), (patches, by) => {
        const start = before();
        const { scope, refused } = apply(start, patches, book, by);
        expect(start).toEqual(before());
        expect(scopeOfWorkSchema.parse(scope)).toEqual(scope);
        const ids = idsOf(scope).map(numbered);
        expect(new Set(ids).size).toBe(ids.length);
        expect(Math.max(0, ...ids)).toBeLessThan(scope.nextId);
        for (const { at, message } of refused) {
          expect(at).toBeLessThan(patches.length);
          expect(message).toMatch(/^["A-Z0-9].*\.$/s);
        }
        for (const grade of [0, 1, 2] as const) takeOff(packagesOf(scope, book), book, grade);
      }),
      { numRuns: 200 },
    );
  });

  it('are measured as in a scope that was never measured before', () => {
    const measured = (scope: ScopeOfWork) => takeOff(packagesOf(scope, book), book, 1);
    fc.assert(
      fc.property(anyPatches, (patches) => {
        const start = before();
        measured(start);
        const { scope } = apply(start, patches, book, 'OWNER');
        const unknown = measured(structuredClone(scope));
        expect(measured(scope)).toEqual(unknown);
        // What the estimate makes of the lines leaves them as they are.
        expect(measured(scope)).toEqual(unknown);
      }),
      { numRuns: 200 },
    );
  });

  it('never give an id twice, also after what bore it was dropped', () => {
    fc.assert(
      fc.property(anyPatches, anyPatches, (first, second) => {
        const middle = apply(before(), first, book, 'OWNER').scope;
        const { scope } = apply(middle, second, book, 'OWNER');
        const known = new Set(idsOf(middle));
        for (const id of idsOf(scope))
          expect(known.has(id) || numbered(id) >= middle.nextId).toBe(true);
        expect(scope.nextId).toBeGreaterThanOrEqual(middle.nextId);
      }),
    );
  });

  it('do one after the other what they do together', () => {
    fc.assert(
      fc.property(anyPatches, (patches) => {
        // A ref is a name within one list.
        const alone = patches.filter((one) => !JSON.stringify(one)?.includes('"new"'));
        const together = apply(before(), alone, book, 'OWNER').scope;
        const single = alone.reduce(
          (scope, one) => apply(scope, [one], book, 'OWNER').scope,
          before(),
        );
        expect(single).toEqual(together);
      }),
    );
  });
});
