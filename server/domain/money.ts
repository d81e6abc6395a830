// Money arithmetic: dollars with two decimals outside, integer cents inside. Screen and server use the same functions.

/** Rounds dollars half up to whole cents; 1.005 gives 1.01, where `toFixed(2)` gives 1.00. */
export const roundCents = (dollars: number): number =>
  Math.sign(dollars) * (Math.round((Math.abs(dollars) + Number.EPSILON) * 100) / 100) || 0;

export const toCents = (dollars: number): number => Math.round(roundCents(dollars) * 100);

export const fromCents = (cents: number): number => cents / 100;

/** Adds dollars through cents, so that a column of lines foots to the last digit. */
export const sumMoney = (amounts: Iterable<number>): number => {
  let cents = 0;
  for (const amount of amounts) cents += toCents(amount);
  return fromCents(cents);
};
