import { describe, expect, it } from 'vitest';
import { createBuiltInEstimator } from '../../estimator/built-in.ts';
import { book } from '../../estimator/testing/estimate.ts';
import { useTestServer } from '../../testing/app.ts';
import { TestAnswerPricesDocument } from '../../testing/gql/graphql.ts';
import { makeUnderstood, revise } from '../../testing/scoping.ts';
import { guestOf, type Person } from '../../testing/world.ts';

const server = useTestServer({ estimator: createBuiltInEstimator(book) });

const pricesOf = async (person: Person, id: string) => {
  const { estimate } = await person.runOk(TestAnswerPricesDocument, { id });
  return estimate?.answerPrices ?? [];
};

describe('the price of an answer', () => {
  it('is what the total changes by once it is given, whichever is chosen', async () => {
    const guest = guestOf(server());
    let estimate = await makeUnderstood(guest, 'Remodel the kitchen and repaint a bedroom');
    const asked = estimate.scope.questions.length;
    expect(asked).toBeGreaterThan(1);
    for (let given = 0; given < 2; given += 1) {
      // Each answer leaves another scope, with prices of its own.
      // oxlint-disable-next-line no-await-in-loop
      const prices = await pricesOf(guest, estimate.id);
      expect(prices.map(({ questionId }) => questionId)).toEqual(
        estimate.scope.questions.flatMap(({ id, answers }) => (answers.length > 0 ? [id] : [])),
      );
      const [first] = prices;
      const differences = first?.differences.map(Number) ?? [];
      expect(differences).toHaveLength(
        estimate.scope.questions.find(({ id }) => id === first?.questionId)?.answers.length ?? 0,
      );
      const sizes = differences.map(Math.abs);
      const answer = sizes.indexOf(Math.max(...sizes));
      expect(sizes[answer]).toBeGreaterThan(0);
      const before = estimate.total;
      // oxlint-disable-next-line no-await-in-loop
      estimate = await revise(guest, estimate, {
        answer: { questionId: first?.questionId ?? '', answer },
      });
      expect(estimate.total - before).toBeCloseTo(differences[answer] ?? NaN, 2);
    }
  });

  it('is not told while nothing is priced: the first price counts as a run', async () => {
    const guest = guestOf(server());
    const estimate = await makeUnderstood(guest, 'Something should be done here');
    expect(estimate.items).toEqual([]);
    expect(estimate.scope.questions.length).toBeGreaterThan(0);
    expect(await pricesOf(guest, estimate.id)).toEqual([]);
  });
});

describe('the prices of answers in a minute', () => {
  const limited = useTestServer({
    estimator: createBuiltInEstimator(book),
    env: { RATE_LIMITS: 'on' },
  });

  it('are told 30 times; of an estimate without prices there is nothing to count', async () => {
    const guest = guestOf(limited());
    const [unpriced, priced] = [
      await makeUnderstood(guest, 'Something should be done here'),
      await makeUnderstood(guest, 'Remodel the kitchen'),
    ];
    const ask = async ({ id }: { id: string }, times: number) => {
      // One after the other, as a page does.
      // oxlint-disable-next-line no-await-in-loop
      for (let time = 0; time < times; time += 1) await pricesOf(guest, id);
    };
    await ask(unpriced, 31);
    await ask(priced, 30);
    expect(await guest.runError(TestAnswerPricesDocument, { id: priced.id })).toMatchObject({
      code: 'THROTTLED',
    });
  });
});
