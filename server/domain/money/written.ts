// How amounts, quantities, shares and moments are written in every export.

/** What people read has the sign of mathematics; what programs take has a hyphen. */
const MINUS = '−';

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** An amount has cents, the price of one unit up to four decimals. */
type Decimals = 2 | 4;

const moneyFormat = (currency: string, decimals: Decimals): Intl.NumberFormat => {
  const key = `${currency} ${decimals}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    maximumFractionDigits: decimals,
  });
  moneyFormats.set(key, format);
  return format;
};

/** @param decimals at most; 2 when left out */
export type WriteMoney = (amount: number, decimals?: Decimals) => string;

/** `$1,234.50`, `−$3.00`. An odd currency code that a document carries is written in front of the number. */
export const moneyWriter = (currency: string): WriteMoney => {
  const isOdd = !/^[A-Z]{3}$/.test(currency);
  return (amount, decimals = 2) => {
    const written = moneyFormat(isOdd ? 'USD' : currency, decimals).format(amount);
    const signed = written.replace('-', MINUS);
    return isOdd ? `${currency} ${signed.replace('$', '')}` : signed;
  };
};

/** Whole amounts, where cents would say more than is known. */
export const writeRounded = (amount: number, currency: string): string =>
  moneyWriter(currency)(Math.round(amount)).replace(/\.00$/, '');

const quantityFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
export const writeQuantity = (quantity: number): string => quantityFormat.format(quantity);

const percentFormat = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
});
/** @param share 0 to 1 */
export const writePercent = (share: number): string => percentFormat.format(share);

/** One zone for everybody, so that a document reads the same wherever it was made. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** @param iso ISO 8601 moment */
export const writeDate = (iso: string): string => dateFormat.format(new Date(iso));

export const counted = (count: number, noun: string, nouns = `${noun}s`): string =>
  `${quantityFormat.format(count)} ${count === 1 ? noun : nouns}`;
