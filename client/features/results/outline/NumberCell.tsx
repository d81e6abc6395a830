import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TYPED_NUMBER_MAX } from '../../../../server/domain/limits.ts';
import { formatDecimals } from '../../../lib/format.ts';
import type { EditorLine } from '../editor/draft.ts';
import type { AmountField } from '../editor/line-edits.ts';
import { readAmount } from './read-amount.ts';
import { useEditorStore, useEditorValue } from '../editor/use-editor.ts';
import classes from './Fields.module.css';
import { refusalId } from './LineRefusals.tsx';
import { tellLimits } from './tell-limits.ts';

interface NumberCellProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  line: EditorLine;
  field: AmountField;
}

/** Decimals that each field shows at least and at most. */
const DECIMALS: Record<AmountField, [least: number, most: number]> = {
  quantity: [0, 4],
  unitPrice: [2, 4],
  tax: [2, 2],
};

interface Typed {
  text: string;
  /** The number before anything was typed. */
  before: number;
}

/**
 * Shows a formatted number and, while it is edited, what is typed: `3*12` counts as 36 from the keystroke that makes it a
 * sum. A text that is no number stays there, marked, while the line keeps the number it had.
 */
export function NumberCell({ line, field, className, ...props }: NumberCellProps) {
  const { dispatch } = useEditorStore();
  const refusal = useEditorValue(({ refusals }) =>
    refusals.find((each) => each.lineId === line.id && each.field === field),
  );
  const [typed, setTyped] = useState<Typed | null>(null);
  const value = line[field];

  const read = (text: string) => readAmount(field, text, line.unit);
  const numberIn = ({ text, before }: Typed): number => {
    const reading = read(text);
    return 'value' in reading ? reading.value : before;
  };
  // The text is what the cell shows, so that what is selected on entering stays selected.
  const entered = (before: number) => refusal?.text ?? formatDecimals(before, ...DECIMALS[field]);
  const isUntouched = ({ text, before }: Typed) => text === entered(before);
  // The typed text stays for as long as it means the value. Undo, for example, brings another value.
  const shown = typed && (isUntouched(typed) || numberIn(typed) === value) ? typed.text : null;

  const type = (text: string) => {
    const next = { text, before: typed?.before ?? value };
    setTyped(next);
    const number = numberIn(next);
    if (number !== value) dispatch({ type: 'edit', lineId: line.id, fields: { [field]: number } });
  };

  const leave = () => {
    setTyped(null);
    if (shown === null || !typed || isUntouched(typed)) return;
    const reading = read(shown);
    if ('hint' in reading) {
      const { hint } = reading;
      dispatch({ type: 'refuse', refusal: { lineId: line.id, field, text: shown, hint } });
    } else {
      dispatch({ type: 'dropRefusal', lineId: line.id, field });
      tellLimits([{ [field]: value }]);
    }
  };

  const restore = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setTyped(null);
    dispatch({ type: 'dropRefusal', lineId: line.id, field });
  };

  return (
    <input
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={TYPED_NUMBER_MAX}
      className={[classes.field, classes.number, className].join(' ')}
      aria-invalid={refusal !== undefined || undefined}
      aria-describedby={refusal && refusalId(refusal)}
      value={shown ?? entered(value)}
      onFocus={(event) => {
        setTyped({ text: entered(value), before: value });
        event.currentTarget.select();
      }}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={restore}
      onBlur={(event) => {
        leave();
        props.onBlur?.(event);
      }}
    />
  );
}
