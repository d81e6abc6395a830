import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeable } from '../../testing/estimate-arbitraries.ts';
import { sumMoney } from '../money/money.ts';
import { estimateTotal } from '../money/pricing.ts';
import { costMatrix, extremesOf, SIDE_BY_SIDE } from './cost-matrix.ts';

describe('estimates side by side', () => {
  it('has columns that foot to the totals', () => {
    fc.assert(
      fc.property(
        fc.array(mergeable, { minLength: 1, maxLength: SIDE_BY_SIDE.most }),
        (estimates) => {
          const { rows, setByHand } = costMatrix(estimates);
          const columns = estimates.map((_, at) =>
            sumMoney([...rows.map(({ amounts }) => amounts[at] ?? 0), setByHand[at] ?? 0]),
          );
          expect(columns).toEqual(estimates.map(estimateTotal));
          expect(new Set(rows.map(({ category }) => category)).size).toBe(rows.length);
        },
      ),
    );
  });

  it.each([
    [[300, 100, 200], { lowest: 1, highest: 0 }],
    [[null, 5, 7], { lowest: 1, highest: 2 }],
    [[5, 5], null],
    [[5, null], null],
    [[null, null], null],
  ])('finds the lowest and the highest of %j', (amounts, extremes) => {
    expect(extremesOf(amounts)).toEqual(extremes);
  });
});
