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

/** What the reader reaches of these texts; a change that reads fewer of them is no gain. */
const LEAST = { inBand: 62, nearReference: 26, held: 139, quantities: 114 };
const MOST = { forbidden: 6, askedWrongly: 2 };

describe('the evaluation scopes', () => {
  it('are read no worse than before', () => {
    expect(scores.length).toBe(100);
    const expected = scopes.flatMap(({ expected: { must_include_codes } }) => must_include_codes);
    const told = scopes.flatMap(({ expected: { tasks } }) =>
      tasks.filter(({ qty }) => qty !== undefined),
    );
    const missing = scores.flatMap((score) => score.missing);
    const lost = scores.flatMap(({ lostQuantities }) => lostQuantities);
    expect(scores.filter(({ inBand }) => inBand).length).toBeGreaterThanOrEqual(LEAST.inBand);
    expect(scores.filter(({ nearReference }) => nearReference).length).toBeGreaterThanOrEqual(
      LEAST.nearReference,
    );
    expect(expected.length - missing.length).toBeGreaterThanOrEqual(LEAST.held);
    expect(told.length - lost.length).toBeGreaterThanOrEqual(LEAST.quantities);
    expect(scores.flatMap(({ forbidden }) => forbidden).length).toBeLessThanOrEqual(MOST.forbidden);
    expect(scores.filter(({ asksRightly }) => !asksRightly).length).toBeLessThanOrEqual(
      MOST.askedWrongly,
    );
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
