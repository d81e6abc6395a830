// EPA 402-K-01-001: from 10 SF of mold on, the work is sealed off and its air is filtered.
import { expect, it } from 'vitest';
import { estimate } from './testing/estimate.ts';

it('moldy drywall brings its containment, filtered air and bags', async () => {
  const { quantityOf } = await estimate(
    'Mold claim: 120 SF of moldy drywall out under containment, HEPA vacuum 300 SF.',
    { agentKind: 'INSURANCE' },
  );
  expect(quantityOf('MLD-TODRY')).toBe(120);
  expect(quantityOf('WTR-POLY')).toBe(150);
  expect(quantityOf('WTR-ZIP')).toBe(1);
  expect(quantityOf('WTR-SCRUB')).toBe(3);
  expect(quantityOf('HAU-HAZ')).toBe(6);
});

it('a small patch brings no containment', async () => {
  const { codes } = await estimate('Remove 8 SF of moldy drywall');
  expect(codes).toContain('MLD-TODRY');
  expect(codes).not.toContain('WTR-POLY');
  expect(codes).not.toContain('WTR-SCRUB');
});

it('machines that are told by the day come once', async () => {
  const { quantityOf } = await estimate(
    'Mold claim: 120 SF of moldy drywall out under containment, air scrubber 5 days.',
    { agentKind: 'INSURANCE' },
  );
  expect(quantityOf('WTR-SCRUB')).toBe(5);
});
