import { useState } from 'react';
import { AMOUNT_LABELS, type RefusedAmount } from '../editor/refusals.ts';
import { useEditorValue } from '../editor/use-editor.ts';
import classes from './LineRefusals.module.css';

export const refusalId = ({ lineId, field }: Pick<RefusedAmount, 'lineId' | 'field'>): string =>
  `refusal-${lineId}-${field}`;

const NONE: readonly RefusedAmount[] = [];

/** The same list for as long as it holds the same, as the store asks for it at each change. */
const listOf = (lineId: string) => {
  let last = NONE;
  return (refusals: readonly RefusedAmount[]): readonly RefusedAmount[] => {
    const own = refusals.filter((each) => each.lineId === lineId);
    const isSame = own.length === last.length && own.every((each, index) => each === last[index]);
    if (!isSame) last = own;
    return last;
  };
};

/** Why texts in the number cells of a line are no numbers. */
export function LineRefusals({ lineId }: { lineId: string }) {
  const [select] = useState(() => listOf(lineId));
  const refusals = useEditorValue((state) => select(state.refusals));
  return refusals.map((refusal) => (
    <p
      key={refusal.field}
      id={refusalId(refusal)}
      className={classes.refusal}
      role="alert"
      data-no-print
    >
      <strong>{AMOUNT_LABELS[refusal.field]}:</strong> {refusal.hint} The line still uses the number
      from before.
    </p>
  ));
}
