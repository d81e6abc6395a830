import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOfWorkSchema } from '../../../domain/scope/scope-of-work.ts';
import type { ScopeOfWork, ScopeQuestion } from '../../../domain/scope/scope-of-work.ts';
import { takeOff } from '../../calculate/takeoff.ts';
import { apply } from '../apply.ts';
import { packagesOf } from '../packages.ts';
import { anyPatches } from '../testing/any-patch.ts';
import { assembly, book, home, placeOf, row, scopeOf, workOf } from '../testing/scope.ts';
import { withQuestions } from './questions.ts';

const GRADE = 1;
const total = (scope: ScopeOfWork): number =>
  takeOff(packagesOf(scope, book), book, GRADE).reduce(
    (sum, { item, quantity }) => sum + quantity * item.costs[GRADE].price,
    0,
  );
const asking = (scope: ScopeOfWork) =>
  withQuestions(scope, { grade: GRADE, propertyType: 'RESIDENTIAL', book }, total);
const asked = (scope: ScopeOfWork) => asking(scope).questions;
const textsOf = (scope: ScopeOfWork) => asked(scope).map(({ text }) => text);
const labelsOf = ({ answers }: ScopeQuestion) => answers.map(({ label }) => label);
const answering = (scope: ScopeOfWork, questionId: string, answer: number) =>
  apply(scope, [{ kind: 'ANSWER', questionId, answer }], book, 'OWNER');

const bedroom = placeOf('p1', 'bedroom', { label: 'Bedroom' });
const measured = placeOf('p1', 'bedroom', {
  label: 'Bedroom',
  lengthFt: 12,
  widthFt: 11,
  basis: 'STATED',
});
const carpet = assembly('floor_carpet');

describe('what is assumed', () => {
  it('is the size of a place, with a small, a usual and a large one to tap', () => {
    const [question] = asked(
      scopeOf({ places: [bedroom], work: [workOf('w2', 'p1', { does: carpet, times: 3 })] }),
    );
    expect(question).toMatchObject({
      id: 'q3',
      by: 'RULES',
      about: 'p1',
      text: 'How large is each bedroom?',
    });
    expect(question && labelsOf(question)).toEqual([
      '10 x 9 ft',
      '12 x 11 ft (assumed now)',
      '16 x 14 ft',
    ]);
    expect(question?.moves).toBeGreaterThan(1_000);
  });

  it('is a choice of the assembly, or yes and no, with the one reckoned with', () => {
    const scope = scopeOf({
      places: [measured],
      work: [workOf('w2', 'p1', { does: assembly('bedroom_remodel') })],
    });
    const [question] = asked(scope);
    expect(question?.text).toBe('Bedroom remodel: What floor is laid in the room?');
    expect(question && labelsOf(question)).toEqual([
      'Carpet',
      'Luxury vinyl plank (assumed now)',
      'Hardwood',
      'No new floor',
    ]);
  });

  it('is an amount that is no more than usual', () => {
    const exterior = placeOf('p1', 'exterior', { label: 'Exterior' });
    const fence = scopeOf({
      places: [exterior],
      work: [workOf('w2', 'p1', { does: assembly('fence_build', { type: 'wood6' }, 'STATED') })],
    });
    const length = asked(fence).find(({ text }) => text.includes('How long is the fence?'));
    expect(length && labelsOf(length)).toEqual(['90 ft', '150 ft (assumed now)', '250 ft']);
    const paint = { ...row('PNT-EXT', 1_500), basis: 'DEFAULT' as const };
    const [amount] = asked(
      scopeOf({ places: [exterior], work: [workOf('w2', 'p1', { does: paint })] }),
    );
    expect(amount?.text).toMatch(/: How many square feet\?$/);
    expect(amount && labelsOf(amount)).toEqual([
      '750 sq ft',
      '1,500 sq ft (assumed now)',
      '3,000 sq ft',
    ]);
  });

  it('is asked once for equal work in several rooms', () => {
    const rooms = [measured, { ...measured, id: 'p2', label: 'Office' }];
    const work = rooms.map(({ id }, index) =>
      workOf(`w${index + 3}`, id, { does: assembly('floor_hardwood') }),
    );
    const old = asked(scopeOf({ places: rooms, work })).find(({ text }) =>
      text.includes('What floor lies there'),
    );
    expect(old?.text).toMatch(
      /^Hardwood flooring \(bedroom, office\): What floor lies there now\?/,
    );
    expect(old?.about).toBeNull();
    expect(old?.answers[0]?.patches).toHaveLength(2);
  });

  it('is not what was told', () => {
    const told = assembly('floor_carpet', { demo: 'carpet', furn: 1, steps: 0 }, 'STATED');
    expect(
      asked(scopeOf({ places: [measured], work: [workOf('w2', 'p1', { does: told })] })),
    ).toEqual([]);
  });

  it('is not what a model worked out, but what the rules took as usual', () => {
    const does = assembly('bedroom_remodel', { floor: 'lvp' }, 'DERIVED');
    const by = (author: 'MODEL' | 'RULES') =>
      textsOf(
        scopeOf({ places: [measured], work: [workOf('w2', 'p1', { does, by: author })] }),
      ).some((text) => text.includes('What floor is laid'));
    expect([by('MODEL'), by('RULES')]).toEqual([false, true]);
  });

  it('is asked of at most five things, the dearest first, two about one', () => {
    const questions = asked(home());
    const moves = questions.map((question) => question.moves ?? 0);
    expect(questions.length).toBeLessThanOrEqual(5);
    expect(moves).toEqual(moves.toSorted((a, b) => b - a));
    expect(questions.filter(({ about }) => about === 'w3')).toHaveLength(2);
    expect(Math.min(...moves)).toBeGreaterThan(0.04 * total(home()));
  });

  it('is of the whole house where its outside is worked on', () => {
    const exterior = placeOf('p1', 'exterior', { label: 'Exterior' });
    const work = [workOf('w2', 'p1', { does: assembly('floor_carpet') })];
    expect(textsOf(scopeOf({ places: [exterior], work }))).toContain(
      'How large is the house, all floors together?',
    );
    expect(textsOf(scopeOf({ places: [exterior] }))[0]).toBe('What is to be done on the exterior?');
  });

  it('costs few pricings, also of a long list of work', () => {
    const work = Array.from({ length: 200 }, (_, index) =>
      workOf(`w${index + 3}`, 'p1', { label: `Work ${index}` }),
    );
    for (const [scope, most] of [
      [home(), 18],
      [home({ work }), 10],
    ] as const) {
      let pricings = 0;
      withQuestions(scope, { grade: GRADE, propertyType: 'RESIDENTIAL', book }, (other) => {
        pricings += 1;
        return total(other);
      });
      expect(pricings).toBeLessThanOrEqual(most);
    }
  });

  it('is not asked where nothing is to be priced yet', () => {
    expect(
      withQuestions(home(), { grade: GRADE, propertyType: 'RESIDENTIAL', book }, null).questions,
    ).toEqual([]);
  });
});

