import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate, formatDecimals, formatMoney, formatPercent } from './format.ts';

const amounts = fc.oneof(
  fc.double(),
  fc.double({ min: -1e7, max: 1e7, noNaN: true }),
  fc.integer().map((cents) => cents / 100),
  fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(0, -0, 1.005, 999.995, 999_999.5, 1e21, 1e-7),
);

const intl = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-US', options).format(value);
const intlRead = (value: number, options: Intl.NumberFormatOptions) =>
  intl(value, options).replace('-', '−');

it('writes numbers as the browser’s own formatters do, but for the minus of what is read', () => {
  fc.assert(
    fc.property(amounts, fc.nat(4), fc.nat(4), (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const decimals = { minimumFractionDigits: least, maximumFractionDigits: most };
      expect(formatDecimals(value, least, most)).toBe(intl(value, decimals));
      for (const currency of ['USD', 'EUR']) {
        expect(formatMoney(value, currency)).toBe(intlRead(value, { style: 'currency', currency }));
      }
    }),
  );
});

it('writes shares as the browser’s own formatter does', () => {
  const options = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const shares = fc.integer({ min: -200_000, max: 200_000 }).map((parts) => parts / 100_000);
  fc.assert(
    fc.property(shares, (share) => {
      expect(formatPercent(share)).toBe(intlRead(share, options));
    }),
  );
});

it('writes dates as the browser’s own formatter does', () => {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  const dates = fc.date({ min: new Date('1900'), max: new Date('2200'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date.toISOString())).toBe(format.format(date));
    }),
  );
});
