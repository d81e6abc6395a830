import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeable } from '../../testing/estimate-arbitraries.ts';
import { sumMoney } from '../money/money.ts';
import { estimateTotal } from '../money/pricing.ts';
import { costsByCategory, setByHand } from './project-costs.ts';

describe('what a project costs by category', () => {
  it('foots to the totals of its estimates, together with what was set by hand', () => {
    fc.assert(
      fc.property(fc.array(mergeable, { maxLength: 4 }), (estimates) => {
        const amounts = costsByCategory(estimates).map(({ amount }) => amount);
        expect(sumMoney([...amounts, setByHand(estimates)])).toBe(
          sumMoney(estimates.map(estimateTotal)),
        );
        expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
      }),
    );
  });
});
