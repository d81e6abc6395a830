// Texts in number cells that are no numbers. The line keeps the number it had, the cell its text, and nothing is saved until
// one of the two goes.
import type { EditorLine } from './draft.ts';
import type { AmountField, LineFields } from './line-edits.ts';

export interface RefusedAmount {
  lineId: string;
  field: AmountField;
  /** The text as it was typed or pasted. */
  text: string;
  /** Why it is no number, and what would be one. */
  hint: string;
}

export const AMOUNT_LABELS: Record<AmountField, string> = {
  quantity: 'Qty',
  unitPrice: 'Unit Price',
  tax: 'Tax',
};

const isOf = (lineId: string, field: AmountField) => (refusal: RefusedAmount) =>
  refusal.lineId === lineId && refusal.field === field;

export const withoutRefusal = (
  refusals: readonly RefusedAmount[],
  lineId: string,
  field: AmountField,
): readonly RefusedAmount[] => {
  const isGone = isOf(lineId, field);
  return refusals.some(isGone) ? refusals.filter((each) => !isGone(each)) : refusals;
};

export const withRefusal = (
  refusals: readonly RefusedAmount[],
  refusal: RefusedAmount,
): readonly RefusedAmount[] => [
  ...withoutRefusal(refusals, refusal.lineId, refusal.field),
  refusal,
];

type Items = readonly EditorLine[];

/**
 * Returns the refusals left after an edit. A number that came into the cell in any way takes the text's place.
 * @param written what was written into a line, even if it is what stood there before
 */
export const refusalsAfter = (
  refusals: readonly RefusedAmount[],
  before: Items,
  after: Items,
  written?: { lineId: string; fields: LineFields },
): readonly RefusedAmount[] => {
  if (refusals.length === 0) return refusals;
  return refusals.filter(({ lineId, field }) => {
    if (written?.lineId === lineId && field in written.fields) return false;
    const old = before.find(({ id }) => id === lineId);
    const line = after.find(({ id }) => id === lineId);
    return line !== undefined && old?.[field] === line[field];
  });
};
