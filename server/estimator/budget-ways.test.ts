import { describe, expect, it } from 'vitest';
import { estimateTotal } from '../domain/money/pricing.ts';
import { waysToBudget } from './budget-ways.ts';
import { estimateScope } from './estimate-scope.ts';
import { apply } from './scope/apply.ts';
import { book, estimate, request } from './testing/estimate.ts';

const TEXT = 'Remodel an 8x10 bathroom and a 12x14 kitchen. Paint two bedrooms 12x12.';

describe('a budget', () => {
  it.each([
    ['my budget is $60k', 60_000],
    ['We can spend 45 thousand', 45_000],
    ['all of it under $22,000', 22_000],
    ['Do it for less than $18k', 18_000],
    ['our budget is $50,000 to $60,000', 60_000],
    ['my budget is 50-60k', 60_000],
    ['Budget | $1,800-$6,500', null],
    ['a vanity under $500', null],
    ['tile under $12 per SF', null],
    ['deductible is under $1,000 deductible', null],
  ])('in "%s" is %s', async (words, budget) => {
    const { document } = await estimate(`Paint a 12x14 bedroom. ${words}.`);
    expect(document.scope?.facts.budget).toBe(budget);
  });
});

describe('ways to a budget', () => {
  const asked = request(TEXT, { zip: '43215' });

  it('save what they say, and get there', async () => {
    const { document } = await estimate(TEXT, asked);
    const { scope } = document;
    if (!scope) throw new Error('No scope.');
    const total = estimateTotal(document);
    const budget = Math.round(total * 0.9);
    const ways = waysToBudget(scope, asked, { budget, total }, book);
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.length).toBeLessThanOrEqual(6);
    expect(ways.at(-1)?.total).toBeLessThanOrEqual(budget);
    expect(ways.at(-2)?.total ?? total).toBeGreaterThan(budget);
    const [first] = ways;
    expect(first).toMatchObject({ kind: 'LOW_FINISH' });
    const patches = (first?.workIds ?? []).map((workId) => ({
      kind: 'SET_WORK' as const,
      workId,
      finishLevel: 'LOW' as const,
    }));
    const changed = apply(scope, patches, book, 'OWNER');
    expect(changed.refused).toEqual([]);
    const after = estimateTotal(estimateScope(changed.scope, asked, book));
    expect(first?.saving).toBeCloseTo(total - after, 2);
    expect(first?.total).toBeCloseTo(after, 2);
  });

  it('are none where nothing is over, and at most six where nothing is enough', async () => {
    const { document } = await estimate(TEXT, asked);
    const { scope } = document;
    if (!scope) throw new Error('No scope.');
    const total = estimateTotal(document);
    expect(waysToBudget(scope, asked, { budget: total, total }, book)).toEqual([]);
    const ways = waysToBudget(scope, asked, { budget: 100, total }, book);
    expect(ways).toHaveLength(6);
    expect(ways.map((way) => way.total)).toEqual(
      ways.map((way) => way.total).toSorted((one, other) => other - one),
    );
  });
});
