import { expect, it } from 'vitest';
import { priceAnswers } from './answer-prices.ts';
import { book, estimate, request } from './testing/estimate.ts';

const TEXT = 'Remodel the kitchen and a bathroom.';

it('prices as many answers as the limits let, the first questions first', async () => {
  const asked = request(TEXT, { zip: '43215' });
  const { document } = await estimate(TEXT, asked);
  const { scope } = document;
  if (!scope) throw new Error('No scope.');
  const few = priceAnswers(scope, asked, book);
  expect(few.length).toBeGreaterThan(0);
  expect(few.flatMap(({ differences }) => differences)).not.toContain(null);

  const [first] = scope.work;
  const questions = Array.from({ length: 21 }, (_, at) => ({
    id: `q${900 + at}`,
    text: `How often, ${at}?`,
    by: 'MODEL' as const,
    about: null,
    moves: null,
    answers: [1, 2].map((times) => ({
      label: String(times),
      patches: [{ kind: 'SET_WORK' as const, workId: first?.id ?? '', times }],
    })),
  }));
  const most = priceAnswers({ ...scope, questions }, asked, book);
  expect(most).toHaveLength(21);
  expect(most[19]?.differences[0]).toBe(0);
  expect(most[19]?.differences[1]).toBeGreaterThan(0);
  expect(most[20]?.differences).toEqual([null, null]);
});
