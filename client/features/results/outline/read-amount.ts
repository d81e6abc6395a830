// Reads what is typed or pasted into the number fields of a line.
import { LARGEST_ENTERED, LARGEST_QUANTITY } from '../../../../server/domain/limits.ts';
import { roundCents, roundUnitPrice } from '../../../../server/domain/money/money.ts';
import { readMoney, readQuantity, type TypedNumber } from '../../../lib/typed-number.ts';
import { type AmountField, type LineFields, NUMBERS } from '../editor/line-edits.ts';

/** What a line can hold at most. */
const LARGEST: Record<AmountField, number> = {
  quantity: LARGEST_QUANTITY,
  unitPrice: LARGEST_ENTERED,
  tax: LARGEST_ENTERED,
};

const ROUNDED: Record<AmountField, (value: number) => number> = {
  quantity: (value) => value,
  unitPrice: roundUnitPrice,
  tax: roundCents,
};

const READ: Record<AmountField, (text: string, unit: string) => TypedNumber> = {
  quantity: readQuantity,
  unitPrice: readMoney,
  tax: (text) => readMoney(text, null),
};

/** What is typed or pasted into a number field: the number a line can hold of it, or why it is none. @param unit the line's */
export const readAmount = (field: AmountField, text: string, unit: string): TypedNumber => {
  const read = READ[field](text, unit);
  if ('hint' in read) return read;
  const largest = LARGEST[field];
  const value = Math.max(-largest, Math.min(largest, read.value));
  return { value: ROUNDED[field](value) };
};

/** Whether a typed or pasted number had to be cut to what a line can hold. */
export const isAtLimit = (fields: LineFields): boolean =>
  NUMBERS.some((field) => Math.abs(fields[field] ?? 0) >= LARGEST[field]);

/** Says so to the person who typed it. */
export const limitsText = (): string =>
  `A quantity can be at most ${LARGEST.quantity.toLocaleString('en-US')}, an amount at most ${LARGEST.tax.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })}. What was more was set to that.`;