describe('a room that nobody named', () => {
  const unknown = placeOf('p9', 'unknown', {
    label: '',
    lengthFt: 12,
    widthFt: 14,
    basis: 'PLAN',
    source: 'plan.pdf, page 1',
  });
  const { places } = home();
  const scope = home({ places: [...places, unknown] });

  it('is asked first, and is a room with work to choose once it has a name', () => {
    const [question] = asked(scope);
    expect(question).toMatchObject({
      text: 'What is the 12 x 14 ft room on plan.pdf, page 1?',
      about: 'p9',
      moves: null,
    });
    expect(question && labelsOf(question)).toContain('Bedroom');
    expect(question && labelsOf(question).at(-1)).toBe('Leave it out');
    const { scope: answered } = answering(asking(scope), question?.id ?? '', 0);
    expect(answered.places.at(-1)).toMatchObject({ id: 'p9', label: 'Kitchen 2', areaSf: 168 });
    expect(textsOf(answered)).not.toContain(question?.text);
  });

  it('is asked without prices too', () => {
    expect(
      withQuestions(scope, { grade: GRADE, propertyType: 'RESIDENTIAL', book }, null).questions,
    ).toHaveLength(1);
  });
});

describe('nothing to price', () => {
  it('asks where the work is, then what is to be done there, and has a price', () => {
    const first = asking(scopeOf({}));
    expect(first.questions[0]?.text).toBe('Which part of the property is the work for?');
    const kitchen = asking(answering(first, first.questions[0]?.id ?? '', 0).scope);
    expect(kitchen.questions.map(({ text }) => text)).toEqual([
      'What is to be done in the kitchen?',
      'How large is the kitchen?',
    ]);
    const [what] = kitchen.questions;
    expect(what && labelsOf(what)).toContain('Kitchen remodel');
    expect(what && labelsOf(what)).toContain('Interior painting');
    const { scope, refused } = answering(kitchen, what?.id ?? '', 0);
    expect(refused).toEqual([]);
    expect(total(scope)).toBeGreaterThan(1_000);
    expect(textsOf(scope)).not.toContain('What is to be done in the kitchen?');
  });
});

describe('questions of the reader', () => {
  const optional = workOf('w7', 'p1', { does: assembly('backsplash'), optional: true });
  const reader: ScopeQuestion = {
    id: 'q8',
    by: 'MODEL',
    text: 'A new backsplash too?',
    about: 'w7',
    moves: null,
    answers: [
      { label: 'Yes', patches: [{ kind: 'SET_WORK', workId: 'w7', optional: false }] },
      { label: 'No', patches: [] },
    ],
  };

  it('stay, with what their answers move', () => {
    const scope = home({ work: [...home().work, optional], questions: [reader] });
    const [first, ...others] = asked(scope);
    expect(first).toMatchObject({ id: 'q8', text: 'A new backsplash too?' });
    expect(first?.moves).toBeGreaterThan(300);
    expect(others.length).toBeGreaterThan(0);
  });

  it('in words alone go once the rules have work', () => {
    const words: ScopeQuestion = {
      ...reader,
      by: 'RULES',
      text: 'Which materials?',
      about: null,
      answers: [],
    };
    expect(textsOf(home({ questions: [words] }))).not.toContain('Which materials?');
    expect(textsOf(scopeOf({ questions: [words] }))).toContain('Which materials?');
  });

  it('keep their ids when they are asked again', () => {
    const once = asking(home());
    expect(asking(once)).toEqual(once);
  });
});

describe('any scope', () => {
  it('asks what can be answered', () => {
    fc.assert(
      fc.property(anyPatches, (patches) => {
        const scope = asking(apply(home(), patches, book, 'OWNER').scope);
        expect(scopeOfWorkSchema.parse(scope)).toEqual(scope);
        for (const { id, answers } of scope.questions) {
          const refused = answers.flatMap((_answer, index) => answering(scope, id, index).refused);
          expect(refused).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });
});
