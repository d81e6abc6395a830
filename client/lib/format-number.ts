// Writes numbers as `Intl.NumberFormat` does for en-US, the first of which takes a browser as long as drawing a page.

/** What can be written here: others are very large, very small, or no numbers. */
const PLAIN = /^\d+(?:\.\d+)?$/;

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ',');

interface NumberForm {
  /** Decimals that are shown even when they are zero. */
  least: number;
  /** Decimals that are shown; halves are rounded away from zero. */
  most: number;
  /** Before the digits. */
  unit?: string;
  /** The number counts hundreds. */
  isShare?: boolean;
}

/** `1,234.50`, `-$3.00`; null for what is left to `Intl`. */
export const formatNumber = (
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
  const minus = value < 0 || Object.is(value, -0) ? '-' : '';
  return `${minus}${unit}${grouped(all.slice(0, end))}${decimals && '.'}${decimals}`;
};
