// Payments as people tell them: when each step is due, and its percent of the price.
import { describe, expect, it } from 'vitest';
import { paymentsIn } from './told-payments.ts';

const THIRD = 33.3;

describe('payments that a request tells', () => {
  it.each<[words: string, steps: Record<string, number>]>([
    [
      'Remodel the bath. Payments 30/40/30.',
      { 'At signing': 30, 'At the midpoint': 40, 'On completion': 30 },
    ],
    [
      'Paid in 10/40/50 of the price',
      { 'At signing': 10, 'At the midpoint': 40, 'On completion': 50 },
    ],
    [
      '10/40/50: deposit, rough-in, completion',
      { 'At signing': 10, 'At the midpoint': 40, 'On completion': 50 },
    ],
    ['Milestones 20/80', { 'At signing': 20, 'On completion': 80 }],
    ['Payment schedule 50/50', { 'At signing': 50, 'On completion': 50 }],
    ['Half down.', { 'At signing': 50, 'On completion': 50 }],
    ['Half down, half on completion', { 'At signing': 50, 'On completion': 50 }],
    ['50% deposit and the balance on completion', { 'At signing': 50, 'On completion': 50 }],
    [
      '1/3 down, 1/3 at rough-in, 1/3 on completion',
      { 'At signing': THIRD, 'At rough-in': THIRD, 'On completion': THIRD },
    ],
    [
      'a third down, a third at rough-in and a third upon completion',
      { 'At signing': THIRD, 'At rough-in': THIRD, 'On completion': THIRD },
    ],
    [
      '30% at signing, 40% at rough-in, 30% on completion',
      { 'At signing': 30, 'At rough-in': 40, 'On completion': 30 },
    ],
    [
      '10% deposit, 40% when framing starts, 40% at drywall, 10% on completion',
      { 'At signing': 10, 'When framing starts': 40, 'At drywall': 40, 'On completion': 10 },
    ],
    [
      'Deposit of 20%, 50% at rough in, 30% at completion',
      { 'At signing': 20, 'At rough in': 50, 'On completion': 30 },
    ],
    [
      '25/25/25/25 draws',
      {
        'At signing': 25,
        'Progress payment 1 of 2': 25,
        'Progress payment 2 of 2': 25,
        'On completion': 25,
      },
    ],
  ])('%s', (words, expected) => {
    const steps = paymentsIn(words) ?? [];
    expect(
      Object.fromEntries(steps.map(({ due, share }) => [due, Math.round(share * 1_000) / 10])),
    ).toEqual(expected);
    expect(steps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(steps.map(({ deposit }) => deposit)).toEqual(steps.map((_, at) => at === 0));
  });

  it.each([
    'Take half down the wall',
    'Mix 50/50 gravel and sand',
    'Fire extinguishers rated 10/40/50',
    'Mortar of 20/30/50. Paint the wall.',
    'Blend 10/40/50 sand, clay and loam; seed the lawn',
    'Tile with a 1/3 offset',
    '10/10 O&P',
    'Payments 30/30/30',
    'Lower slope 24/12, upper slope 8/12',
    '10% retainage held until final completion',
  ])('are none: %s', (words) => expect(paymentsIn(words)).toBeNull());
});
