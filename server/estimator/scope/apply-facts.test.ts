import { describe, expect, it } from 'vitest';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { home } from './testing/scope.ts';
import { owner } from './testing/patching.ts';

describe('facts', () => {
  it('change one by one', () => {
    const { scope } = owner(home(), { kind: 'SET_FACTS', facts: { state: 'tx', yearBuilt: 1950 } });
    expect(scope.facts).toEqual({ ...home().facts, state: 'TX', yearBuilt: 1950 });
  });

  it('are cleared by null, and lists given whole', () => {
    const tile = { goods: 'Tile', words: 'Tile', only: null, amount: 6, unit: 'SF', statedIn: 'x' };
    const roof = { lifeKeys: ['roof_'], years: 12, from: 'REQUEST' as const };
    const { scope } = owner(
      home(),
      { kind: 'SET_FACTS', facts: { allowances: [tile], ages: [roof], peril: 'hail' } },
      { kind: 'SET_FACTS', facts: { ages: [], peril: null } },
    );
    expect(scope.facts).toMatchObject({ allowances: [tile], ages: [], peril: null });
  });

  it.each<[Extract<ScopePatch, { kind: 'SET_FACTS' }>['facts'], RegExp]>([
    [{ peril: 'moths' }, /"moths" is no cause of loss.*Choose one of water, fire/],
    [
      {
        allowances: [{ goods: 'Toys', words: '', only: null, amount: 6, unit: null, statedIn: '' }],
      },
      /not made for "Toys"\. Choose one of Tile,/,
    ],
    [
      {
        allowances: [{ goods: 'Tile', words: '', only: null, amount: 6, unit: 'KG', statedIn: '' }],
      },
      /cannot be per "KG"/,
    ],
    [{ ages: [{ lifeKeys: ['sofa'], years: 6, from: 'REQUEST' }] }, /Nothing that ages/],
  ])('that cannot be are refused with a sentence: %j', (facts, message) => {
    const { scope, refused } = owner(home(), { kind: 'SET_FACTS', facts });
    expect(refused).toEqual([{ at: 0, message: expect.stringMatching(message) }]);
    expect(scope).toEqual(home());
  });
});
