// Money arithmetic: dollars with two decimals outside, integer cents inside. Screen and server use the same functions.

/**
 * Share of its size that a product of two decimal numbers may have lost as doubles. It is never so much as to make a unit of
 * another.
 */
const LOST = 2 * Number.EPSILON;
const LOST_MOST = 1e-4;

const roundTo = (dollars: number, parts: number): number => {
  const size = Math.abs(dollars) * parts;
  return Math.sign(dollars) * (Math.round(size + Math.min(LOST_MOST, size * LOST)) / parts) || 0;
};

/**
 * Rounds dollars half up to whole cents; 1.005 gives 1.01, and 3 × 1.005 gives 3.02, where `toFixed(2)` gives 1.00 and 3.01.
 */
export const roundCents = (dollars: number): number => roundTo(dollars, 100);

/** Rounds the price of one unit half up to four decimals. */
export const roundUnitPrice = (dollars: number): number => roundTo(dollars, 10_000);

export const toCents = (dollars: number): number => Math.round(roundCents(dollars) * 100);

export const fromCents = (cents: number): number => cents / 100;

/** Adds dollars through cents, so that a column of lines foots to the last digit. */
export const sumMoney = (amounts: Iterable<number>): number => {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount);
  return fromCents(cents);
};

/** Sum of the amounts that are known; null where none is. */
export const sumKnown = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : sumMoney(known);
};

/** Cents only where there are some: `$12`, `$12.50`. */
export const shortDollars = (amount: number): string =>
  `$${amount.toLocaleString('en-US', Number.isInteger(amount) ? {} : { minimumFractionDigits: 2 })}`;

/** `$1,234`, without cents. */
export const wholeDollars = (amount: number): string =>
  `$${Math.round(amount).toLocaleString('en-US')}`;
