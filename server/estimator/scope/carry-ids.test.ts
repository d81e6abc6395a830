import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOfWorkSchema } from '../../domain/scope/scope-of-work.ts';
import type { ScopeOfWork } from '../../domain/scope/scope-of-work.ts';
import { apply } from './apply.ts';
import { carryIds } from './carry-ids.ts';
import { anyPatches } from './testing/any-patch.ts';
import { assembly, book, home, placeOf, row, scopeOf, workOf } from './testing/scope.ts';

const idsOf = ({ places, work, excluded, questions }: ScopeOfWork): string[] =>
  [...places, ...work, ...excluded, ...questions].map(({ id }) => id);

describe('a new reading of the same request', () => {
  it('keeps the ids of what it reads again, in whatever order', () => {
    const fresh = scopeOf({
      places: [
        placeOf('p1', 'bedroom', { label: 'Bedroom' }),
        placeOf('p2', 'kitchen', { label: 'Kitchen' }),
      ],
      work: [
        workOf('w3', 'p1', { does: row('ELE-FAN', 2) }),
        workOf('w4', 'p2', { does: assembly('kitchen_remodel', { counter: 'granite' }) }),
        workOf('w5', 'p1'),
      ],
    });
    const { places, work, nextId } = carryIds(home(), fresh);
    expect(places.map(({ id }) => id)).toEqual(['p2', 'p1']);
    expect(work.map(({ id, placeId }) => `${id} ${placeId}`)).toEqual(['w6 p2', 'w3 p1', 'w7 p2']);
    expect(nextId).toBe(8);
  });

  it('pairs equal work by what it holds before its order', () => {
    const fans = (...quantities: number[]) =>
      scopeOf({
        places: [placeOf('p1', 'bedroom')],
        work: quantities.map((quantity, index) =>
          workOf(`w${index + 2}`, 'p1', { does: row('ELE-FAN', quantity) }),
        ),
      });
    const { work } = carryIds(fans(1, 2, 3), fans(3, 1, 9));
    expect(work.map(({ id }) => id)).toEqual(['w4', 'w2', 'w3']);
  });

  it('takes places together, exclusions and questions along', () => {
    const part = (more: Partial<ScopeOfWork>): ScopeOfWork =>
      home({
        excluded: [{ id: 'x8', words: 'attic', codes: ['INS-*'], placeId: 'p2', because: null }],
        ...more,
      });
    const fresh = scopeOf({
      places: [
        placeOf('p1', 'hallway'),
        placeOf('p2', 'kitchen', { label: 'Kitchen' }),
        placeOf('p3', 'bedroom', { label: 'Bedroom' }),
        placeOf('p4', 'kitchen', { label: 'Both', parts: ['p2', 'p3'] }),
      ],
      excluded: [{ id: 'x5', words: 'attic', codes: ['INS-*'], placeId: 'p3', because: null }],
      questions: [
        {
          id: 'q6',
          text: 'How large is the hallway?',
          by: 'RULES',
          about: 'p1',
          moves: null,
          answers: [
            { label: 'Long', patches: [{ kind: 'SET_PLACE', placeId: 'p1', lengthFt: 30 }] },
          ],
        },
      ],
    });
    const carried = carryIds(part({}), fresh);
    expect(carried.places.map(({ id, parts }) => [id, ...parts].join(' '))).toEqual([
      'p9',
      'p1',
      'p2',
      'p10 p1 p2',
    ]);
    expect(carried.excluded).toMatchObject([{ id: 'x8', placeId: 'p2' }]);
    expect(carried.questions).toMatchObject([
      { id: 'q11', about: 'p9', answers: [{ patches: [{ placeId: 'p9' }] }] },
    ]);
    expect(
      apply(carried, [{ kind: 'ANSWER', questionId: 'q11', answer: 0 }], book, 'OWNER').refused,
    ).toEqual([]);
  });

  it('is itself when nothing changed', () => {
    expect(carryIds(home(), home())).toEqual(home());
  });

  it('never takes an id for another thing', () => {
    fc.assert(
      fc.property(anyPatches, anyPatches, (one, two) => {
        const before = apply(home(), one, book, 'OWNER').scope;
        const fresh = apply(home(), two, book, 'MODEL').scope;
        const carried = carryIds(before, fresh);
        expect(scopeOfWorkSchema.parse(carried)).toEqual(carried);
        expect(new Set(idsOf(carried)).size).toBe(idsOf(fresh).length);
        const old = new Map(before.work.map((work) => [work.id, work.does.kind]));
        const isRight = carried.work.every(({ id, does }) =>
          old.has(id) ? old.get(id) === does.kind : Number(id.slice(1)) >= before.nextId,
        );
        expect(isRight).toBe(true);
        expect({ ...carryIds(fresh, fresh), nextId: 1 }).toEqual({ ...fresh, nextId: 1 });
      }),
    );
  });
});
