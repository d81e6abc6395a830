import { describe, expect, it } from 'vitest';
import { work } from '../testing/run-model.ts';
import { BATH, REMODEL } from '../testing/honest-reply.ts';
import { read } from '../testing/read-reply.ts';

describe('the rest of the reply', () => {
  it('leaves out what the customer said, with its codes', () => {
    const excluded = [
      { words: 'Keep the mirror', codes: ['BTH-MIRROR', 'NOT-THERE'], place: 'P1' },
    ];
    const { scope } = read({ places: [BATH], work: [REMODEL], excluded });
    expect(scope.excluded.at(-1)).toMatchObject({
      words: 'Keep the mirror',
      codes: ['BTH-MIRROR'],
    });
    expect(scope.work[0]?.without).toContain('BTH-MIRROR');
  });

  it.each([
    ['words that nobody said', { words: 'no demolition please', codes: ['DEM-*'], place: null }],
    ['half the price book', { words: 'no painting', codes: ['P*'], place: null }],
  ])('does not leave out for %s', (_name, exclusion) => {
    const { scope } = read({ places: [BATH], work: [REMODEL], excluded: [exclusion] });
    // The rules read that one in the request itself.
    expect(scope.work[0]?.without).toEqual(['BTH-MIRROR']);
  });

  it('facts need their figure or their words', () => {
    const facts = [
      { name: 'yearBuilt', value: 1955, words: 'built 1955' },
      { name: 'budget', value: 9_000, words: 'budget' },
      { name: 'afterHours', value: true, words: 'only at night' },
      { name: 'prevailingWage', value: true, words: 'union' },
      { name: 'overheadRate', value: 0.1, words: '10 and 10' },
      { name: 'profitRate', value: 0.1, words: '10 and 10' },
    ];
    const { scope, refused } = read({ facts }, 'House built 1955, work only at night, 10 and 10');
    expect(scope.facts).toMatchObject({
      yearBuilt: 1955,
      budget: null,
      afterHours: true,
      prevailingWage: false,
      overheadAndProfit: { overhead: 0.1, profit: 0.1 },
    });
    expect(refused).toHaveLength(2);
  });

  it('questions have answers to tap; what cannot be set stays as words', () => {
    const answers = [
      { label: 'A shower', changes: [{ on: 'W1', name: 'wet', value: 'shower' }] },
      { label: 'A larger room', changes: [{ on: 'P1', name: 'lengthFt', value: 10 }] },
      { label: 'A moat', changes: [{ on: 'W1', name: 'moat', value: 1 }] },
    ];
    const questions = [{ text: 'Is a tub or a shower wanted?', about: 'W1', answers }];
    const { scope } = read({ places: [BATH], work: [REMODEL], questions });
    expect(scope.questions[0]).toMatchObject({
      about: scope.work[0]?.id,
      answers: [
        { patches: [{ kind: 'SET_WORK', params: [{ name: 'wet', value: 'shower' }] }] },
        { patches: [{ kind: 'SET_PLACE', lengthFt: 10 }] },
        { patches: [] },
      ],
    });
  });

  it('notes are cleaned, and each kind keeps its own', () => {
    const notes = [
      { kind: 'warning', text: 'Galvanized pipes may show up. It will cost $12,000.' },
      { kind: 'left_out', text: 'The fence next door is not priced. See https://evil.test/x.' },
    ];
    expect(read({ notes }).scope.notes).toEqual([
      { kind: 'WARNING', text: 'Galvanized pipes may show up.' },
      { kind: 'LEFT_OUT', text: 'The fence next door is not priced.' },
    ]);
  });

  it('a flood of items is cut', () => {
    const notes = Array.from({ length: 2_000 }, (_, i) => ({
      kind: 'note',
      text: `Look at wall ${i}.`,
    }));
    const many = Array.from({ length: 2_000 }, () => work({ code: 'XXX-NONE' }));
    const { scope, refused } = read({ notes, work: many });
    expect(scope.notes.length).toBeLessThan(20);
    expect(refused.length).toBeLessThanOrEqual(1_000);
    expect(scope.notes).toContainEqual({
      kind: 'WARNING',
      text: expect.stringMatching(/^The model named more than 1,000 entries under “work”/),
    });
  });
});
