import { describe, expect, it } from 'vitest';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import { createBuiltInEstimator } from '../../built-in.ts';
import { book, estimate, preview, request } from '../../testing/estimate.ts';

const estimator = createBuiltInEstimator(book);

const asked = async (text: string) => {
  const { document } = await estimate(text);
  const question = document.scope?.questions.find(({ text: words }) => words.startsWith('“'));
  return { scope: document.scope, question, total: estimateTotal(document) };
};

const answered = async (text: string, label: string) => {
  const { scope, question } = await asked(text);
  const answer = question?.answers.findIndex((each) => each.label.startsWith(label)) ?? -1;
  if (!scope || !question) throw new Error('nothing is asked');
  const { document, refused } = await estimator.revise(
    scope,
    [{ kind: 'ANSWER', questionId: question.id, answer }],
    request(text),
    { owner: 'me' },
  );
  expect(refused).toEqual([]);
  return document;
};

describe('words that order dear work vaguely', () => {
  it('are asked with what they may mean, and nothing else is asked in their place', async () => {
    const { scope, question, total } = await asked('The porch is falling apart');
    expect(total).toBe(0);
    expect(question?.text).toBe(
      '“The porch is falling apart” is not in the total. What should be added for it?',
    );
    expect(question?.answers.map(({ label }) => label)).toEqual([
      'New deck',
      'It’s just background',
    ]);
    expect(scope?.questions.some(({ text }) => text.startsWith('Which part'))).toBe(false);
  });

  it.each(['We have no heat', 'Garage is full of junk'])(
    'are not asked again in words alone: %s',
    async (text) => {
      const { scope, question } = await asked(text);
      expect(scope?.questions).toEqual([question]);
    },
  );

  it('are priced as what is tapped, and open no longer', async () => {
    const document = await answered('The porch is falling apart', 'New deck');
    expect(document.scope?.work).toMatchObject([{ does: { assembly: 'deck_build' } }]);
    expect(document.scope?.unread).toEqual([]);
  });

  it('are background where their writer says so', async () => {
    const document = await answered('Paint the hall. Fix up the basement', 'It’s just background');
    expect(document.scope?.unread).toEqual([]);
    expect(document.scope?.work).toHaveLength(1);
  });

  it('are priced for as many as a home usually has', async () => {
    const { question } = await asked('pipes are old and leaking all over');
    expect(question?.answers[0]?.label).toBe('Whole-house repipe, per fixture served');
    expect(question?.answers[0]?.patches).toMatchObject([{ code: 'PLB-REPIPE', quantity: 10 }]);
    expect(question?.moves).toBeGreaterThan(8_000);
  });

  it('have their prices before anything is started', () => {
    const [entry] = preview(request('The porch is falling apart')).unread;
    const deck = entry?.meanings.find(({ name }) => name === 'New deck');
    expect(deck?.price).toBeGreaterThan(2_000);
    expect(deck?.price).toBeLessThan(12_000);
  });
});

describe('a guess that most of the total hangs on', () => {
  it.each([
    [
      'the shower stall is falling apart',
      'Yes, Prefab shower unit (assumed now)',
      'Tub-to-shower conversion instead',
    ],
    [
      'The back deck is rotten',
      'Yes, New deck (assumed now)',
      'Deck board repair and restain instead',
    ],
  ])('%s: is asked first, with what else is meant', async (text, yes, other) => {
    const { scope, question, total } = await asked(text);
    expect(scope?.questions[0]).toBe(question);
    expect(question?.answers[0]?.label).toBe(yes);
    expect(question?.answers[1]?.label).toMatch(new RegExp(`^${other}`));
    expect(question?.moves).toBeGreaterThan(0.4 * total);
  });

  it('is its owner’s once it is said to be right', async () => {
    const document = await answered('The back deck is rotten', 'Yes');
    expect(document.scope?.unread).toEqual([]);
    expect(document.scope?.work).toHaveLength(1);
  });

  it('makes room for what is meant instead', async () => {
    const document = await answered('The back deck is rotten', 'Deck board repair');
    expect(document.scope?.work).toMatchObject([{ does: { assembly: 'deck_repair' } }]);
  });

  it('is not asked where its words are sure', async () => {
    const { question } = await asked('Remodel the bathroom');
    expect(question).toBeUndefined();
  });
});
