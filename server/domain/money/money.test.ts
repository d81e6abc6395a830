import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundCents, roundUnitPrice } from './money.ts';
import { lineTotal } from './pricing.ts';

it('rounds the product of two decimal numbers as on paper', () => {
  const quantities = fc.integer({ min: 0, max: 1_000_000 });
  const prices = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(quantities, prices, (hundredths, tenThousandths) => {
      const exact = BigInt(hundredths) * BigInt(Math.abs(tenThousandths));
      const cents = Number((exact + 5_000n) / 10_000n);
      const line = { quantity: hundredths / 100, unitPrice: tenThousandths / 10_000, tax: 0 };
      expect(Math.abs(lineTotal(line))).toBe(cents / 100);
    }),
    { examples: [[300, 10_050]] },
  );
});

it('leaves alone what is rounded already, however large', () => {
  const cents = fc.integer({ min: -(2 ** 50), max: 2 ** 50 });
  fc.assert(
    fc.property(cents, (all) => {
      expect(roundCents(all / 100)).toBe(all / 100 || 0);
    }),
  );
  expect([12.345, 0.03454, -1.00005].map(roundUnitPrice)).toEqual([12.345, 0.0345, -1.0001]);
});
