// How amounts, quantities, shares and moments are written in every export.

const moneyFormats = new Map<string, Intl.NumberFormat>();

const moneyFormat = (currency: string): Intl.NumberFormat => {
  const known = moneyFormats.get(currency);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  moneyFormats.set(currency, format);
  return format;
};

export type WriteMoney = (amount: number) => string;

/** An odd currency code that a document carries is written in front of the number. */
export const moneyWriter = (currency: string): WriteMoney => {
  if (!/^[A-Z]{3}$/.test(currency)) {
    return (amount) => `${currency} ${moneyFormat('USD').format(amount).replace('$', '')}`;
  }
  const format = moneyFormat(currency);
  return (amount) => format.format(amount);
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
