import { type ComponentProps, useState } from 'react';
import { roundCents } from '../../../../server/domain/money.ts';
import { amountOf } from '../editor/line-edits.ts';
import classes from './Fields.module.css';
import { tellLimits } from './tell-limits.ts';

interface NumberFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  field: 'quantity' | 'unitPrice' | 'tax';
  value: number;
  onChange: (value: number) => void;
}

const quantity = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const money = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Shows a formatted number and, while it is edited, what was typed. The line takes each keystroke at once, and a text that
 * is no number counts as 0.
 */
export function NumberField({ field, value, onChange, className, ...props }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string): number =>
    field === 'quantity' ? amountOf(field, text) : roundCents(amountOf(field, text));
  const format = field === 'quantity' ? quantity : money;
  // What was typed stands for as long as it means the value; undo, say, brings another one.
  const shown = typed !== null && read(typed) === value ? typed : null;
  const isEditing = typed !== null;
  return (
    <input
      {...props}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={[classes.field, classes.number, className].join(' ')}
      value={shown ?? (isEditing ? String(value) : format.format(value))}
      onFocus={(event) => {
        setTyped(String(value));
        event.currentTarget.select();
      }}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
      onBlur={(event) => {
        setTyped(null);
        if (shown !== null && shown !== String(value)) tellLimits([{ [field]: value }]);
        props.onBlur?.(event);
      }}
    />
  );
}
