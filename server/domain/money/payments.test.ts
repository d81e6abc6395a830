import { describe, expect, it } from 'vitest';
import { payOut } from './payments.ts';

const thirds = [1, 2, 3].map((step) => ({ due: `${step}`, share: 1 / 3, deposit: step === 1 }));
const whole = [{ due: 'At once', share: 1, deposit: true }];
const TENTH = { share: 0.1, dollars: 1000 };

describe('payments under a limit of deposits', () => {
  // 10 % of $100.05 are $10.005: never rounded up.
  it.each([
    [100.05, thirds, TENTH, [10, 56.7, 33.35]],
    [0.05, thirds, TENTH, [0, 0.04, 0.01]],
    [30_000, thirds, TENTH, [1000, 19_000, 10_000]],
    [300, thirds, null, [100, 100, 100]],
    [5000, whole, TENTH, [500, 4500]],
    [5000, whole, null, [5000]],
    [5000, whole, { share: null, dollars: 5000 }, [5000]],
  ])('of %d dollars', (total, steps, limit, amounts) => {
    const payments = payOut(steps, total, limit);
    expect(payments.map(({ amount }) => amount)).toEqual(amounts);
    expect(payments.length > steps.length ? payments.at(-1)?.due : 'On completion').toBe(
      'On completion',
    );
  });
});
