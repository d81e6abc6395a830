import { describe, expect, it } from 'vitest';
import { payOut, withRetainage } from './payments.ts';

const THIRDS = [1, 2, 3].map((step) => ({
  due: `Step ${step}`,
  share: 1 / 3,
  deposit: step === 1,
}));
const ALL_AT_ONCE = [{ due: 'At signing', share: 1, deposit: true }];
const AT_THE_END = [
  { due: 'At the start', share: 0.4, deposit: false },
  { due: 'At signing', share: 0.6, deposit: true },
];

describe('a deposit', () => {
  it.each([
    // A tenth of $100.05 is $10.005, of $0.05 half a cent: a cent more is above the law's limit.
    [100.05, THIRDS, { share: 0.1, dollars: 1_000 }, [10, 56.7, 33.35]],
    [0.05, THIRDS, { share: 0.1, dollars: 1_000 }, [0, 0.04, 0.01]],
    [70.1, THIRDS, { share: 0.1, dollars: null }, [7.01, 39.73, 23.36]],
    [30_000, THIRDS, { share: 0.1, dollars: 1_000 }, [1_000, 19_000, 10_000]],
    [5_000, ALL_AT_ONCE, { share: 0.1, dollars: null }, [500, 4_500]],
    [5_000, ALL_AT_ONCE, null, [5_000]],
    [5_000, AT_THE_END, { share: 0.1, dollars: null }, [2_000, 500, 2_500]],
  ])('of $%s stays within its limit, and nothing is lost', (total, steps, limit, amounts) => {
    expect(payOut(steps, total, limit).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('that may not be all of the price leaves the rest for the end', () => {
    expect(payOut(ALL_AT_ONCE, 5_000, { share: 0.1, dollars: null })).toEqual([
      { due: 'At signing', amount: 500, share: 0.1 },
      { due: 'On completion', amount: 4_500, share: 0.9 },
    ]);
  });
});

describe('retainage', () => {
  const steps = [
    { due: 'Signing', share: 0.1, deposit: true },
    { due: 'Demolition', share: 0.3, deposit: false },
    { due: 'Rough-in', share: 0.3, deposit: false },
    { due: 'Completion', share: 0.3, deposit: false },
  ];

  it.each([
    // 10 % of three payments of 30 %.
    [1, [1_000, 2_700, 2_700, 2_700, 900]],
    // Signing and demolition come to 40 %, so the next payment is the last one of which a part is held.
    [0.5, [1_000, 2_700, 2_700, 3_000, 600]],
    [0, [1_000, 3_000, 3_000, 3_000]],
  ])('until %d of the price is paid', (until, amounts) => {
    const paid = payOut(withRetainage(steps, { rate: 0.1, until }), 10_000, null);
    expect(paid.map(({ amount }) => amount)).toEqual(amounts);
  });

  it('that nobody told changes nothing', () => {
    expect(withRetainage(steps, null)).toBe(steps);
  });
});
