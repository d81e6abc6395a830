import { describe, expect, it } from 'vitest';
import { estimate, estimator } from '../testing/estimate.ts';
import { scoreOf } from './score.ts';
import { readScopes, requestOf } from './scopes.ts';

const scopes = readScopes(new URL('../data/scopes.jsonl', import.meta.url));
const silent = { onStage: () => undefined, onLine: () => undefined };

const scores = await Promise.all(
  scopes.map(async (scope) =>
    scoreOf(scope, await estimator.estimate(requestOf(scope), silent, { owner: 'me' }), 0),
  ),
);

describe('the evaluation scopes', () => {
  it('are in band, hold what they must and nothing they must not', () => {
    expect(scores.length).toBe(100);
    expect(scores.filter(({ inBand }) => inBand).length).toBeGreaterThanOrEqual(97);
    expect(scores.filter(({ nearReference }) => nearReference).length).toBeGreaterThanOrEqual(90);
    expect(scores.flatMap(({ lostQuantities }) => lostQuantities)).toEqual([]);
    expect(scores.flatMap(({ forbidden }) => forbidden)).toEqual([]);
    expect(scores.flatMap(({ missing }) => missing).length).toBeLessThanOrEqual(2);
    expect(scores.filter(({ asksRightly }) => !asksRightly)).toEqual([]);
  });
});

describe('scoring', () => {
  it('notices a total out of band, a missing code, a forbidden one and a lost quantity', async () => {
    const [scope] = scopes;
    if (!scope) throw new Error('no scopes');
    const { document } = await estimate('replace 2 toilets');
    const expected = {
      tasks: [{ object: 'window', qty: 7, unit: 'EA' }],
      must_include_codes: ['WIN-INSERT'],
      must_exclude_codes: ['PLB-TOILET'],
      total_low: 1,
      total_high: 2,
    };
    expect(scoreOf({ ...scope, expected, reference_total: 5 }, document, 0)).toMatchObject({
      inBand: false,
      nearReference: false,
      missing: ['WIN-INSERT'],
      forbidden: ['PLB-TOILET'],
      lostQuantities: ['window 7 EA'],
    });
  });
});
