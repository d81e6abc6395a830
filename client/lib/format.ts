// How amounts, quantities and moments are written everywhere. Making a formatter takes milliseconds, so each is made
// once, and not before it is used; but the first one of a page takes tens, and comes while nothing is on the screen yet.
import { madeOnce } from '../../server/domain/made-once.ts';

const moneyFormats = new Map<string, Intl.NumberFormat>();

const moneyFormat = (currency: string, decimals: number, most = decimals): Intl.NumberFormat => {
  const key = `${currency} ${decimals} ${most}`;
  const known = moneyFormats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: most,
  });
  moneyFormats.set(key, format);
  return format;
};

export const formatMoney = (amount: number, currency = 'USD'): string =>
  moneyFormat(currency, 2).format(amount);

/** Of one unit: `$12.50`, `$0.0345`. */
export const formatUnitPrice = (price: number, currency = 'USD'): string =>
  moneyFormat(currency, 2, 4).format(price);

/** The same as a plain number, for fields and spreadsheets: `12.50`, `0.0345`. */
export const unitPriceText = (price: number): string =>
  String(price).replace(
    /^(-?\d+)(\.\d)?$/,
    (_, whole: string, tenth = '.0') => `${whole}${tenth}0`,
  );

/** A difference: `+$5.00`, `-$5.00`. */
export const formatSignedMoney = (amount: number, currency = 'USD'): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;

/** Without cents, for figures that are not exact to the cent anyway. */
export const formatWholeMoney = (amount: number, currency = 'USD'): string =>
  moneyFormat(currency, 0).format(amount);

const quantityFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const formatQuantity = (quantity: number): string => quantityFormat.format(quantity);

const percentFormat = madeOnce(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);

/** @param share 1 is all of it */
export const formatPercent = (share: number): string => percentFormat().format(share);

const dateFormat = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const dateTimeFormat = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** @param iso ISO 8601 moment */
export const formatDate = (iso: string): string => dateFormat().format(new Date(iso));
export const formatDateTime = (iso: string): string => dateTimeFormat().format(new Date(iso));

/** `1 line`, `3 lines` */
export const counted = (count: number, noun: string): string =>
  `${formatQuantity(count)} ${noun}${count === 1 ? '' : 's'}`;
