// Numbers rounded, and as sentences write them. Amounts of money round in `money/money.ts`.

/** To two decimals. Of feet that is an eighth of an inch. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** To four decimals: without the rounding error of sums. */
export const tidy = (value: number): number => Math.round(value * 1e4) / 1e4;

/** `12.3` */
export const toTenths = (value: number): string => String(Math.round(value * 10) / 10);

/** `12.34` */
export const toHundredths = (value: number): string => String(hundredths(value));

/** `20,000` */
export const inWords = (count: number | bigint): string => count.toLocaleString('en-US');
