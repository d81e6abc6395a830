// How amounts, quantities and moments are written everywhere. A browser's own formatter is made where nothing else will do, once
// and not before it is used: it takes milliseconds, the first one of a page tens.
import { madeOnce } from '../../server/domain/made-once.ts';

// Writes numbers as `Intl.NumberFormat` does for en-US, the first of which takes a browser as long as drawing a page.

/** What can be written here: others are very large, very small, or no numbers. */
const PLAIN = /^\d+(?:\.\d+)?$/;

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

interface NumberForm {
  /** Decimals that are shown even when they are zero. */
  least: number;
  /** Decimals that are shown; halves are rounded away from zero. */
  most: number;
  /** Sign before the digits, e.g. `$`. */
  unit?: string;
  /** The number counts hundreds. */
  isShare?: boolean;
}

/** What people read has the sign of mathematics; what fields and spreadsheets take has a hyphen. */
const MINUS = '−';

/** `1,234.50`, `−$3.00`; null for what is left to `Intl`. */
const formatNumber = (
  value: number,
  { least, most, unit = '', isShare = false }: NumberForm,
): string | null => {
  const digits = String(Math.abs(value));
  if (!PLAIN.test(digits)) return null;
  const [whole = '', fraction = ''] = digits.split('.');
  const shift = most + (isShare ? 2 : 0);
  const kept = BigInt(whole + fraction.slice(0, shift).padEnd(shift, '0'));
  const isRoundedUp = (fraction[shift] ?? '0') >= '5';
  const all = String(isRoundedUp ? kept + 1n : kept).padStart(most + 1, '0');
  const end = all.length - most;
  let decimals = all.slice(end);
  while (decimals.length > least && decimals.endsWith('0')) decimals = decimals.slice(0, -1);
  const minus = value < 0 || Object.is(value, -0) ? MINUS : '';
  return `${minus}${unit}${grouped(all.slice(0, end))}${decimals && '.'}${decimals}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with the browser's own formatter. */
const byBrowser = (value: number, options: Intl.NumberFormatOptions): string => {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat('en-US', options);
  formats.set(key, format);
  return format.format(value).replace('-', MINUS);
};

const money = (amount: number, currency: string, least: number, most = least): string =>
  (currency === 'USD' ? formatNumber(amount, { least, most, unit: '$' }) : null) ??
  byBrowser(amount, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });

const decimals = (value: number, least: number, most: number): string =>
  formatNumber(value, { least, most }) ??
  byBrowser(value, { minimumFractionDigits: least, maximumFractionDigits: most });

/** A plain number for a field, with so many decimals. */
export const formatDecimals = (value: number, least: number, most: number): string =>
  decimals(value, least, most).replace(MINUS, '-');

export const formatMoney = (amount: number, currency = 'USD'): string => money(amount, currency, 2);

/** Price of one unit: `$12.50`, `$0.0345`. */
export const formatUnitPrice = (price: number, currency = 'USD'): string =>
  money(price, currency, 2, 4);

/** The same as a plain number, for fields and spreadsheets: `12.50`, `0.0345`. */
export const unitPriceText = (price: number): string =>
  String(price).replace(
    /^(-?\d+)(\.\d)?$/,
    (_, whole: string, tenth = '.0') => `${whole}${tenth}0`,
  );

/** A difference: `+$5.00`, `−$5.00`. */
export const formatSignedMoney = (amount: number, currency: string): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount, currency)}`;

/** An amount without cents, for figures that are not exact to the cent anyway. */
export const formatWholeMoney = (amount: number, currency = 'USD'): string =>
  money(amount, currency, 0);

export const formatQuantity = (quantity: number): string => decimals(quantity, 0, 2);

/** @param share 1 is all of it */
export const formatPercent = (share: number): string =>
  `${formatNumber(share, { least: 1, most: 1, isShare: true }) ?? decimals(share * 100, 1, 1)}%`;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const dateTimeFormat = madeOnce(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
);

/** @param iso ISO 8601 moment */
export const formatDate = (iso: string): string => {
  const date = new Date(iso);
  return `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`;
};
export const formatDateTime = (iso: string): string => dateTimeFormat().format(new Date(iso));

/** `1 line`, `3 lines` */
export const counted = (count: number, noun: string): string =>
  `${formatQuantity(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Adds a full stop unless the text already ends with one: `24 in.` */
export const stopped = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
