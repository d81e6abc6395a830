import { describe, expect, it } from 'vitest';
import { overheadAndProfitIn } from './overhead-and-profit.ts';

describe('overhead and profit as told', () => {
  it.each([
    ['15% overhead and 5% profit', 0.15, 0.05],
    ['overhead 15%, profit 5%', 0.15, 0.05],
    ['15% overhead, 5% profit', 0.15, 0.05],
    ['overhead of 15% and profit of 5%', 0.15, 0.05],
    ['15 percent overhead plus 5 percent profit', 0.15, 0.05],
    ['15/5 O&P', 0.15, 0.05],
    ['10 and 10 overhead and profit', 0.1, 0.1],
    // 1.1 × 1.1 is 1.21 of the work.
    ['10% overhead and 10% profit compounded', 0.1, 0.11],
    ['10 and 10 overhead and profit compounded', 0.1, 0.11],
    ['20% overhead and profit', 0.1, 0.1],
    ['no O&P', 0, 0],
  ])('%s', (words, overhead, profit) => {
    expect(overheadAndProfitIn(words)).toEqual({ overhead, profit });
  });

  it('is not read of other rates', () => {
    expect(overheadAndProfitIn('10% deposit, profit matters, tax 8%')).toBeNull();
  });
});
