import { type ComponentProps, useState } from 'react';
import { LINE_LIMITS } from '../../../../server/domain/limits.ts';
import { unitCode, unitWords } from '../../../../server/domain/money/unit-words.ts';
import fields from './Fields.module.css';
import type { LineEditing } from './use-line.ts';

interface UnitFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  editing: LineEditing;
  /** Units are shown in words, `sq ft`, and not as the codes of the trade. */
  isSpelled: boolean;
}

/** Takes a code or its words; the line keeps the code. What is typed stays as it is until the field is left. */
export function UnitField({ editing: { line, edit }, isSpelled, ...props }: UnitFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settled = isSpelled ? unitWords(line.unit, line.quantity) : line.unit;
  const isStillMeant = typed !== null && unitCode(typed) === line.unit;
  return (
    <input
      {...props}
      className={fields.field}
      maxLength={LINE_LIMITS.unit}
      autoComplete="off"
      value={isStillMeant ? typed : settled}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        edit({ unit: unitCode(value) });
      }}
      onBlur={(event) => {
        setTyped(null);
        props.onBlur?.(event);
      }}
    />
  );
}
