// Numbers as people and spreadsheets write them.

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const ACCOUNTING = /^\((.*)\)$/;

/** A number as people and spreadsheets write it (`$1,234.50`, `(12)`); whatever is none counts as 0. */
export const toNumber = (value: unknown): number => {
  if (typeof value === 'number') return Number.isNaN(value) ? 0 : value;
  if (typeof value !== 'string') return 0;
  const plain = value.replaceAll(/[$\s]/g, '').replace(ACCOUNTING, '-$1');
  const digits = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain;
  return NUMBER.test(digits) ? Number(digits) : 0;
};
