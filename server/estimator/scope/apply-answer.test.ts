import { describe, expect, it } from 'vitest';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { home } from './testing/scope.ts';
import { owner } from './testing/patching.ts';

describe('an answer', () => {
  const asked = (patches: ScopePatch[]) =>
    home({
      questions: [
        {
          id: 'q9',
          text: 'How large is the bedroom?',
          by: 'RULES',
          about: 'p2',
          moves: 900,
          answers: [{ label: '14 x 12 ft', patches }],
        },
      ],
    });
  const answer: ScopePatch = { kind: 'ANSWER', questionId: 'q9', answer: 0 };

  it('takes its patches and ends the question', () => {
    const { scope, refused } = owner(
      asked([{ kind: 'SET_PLACE', placeId: 'p2', lengthFt: 14, widthFt: 12 }]),
      answer,
    );
    expect(refused).toEqual([]);
    expect(scope).toMatchObject({ questions: [], places: [{}, { areaSf: 168, basis: 'STATED' }] });
  });

  it('that changes nothing ends it too', () => {
    expect(owner(asked([]), answer).scope.questions).toEqual([]);
  });

  it.each<[string, ScopePatch]>([
    ['whose place is gone', { kind: 'DROP_PLACE', placeId: 'p7' }],
    ['that answers itself', answer],
  ])('%s is refused and asked again', (_what, patch) => {
    const { scope, refused } = owner(asked([patch]), answer);
    expect(refused).toEqual([
      { at: 0, message: expect.stringMatching(/"14 x 12 ft" cannot be taken/) },
    ]);
    expect(scope).toEqual(asked([patch]));
  });

  it('goes with what it is about', () => {
    expect(owner(asked([]), { kind: 'DROP_PLACE', placeId: 'p2' }).scope.questions).toEqual([]);
  });
});
