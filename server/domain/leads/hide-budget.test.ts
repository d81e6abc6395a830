import { describe, expect, it } from 'vitest';
import { budgetHider } from './hide-budget.ts';

describe('a text without the budget', () => {
  it.each([
    [
      'Tile floor of 120 sq ft. Budget $9,000. Call me.',
      9_000,
      'Tile floor of 120 sq ft. Budget (not shown). Call me.',
    ],
    [
      'Remodel the kitchen, budget 30k, oak cabinets',
      30_000,
      'Remodel the kitchen, budget (not shown), oak cabinets',
    ],
    [
      'My budget is $20k - $25k; paint 2,000 SF',
      25_000,
      'My budget is (not shown); paint 2,000 SF',
    ],
    ['We can spend 12 thousand at most', 12_000, 'We can spend (not shown) at most'],
    [
      'The estimate is $749 above your budget of $300; a lower finish level saves most.',
      300,
      ' a lower finish level saves most.',
    ],
    ['Install a $300 faucet. Budget $9,000.', 9_000, 'Install a $300 faucet. Budget (not shown).'],
    ['Keep it under $300.50. No dumpster.', 300.5, 'Keep it under (not shown). No dumpster.'],
    ['Budget $9,000.', null, 'Budget $9,000.'],
  ])('%s', (text, budget, shown) => {
    expect(budgetHider(budget)(text)).toBe(shown);
  });
});
