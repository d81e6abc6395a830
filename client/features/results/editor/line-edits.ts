// What an edit makes of a line. Each edit is made anew on the line as the server holds it: so a figure that is typed digit by
// digit, or changed and changed back, leaves the same range and source behind as one that was typed at once.
import {
  asCopy,
  editLine,
  type LineChanges,
  newLine,
} from '../../../../server/domain/estimate/edit-lines.ts';
import { nextLineId } from '../../../../server/domain/estimate/line-ids.ts';
import { roundCents, roundUnitPrice } from '../../../../server/domain/money/money.ts';
import { readMoney, readQuantity, type TypedNumber } from '../../../lib/typed-number.ts';
import { type EditorLine, fieldsOf } from './draft.ts';
import { LARGEST_ENTERED, LARGEST_QUANTITY } from '../../../../server/domain/limits.ts';

/** The fields a person may set. */
export type LineFields = Omit<LineChanges, 'finishLevel'>;
/** Whether a number follows from others. */
const FLAGS = ['taxByHand', 'isLocked'] as const satisfies (keyof LineFields)[];

/** What is written into a cell. */
export type EditableField = Exclude<keyof LineFields, (typeof FLAGS)[number]>;

const NUMBERS = ['quantity', 'unitPrice', 'tax'] as const satisfies EditableField[];
export type AmountField = (typeof NUMBERS)[number];

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

export const hasNumbers = (fields: LineFields): boolean =>
  [...NUMBERS, ...FLAGS].some((field) => fields[field] !== undefined);

/** The line a line is, or was duplicated from, as the server holds it. */
export type Origins = ReadonlyMap<string, EditorLine>;

export const edited = (line: EditorLine, changes: LineChanges, origins: Origins): EditorLine => {
  const { id, copyOf } = line;
  const origin = origins.get(id) ?? origins.get(copyOf ?? '') ?? newLine(id);
  // Made on the line as it is, too: it knows which finish level it is at now.
  const next = editLine(origin, fieldsOf(editLine(line, changes)));
  return { ...next, id, ...(copyOf === undefined ? {} : { copyOf }) };
};

export const added = (lines: readonly { id: string }[], fields: readonly LineFields[]) => {
  const first = Number(nextLineId(lines));
  return fields.map((each, index) => editLine(newLine(String(first + index)), each));
};

export const copied = (line: EditorLine, lines: readonly EditorLine[]): EditorLine => ({
  ...asCopy(line),
  id: nextLineId(lines),
  copyOf: line.copyOf ?? line.id,
});
